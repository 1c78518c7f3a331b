"""What the HTTP API takes and gives; the browser's types are generated from these, too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from oneiros.server.sockets.messages import LONGEST_NAME, SeatNumber, Sentence, Sitter, Strict, Told

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Invite = Annotated[str, msgspec.Meta(max_length=64)]
Brings = (
    Annotated[str, msgspec.Meta(max_length=4000)]
    | Annotated[list[str], msgspec.Meta(max_length=64)]
    | None
)
"""What a seat brings: in Dreamblade a ready warband's name, a warband as text, or names."""


class NewSeat(Strict, frozen=True):
    """A seat of a new table: whoever makes it, a bot of a level, or open to others."""

    kind: Literal["me", "bot", "open"]
    bot: str = "scripted"
    brings: Brings = None


class NewTable(Strict, frozen=True):
    """The wish for a table; anybody may join an open seat of a public one."""

    game: str
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=8)]
    format: dict[str, Any] = {}
    public: bool = False


class Join(Strict, frozen=True):
    """The wish to sit down; without a number in the first open seat."""

    seat: SeatNumber | None = None
    brings: Brings = None
    invite: Invite = ""


class NewName(Strict, frozen=True):
    """How a guest wants to be called."""

    name: Name


class WarbandForm(Strict, frozen=True):
    """A warband in any of its forms."""

    text: Annotated[str, msgspec.Meta(max_length=8000)]


class Me(Told, frozen=True):
    """Whoever asks: the name is empty until one has been chosen."""

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


class Tables(Told, frozen=True):
    """The tables of whoever asks, and those that anybody may join."""

    mine: list[TableSummary]
    open: list[TableSummary]


class BoardCell(Told, frozen=True):
    """A cell of Dreamblade's board: what it is worth to each seat, and whose portal it is."""

    name: str
    worth: list[int]
    portal: str = ""


class GameDescription(Told, frozen=True):
    """A game that can be played here."""

    name: str
    least_seats: int
    most_seats: int
    bots: list[str]
    rules: int
    """The version of its rules."""
    cells: list[BoardCell] = []


class AbilityText(Told, frozen=True):
    """An ability as it is printed, and what it means."""

    text: str
    keyword: str
    heading: Sentence
    sentence: Sentence


class MiniatureText(Told, frozen=True):
    """A miniature of Dreamblade as it is printed."""

    name: str
    set: str
    cost: int
    aspects: list[str]
    lineage: str
    location: bool
    power: int
    defense: int
    life: int
    abilities: list[AbilityText]
    flavour: Sentence = ""


class ReadyWarband(Told, frozen=True):
    """A ready warband; its plan is a sentence."""

    name: str
    plan: Sentence
    copies: dict[str, int]


class CheckedWarband(Told, frozen=True):
    """A warband that was read: what is wrong with it, or nothing."""

    name: str
    copies: dict[str, int]
    problems: list[Sentence]
    packed: str = ""


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
