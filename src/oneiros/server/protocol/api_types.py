"""What the HTTP API takes and gives; the browser's types are generated from these, too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from oneiros.registry.named import BoardCell, Sentence, Strict, Told
from oneiros.server.protocol.messages import LONGEST_NAME, SeatNumber, Sitter

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Invite = Annotated[str, msgspec.Meta(max_length=64)]
Brings = (
    Annotated[str, msgspec.Meta(max_length=4000)]
    | Annotated[list[str], msgspec.Meta(max_length=64)]
    | None
)
"""What a seat brings: such as a ready warband's name, a warband as text, or names."""


class NewSeat(Strict, frozen=True):
    """A seat of a new table: for its maker, for a bot of a level, or open to others."""

    kind: Literal["me", "bot", "open"]
    bot: str | None = None
    """The level of a bot; None is the usual one of the game."""
    brings: Brings = None


class NewTable(Strict, frozen=True):
    """The wish for a table; anybody may join an open seat of a public one."""

    game: str
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=8)] = []
    format: dict[str, Any] = {}
    public: bool = False
    lesson: Name = ""
    """The name of a lesson, which has its own seats and position."""


class Join(Strict, frozen=True):
    """The wish to sit down; without a number in the first open seat."""

    seat: SeatNumber | None = None
    brings: Brings = None
    invite: Invite = ""


class NewName(Strict, frozen=True):
    """How a guest wants to be called."""

    name: Name


class Me(Told, frozen=True):
    """The guest who asks: the name is empty until one has been chosen."""

    name: str


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


class Tables(Told, frozen=True):
    """The tables of the guest who asks, and those that anybody may join."""

    mine: list[TableSummary]
    open: list[TableSummary]


class FormatField(Told, frozen=True):
    """Something that players agree on: its usual value and all that it may be.

    The values are those that may be chosen while everything else is as usual.
    """

    name: str
    usual: bool | int
    values: list[bool | int]


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


class Rulebook(Told, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: str
    title: str
    sections: list[RuleSection]


class Health(Told, frozen=True):
    """That the server answers, and how much is going on."""

    version: str
    engine: str
    tables: int
    connections: int


class Problem(Told, frozen=True):
    """Why a request is refused."""

    reason: str
    sentence: Sentence
    rule: str = ""
