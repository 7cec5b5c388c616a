//! English: the command line, its help and what is wrong with it.

use crate::i18n::text::ArgumentsText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: ArgumentsText) -> &'static str {
    match text {
        ArgumentsText::PageUsage => "Usage: ",
        ArgumentsText::PageJobs => "Commands:",
        ArgumentsText::PageArguments => "Arguments:",
        ArgumentsText::PageOptions => "Options:",
        ArgumentsText::PageOptionsPlace => "[OPTIONS]",
        ArgumentsText::PageJobPlace => "[COMMAND]",
        ArgumentsText::PageValues => "[possible values: ",
        ArgumentsText::Program => "Xiangqi (Chinese chess) for two people at one terminal",
        ArgumentsText::ProgramMore => {
            "Without a command the board opens. Every option can stand in the settings file too, without its dashes; `xiangqi config` names that file and the settings in force. The command line wins, and `=false` turns a switch back, as in `--flip=false`."
        }
        ArgumentsText::JobMoves => "List the legal moves after the given ones, sorted, one a line",
        ArgumentsText::JobReferee => "Say what the rules say of a line of play, in fixed words",
        ArgumentsText::JobPerft => "Count the lines of play to a depth",
        ArgumentsText::JobCheck => {
            "Replay records, and name each game's first illegal move and why"
        }
        ArgumentsText::JobCheckMore => {
            "Standard output has one line for each file, `FILE: N games, M plies, ok`; M counts the plies of the main lines, and side lines are replayed too. What is wrong goes to standard error, one line for each fault: file, line or byte, game, ply, text and reason. An error is a game that cannot be read to its end; warnings and notes leave the exit code 0."
        }
        ArgumentsText::JobConvert => "Convert records from one format to another",
        ArgumentsText::JobConvertMore => {
            "A game that cannot be read to its end is written as far as it goes, and the exit code is 1. What the other format cannot hold is named in a warning. OUT is written aside and takes its name when it is whole."
        }
        ArgumentsText::JobConfig => "Show the settings in force and where each came from",
        ArgumentsText::JobCompletions => "Print the completions of a shell",
        ArgumentsText::JobMan => "Print the manual page",
        ArgumentsText::JobHelp => "Print this message or the help of the given subcommand(s)",
        ArgumentsText::ArgHelpOf => "Print help for the subcommand(s)",
        ArgumentsText::ArgHelp => "Print help",
        ArgumentsText::ArgVersion => "Print version",
        ArgumentsText::ArgRecord => "A record to review and play on",
        ArgumentsText::ArgFen => "Position to start from [default: the start position]",
        ArgumentsText::ArgDiagnose => "Print what the report of a fault should tell",
        ArgumentsText::ArgMoves => "Moves in any notation; `-` reads them from standard input",
        ArgumentsText::ArgMovesNotation => "Write each move in this notation too, after a tab",
        ArgumentsText::ArgExplain => {
            "Add the ruling in words, and what each move of the repetition does"
        }
        ArgumentsText::ArgRefereeRecord => "Judge the main line of this record instead",
        ArgumentsText::ArgRefereeGame => "Which game of the record, counted from 1",
        ArgumentsText::ArgDepth => "Number of plies",
        ArgumentsText::ArgDivide => "Count each first move by itself",
        ArgumentsText::ArgFiles => "Records to replay; `-` is standard input",
        ArgumentsText::ArgIn => "Record to read; `-` is standard input",
        ArgumentsText::ArgOut => "File to write; `-` is standard output",
        ArgumentsText::ArgFrom => "Format of IN [default: what its first bytes show]",
        ArgumentsText::ArgTo => "Format of OUT [default: what its ending says, else pgn]",
        ArgumentsText::ArgOnly => "Write this game only, counted from 1",
        ArgumentsText::ArgConvertNotation => {
            "Notation of the moves in PGN; chinese is the simplified script, which most programs read [default: chinese]"
        }
        ArgumentsText::ArgForce => "Replace OUT if it is there already",
        ArgumentsText::ArgShell => "The shell",
        ArgumentsText::ArgNew => "Start a new game at once; an unfinished one is kept",
        ArgumentsText::ArgResume => "Go on with the unfinished game at once",
        ArgumentsText::OptLang => "Language [default: locale]",
        ArgumentsText::OptRules => "Rules: standard, or casual (kings can be taken)",
        ArgumentsText::OptRepetition => "Judge repetition",
        ArgumentsText::OptMoveLimit => "Draw after PLIES without capture: 120, 100, N or off",
        ArgumentsText::OptExemptChecks => "Count checks beyond ten a side for that limit, too",
        ArgumentsText::OptRefuse => "Refuse a move that at once loses by repetition",
        ArgumentsText::OptHandicap => "What Red does without",
        ArgumentsText::OptClock => {
            "Clock: 10m, 10m+5s (increment), 20m/30s*3 (byo-yomi), 30s/move, red=10m black=5m, none"
        }
        ArgumentsText::OptPlain => "Plain mode: line by line, without a screen",
        ArgumentsText::OptPieces => "How pieces look",
        ArgumentsText::OptDistinct => "Own characters for each side: 俥傌炮, 車馬砲",
        ArgumentsText::OptAscii => "Draw everything in ASCII (7-bit characters)",
        ArgumentsText::OptTheme => "Theme: wood, dark, light, mono, high-contrast or own",
        ArgumentsText::OptSize => "Size of the board",
        ArgumentsText::OptFlip => "Black sits at the bottom",
        ArgumentsText::OptAutoFlip => "Turn the board after each move to who is to move",
        ArgumentsText::OptLabels => "Labels at the edge of the board",
        ArgumentsText::OptNotation => "How moves are written",
        ArgumentsText::OptMouse => "Leave the mouse to the terminal",
        ArgumentsText::OptHints => "Do not show where the selected piece may go",
        ArgumentsText::OptBlindfold => "Play blindfold: hide the pieces, show moves alone",
        ArgumentsText::OptAnimation => "Let moved pieces glide",
        ArgumentsText::OptBellCheck => "Ring the bell when a check is given",
        ArgumentsText::OptBellMove => "Ring the bell with every move",
        ArgumentsText::OptBellFlag => "Do not ring the bell when a flag falls",
        ArgumentsText::OptTakebackAsks => "Ask the other player before a move is taken back",
        ArgumentsText::OptStart => "Unfinished game at the start: ask, resume or new",
        ArgumentsText::UsageCannotBe => "{0} cannot be \"{1}\" ({2})",
        ArgumentsText::UsageMeant => "{0}; did you mean {1}?",
        ArgumentsText::UsageNeedsValue => "{0} needs a value",
        ArgumentsText::UsageNeedsOneOf => "{0} needs a value ({1})",
        ArgumentsText::UsageTooMany => "\"{0}\" is one argument too many",
        ArgumentsText::UsageNoJob => "there is no command {0}",
        ArgumentsText::UsageMissing => "{0} is missing",
        ArgumentsText::UsageExclude => "{0} and {1} exclude each other",
        ArgumentsText::UsageTakesNoValue => "{0} takes no value: \"{1}\"",
        ArgumentsText::UsageNoOption => "there is no option {0}",
        ArgumentsText::UsageOptionOf => "there is no option {0} here, but one of xiangqi {1}",
        ArgumentsText::UsageNotHere => "{0} means nothing to this command",
        ArgumentsText::UsageManyOptions => "{0} is the beginning of more than one option",
        ArgumentsText::CannotWrite => "cannot write: {0}",
        ArgumentsText::CannotListen => "cannot listen to signals",
        ArgumentsText::CannotUseTerminal => "cannot use the terminal",
        ArgumentsText::CannotReadKeys => "cannot read the keyboard",
        ArgumentsText::StandardInput => "standard input",
        ArgumentsText::TextNotUtf8 => "not UTF-8 text",
        ArgumentsText::PerftRate => "{0} s, {1} million nodes/s",
        ArgumentsText::SettingsNoFolder => "no folder for a settings file is known",
        ArgumentsText::FromDefault => "default",
        ArgumentsText::FromFile => "file",
        ArgumentsText::FromCommandLine => "command line",
        ArgumentsText::UsageSeeHelp => "{0}; see xiangqi --help",
        ArgumentsText::UsageOnlyRead => "{0}: {1} is only read; --to takes pgn or dhtmlxq",
        ArgumentsText::UsageDepth => "a number of plies, 0 to 20",
        ArgumentsText::UsageGame => "a number, the first game is 1",
    }
}
