"""What is kept about guests and tables, as everybody outside this package sees it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Status = Literal["seating", "playing", "over", "closed"]
SeatKind = Literal["guest", "bot", "open"]


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a name and a cookie; times are whole seconds since 1970."""

    id: str
    name: str
    created: int
    seen: int
    """When they first came, or last took a name."""


class StoredSeat(msgspec.Struct, frozen=True):
    """Who sits in a seat and what is brought to it, as the game writes it in JSON."""

    seat: int
    kind: SeatKind
    guest_id: str | None = None
    bot: str | None = None
    brings: Any = None


CUT = -3
"""The seat of an entry that takes answers back."""


class StoredAnswer(msgspec.Struct, frozen=True):
    """One entry of a game's log.

    An answer is in notation, or without text but with the weights when chance gave it. Where the
    seat is CUT, the entry `chosen` and everything after it was taken back, and the weights are the
    seats that agreed.
    """

    entry: int
    seat: int
    text: str
    chosen: int
    weights: tuple[int, ...] | None = None


class StoredSowing(msgspec.Struct, frozen=True):
    """Seeds that outcomes came from until, not including, an entry.

    Without `seals` they are of the time before players were bound to their seeds.
    """

    until: int
    server_seed: str
    player_seeds: tuple[str | None, ...]
    seals: tuple[str | None, ...] | None = None


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table with its seats in order, and its answers in order where somebody asked for them.

    `invite` is a code that no other table has. `setup` is missing until the game starts,
    `winners`, `how` and `scores` until it ends. A game that is about no points has none then, and
    one that ended before they were kept has no `scores`. `seals` bind players to their seeds; they
    are missing in games of the time before that. `renewed` holds the seeds that others have taken
    the place of. `cuts` counts how often answers were taken back, free undo included.
    """

    id: str
    game: str
    rules: int
    status: Status
    public: bool
    invite: str
    format: dict[str, Any]
    setup: dict[str, Any] | None = None
    server_seed: str
    player_seeds: tuple[str | None, ...]
    seals: tuple[str | None, ...] | None = None
    renewed: tuple[StoredSowing, ...] = ()
    cuts: int = 0
    next: str | None = None
    winners: tuple[int, ...] | None = None
    how: str | None = None
    scores: tuple[int, ...] | None = None
    created: int
    moved: int
    owner: str
    seats: tuple[StoredSeat, ...] = ()
    answers: tuple[StoredAnswer, ...] = ()
