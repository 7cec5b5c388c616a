//! The list of fixed texts. What each one says stands in the language files.

/// Declares [`Text`] together with the list of all its variants.
macro_rules! texts {
    ($($name:ident,)*) => {
        /// A fixed text, or one with numbered gaps that [`Lang::fill`](super::Lang::fill) fills.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        // The English table is the doc of each variant: a second sentence here would only drift from it.
        #[allow(missing_docs)]
        pub enum Text { $($name,)* }

        impl Text {
            /// Every text there is.
            pub const ALL: &[Self] = &[$(Self::$name,)*];
        }
    };
}

texts! {
    // The state of the game.
    ToMove,
    Check,
    River,
    LastMove,
    NoMoveYet,
    Captured,
    Nothing,
    PliesToLimit,
    RepetitionWarning,
    GameOver,
    WouldLose,

    // Answers to what was typed or asked for.
    Played,
    NothingToUndo,
    NothingToRedo,
    Undone,
    Redone,
    LegalMoves,
    PieceCannotMove,
    NotAPoint,
    NotANumber,
    NeedsFile,
    TakesNothing,
    CannotRead,
    Ambiguous,
    NotLegalHere,
    Or,
    SeeHelp,
    Flipped,
    NewGame,
    DrawOffered,
    DrawOfferLapsed,
    AskResign,
    AskNew,
    AskReplaceGame,
    AskOverwrite,
    WillNotOverwrite,
    AnswerYesNo,
    Unchanged,

    // Files and what survives.
    Saved,
    CannotSave,
    Opened,
    CannotOpen,
    NoGameInFile,
    ChooseGame,
    GoneOn,
    AutosaveOff,
    AutosaveSetAside,
    NothingToResume,
    NoHome,
    NotUtf8,
    OtherScript,
    SettingsProblem,
    SettingsUnreadable,
    SettingsSyntax,
    SettingsUnknownKey,
    SettingsWrongValue,
    SettingsMistakes,

    // Plain mode.
    PlainWelcome,
    HelpMoves,
    HelpCommands,
    HelpPieces,
    HelpRules,
    HelpUndo,
    HelpRedo,
    HelpLegal,
    HelpBoard,
    HelpSay,
    HelpFen,
    HelpFlip,
    HelpDraw,
    HelpResign,
    HelpSave,
    HelpLoad,
    HelpNew,
    HelpHelp,
    HelpQuit,
    SayPieces,
    SayPieceAt,
    SayEmpty,
    SayClock,
    SayNoClock,
    SayUnknown,
}
