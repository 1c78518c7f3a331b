"""What the attack dice gave each player of a game, against what as many dice give on average."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.vocabulary import BLADE_FACE, FACE_WEIGHTS, FACE_WORTH
from oneiros.kernel.fact import Fact
from oneiros.kernel.match import Match
from oneiros.registry.game import Luck

_REGULAR: Final = "7.3"
_SPECIAL: Final = "10.5"
_DEATHBLOW: Final = "8.7"
_ALL: Final = sum(FACE_WEIGHTS)
_DAMAGE: Final = sum(worth * weight for worth, weight in zip(FACE_WORTH, FACE_WEIGHTS, strict=True))
_BLADE: Final = FACE_WEIGHTS[BLADE_FACE]


def luck_of(match: Match) -> tuple[Luck, Luck]:
    """Count what both have rolled in a match."""
    return counted(match.facts_since(0))


def counted(told: Iterable[Fact]) -> tuple[Luck, Luck]:
    """Count damage and blades of every die that both have rolled, those rolled again included.

    A blade counts as one point of damage; where blades are misses (10.5, 8.7), as none.
    """
    got, sides = [0, 0], [0, 0]
    # Who rolls by each rule, and the roll under way: Fortunate (7.4) rolls dice of it again.
    rollers = {_REGULAR: 0, _SPECIAL: 0, _DEATHBLOW: 0}
    player, blade = 0, 0
    for kind, about, cause in told:
        match kind:
            case facts.FACE_ROLLED:
                face = about[0]
                got[player] += blade if face == BLADE_FACE else FACE_WORTH[face]
                sides[player] += _DAMAGE + blade * _BLADE
            case facts.ROLL_BEGAN:
                player = rollers[cause.rule]
                blade = int(cause.rule == _REGULAR)
            case facts.STRUCK:
                rollers[_REGULAR] = _owner(about[1])
            case facts.SPECIAL_ATTACK:
                rollers[_SPECIAL] = about[0] >> 4
            case facts.DEATHBLOW_STRUCK:
                rollers[_DEATHBLOW] = _owner(about[1])
    return Luck(got[0], sides[0] / _ALL), Luck(got[1], sides[1] / _ALL)


def _owner(group: int) -> int:
    """Miniatures that strike together are of one player, of whom each has sixteen (3.1)."""
    return int(group >> 16 != 0)
