"""What is kept about guests and tables, as everybody outside this package sees it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Status = Literal["seating", "playing", "over", "closed"]
ENDED: tuple[Status, ...] = ("over", "closed")
"""How a table stands when its game has ended and its seed is told."""
SeatKind = Literal["guest", "bot", "open"]


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a name and a cookie; times are whole seconds since 1970."""

    id: str
    name: str
    created: int
    seen: int
    """When they last came or took a name, to the day."""


class StoredKeepsake(msgspec.Struct, frozen=True):
    """What a guest keeps to bring it to a game later, as the game writes it."""

    id: str
    guest_id: str
    game: str
    name: str
    text: str
    changed: int


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
    """Seeds that counted until, not including, an entry, or that came to nothing there.

    Without `seals` they are of the time before players were bound to their seeds, and without
    `agreed` of the time before there was a digest of what everybody had agreed on. `reason` says
    why they count no more.
    """

    until: int
    server_seed: str
    player_seeds: tuple[str | None, ...]
    seals: tuple[str | None, ...] | None = None
    agreed: str | None = None
    reason: Literal["", "left", "restored", "behind", "rules", "closed"] = ""


class StoredPace(msgspec.Struct, frozen=True):
    """How much time players have: minutes for the game with seconds for each go, or days a go."""

    minutes: int = 0
    increment: int = 0
    days: int = 0


class StoredTurn(msgspec.Struct, frozen=True, array_like=True):
    """The clocks as they were when an answer came that can still be undone.

    `at` is what the clock of the service showed then, and the time of those in `running` ran.
    """

    entry: int
    at: int
    left: tuple[int, ...]
    granted: tuple[int, ...]
    running: tuple[int, ...]


class StoredClocks(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was left to each seat, in milliseconds, when the clock of the service showed `since`.

    `granted` are the entries of the log up to which each seat has been given time, and `turns` what
    answers have changed that can still be undone. Without a pace, `left` is what each seat has
    until others may claim the game, kept to the minute.
    """

    since: int
    left: tuple[int, ...] = ()
    granted: tuple[int, ...] = ()
    turns: tuple[StoredTurn, ...] = ()


class StoredStanding(msgspec.Struct, frozen=True, array_like=True):
    """How a game stood when its log had so many entries, after so many cuts.

    `asked` are the seats of guests that were asked something, `points` what an onlooker saw.
    """

    entries: int
    cuts: int
    asked: tuple[int, ...]
    points: tuple[int, ...]


class StoredLuck(msgspec.Struct, frozen=True, array_like=True):
    """What chance gave a seat in a game, and what it gives on average by the same rolls."""

    got: int
    usual: float


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table with its seats in order, and its answers in order where somebody asked for them.

    `invite` is a code that no other table has. `setup` is missing until the game starts,
    `winners`, `how` and `scores` until it ends. A game that is about no points has none then, and
    one that ended before they were kept has no `scores`. `luck` is what chance gave each
    seat; it is missing where a game tells none, or ended before it was kept. `standing` is how a
    game stood that goes on, for lists; it may be of earlier. `seals` bind players to their seeds;
    they are missing in games of the time before that. `agreed` is the digest of what is to be
    played by those seals; it is missing until everybody has one, and in games of the time before
    that. `renewed` holds the seeds that others have taken the place of. `cuts` counts how often
    answers were taken back, free undo included. `rematch` holds the seats that wish for another
    game. `due` is when the time of somebody runs out next, by the clock of the service.
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
    agreed: str | None = None
    renewed: tuple[StoredSowing, ...] = ()
    cuts: int = 0
    next: str | None = None
    winners: tuple[int, ...] | None = None
    how: str | None = None
    scores: tuple[int, ...] | None = None
    luck: tuple[StoredLuck, ...] | None = None
    standing: StoredStanding | None = None
    rematch: tuple[int, ...] = ()
    created: int
    moved: int
    owner: str
    pace: StoredPace | None = None
    clocks: StoredClocks | None = None
    due: int | None = None
    seats: tuple[StoredSeat, ...] = ()
    answers: tuple[StoredAnswer, ...] = ()


DraftStatus = Literal["seating", "drafting", "over", "closed"]
PickedFrom = tuple[tuple[tuple[tuple[str, str], ...], ...], ...]
"""The packs of a draft by round and by who opens them: what lies in each, with its rarity."""


class StoredDrafter(msgspec.Struct, frozen=True):
    """Who sits at a draft, and what they have picked in order.

    `missed` are the numbers of those picks that were made for them. A guest who is forgotten is one
    without an id.
    """

    seat: int
    kind: SeatKind
    guest_id: str | None = None
    picks: tuple[str, ...] = ()
    missed: tuple[int, ...] = ()


class StoredDraft(msgspec.Struct, frozen=True, kw_only=True):
    """A draft of packs with its seats in order.

    `version` grows by one with every change. There are no `packs` until it begins. `due` is when
    the time for a pick runs out, by the clock of the service. `tables` are those at which its
    drafters play.
    """

    id: str
    game: str
    title: str
    status: DraftStatus
    version: int
    invite: str
    owner: str
    seconds: int
    packs: PickedFrom = ()
    due: int | None = None
    tables: tuple[str, ...] = ()
    created: int
    moved: int
    seats: tuple[StoredDrafter, ...]
