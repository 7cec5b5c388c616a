//! English: files, and what survives.

use crate::i18n::text::FileText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: FileText) -> &'static str {
    match text {
        FileText::SavedAsPgn => "Saved as {0} (PGN, since the ending names no format).",
        FileText::Saved => "Saved as {0} ({1}).",
        FileText::CannotSave => "Cannot save {0}: {1}.",
        FileText::NothingNamed => "Without a name nothing was saved.",
        FileText::OpenedTimed => "Opened {0}. It was played with the clock {1}; none runs now.",
        FileText::Opened => "Opened {0}.",
        FileText::RecordedResult => "Recorded result: {0}.",
        FileText::RecordedResultWhy => "Recorded result: {0} ({1}).",
        FileText::RecordedOutcome => "On record: {0}",
        FileText::RecordedStays => "The recorded result ({0}) stays with the moves of the record.",
        FileText::RecordedGone => "The recorded result ({0}) is gone with it.",
        FileText::CannotOpen => "Cannot open {0}: {1}.",
        FileText::ChooseGame => {
            "{0} holds {1} games; this is number {2}. Another: load FILE NUMBER."
        }
        FileText::GoneOn => "Going on with the last game ({1}) after ply {0}. {2} starts another.",
        FileText::AutosaveOff => "This game cannot be kept if the program stops: {0}.",
        FileText::AutosaveSetAside => {
            "The autosave could not be read ({0}); it was put aside as {1}."
        }
        FileText::LineNumber => "line {0}",
        FileText::NothingToResume => "There is no unfinished game to go on with.",
        FileText::NoSuchGame => "There is no kept game {0}.",
        FileText::OtherLeft => "Another game is kept: {0} goes on with it.",
        FileText::OthersLeft => "Other kept games: {0}; {1} lists them.",
        FileText::WentOn => "Going on after ply {0}.",
        FileText::SavedWithout => "What was taken back is not in it.",
        FileText::WentBack => "This game is over: {0}",
        FileText::WentOnWith => "Going on with {0} after ply {1}.",
        FileText::WentBackTo => "{0}, plies: {1}. This game is over: {2}",
        FileText::KeptAtExit => "The game is kept; {0} goes on with it.",
        FileText::KeptFinished => "The finished game is kept: {0} {1}.",
        FileText::KeyGoesOn => "goes on with it",
        FileText::KeyLists => "lists it",
        FileText::KeyShows => "shows it",
        FileText::NoGameKept => "There is no other game to go on with or to look at.",
        FileText::KeptBefore => "The game before is kept: {0} {1}.",
        FileText::KeptBeforeTyped => "The game before is kept: {0} goes on with it.",
        FileText::WillBeLost => "This game cannot be kept: it will be lost.",
        FileText::LeftNamed => "{0} ({1})",
        FileText::LeftGame => "{0}, plies: {1}",
        FileText::LeftGameOver => "{0}, plies: {1}, {2}",
        FileText::LeftFinished => "Finished",
        FileText::LeftGameLast => "{0}, plies: {1}, last {2}",
        FileText::LeftNow => "just now",
        FileText::LeftMinutes => "{0} min ago",
        FileText::LeftHours => "{0} h ago",
        FileText::LeftDays => "days ago: {0}",
        FileText::LeftElsewhere => "Another program has taken that game up.",
        FileText::ThrownAway => "Discarded: {0}.",
        FileText::NotThrownAway => "Cannot discard the game: {0}.",
        FileText::LeftWhich => "Games that are kept; \"{0} NUMBER\" goes on with one:",
        FileText::NoHome => "no home folder is known",
        FileText::NotUtf8 => "The locale is not UTF-8: letters and ASCII lines are used.",
        FileText::OutputElsewhere => {
            "The board goes to the standard output, which is no terminal; moves are read here, -1 leaves."
        }
        FileText::SettingsUnreadable => "the file cannot be read: {0}.",
        FileText::SettingsSyntax => "not TOML: {0}; ignored.",
        FileText::TomlUnquoted => "a text needs quotation marks",
        FileText::TomlNoValue => "behind a name there must be = and a value",
        FileText::TomlNoName => "there is no name before =",
        FileText::TomlTwice => "this name stands in the file twice",
        FileText::TomlOpenText => "the quotation mark at the end is missing",
        FileText::TomlOpenBracket => "a ] is missing",
        FileText::TomlTooMuch => "there is too much in this line",
        FileText::SettingsUnknownKey => "there is no setting named {0}; ignored.",
        FileText::SettingsWrongValue => "{0} cannot be {1} ({2}); ignored.",
        FileText::SettingsMistakes => {
            "the settings file holds text that is not understood, and is left as it is"
        }
        FileText::SettingsNoTheme => "there is no theme named {0}; there are {1}",
        FileText::SettingsNoRole => "no such role; there are {0}",
        FileText::SettingsNoColour => {
            "a colour is #rrggbb, 0 to 255, default, or a name such as red or bright-red"
        }
        FileText::SettingsNoKey => {
            "no key \"{0}\": a character, or a name such as Enter, Ctrl-R, Shift-Tab or F5"
        }
        FileText::SettingsNoCommand => "no command \"{0}\" that could have a key",
        FileText::SettingsKeyTaken => "the key {0} belongs to {1}",
        FileText::SystemNotFound => "no such file or folder",
        FileText::SystemNoPermission => "no permission",
        FileText::SystemIsFolder => "it is a folder",
        FileText::SystemNoFolder => "a part of the path is no folder",
        FileText::SystemDiskFull => "the disk is full",
        FileText::SystemReadOnly => "the disk can only be read",
        FileText::SystemNotAFile => "it is a pipe or a device, not a file",
        FileText::SystemBadName => "no file can have this name",
        FileText::ExistsAlready => "it exists already; --force replaces it",
        FileText::MeantCommand => "no such file; did you mean the command {0}?",
        FileText::GameCut => "The game ends before it.",
        FileText::SideLineCut => "The side line ends before it.",
        FileText::AtPly => "ply {0}",
        FileText::AtPlyText => "ply {0}: {1}",
        FileText::StartPosition => "start position: ",
        FileText::HeldChanged => "{0} has changed since it was opened or saved here.",
        FileText::HeldGames => "{0} holds {1} games.",
        FileText::HeldUnread => "{0} holds more than could be read.",
        FileText::HeldText => "{0} holds more than the game: a page or other text.",
        FileText::HeldFormat => "{0} holds more than {1} can keep.",
        FileText::HeldReplace => "Replace the whole file by this game?",
        FileText::HeldReplaceTyped => "Replace the whole file by this game? (yes/no)",
        FileText::HeldLeft => "It was left as it is; choose another name.",
        FileText::OnlyRead => "{0} is only read, not written; .pgn and .txt are written",
    }
}
