//! The list of fixed texts, room by room. What each one says stands in the language files.

use super::Lang;

/// Declares [`Text`] together with the list of all its variants, and for each room an enum of its own, so that each
/// language answers a room in one file with one exhaustive match.
macro_rules! texts {
    ($($(#[$doc:meta])* $room:ident: $own:ident { $($name:ident,)* })*) => {
        /// A fixed text, or one with numbered gaps that [`Lang::fill`](super::Lang::fill) fills.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        // The English table is the doc of each variant: a second sentence here would only drift from it.
        #[allow(missing_docs)]
        pub enum Text { $($($name,)*)* }

        impl Text {
            /// Every text there is.
            pub const ALL: &[Self] = &[$($(Self::$name,)*)*];

            /// The room in which it is said.
            pub(super) const fn room(self) -> Room {
                match self {
                    $($(Self::$name => Room::$room($own::$name),)*)*
                }
            }
        }

        /// A text by its room: a file of each language.
        #[derive(Clone, Copy)]
        pub(super) enum Room { $($(#[$doc])* $room($own),)* }

        $(
            $(#[$doc])*
            #[derive(Clone, Copy)]
            pub(super) enum $own { $($name,)* }
        )*
    };
}

texts! {
    /// The state of the game, the rules, and answers to what was typed.
    Game: GameText {
        ToMove, ToMoveTimed, Check, River, LastMove, NoMoveYet, Captured, PliesToLimit, RepetitionWarning,
        GameOver, WouldLose, PieceOn, Comma, Deed, DeedCheck, DeedChase, DeedIdle, Played, MayNotGo,
        NothingToUndo, NothingToRedo, Undone, Redone, LegalMoves, PieceCannotMove, NotAPoint,
        NotANumber, NeedsFile, TakesNothing, CannotRead, Ambiguous, NotLegalHere, NoSuchPiece, NoSuchPair, NoSuchStep, LeavesBoard, OtherSidesPiece, OffBoard,
        RanksFromOne, OtherNumerals, Or, SeeHelp, Flipped, NewGame, NewGameTimed, DrawOffered, DrawOfferLapsed, TakenBackReplaced, DrawDeclined, NoDrawOffered,
        AskResign, AskTakeBack, AskNew, AskGoOn, AskReplaceGame, AskOverwrite, WillNotOverwrite, AnswerYesNo, Unchanged,
        OneLegalMove, NoMovesOfKind, NoMove, Withdrawn, WordPerpetualCheck, WordPerpetualChase, TwiceLoses,
        TwiceDraw, CyclePlies, CycleMoves, RulesStandard, RulesCasual, RulesRepetition, RulesChecksOnly, RulesPlain,
        RulesOff, RulesRefuse, RulesLimit, RulesNoLimit, RulesExemptChecks, RulesAllChecks, RulesElsewhere,
        ElsewhereChecksOnly, ElsewherePlain, ElsewhereOff, ElsewhereLimit,
    }

    /// Files, and what survives.
    File: FileText {
        Saved, SavedAsPgn, CannotSave, NothingNamed, Opened, OpenedTimed, RecordedResult, RecordedResultWhy, RecordedOutcome, RecordedStays, RecordedGone, CannotOpen, ChooseGame, GoneOn, AutosaveOff, AutosaveSetAside,
        LineNumber, NothingToResume, NoSuchGame, OtherLeft, OthersLeft, KeptBeforeTyped, WentOn, WentOnWith, WentBack, WentBackTo, SavedWithout, KeptAtExit, KeptBefore, KeptFinished, KeyGoesOn, KeyLists, KeyShows, NoGameKept, WillBeLost, LeftNamed, LeftGame, LeftGameLast, LeftGameOver, LeftFinished, LeftNow, LeftMinutes, LeftHours, LeftDays, LeftElsewhere, ThrownAway, NotThrownAway, LeftWhich, NoHome, NotUtf8, OutputElsewhere, SettingsUnreadable, SettingsSyntax,
        TomlUnquoted, TomlNoValue, TomlNoName, TomlTwice, TomlOpenText, TomlOpenBracket, TomlTooMuch,
        SettingsUnknownKey, SettingsWrongValue, SettingsMistakes, SettingsNoTheme, SettingsNoRole,
        SettingsNoColour, SettingsNoKey, SettingsNoCommand, SettingsKeyTaken,
        SystemNotFound, SystemNoPermission, SystemIsFolder, SystemNoFolder, SystemDiskFull, SystemReadOnly, SystemBadName, SystemNotAFile, OnlyRead, HeldChanged, HeldGames, HeldUnread, HeldText, HeldFormat, HeldReplace, HeldReplaceTyped, HeldLeft, ExistsAlready, MeantCommand, AtPly, AtPlyText, GameCut, SideLineCut, StartPosition,
    }

    /// Plain mode.
    Plain: PlainText {
        PlainWelcome, HelpMoves, HelpMovesChinese, HelpCommands, HelpPieces, HelpUndo,
        HelpRedo, HelpLegal, HelpBoard, HelpSay, HelpFen, HelpFlip, HelpDraw, HelpAccept, HelpResign, HelpSave,
        HelpLoad, HelpNew, HelpResume, HelpHelp, HelpQuit, SayPieces, SayWritten, SayCheck, SayTakes, SayMove, SayPieceAt, SayEmpty, SayClock,
        SayNoClock, ClocksStand, SayUnknown,
        ArgWhat, ArgSquare, ArgFile, ArgFileAndGame, ArgCount, ArgGame,
    }

    /// How the pieces move, for who has never played.
    Moving: MovingText {
        GroupMoving, MovesKing, MovesAdvisor, MovesElephant, MovesHorse, MovesRook, MovesCannon, MovesPawn, MovesTake,
        MovesCheck, MovesFacing, MovesInShort,
    }

    /// What the help, the buttons and the headings say of the commands.
    Command: CommandText {
        KeyUp, KeyDown, KeyLeft, KeyRight, KeySpace, DoesCursor, DoesPick, DoesLetGo, DoesNextPiece, DoesType, DoesUndo, DoesRedo, DoesWalk,
        DoesWalkFar, DoesWalkEnds, DoesOtherLine, DoesPromote, DoesShiftLine, DoesComment,
        DoesDelete, DoesNew, DoesDraw, DoesResign, DoesPause, DoesResult, DoesSave, DoesOpen,
        DoesGoOn, GoOnWith, GoOnWithOthers, DoesAgain, DoesAgainSwapped, DoesEndgames, DoesNextEndgame, DoesHint,
        DoesCopyPosition, DoesCopyGame, DoesFlip, DoesAutoFlip, DoesPieces, DoesTheme, DoesLanguage,
        DoesNotation, DoesLabels, DoesSize, DoesHints, DoesBlindfold, DoesThreats, DoesLines,
        DoesMouse, DoesHelp, DoesMenu, DoesQuit, DoesLeave, DoesSuspend, DoesRepaint, DoesLineEnter,
        DoesLineClose, DoesLineMove, DoesLineWord, DoesLineEnds, DoesLineErase, DoesLineEraseMore,
        DoesLineHistory, DoesBoxMove, DoesBoxPage, DoesBoxEnds, DoesBoxNext, DoesBoxAccept,
        DoesBoxClose, DoesThrowAway, DoesAnswer, DoesFormMove, DoesFormChange, DoesFormAccept, DoesFormClose,
        DoesSettings, DoesClicks, DoesShiftClick, GroupMoves, GroupWalk, GroupGame, GroupView,
        GroupProgram, GroupLine, GroupBoxes, GroupQuestions, GroupForms, GroupMouse, GroupTyped, GroupRules, ButtonPick, ButtonPut,
        ButtonLetGo, ButtonNextPiece, ButtonType, ButtonUndo, ButtonRedo, ButtonBack, ButtonForward,
        ButtonNextLine, ButtonPreviousLine, ButtonLineEarlier, ButtonLineLater, ButtonNew,
        ButtonDraw, ButtonAcceptDraw, ButtonRedAccepts, ButtonBlackAccepts, ButtonResign, ButtonPause, ButtonGoOn, ButtonStart,
        ButtonStore, ButtonChange, ButtonNextField, ButtonSettings, ButtonResult, ButtonSave,
        ButtonOpen, ButtonEndgames, ButtonNextShelf, ButtonChoose, ButtonNextEndgame, ButtonHint, ButtonFlip,
        ButtonPieces, ButtonTheme, ButtonLanguage, ButtonHelp, ButtonMenu, ButtonQuit, ButtonEnter,
        ButtonCancel, ButtonMend, ButtonScroll, ButtonRules, ButtonClose, ButtonReturn, ButtonYes, ButtonNo, ButtonPlayAgain, ButtonSwapSides, ButtonLook, ButtonThrowAway,
        GroupEditor, DoesSetUp, ButtonSetUp, DoesEditPlay, ButtonEditPlay, DoesEditAct,
        ButtonEditAct, DoesPlaceRed, DoesPlaceBlack, DoesEditErase, ButtonEditErase, DoesEditNext,
        ButtonEditNext, DoesEditTurn, ButtonEditTurn, DoesEditClear, ButtonEditClear, DoesEditStart,
        ButtonEditStart, DoesEditFen, ButtonEditFen, ButtonEditCopy, DoesEditUndo, ButtonEditUndo,
        DoesEditClose, DoesEditMenu, ButtonEditClose,
    }

    /// The status line, the input line and the boxes of the board.
    Board: BoardText {
        TitleHelp, TitleMenu, TitleStart, TitleEndgames, TitleFiles, TypeFile, TitleGames, TitleLeft,
        TitleResult, TitleQuestion, TitlePause, TitleNewGame, TitleSettings, PauseBody, PauseStands, QuestionAgain, QuestionAgainSwapped, AgainKept,
        QuestionResign, QuestionAcceptDraw, QuestionTakeBack, TakeBackDeclined, QuestionQuit, QuestionDelete,
        QuestionDeleteLast, QuestionThrowAway, DeletedToo, DeletedComments, DeletedLines, BoardInView, QuestionReplace, QuestionPasted, QuestionSetUp, QuestionEndgame, QuestionEndgameAnew, QuestionGoOn,
        QuestionOverwrite, UnknownKey, UnknownAlt, ChooseFirst, NothingHere, LookingAt, LookingAtStart, LookingBack,
        AtStart, AtEnd, AheadTakenBack, GameStands, MainLineEnds, SideLineOpened, SideLineAfterEnd, OtherLine, NoOtherLine, Promoted, PromotedWithoutResult, PromotedToGame, GameStaysFirst, QuestionPromote, Tried, TriedAfterEnd, Demoted, DemotedWithResult, OddsChangeHands, OddsGiven, IsMainLine, Deleted, DeletedEnd,
        NothingToDelete, CommentKept, CommentGone, DrawWaits, GameNotOver, CopiedPosition,
        CopiedGame, OpenedPaste, EndgameBegins, EndgameBeginsBare, DrawnEndgameBegins, DrawnEndgameBeginsBare, EndgameHint, NoEndgame, LastEndgame, NoFolder,
        PastedLines, NoShell, NoClock, NoThreats, Threats, NowLanguage, NowPieces, NowTheme,
        NowLabels, NowNotation, NowSize, NowSizeOther, HintsOn, HintsOff, BlindfoldOn, BlindfoldNext, BlindfoldOff,
        BlindfoldAside, AutoFlipOn, AutoFlipOff, LinesAscii, LinesUnicode, WideLines, NoCharacters, OnlyLetters, MouseOn, MouseOff,
        WindowTooSmall, WindowTooSmallShort, LineHint, LineLetters, LineMeans, LineCouldBe, LineMore, LineNothing, LineBegins, LineRefused, LineIncomplete, LineComment, LineOrComment,
        LineCommentStart, TitleSetUp, FirstStart, TitleTold, TitleMoves,
        PressYesNo, ByoYomi, ClockThisMove,
    }

    /// The forms: their fields and the words of the choices.
    Form: FormText {
        Glossed, FormGivesUp, FormKeeps, FormFiled, FormRed, FormBlack, FormSwap, FormRules, FormHandicap, FormClock, FormOwnClock,
        FormPosition, FormClockHint, FormStartHint, FormNameHint, FormOddsHint, SettingsKept, SettingsNotKept, NotAChoice, ExpectedPlies, ExpectedClock, NotALimit, NotAClock, ExpectedTheme, ExpectedTable, ExpectedKeys, ExpectedColour, ClockTime, ClockTooLong, ClockZero, ClockCount, ClockBoth, ClockMoveLimit, ClockSides,
        ClockMain, ClockIncrement, ClockPeriod, ClockPeriods, ClockEachMove, ClockLimit, ClockOfEach,
        TimeHours, TimeMinutes, TimeSeconds, ClockOfNow, ClockOfEnd, NameLang, NameRules,
        NameRepetition, NameMoveLimit, NameExemptChecks, NameRefuse, NameHandicap, NameClock,
        NamePlain, NamePieces, NameDistinct, NameAscii, NameTheme, NameSize, NameFlip, NameAutoFlip,
        NameLabels, NameNotation, NameMouse, NameHints, NameBlindfold, NameAnimation, NameBellCheck,
        NameBellMove, NameBellFlag, NameTakebackAsks, NameStart, WordStandard, WordCasual, WordNone, WordOwn,
        WordChecksOnly, WordPlain, WordOff, WordAsk, WordResume, WordNew, WordHorse, WordCannon,
        WordTwoHorses, WordRook, WordRookHorse, WordNinePieces, WordTraditional, WordSimplified,
        WordLetters, WordChinese, WordAuto, WordSmall, WordMedium, WordLarge, HandicapNone,
        HandicapHorse, HandicapCannon, HandicapTwoHorses, HandicapRook, HandicapRookAndHorse,
        HandicapNinePieces, SettingNextGame, SettingNextStart, SettingsIn, WordWood, WordDark,
        WordLight, WordMono, WordContrast,
        LabelsXy, LabelsIccs, LabelsFiles,
    }

    /// Setting up a position.
    Editor: EditorText {
        QuestionLeaveEditor, LineFen, LineFenEnter, EditorHint, EditorHintShort, SetupReady, SetupOver, SetupReadyShort, NothingToRevert, SetupNoKing, SetupKings,
        SetupTooMany, SetupMisplaced, SetupFacing, SetupInCheck, FenEmpty, FenOfChess, FenRanks,
        FenWidth, FenPiece, FenSide, FenCounter, FenOneRank,
    }

    /// The endgames.
    Endgame: EndgameText {
        EndgameCompositions, EndgameMates, EndgameLessons, EndgameRedWins, EndgameBlackWins,
        EndgameDraw, EndgameSolved, EndgameUnsolved, EndgameNoHint, EndgameNoLine, EndgameLineEnds, EndgameDrawn, EndgameOtherLine, EndgameLeft, EndgamePiece, EndgameProgress,
        EndgameMateIn, EndgameStalemateIn, EndgameHere, EndgameHereMate, ProgressNotKept,
    }

    /// The command line: the pages of its help, and what is wrong with it.
    Arguments: ArgumentsText {
        PageUsage, PageJobs, PageArguments, PageOptions, PageOptionsPlace, PageJobPlace,
 PageValues, Program, ProgramMore, JobMoves, JobReferee, JobPerft, JobCheck,
        JobCheckMore, JobConvert, JobConvertMore, JobConfig, JobCompletions, JobMan, JobHelp,
        ArgHelpOf, ArgHelp, ArgVersion, ArgRecord, ArgFen, ArgDiagnose, ArgMoves, ArgMovesNotation,
        ArgExplain, ArgRefereeRecord, ArgRefereeGame, ArgDepth, ArgDivide, ArgFiles, ArgIn, ArgOut,
        ArgFrom, ArgTo, ArgOnly, ArgConvertNotation, ArgForce, ArgShell, ArgNew, ArgResume, OptLang,
        OptRules, OptRepetition, OptMoveLimit, OptExemptChecks, OptRefuse, OptHandicap, OptClock,
        OptPlain, OptPieces, OptDistinct, OptAscii, OptTheme, OptSize, OptFlip, OptAutoFlip,
        OptLabels, OptNotation, OptMouse, OptHints, OptBlindfold, OptAnimation, OptBellCheck,
        OptBellMove, OptBellFlag, OptTakebackAsks, OptStart, UsageCannotBe, UsageMeant,
        UsageNeedsValue, UsageNeedsOneOf, UsageTooMany, UsageNoJob, UsageMissing, UsageExclude,
        UsageTakesNoValue, UsageNoOption, UsageOptionOf, UsageNotHere, UsageManyOptions,
        CannotWrite, CannotListen, CannotUseTerminal, CannotReadKeys, StandardInput, TextNotUtf8, PerftRate,
        SettingsNoFolder, FromDefault, FromFile, FromCommandLine, UsageSeeHelp, UsageOnlyRead, UsageDepth, UsageGame,
    }
}

impl Text {
    /// The text of the command line that reads so in English.
    pub fn of_command_line(english: &str) -> Option<Self> {
        let says = |text: &&Self| {
            let is_there = matches!(text.room(), Room::Arguments(_));
            is_there && Lang::En.text(**text) == english
        };
        Self::ALL.iter().find(says).copied()
    }
}
