"""What a game tells in names instead of numbers: questions, options, events, and its board.

The messages of the server hold these as they are. A `Sentence` is written by `words.portable` and
put into a language where it is shown.
"""

from __future__ import annotations

import msgspec

Sentence = str


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes from outside: an unknown field is refused."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel", gc=False):
    """What is told to others: what is left out has its usual value."""


class Cause(Told, frozen=True):
    """Why something happened: the rule, and perhaps the piece and the ability behind it."""

    rule: str
    piece: str = ""
    ability: str = ""


class Event(Told, frozen=True):
    """One thing that happened by the answer of a step, named and in a sentence for the log.

    `about` holds what the game's own page of the protocol lists for this kind.
    """

    step: int
    kind: str
    about: dict[str, object]
    cause: Cause
    sentence: Sentence = ""


class Option(Told, frozen=True):
    """Something that may be answered.

    An option that is `folded` stands for every choice of one or more of its `group`: the options
    from its index on, in the order of the binary numbers whose lowest digit is the first name.
    Where others stand between them, the `gaps` of the last name that is chosen is to be added.
    Its `text` is the last of them, which all of the group do.
    """

    deed: str
    text: str
    """In notation."""
    sentence: Sentence
    index: int
    """The number to answer with."""
    piece: str = ""
    cell: str = ""
    target: str = ""
    source: str = ""
    ability: str = ""
    amount: int = 0
    faces: list[int] = []
    group: list[str] = []
    dice: list[int] = []
    """How many dice each of the group adds to an attack."""
    folded: bool = False
    gaps: list[int] = []
    """Of a folded one: how many other options come before the choices that each name is last in."""
    effect: str = ""
    """What an amount is enough for, in a word of the game."""
    about: dict[str, object] = {}
    """What the deed is about, by names that the game's own page of the protocol lists."""
    points: int = 0
    """What the seat scores by it at once, up to the end of the phase."""
    completes: list[str] = []
    """What it completes at once, such as cards."""
    ends: bool = False
    """Whether what the seat is doing is over by it, although it does not say so."""
    reveals: bool = False
    """Whether something comes to light by it, so that it cannot be freely taken back."""


class Ask(Told, frozen=True):
    """What is asked of a seat; only those who answer for it are told the options.

    `usual` is the index of an option that people mostly mean, or -1.
    """

    seat: int
    question: str
    sentence: Sentence
    options: list[Option] = []
    usual: int = -1
    subject: str = ""
    """The piece that the question is about."""
    needless: bool = False
    """Whether every answer, the rest of the same question included, leads to the same position.

    A match says so only of a question to which nobody has gone back.
    """
    secret: bool = False
    """Whether question and options show what only this seat may know."""
    since: int = -1
    """The step since which a table waits for the answer, whatever others answer meanwhile.

    It is a later one as soon as the seat has answered, and -1 where no table waits for it.
    """


class PieceOdds(Told, frozen=True):
    """What may become of a piece: for each word of the game, how likely that is."""

    piece: str
    chances: dict[str, float]
    own: bool = False
    """Whether it belongs to the seat whose deed it is."""
    over: int = 0
    """How many others come before it for sure, where it cannot come yet."""


class Odds(Told, frozen=True):
    """What a deed may come to, if both sides answer as well as they can for what it aims at.

    `chances` and `expected` hold what the game's own page of the protocol lists. What is not exact
    was sampled so often, and `error` is the largest standard error of a chance.
    """

    exact: bool
    chances: dict[str, float]
    expected: dict[str, float]
    pieces: list[PieceOdds]
    samples: int = 0
    error: float = 0.0


class Threat(Told, frozen=True):
    """What a piece has to fear of one thing that another player may do to it.

    What is not exact was sampled, and `error` is the largest standard error of a chance.
    """

    piece: str
    cell: str
    """Where it stands."""
    by: list[str]
    """The pieces that would do it."""
    chances: dict[str, float]
    later: bool = False
    """Whether the others have to come there first."""
    error: float = 0.0


class Threats(Told, frozen=True):
    """All that threatens the pieces of a seat, as they stand."""

    threats: list[Threat]


class Look(Told, frozen=True):
    """Where a look is worthwhile before anything is done, as lines of the log point at things."""

    sentence: Sentence
    pieces: list[str] = []
    cells: list[str] = []


class PlannedDeed(Told, frozen=True):
    """One deed of a plan, and what of the table it is about."""

    text: str
    """In notation."""
    sentence: Sentence
    pieces: list[str] = []
    cells: list[str] = []


class Consequence(Told, frozen=True):
    """Something that follows from a plan by the rules alone, so that anybody can check it.

    `about` holds what the game's own page of the protocol lists for this kind.
    """

    kind: str
    about: dict[str, object]
    sentence: Sentence
    subject: str = ""
    """In what it speaks for or against a plan; empty where it does neither."""
    merit: float = 0.0
    """How good it is in that for the seat asked; bad below 0."""


class Account(Told, frozen=True):
    """A plan as it is told: where to look, what is done, and what follows from it.

    It goes as far as the seat is asked, up to where chance or somebody else speaks.
    """

    look: Look
    deeds: list[PlannedDeed]
    consequences: list[Consequence]


class Advice(Told, frozen=True):
    """A plan, and another one beside which it is to be seen, if there is one.

    Of `instead` only those consequences are told that the plan itself does not have. Where the two
    are `close`, thinking longer might turn them round. What was done may be worse than another
    plan, which is `better` then.
    """

    plan: Account
    instead: Account | None = None
    close: bool = False
    better: bool = False


class BoardCell(Told, frozen=True):
    """A cell of a printed board: what it is worth to each seat, and whose portal it is."""

    name: str
    worth: list[int]
    portal: str = ""
