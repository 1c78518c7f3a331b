"""What the HTTP API takes and gives; the browser's types are generated from these, too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from oneiros.analysis.report import Analysis
from oneiros.arena.sparring import Sparring
from oneiros.registry.named import BoardCell, Event, Sentence, Strict, Told
from oneiros.server.protocol.messages import (
    LONGEST_NAME,
    Origin,
    Pace,
    Path,
    Rubber,
    SealedTable,
    SeatNumber,
    Sitter,
    Step,
    Table,
)
from oneiros.server.protocol.packs import DrafterNumber, NewSealed

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
LARGEST_KEPT = 8000
"""So many letters may something have that a guest keeps."""
ROUNDS = 3
MOST_ROUNDS = 12
"""So often everything is met from each seat in a sparring, as is usual and at most."""
Invite = Annotated[str, msgspec.Meta(max_length=64)]
LARGEST_RECORD = 768 * 1024
"""The most letters of a record file that somebody may send."""
LONGEST_BROUGHT = 100
"""So many letters may the name of one miniature have in a list of them."""
Brought = Annotated[str, msgspec.Meta(max_length=LONGEST_BROUGHT)]
Brings = (
    Annotated[str, msgspec.Meta(max_length=4000)]
    | Annotated[list[Brought], msgspec.Meta(max_length=64)]
    | None
)
"""What a seat brings: such as a ready warband's name, a warband as text, or names."""


class NewSeat(Strict, frozen=True):
    """A seat of a new table: for its maker, for a bot of a level, or open to others."""

    kind: Literal["me", "bot", "open"]
    bot: str | None = None
    """The level of a bot; None is the usual one of the game."""
    brings: Brings = None
    """At a sealed table it may come later; a bot builds it itself there."""
    drafter: DrafterNumber | None = None
    """The number of the bot in the draft whose pools are brought."""


class NewPace(Strict, frozen=True):
    """How much time players have: minutes with seconds for each go, or days for each go."""

    minutes: Annotated[int, msgspec.Meta(ge=0, le=180)] = 0
    increment: Annotated[int, msgspec.Meta(ge=0, le=180)] = 0
    days: Annotated[int, msgspec.Meta(ge=0, le=14)] = 0


class NewOrigin(Strict, frozen=True):
    """The moment from which a game is to go on: of a table, or of a record file that was sent."""

    step: Step
    table: Invite = ""
    review: Invite = ""


class NewTable(Strict, frozen=True):
    """The wish for a table; anybody may join an open seat of a public one."""

    game: str
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=8)] = []
    format: dict[str, Any] = {}
    public: bool = False
    lesson: Name = ""
    """The name of a lesson, which has its own seats and position."""
    puzzle: Name = ""
    """The id of a puzzle, which has them, too."""
    example: Name = ""
    """The name of an example, which has them, too."""
    pace: NewPace | None = None
    """How much time players have; none is as much as they like."""
    origin: NewOrigin | None = None
    """The moment of another game from which this one goes on, with its own format."""
    hints: bool | None = None
    """Whether hints are given; where nothing is said, against bots only, and never with clocks."""
    sealed: NewSealed | None = None
    """What is opened for the table, from which everybody builds what they bring."""
    best_of: Literal[1, 3] = 1
    """How many games are played at most; two of three decide."""


class Join(Strict, frozen=True):
    """The wish to sit down; without a number in the first open seat."""

    seat: SeatNumber | None = None
    brings: Brings = None
    invite: Invite = ""


class Bring(Strict, frozen=True):
    """What a seat brings to a sealed table; without a number the first of mine that lacks it."""

    brings: Brings
    seat: SeatNumber | None = None


class NewName(Strict, frozen=True):
    """How a guest wants to be called: by 24 letters at most."""

    # Longer than a name, so that one that is too long is refused in words.
    name: Annotated[str, msgspec.Meta(max_length=200)]


class Me(Told, frozen=True):
    """The guest who asks: the name is empty until one has been chosen."""

    name: str


class Tally(Told, frozen=True):
    """How often somebody has won, lost and drawn."""

    won: int
    lost: int
    drawn: int


class GameResult(Told, frozen=True):
    """How one's games of one kind came out."""

    game: str
    tally: Tally


class OpponentResult(Told, frozen=True):
    """How they came out against bots of a level, or against a guest; nobody known has no name."""

    game: str
    tally: Tally
    bot: str = ""
    """The level of bots; empty for a guest."""
    name: str = ""


class LongestGame(Told, frozen=True):
    """The game with the most answers, those of chance and those taken back among them."""

    game: str
    table: str
    answers: int


class Results(Told, frozen=True):
    """How the games of the guest who asks came out, for nobody else."""

    games: list[GameResult]
    opponents: list[OpponentResult]
    """A game with several opponents counts for each of them."""
    longest: list[LongestGame]
    last: int = 0
    """Where there are more, only so many tables that ended last are counted."""


class Erased(Told, frozen=True):
    """What became of the data of the guest who asked for it to be deleted."""

    removed: int
    """Tables at which nobody else sat."""
    vacated: int
    """Tables of others, in which the guest's seat is now that of nobody known."""
    keepsakes: int


class Pass(Told, frozen=True):
    """What makes another browser that of the same guest, once and for so many seconds."""

    phrase: str
    seconds: int


class Arrival(Strict, frozen=True):
    """The wish to be known in this browser as the guest of a pass."""

    phrase: Annotated[str, msgspec.Meta(max_length=64)]


class Rematched(Told, frozen=True):
    """The table of another game with the same players, empty until all of them wish for it."""

    table: str = ""


class NewKeepsake(Strict, frozen=True):
    """Something to bring to a game later, as text, such as a warband in any of its forms."""

    game: Name
    text: Annotated[str, msgspec.Meta(max_length=LARGEST_KEPT)]


class Keepsake(Told, frozen=True):
    """Something that the guest who asks has kept, as the game writes it."""

    id: str
    game: str
    name: str
    text: str
    changed: int
    """When, in seconds since 1970."""
    ready: bool = False
    """Whether the game lets it be brought as it is."""


class NewSparring(Strict, frozen=True):
    """What is to be tried in games between bots: everything is met so many times from each seat."""

    brings: Annotated[str, msgspec.Meta(max_length=4000)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = ROUNDS


class Sparred(Told, frozen=True):
    """How many of how many games are over, and in the end what they come to."""

    id: str
    done: int
    total: int
    sparring: Sparring | None = None


class Made(Told, frozen=True):
    """A table that was made."""

    id: str


class TableSummary(Told, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["seating", "playing", "over", "closed"]
    seats: list[Sitter]
    names: list[str]
    moved: int
    """When it last changed, in seconds since 1970."""
    waits_for_me: bool = False
    invite: str = ""
    """For those who sit at it."""
    winners: list[int] = []
    scores: list[int] = []
    """The points of each seat, where the game is about points and has been looked into."""
    lesson: str = ""
    """The lesson that is learnt at it, if any."""
    puzzle: str = ""
    """The puzzle that is solved at it, if any."""
    example: str = ""
    """The example that is tried at it, if any."""
    pace: Pace | None = None
    left: int = 0
    """Milliseconds left to me if I am asked, or else to whoever is asked and has the least."""
    how: str = ""
    """How the game ended, as in `Ending`."""
    other_rules: int = 0
    """The version of the rules by which the game was begun, where this server has another."""
    origin: Origin | None = None
    """The game from which this one goes on, if any."""
    sealed: SealedTable | None = None
    """What is opened for it, if anything."""
    rubber: Rubber | None = None
    """The games of which it is one, if it is not the only one."""


class Tables(Told, frozen=True):
    """The tables of the guest who asks, and those that anybody may join."""

    mine: list[TableSummary]
    """All that are unfinished, then the newest of the others."""
    open: list[TableSummary]
    more: str = ""
    """Where the rest of mine begins, if there is any."""


class TablePage(Told, frozen=True):
    """More tables of the guest who asks, those that ended last first."""

    tables: list[TableSummary]
    more: str = ""
    """Where the rest begins, if there is any."""


class RecordFile(Strict, frozen=True):
    """A record file, as text, that somebody wants to look at."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST_RECORD)]


class Moment(Told, frozen=True):
    """A moment of a game in which a player is asked, or nobody any more.

    What is different from the moment before stands where `News` has it; the first moment replaces
    everything, so its path is empty.
    """

    step: int
    """How many answers led to it."""
    seat: int
    """The seat that is asked, or -1."""
    changes: list[tuple[Path, object]] = []
    removed: list[Path] = []
    events: list[Event] = []
    """What happened since the moment before."""


class Reviewed(Told, frozen=True):
    """Some moments of a game in their order; the first ones come with the table."""

    id: str
    """The table, or the name by which the server remembers a record file for a while."""
    step: int
    """How many answers lead to the last moment."""
    moments: list[Moment]
    following: int = -1
    """The number of the moment after these, or -1 where there is none."""
    cuts: int = 0
    """How often answers were taken back: where that has changed, a review begins again."""
    table: Table | None = None
    """Who played and how it ended; with the first moments only."""


class Analysed(Told, frozen=True):
    """How far the analysis of a finished game has come, and what it has found in the end."""

    done: int
    """So many of its parts are judged, out of so many."""
    total: int
    analysis: Analysis | None = None


class FormatField(Told, frozen=True):
    """Something that players agree on: its usual value and all that it may be.

    The values are those that may be chosen while everything else is as usual.
    """

    name: str
    usual: bool | int
    values: list[bool | int]


class OutsideBot(Told, frozen=True):
    """A bot from outside that is installed on this server, as it speaks of itself."""

    name: str
    title: str
    author: str = ""
    about: str = ""


class ExampleOutline(Told, frozen=True):
    """An ability or a power that can be tried at a table, and the rule that tells of it."""

    name: str
    rule: str


class GameDescription(Told, frozen=True):
    """A game that can be played here."""

    name: str
    least_seats: int
    most_seats: int
    bots: list[str]
    rules: int
    """The version of its rules."""
    seat_names: list[str]
    """The names of its seats; where there are fewer, those of the first ones."""
    fields: list[FormatField]
    """What the format of a new table may say."""
    cells: list[BoardCell] = []
    lessons: list[str] = []
    """The names of its lessons, in order."""
    levels: list[str] = []
    """The bots to choose from, from the gentlest on; the usual one is the first of `bots`."""
    outside: list[OutsideBot] = []
    """The bots from outside that play it, which may be chosen as well."""
    puzzles: int = 0
    """How many puzzles there are."""
    examples: list[ExampleOutline] = []
    """The abilities or powers that can be tried, in the order of the rules."""
    sealed: bool = False
    """Whether packs can be opened for it."""


class PuzzleOutline(Told, frozen=True):
    """A puzzle in a list: what is asked for, by whom it is played, and how hard it is.

    The grade is the number of the gentlest level of bots that finds it reliably.
    """

    id: str
    kind: str
    grade: int
    seat: str


class Rule(Told, frozen=True):
    """A numbered rule, in one language; `**` surrounds names. An ability has its names, too."""

    number: str
    text: str
    names: list[str] = []


class RuleSection(Told, frozen=True):
    """A chapter of the rules; `lines` stand beside its rules, tables in rows with bars."""

    number: str
    title: str
    rules: list[Rule]
    lines: list[str] = []


class Term(Told, frozen=True):
    """A word of a game, the same word in another language, and the number of its rule."""

    own: str
    other: str
    rule: str


class Rulebook(Told, frozen=True):
    """The rules of a game in one language, and what their words are called in another one."""

    game: str
    language: str
    title: str
    sections: list[RuleSection]
    glossary: list[Term] = []


class Health(Told, frozen=True):
    """That the server answers, and what it is."""

    version: str
    engine: str


class Problem(Told, frozen=True):
    """Why a request is refused."""

    reason: str
    sentence: Sentence
    rule: str = ""
    more: list[Sentence] = []
    """What else is wrong with it, where several things are."""
