//! Any bytes as CBR.

#![no_main]

mod record;

use libfuzzer_sys::fuzz_target;
use xiangqi::record::Format;

fuzz_target!(|bytes: &[u8]| record::check(bytes, Format::Cbr));
