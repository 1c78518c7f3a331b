"""Builds a warband from a pool (3.1, 3.3), and says why it chose what it chose.

It estimates what each miniature is worth for its cost, tries every aspect and every two aspects
(5.3: symbols of other aspects make spawning dearer), fills each try one miniature at a time, and
keeps the best. Nothing in it is drawn at random.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import vocabulary as word
from oneiros.games.dreamblade.table.roster import MOST_MINIATURES
from oneiros.games.dreamblade.vocabulary import ASPECTS, LINEAGES
from oneiros.games.dreamblade.warbands.warband import MOST_COPIES
from oneiros.games.dreamblade.warbands.worth import helps, worth
from oneiros.kernel.ruleset import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oneiros.games.dreamblade.warbands.miniature import Miniature

# Locations take no part in a fight and claim nothing.
MOST_LOCATIONS: Final = 2

# 4.6: with about eight spawn points a turn, most miniatures must be cheap enough to come in twos.
CHEAP: Final = 3
MIDDLING: Final = 6
_WANTED: Final = (5, 7, 4)
_CURVE: Final = 4
_DEAREST: Final = 9
_SYMBOL_SHORT: Final = 4
_SECOND_ASPECT: Final = 10
_SYNERGY: Final = 2
_KIN: Final = 3
_SECOND_UNIQUE: Final = -8
_NAMED: Final = 3
# A second aspect has at least one miniature for so many of the first.
_MAIN: Final = 3
# 3.3: after so many picks from packs it is decided which two aspects are gathered.
_SETTLED: Final = 4
_USELESS: Final = -1_000


class Built:
    """A warband from a pool, what was left over, and the reasons."""

    def __init__(
        self, chosen: list[Miniature], left: list[Miniature], reasons: list[Reason]
    ) -> None:
        """Hold both parts of the pool in the order of warbands."""
        self.chosen = chosen
        self.left = left
        self.reasons = reasons


def build(pool: Sequence[Miniature]) -> Built:
    """Build the best warband that one or two aspects give, of up to 16 miniatures."""
    usable = _usable(pool)
    best: list[Miniature] = []
    best_aspects: tuple[str, ...] = ()
    best_total = -1_000_000
    for aspects in _tries():
        chosen, total = _fill(usable, aspects)
        if total > best_total:
            best, best_aspects, best_total = chosen, aspects, total
    chosen = sorted(best, key=_order)
    left = list(pool)
    for one in chosen:
        left.remove(one)
    left.sort(key=_order)
    return Built(chosen, left, _reasons(pool, chosen, left, best_aspects))


def fitting(
    chosen: Sequence[Miniature], others: Sequence[Miniature], number: int
) -> list[Miniature]:
    """Name the miniatures that would add most to what is chosen, each by itself, the best first."""
    aspects = main_aspects(chosen)
    room = [one for one in others if chosen.count(one) < MOST_COPIES]
    ranked = sorted(room, key=lambda one: (-_gain(one, chosen, aspects), _order(one)))
    return ranked[:number]


def pick(pack: Sequence[Miniature], own: Sequence[Miniature]) -> Miniature:
    """3.3: pick from a pack by worth, and by two aspects once some miniatures are one's own."""
    aspects: Sequence[str] = ASPECTS if len(own) < _SETTLED else _ranked_aspects(own)[:2]

    def gain(one: Miniature) -> int:
        useless = own.count(one) >= MOST_COPIES
        return _USELESS if useless else _gain(one, own, aspects)

    return min(pack, key=lambda one: (-gain(one), _order(one)))


def main_aspects(chosen: Sequence[Miniature]) -> tuple[str, ...]:
    """Give the aspect that most miniatures bear, and a second one that is worth its price."""
    first, second = _ranked_aspects(chosen)[:2]
    bodies = {aspect: _bearers(chosen, aspect) for aspect in (first, second)}
    return (first, second) if _MAIN * bodies[second] >= bodies[first] else (first,)


def _ranked_aspects(chosen: Sequence[Miniature]) -> list[str]:
    return sorted(ASPECTS, key=lambda aspect: -_bearers(chosen, aspect))


def _bearers(chosen: Sequence[Miniature], aspect: str) -> int:
    return sum(aspect in one.aspects for one in chosen)


def _tries() -> list[tuple[str, ...]]:
    pairs = [(one, two) for at, one in enumerate(ASPECTS) for two in ASPECTS[at + 1 :]]
    return [*((one,) for one in ASPECTS), *pairs]


def _usable(pool: Sequence[Miniature]) -> list[Miniature]:
    """3.1: of what lies in the pool more than three times, three copies can be used."""
    found: list[Miniature] = []
    for one in sorted(pool, key=_order):
        if sum(other.name == one.name for other in found) < MOST_COPIES:
            found.append(one)
    return found


def _fill(usable: Sequence[Miniature], aspects: tuple[str, ...]) -> tuple[list[Miniature], int]:
    """Take the miniature that adds most, again and again; the first of equals is the cheapest."""
    left = list(usable)
    chosen: list[Miniature] = []
    total = -_SECOND_ASPECT * (len(aspects) - 1)
    while left and len(chosen) < MOST_MINIATURES:
        gains = [_gain(one, chosen, aspects) for one in left]
        most = max(gains)
        at = gains.index(most)
        if left[at].location and _locations(chosen) == MOST_LOCATIONS:
            break
        total += most
        chosen.append(left.pop(at))
    return chosen, total


def _gain(one: Miniature, chosen: Sequence[Miniature], aspects: Sequence[str]) -> int:
    """Add up worth, aspects, the curve of costs, and what the miniatures do for each other."""
    if one.location and _locations(chosen) == MOST_LOCATIONS:
        return _USELESS
    gain = _worth(one) - _SYMBOL_SHORT * _foreign(one, aspects)
    band = _band(one)
    room = _WANTED[band] - sum(_band(other) == band for other in chosen)
    gain += _CURVE if room > 0 else _CURVE * (room - 1)
    gain -= max(0, one.cost - _DEAREST)
    gain += _SYNERGY * sum([_helped(one, other) for other in chosen])
    if any(other.name == one.name for other in chosen) and any(
        ability.keyword.code == word.UNIQUE for ability in one.abilities
    ):
        gain += _SECOND_UNIQUE
    return gain


# The same miniatures are weighed thousands of times for one warband, and for the next one again.
@lru_cache(maxsize=256)
def _worth(one: Miniature) -> int:
    return worth(one)


@lru_cache(maxsize=2**14)
def _helped(one: Miniature, other: Miniature) -> int:
    """Count what two miniatures do for each other."""
    for_one = sum(helps(ability, one) for ability in other.abilities)
    return for_one + sum(helps(ability, other) for ability in one.abilities)


def _foreign(one: Miniature, aspects: Sequence[str]) -> int:
    """Count the symbols of other aspects, each of which makes spawning dearer (5.3)."""
    return sum(aspect not in aspects for aspect in one.aspects)


def _band(one: Miniature) -> int:
    return 0 if one.cost <= CHEAP else 1 if one.cost <= MIDDLING else 2


def _locations(miniatures: Sequence[Miniature]) -> int:
    return sum(one.location for one in miniatures)


def _order(one: Miniature) -> tuple[int, str]:
    return (one.cost, one.name)


def _reasons(
    pool: Sequence[Miniature],
    chosen: list[Miniature],
    left: list[Miniature],
    aspects: tuple[str, ...],
) -> list[Reason]:
    """Say what was weighed: aspects, costs, the best ones, kin, locations, and what is missing."""
    if not chosen:
        return [Reason("3.1", "builder-nothing")]
    found: list[Reason] = []
    own = sum(_foreign(one, aspects) == 0 for one in chosen)
    if len(aspects) == 1:
        details = {"first": aspects[0], "own": own, "all": len(chosen)}
        found.append(Reason("5.3", "builder-one-aspect", details))
    else:
        two = {"first": aspects[0], "second": aspects[1], "own": own, "all": len(chosen)}
        found.append(Reason("5.3", "builder-two-aspects", two))
    bands = [sum(_band(one) == band for one in chosen) for band in range(len(_WANTED))]
    curve = {"cheap": bands[0], "middling": bands[1], "dear": bands[2]}
    limits = {**curve, "most_cheap": CHEAP, "most_middling": MIDDLING}
    found.append(Reason("4.6", "builder-curve", limits))
    best = sorted(chosen, key=lambda one: (-worth(one), _order(one)))
    found.append(Reason("2.1", "builder-best", {"names": _named(best)}))
    found += _kin(chosen)
    if any(one.location for one in chosen):
        places = _named([one for one in chosen if one.location])
        found.append(Reason("5.7", "builder-locations", {"names": places, "most": MOST_LOCATIONS}))
    strangers = [one for one in chosen if _foreign(one, aspects)]
    if strangers:
        found.append(Reason("5.3", "builder-strangers", {"names": _named(strangers)}))
    missed = [one for one in left if _foreign(one, aspects) and worth(one) > 0]
    if missed:
        missed.sort(key=lambda one: (-worth(one), _order(one)))
        found.append(Reason("5.3", "builder-missed", {"names": _named(missed)}))
    for name in dict.fromkeys(one.name for one in chosen):
        copies = sum(one.name == name for one in pool)
        if copies > MOST_COPIES:
            many = {"name": name, "copies": copies, "most": MOST_COPIES}
            found.append(Reason("3.1", "builder-copies", many))
    if len(chosen) < MOST_MINIATURES:
        found.append(Reason("3.1", "builder-few", {"all": len(chosen), "most": MOST_MINIATURES}))
    return found


def _kin(chosen: list[Miniature]) -> list[Reason]:
    """Name the lineages of three or more, and who of the others is there for their sake."""
    found: list[Reason] = []
    for lineage in LINEAGES:
        kin = [one for one in chosen if one.lineage == lineage]
        helpers = [
            one
            for one in chosen
            if any(
                helps(ability, other)
                and (ability.lineage == lineage or ability.keyword.code == word.HELLS_FURY)
                for ability in one.abilities
                for other in kin
                if other is not one or kin.count(one) > 1
            )
        ]
        if len(kin) >= _KIN and helpers:
            details = {"lineage": lineage, "number": len(kin), "names": _named(helpers)}
            found.append(Reason("10.10", "builder-lineage", details))
    return found


def _named(miniatures: Sequence[Miniature]) -> str:
    """Name up to three different miniatures."""
    return ", ".join(list(dict.fromkeys(one.name for one in miniatures))[:_NAMED])
