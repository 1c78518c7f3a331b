"""What there is to play and to read, in the HTTP API; how the server is, and refuses."""

from __future__ import annotations

from oneiros.registry.named import BoardCell, Sentence, Told


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
    weaker: list[str] = []
    """The levels that play weaker than usual, because the engine of the server is not compiled."""


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
