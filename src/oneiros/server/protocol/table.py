"""A table as it is told: who sits there, how its dice are agreed on, its clocks, and its end."""

from __future__ import annotations

from typing import Literal

from oneiros.registry.named import Sentence, Told
from oneiros.server.protocol.parts import Barred


class Sitter(Told, frozen=True):
    """Who sits in a seat: a guest, a bot, or nobody yet."""

    kind: Literal["guest", "bot", "open"]
    name: str = ""
    """The name of a guest."""
    bot: str = ""
    """The level of a bot."""
    mine: bool = False
    present: bool = False
    """Whether the guest is connected."""
    sown: bool = False
    """Whether the seat is bound to a seed, or needs none."""
    revealed: bool = False
    """Whether its seed has been shown, or none is needed."""
    brings: str = ""
    """What the seat brings to the table, such as the name of a warband; "hidden" for a while."""


class Takeback(Told, frozen=True):
    """A seat wishes to go back to its answer of a step; those in `awaits` have not replied."""

    seat: int
    step: int
    awaits: list[int]


class Pace(Told, frozen=True):
    """How much time a player has: minutes with seconds for each go, or days for each go."""

    minutes: int = 0
    increment: int = 0
    days: int = 0


class Claimable(Told, frozen=True):
    """That a viewer may claim the game against seats, in so many milliseconds.

    It counts when everybody who is there and not claimed against has claimed it.
    """

    against: list[int]
    waits: int
    claimed: list[int]


class Ending(Told, frozen=True):
    """How a game ended: the seats that won, none for a draw, and the rule or what took its place.

    `how` is a rule's number, "resigned", "time", "claimed", "closed", or "long" where it was
    closed for its length.
    """

    winners: list[int]
    how: str
    sentence: Sentence


class Played(Told, frozen=True):
    """What everybody has agreed to play: the version of the rules, and the set-up of the game."""

    rules: int
    setup: dict[str, object]


class Fairness(Told, frozen=True):
    """What proves the dice; the server's seed is told when the game has ended."""

    scheme: str
    commitment: str
    setup: str = ""
    """The digest of what is to be played, once everybody is bound to a seed."""
    played: Played | None = None
    """What it is the digest of, together with the name of the game."""
    seals: list[str] = []
    player_seeds: list[str] = []
    server_seed: str = ""
    late: list[int] = []
    """The seats whose seeds came too late, and that have not accepted it yet."""
    since: int = 0
    """The entry of the log since which these seeds count."""
    before: list[str] = []
    """The roots of the sowings before this one, those included that came to nothing."""
    renewed: int = 0
    """How often seeds were renewed in the middle of this game."""


class Outcome(Told, frozen=True):
    """What chance has answered: the entry in the log, and which of the weights.

    Where the viewer may not know it, `chosen` is -1 and there are no weights.
    """

    entry: int
    chosen: int
    weights: list[int]


class Origin(Told, frozen=True):
    """The game from which another goes on: its table, or none for a record file, and the step."""

    table: str
    step: int


class SealedTable(Told, frozen=True):
    """What is opened for a table."""

    pools: Literal["same", "own", "draft"]
    """All open the same pool, each their own, or bring what they drafted."""
    way: str = ""
    set: str = ""
    seed: str = ""
    """The words that open the pool, where all have the same."""
    draft: str = ""
    drafters: list[int] = []
    """The numbers in the draft of those who sit here, or -1."""
    opened: bool = False
    """Whether packs are open: own ones only once everybody sits here."""


class Rubber(Told, frozen=True):
    """Up to so many games of the same players, of which more than half decide.

    What is counted includes this game once it is over; `winners` are the seats that won it all.
    """

    best: int
    number: int
    """Which of the games this one is, from 1 on."""
    wins: list[int]
    """The games that each seat has won."""
    drawn: int = 0
    over: bool = False
    """Whether no other game follows."""
    winners: list[int] = []


class Table(Told, tag="table", frozen=True):
    """The table itself: who sits where, and what it is waiting for."""

    id: str
    game: str
    status: Literal["seating", "playing", "over", "closed"]
    seats: list[Sitter]
    names: list[str]
    """The names of the seats in sentences and notation, such as A and B."""
    public: bool
    onlookers: int
    fairness: Fairness
    invite: str = ""
    """The secret part of the link that lets others sit down; told to those who sit here."""
    takeback: Takeback | None = None
    rematch: list[int] = []
    """The seats that wish for another game."""
    next: str = ""
    """The table of that other game."""
    ending: Ending | None = None
    lesson: str = ""
    """The name of the lesson that is learnt here, if any."""
    puzzle: str = ""
    """The id of the puzzle that is solved here, if any; its bots keep still."""
    example: str = ""
    """The name of the example that is tried here, if any."""
    pace: Pace | None = None
    """How much time everybody has, if that is limited."""
    claim: Claimable | None = None
    closing: list[int] = []
    """The seats that wish to close the table."""
    other_rules: int = 0
    """The version of the rules by which the game was begun, where this server has another."""
    origin: Origin | None = None
    """The game from which this one goes on, if any."""
    hints: Barred = ""
    """Why no hints are given here; empty where they are."""
    sealed: SealedTable | None = None
    """What is opened for this table, if anything."""
    lacks: list[int] = []
    """The seats of those who have yet to bring something, or have to bring something anew."""
    rubber: Rubber | None = None
    """The games of which this is one, if it is not the only one."""
    leaving_closes: bool = False
    """Whether the table is closed for everybody if you get up."""
    leaving_bars: bool = False
    """Whether you cannot sit down here again if you get up."""


class Clocks(Told, tag="clocks", frozen=True):
    """What is left to each seat in milliseconds, -1 for a bot, and whose time runs now.

    They begin to run after `waits` milliseconds.
    """

    left: list[int]
    running: list[int]
    waits: int = 0
