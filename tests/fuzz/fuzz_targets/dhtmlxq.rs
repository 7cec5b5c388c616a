//! Any bytes as the web board's text.

#![no_main]

mod record;

use libfuzzer_sys::fuzz_target;
use xiangqi::record::Format;

fuzz_target!(|bytes: &[u8]| record::check(bytes, Format::DhtmlXq));
