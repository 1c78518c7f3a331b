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


class StoredAnswer(msgspec.Struct, frozen=True):
    """One answer: in notation, or without text but with the weights when chance gave it."""

    step: int
    seat: int
    text: str
    chosen: int
    weights: tuple[int, ...] | None = None


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table with its seats in order, and its answers in order where somebody asked for them.

    `invite` is a code that no other table has. `setup` is missing until the game starts,
    `winners`, `how` and `scores` until it ends. A game that is about no points has none then, and
    one that ended before they were kept has no `scores`.
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
    next: str | None = None
    winners: tuple[int, ...] | None = None
    how: str | None = None
    scores: tuple[int, ...] | None = None
    created: int
    moved: int
    owner: str
    seats: tuple[StoredSeat, ...] = ()
    answers: tuple[StoredAnswer, ...] = ()
