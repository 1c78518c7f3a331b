"""What a seat may know of a table, with types; code that draws a table reads only this."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

Seat = Literal["A", "B", "C", "D"]
Shard = Literal["grass", "water", "rock", "land", "movement", "nightmare"]
Level = Literal["I", "II", "III"]
Power = Literal["muse", "harvesters", "tower", "golem", "lake", "king"]
Phase = Literal["setup", "emergence", "travel", "creation", "last creation", "over"]
PurposeKind = Literal[
    "most-shards",
    "most-pairs",
    "most-cards",
    "farthest-dreamer",
    "no-nightmare",
    "least-empty",
    "most-of",
    "most-singles",
    "count-of",
    "longest-path",
    "groups-near",
]
Flag = Literal[0, 1]
Quarter = Literal[0, 1, 2, 3]
Impossible = Literal["", "tree", "shard"]
SlotState = Literal["stands", "missing", "in-the-way"]


class Whole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view of which nothing is passed over."""


class Shards(Whole, frozen=True):
    """How many shards there are of each kind."""

    grass: int
    water: int
    rock: int
    land: int
    movement: int
    nightmare: int


class Locations(Whole, frozen=True):
    """The shards at each location, from the left."""

    one: list[Shard] = msgspec.field(name="1")
    two: list[Shard] = msgspec.field(name="2")
    three: list[Shard] = msgspec.field(name="3")
    four: list[Shard] = msgspec.field(name="4")
    five: list[Shard] = msgspec.field(name="5")
    six: list[Shard] = msgspec.field(name="6")


class Deck(Whole, frozen=True):
    """A deck: how many cards it has, and those that were put under it, the next one first."""

    cards: int
    bottom: list[str | None]
    """None where the seat has not seen the card."""


class Decks(Whole, frozen=True):
    """The decks by their levels."""

    first: Deck = msgspec.field(name="I")
    second: Deck = msgspec.field(name="II")
    third: Deck = msgspec.field(name="III")


class Purpose(Whole, frozen=True):
    """A tile with what each player has of it and would be paid now."""

    kind: PurposeKind
    colour: Shard | None
    measures: list[int]
    points: list[int]
    worth: int
    """What it pays at most."""


class Slot(Whole, frozen=True):
    """A slot of a landscape that is filled: its shards from the bottom, and whether a tree."""

    stack: list[Shard]
    tree: bool


class OpenCard(Whole, frozen=True):
    """A card that lies open, and the shard that is stored on it."""

    card: str
    stored: Shard | None


class Player(Whole, frozen=True):
    """What lies before one player."""

    seat: Seat
    score: int
    hands: Shards
    sleeper: int | None
    """The location of the Sleeper."""
    marker: int | None
    """The place in the order of play, from 1."""
    flipped: bool
    lies_above: int | None
    """How many Sleepers lay down before this one."""
    dreamer: str | None
    """The slot of the Dreamer."""
    free_step: bool
    slots: dict[str, Slot]
    paid: list[str]
    """The slots of mountains that have paid in this cycle."""
    set_aside: int
    open: list[OpenCard]
    pile: list[str]
    covered: Shard | None
    """The shard on the pile."""
    looking_at: list[str | None]
    """The cards drawn; None where the viewer may not know them."""


class UnderWay(Whole, frozen=True):
    """How far the question that is asked has come; what does not concern it is left out."""

    rule: str
    """The rule by which it is asked."""
    power: Power | None
    """The power that is used."""
    left: int | UnsetType = UNSET
    """How many shards are still to be taken or moved."""
    location: int | UnsetType = UNSET
    arranged: list[Shard] | UnsetType = UNSET
    card: str | UnsetType = UNSET
    cards: int | UnsetType = UNSET
    """How many cards are still to be drawn."""
    deck: Level | UnsetType | None = UNSET


class NearSlot(Whole, frozen=True):
    """A slot where a card would be built: what it wants there, and whether that stands wholly."""

    slot: str
    stack: list[Shard]
    tree: bool
    dreamer: bool
    state: SlotState


class Near(Whole, frozen=True):
    """How near an open card of the viewer is, in the place and rotation that take the least."""

    card: str
    impossible: Impossible
    """Why it can no longer be completed, if that is certain: no tree, or not enough shards."""
    kind: Shard | None
    """The shards of which there are not enough."""
    slots: list[NearSlot]
    """Where each of its stacks goes; none where it fits nowhere."""
    quarter: Quarter
    """By how many quarters to the right the printed picture is turned for that."""
    mirrored: bool
    """Whether it is then mirrored, left for right."""
    stands: int
    """How many of its stacks stand wholly."""
    lacks: Shards
    """The shards still to be put there or spent: grass for trees, movement for steps."""
    not_held: Shards
    """Those of them that are not in Hands."""


class Reckoning(Whole, frozen=True):
    """What the end of the game would bring a player now; at the end the score holds it already."""

    purposes: int
    open_cards: int
    nightmares: int
    total: int


class PlainView(Whole, frozen=True):
    """The table as one viewer knows it; lists with a number for each player begin with A's."""

    game: Literal["dreamscape"]
    seat: Seat | None
    nightmare_game: bool
    simultaneous: bool
    columns: int
    rows: int
    entry: str
    """The slot by which a Dreamer enters."""
    cycle: int
    cycles: int
    """How many cycles make a game."""
    phase: Phase
    phases: list[Phase]
    """What the cycle goes through, or what follows the last one."""
    order: list[Seat]
    active: Seat | None
    action_points: int
    most_action_points: int
    """What a travel begins with."""
    locations: Locations
    row_length: int
    """How many shards emergence fills a location up to."""
    nightmare: int | None
    """Where Mr Nightmare is."""
    links: list[str]
    """The links that have a nightmare shard, such as 3-6."""
    reserve: int
    """The nightmare shards outside the bag."""
    bag: Shards
    trees: int
    """The trees that are left."""
    decks: Decks
    purposes: list[Purpose]
    seats: list[Player]
    harvested: list[Shard | None]
    """The shards looked at; None where the viewer may not know them."""
    under_way: UnderWay | None
    asked: Seat | Literal["chance"] | None
    may_answer: list[Seat]
    question: str | None
    options: list[str]
    """In notation, for a seat that may answer; empty where options are told in another way."""
    winners: list[Seat]


class View(PlainView, frozen=True):
    """The table as one viewer knows it, with what is worked out for people."""

    near: list[Near]
    """For each open card of the viewer, in their order; none for onlookers."""
    reckoning: list[Reckoning]
    """How everybody would stand if the game ended now."""
