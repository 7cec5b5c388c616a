//! Where the platform keeps settings and state. Only names the folders; whoever stores something makes them.

use etcetera::BaseStrategy;
use std::path::PathBuf;

/// The program's own folders. `None` where the platform names none, as without HOME.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folders {
    /// The folder of the settings file.
    pub config: Option<PathBuf>,
    /// The folder of unfinished games and progress.
    pub state: Option<PathBuf>,
}

impl Folders {
    /// The folders of this user: what the XDG variables say on Unix, the platform's own elsewhere.
    pub fn detect() -> Self {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let absolute = |name: &str| {
            std::env::var_os(name)
                .map(PathBuf::from)
                .filter(|path| path.is_absolute())
        };
        // Without HOME the library would ask the password file: a user who took HOME away wants nothing stored there.
        let platform = if cfg!(windows) || set("HOME") {
            etcetera::choose_base_strategy().ok()
        } else {
            None
        };
        let own = |folder: PathBuf| folder.join("xiangqi");
        Self {
            config: platform
                .as_ref()
                .map(BaseStrategy::config_dir)
                .or_else(|| absolute("XDG_CONFIG_HOME"))
                .map(own),
            state: platform
                .as_ref()
                .map(|strategy| strategy.state_dir().unwrap_or_else(|| strategy.data_dir()))
                .or_else(|| absolute("XDG_STATE_HOME"))
                .map(own),
        }
    }

    /// The settings file.
    pub fn settings_file(&self) -> Option<PathBuf> {
        self.config
            .as_ref()
            .map(|folder| folder.join("config.toml"))
    }

    /// The list of solved endgames.
    pub fn solved(&self) -> Option<PathBuf> {
        self.state.as_ref().map(|folder| folder.join("solved"))
    }

    /// The folder of unfinished games.
    pub fn games(&self) -> Option<PathBuf> {
        self.state.as_ref().map(|folder| folder.join("games"))
    }
}
