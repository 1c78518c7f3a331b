"""Tables in the HTTP API: wished for, joined and listed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from oneiros.registry.named import Strict, Told
from oneiros.server.protocol.messages import (
    LONGEST_NAME,
    Origin,
    Pace,
    Rubber,
    SealedTable,
    SeatNumber,
    Sitter,
    Step,
)
from oneiros.server.protocol.packs import DrafterNumber, NewSealed

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Invite = Annotated[str, msgspec.Meta(max_length=64)]
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


class Made(Told, frozen=True):
    """A table that was made."""

    id: str


class Rematched(Told, frozen=True):
    """The table of another game with the same players, empty until all of them wish for it."""

    table: str = ""


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
    lacks: list[int] = []
    """The seats of those who have yet to bring something, or have to bring something anew."""
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
