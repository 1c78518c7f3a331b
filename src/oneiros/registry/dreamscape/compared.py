"""What a look back at a game is told from: a player beside the best of the others, and findings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.scoring.scoring import NIGHTMARE_SHARD
from oneiros.games.dreamscape.table.layout import OVER
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.kernel.bits import BIT
from oneiros.registry.coach import Finding
from oneiros.registry.dreamscape.tale import CROSSED, Tale
from oneiros.words.portable import PORTABLE

_KEY: Final = "dreamscape-lookback-"


class Weighed(NamedTuple):
    """A finding, and how much it stands out: about so many points."""

    weight: float
    finding: Finding


class Compared(NamedTuple):
    """A game as one player looks back at it, beside the best of the others."""

    table: Dreamscape
    """How the game stood in the end."""
    tales: Sequence[Tale]
    seat: int
    other: int

    @property
    def own(self) -> Tale:
        """What the player did."""
        return self.tales[self.seat]

    @property
    def theirs(self) -> Tale:
        """What the best of the others did."""
        return self.tales[self.other]

    @property
    def over(self) -> bool:
        """Whether the end was scored, and nobody gave up before."""
        return self.table.phase == OVER

    def reds(self, seat: int) -> int:
        """10.8: count the nightmare shards that a player has in the end."""
        return int(self.table.nightmares(seat))

    def lost_to_reds(self, seat: int) -> int:
        """10.6, 10.8: count what nightmare shards cost a player, under way and at the end."""
        at_the_end = NIGHTMARE_SHARD * self.reds(seat) if self.over else 0
        return -at_the_end - self.tales[seat].total(CROSSED)


def compared(table: Dreamscape, tales: Sequence[Tale], seat: int) -> Compared:
    """Put a player beside the one of the others who has won or, if none has, has most points."""

    def standing(other: int) -> tuple[bool, int, int]:
        return bool(table.champions & BIT[other]), table.score[other], -other

    others = [other for other in range(table.players) if other != seat]
    return Compared(table, tales, seat, max(others, key=standing))


def names(*seats: int) -> str:
    """Name seats as sentences name their players."""
    return ", ".join(SEATS[seat] for seat in seats)


def said(key: str, **details: object) -> str:
    """Write a part of a sentence."""
    return PORTABLE.say(f"{_KEY}{key}", **details)


def against(weight: float, rule: str, key: str, **details: object) -> Weighed:
    """Find something that told against the player."""
    return Weighed(weight, Finding(said(key, **details, rule=rule), good=False))


def in_favour(weight: float, rule: str, key: str, **details: object) -> Weighed:
    """Find something that told for the player."""
    return Weighed(weight, Finding(said(key, **details, rule=rule), good=True))


def either(difference: float, weight: float, rule: str, key: str, **details: object) -> Weighed:
    """Find something that told for the player where the difference is more than 0, or against."""
    return (in_favour if difference > 0 else against)(weight, rule, key, **details)
