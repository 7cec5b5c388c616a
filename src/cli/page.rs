//! The pages of the help in the user's language. The arguments describe themselves in English, the only language that
//! every start needs; a page in another one is made when it is asked for.

use super::Arguments;
use crate::config::Setting;
use crate::i18n::{Lang, Text};
use crate::tui::widgets::text::{width, wrap};
use clap::{Command, CommandFactory};

/// What an argument says of itself.
pub(super) const fn said(text: Text) -> &'static str {
    Lang::En.text(text)
}

/// What describes all arguments, in a language.
pub(super) fn command(lang: Lang) -> Command {
    let mut command = Arguments::command();
    if lang.is_chinese() {
        // Adds what the library itself has to say.
        command.build();
        translated(command, lang)
    } else {
        command
    }
}

/// A command with its arguments, and the commands below it.
fn translated(mut command: Command, lang: Lang) -> Command {
    let told = |text: &dyn ToString| in_language(&text.to_string(), lang);
    if let Some(about) = command.get_about().map(|about| told(about)) {
        command = command.about(about);
    }
    if let Some(more) = command.get_after_help().map(|more| told(more)) {
        command = command.after_help(more);
    }
    command
        .mut_args(|arg| {
            let help = arg.get_help().map(ToString::to_string);
            let setting = Setting::named(arg.get_id().as_str());
            match help.map(|help| with_names(&help, setting, lang)) {
                Some(help) => arg.help(help),
                None => arg,
            }
        })
        .mut_subcommands(|job| translated(job, lang))
}

/// An English text of the command line in another language.
fn in_language(english: &str, lang: Lang) -> String {
    let text = Text::of_command_line(english);
    text.map_or_else(|| english.to_owned(), |text| lang.text(text).to_owned())
}

/// What an argument says of itself, in another language; behind it may stand the words that a setting takes.
fn with_names(english: &str, setting: Option<&Setting>, lang: Lang) -> String {
    let with_words = english.strip_suffix(')').zip(setting);
    let parts = with_words.and_then(|(text, setting)| {
        let (text, _) = text.rsplit_once(" (")?;
        Some((Text::of_command_line(text)?, setting.expected(lang)))
    });
    match parts {
        Some((text, words)) => format!("{}：{}", lang.text(text), words.replace(", ", "、")),
        None => in_language(english, lang),
    }
}

/// What stands on a page beside the descriptions, in a language. The names of places, `FILE`, are those of the errors.
pub(super) fn page(text: &str, lang: Lang) -> String {
    let mut page = text.to_owned();
    for text in [
        Text::PageUsage,
        Text::PageJobs,
        Text::PageArguments,
        Text::PageOptions,
        Text::PageOptionsPlace,
        Text::PageJobPlace,
        Text::PageValues,
    ] {
        page = page.replace(said(text), lang.text(text));
    }
    wrapped(&page)
}

/// The columns of a help page: what every terminal has.
const COLUMNS: u16 = 80;

/// A help page whose long lines are broken between words, each under the beginning of its description.
fn wrapped(page: &str) -> String {
    let mut text = String::with_capacity(page.len());
    for line in page.lines() {
        let description = line.trim_start().find("  ").map_or(0, |gap| {
            let gap = line.len() - line.trim_start().len() + gap;
            let rest = line.get(gap..).unwrap_or_default();
            gap + rest.len() - rest.trim_start().len()
        });
        let (head, words) = line.split_at(description);
        let indent = width(head);
        text.push_str(head);
        for (row, words) in wrap(words, COLUMNS.saturating_sub(indent))
            .iter()
            .enumerate()
        {
            if row > 0 {
                text.push('\n');
                text.extend(std::iter::repeat_n(' ', usize::from(indent)));
            }
            text.push_str(words);
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::SETTINGS;

    #[test]
    fn long_lines_of_a_help_page_are_broken_between_words_under_their_description() {
        let words = ["word"; 20].join(" ");
        let page = wrapped(&format!("Usage: a\n\n  --option <X>  {words}\n\n{words}\n"));
        let lines: Vec<&str> = page.lines().collect();
        assert!(lines.iter().all(|line| width(line) <= COLUMNS), "{page}");
        assert_eq!(lines[0], "Usage: a");
        let under = " ".repeat("  --option <X>  ".len()) + "word";
        assert!(lines[3].starts_with(&under), "{page}");
        assert!(lines.last().unwrap().starts_with("word"), "{page}");
        assert_eq!(page.matches("word").count(), 40);
    }

    /// All pages of the help: the program's own and that of each command.
    fn pages(lang: Lang) -> Vec<String> {
        let mut command = command(lang);
        command.build();
        let jobs: Vec<String> = command
            .get_subcommands()
            .map(|job| job.get_name().to_owned())
            .filter(|job| job != "help")
            .collect();
        let asked = |job: &str| {
            let arguments = ["xiangqi", "help", job];
            let asked = arguments.iter().filter(|word| !word.is_empty());
            let told = super::command(lang).try_get_matches_from(asked);
            page(&told.unwrap_err().render().to_string(), lang)
        };
        std::iter::once(asked(""))
            .chain(jobs.iter().map(|job| asked(job)))
            .collect()
    }

    #[test]
    fn no_page_of_the_help_has_an_english_word_in_a_chinese_sentence_or_a_line_that_is_too_long() {
        for lang in [Lang::ZhHant, Lang::ZhHans] {
            let pages = pages(lang);
            assert_eq!(pages.len(), 9);
            for page in pages {
                for line in page.lines() {
                    assert!(width(line) <= COLUMNS, "{line}");
                }
                for word in [
                    " the ", " of ", " a ", "default", "values", "Print", "OPTIONS",
                ] {
                    assert!(!page.contains(word), "{lang} {word}: {page}");
                }
                assert!(page.contains(lang.text(Text::PageUsage)), "{page}");
                assert!(page.contains(lang.text(Text::ArgHelp)), "{page}");
            }
        }
    }

    #[test]
    fn the_help_of_every_language_names_the_words_that_an_option_takes() {
        for lang in Lang::ALL {
            // Lines are broken anywhere.
            let without_blanks = |text: &str| text.split_whitespace().collect::<String>();
            let page = without_blanks(&pages(lang).concat());
            for setting in SETTINGS {
                let help = without_blanks(lang.text(setting.help));
                assert!(page.contains(&help), "{}", setting.name);
                for word in setting.words() {
                    let word = without_blanks(&setting.glossed(word, lang));
                    let word = word.trim_end_matches('）');
                    assert!(page.contains(word), "{lang} {}: {word}", setting.name);
                }
            }
        }
    }

    #[test]
    fn english_is_what_the_arguments_say_themselves() {
        let mut command = Arguments::command();
        let page = command.render_help().to_string();
        assert!(page.contains("Print help") && page.contains(said(Text::OptFlip)));
        assert_eq!(
            in_language(said(Text::OptFlip), Lang::En),
            said(Text::OptFlip)
        );
    }
}
