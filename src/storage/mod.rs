//! What survives the program: files that are replaced whole or not at all, the game in progress, and records
//! on disk. Knows files and games; neither settings nor screens.

mod autosave;
mod found;
mod held;
mod ledger;
mod process;
mod record_file;
mod recorded;
mod replace;
mod saved;
mod script;
mod tilde;

pub use autosave::{Autosave, CannotKeep};
pub use found::{Found, LeftGame, Leftover, SetAside};
pub use held::{Doubt, Held};
pub use ledger::Ledger;
pub use record_file::{
    OpenError, OpenedRecord, SaveError, Written, open_record, read_record, record_of,
    record_titles, save_record,
};
pub use recorded::Recorded;
pub use replace::{replace, replace_with};
pub use saved::{Declared, ENDGAME, Saved, told_clock};
pub use tilde::{expanded, told};
