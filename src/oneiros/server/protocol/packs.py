"""What the HTTP API takes and gives where packs are opened: pools, and drafts of packs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from oneiros.registry.named import Strict, Told
from oneiros.registry.sealed import Drawn, OpenedPack
from oneiros.server.protocol.parts import LONGEST_NAME
from oneiros.server.protocol.table import Rubber

LEAST_DRAFTERS = 2
MOST_DRAFTERS = 8
LEAST_SECONDS = 15
MOST_SECONDS = 3 * 24 * 3600
USUAL_SECONDS = 90
"""The seconds that everybody has for a pick: at least, at most, and where nothing is said."""
LONGEST_SEED = 64
"""So many letters may a seed have; three words have fewer."""
MOST_PICKS = 100

Word = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
PoolSeed = Annotated[str, msgspec.Meta(max_length=LONGEST_SEED)]
Code = Annotated[str, msgspec.Meta(max_length=64)]
DrafterNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_DRAFTERS)]


class SealedWay(Told, frozen=True):
    """A way to open a pool: the kinds of its packs in their order."""

    name: str
    packs: list[str]


class SealedPlay(Told, frozen=True):
    """How sealed play goes in a game; what is usual stands first."""

    ways: list[SealedWay]
    sets: list[str]
    rounds: int
    """So many packs everybody opens in a draft."""
    least_drafters: int = LEAST_DRAFTERS
    most_drafters: int = MOST_DRAFTERS
    least_seconds: int = LEAST_SECONDS
    most_seconds: int = MOST_SECONDS
    usual_seconds: int = USUAL_SECONDS


class NewPool(Strict, frozen=True):
    """The wish for a pool; what is left out is as usual, and the seed drawn at random."""

    way: Word = ""
    set: Word = ""
    seed: PoolSeed = ""
    """Three words of the lists, in any language and case, between blanks or hyphens."""


class Pool(Told, frozen=True):
    """What somebody opened, pack by pack; what was drafted is one, in the order of its picks."""

    way: str
    """Empty where it was drafted."""
    set: str
    seed: str
    """The words that open the same pool again; empty where nobody may say them."""
    packs: list[OpenedPack]
    said: dict[str, str] = {}
    """The same words in each language; none where nobody may say them."""


class NewSealed(Strict, frozen=True):
    """The wish for a sealed table: a pool for all, a pool for each, or what was drafted."""

    way: Word = ""
    set: Word = ""
    seed: PoolSeed = ""
    """Words, or none for a random pool; never where everybody opens a pool of their own."""
    pools: Literal["same", "own"] = "same"
    draft: Code = ""
    """The draft whose pools are brought; nothing else is said then."""


class NewDraft(Strict, frozen=True):
    """The wish for a draft; it begins at once where no seat is open."""

    game: Word
    seats: Annotated[list[Literal["me", "bot", "open"]], msgspec.Meta(max_length=16)]
    set: Word = ""
    seconds: int = USUAL_SECONDS
    """The time for a pick; after it the usual one is made."""


class JoinDraft(Strict, frozen=True):
    """The wish to sit down at a draft; without a number in the first open seat."""

    invite: Code
    seat: DrafterNumber | None = None


class NewPick(Strict, frozen=True):
    """What is picked from the pack at hand."""

    step: Annotated[int, msgspec.Meta(ge=0, le=MOST_PICKS)]
    """The `step` at which the pack was shown."""
    name: Annotated[str, msgspec.Meta(max_length=100)]


class Drafter(Told, frozen=True):
    """Who sits at a draft."""

    kind: Literal["guest", "bot", "open"]
    name: str = ""
    """The name of a guest; empty for one who is forgotten."""
    mine: bool = False
    ready: bool = False
    """Whether they have picked from the packs that are passed round now."""
    missed: int = 0
    """So many picks were made for them, because their time had run out."""


class DraftTable(Told, frozen=True):
    """A table at which drafters play each other: their numbers in the order of its seats, or -1."""

    id: str
    drafters: list[int]
    status: Literal["seating", "playing", "over", "closed"]
    winners: list[int] = []
    """The seats that won."""
    rubber: Rubber | None = None
    """The games of which this is one, if it is not the only one."""


class Draft(Told, frozen=True):
    """A draft as its viewer sees it: nobody sees what others hold or have picked."""

    id: str
    game: str
    set: str
    status: Literal["seating", "drafting", "over", "closed"]
    version: int
    """It grows with everything that changes."""
    seats: list[Drafter]
    seconds: int
    moved: int
    """When it last changed, in seconds since 1970."""
    invite: str = ""
    """The secret part of the link that lets others sit down; told to those who sit here."""
    owner: bool = False
    """Whether the viewer may begin or close it."""
    mine: int = -1
    """The number of the viewer, or -1."""
    rounds: int = 0
    """So many packs everybody opens."""
    size: int = 0
    """So much lies in each of them."""
    step: int = 0
    """How many picks everybody has made: `step // size` packs are empty."""
    left: int = 0
    """Milliseconds until the pick is made for those who have not."""
    pack: list[Drawn] = []
    """What the viewer may pick from now; empty once they have picked."""
    picks: list[Drawn] = []
    """What the viewer has picked, in order."""
    missed: list[int] = []
    """The numbers of those picks that were made for the viewer."""
    passes_to: int = -1
    """The number of whoever gets the rest of the viewer's pack."""
    tables: list[DraftTable] = []
    """Once it is over: the tables at which its drafters play."""


class Drafts(Told, frozen=True):
    """The drafts of the guest who asks, the last changed first, without packs and picks."""

    drafts: list[Draft]
