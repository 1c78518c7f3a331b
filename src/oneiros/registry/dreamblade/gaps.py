"""What a warband lacks, as far as its numbers tell: advice that forbids nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Final

from oneiros.games.dreamblade.table.roster import MOST_MINIATURES
from oneiros.games.dreamblade.vocabulary import UNIQUE
from oneiros.games.dreamblade.warbands.builder import (
    CHEAP,
    MIDDLING,
    MOST_LOCATIONS,
    fitting,
    main_aspects,
)
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.games.dreamblade.warbands.worth import helps, narrowed
from oneiros.kernel.ruleset import Reason
from oneiros.registry.dreamblade.prices import AspectPrice
from oneiros.registry.named import Sentence, Told
from oneiros.words import dreamblade as said
from oneiros.words.portable import PORTABLE

_ENOUGH: Final = 6
"""Of fewer miniatures nobody can say what they lack, but more."""
_FAR_TOO_MANY: Final = 4 * MOST_MINIATURES
"""Of more nobody needs to hear it before most of them are out, and to say it takes long."""
_FEWEST_CHEAP: Final = 4
_MOST_DEAR: Final = 5
_SHORT: Final = 1.0
"""So many symbols short on average is dear."""
_LONELY: Final = 2
_NAMED: Final = 4
"""So many miniatures are named that would help."""

_DEAREST: Final = 30
"""No miniature costs more."""
_DEAR: Final = 9
"""Who costs so much helps no warband that is too dear already."""

Fits = Callable[[Miniature], bool]
Best = Callable[[Fits], list[str]]
"""Names those who would fit best."""


class WarbandGap(Told, frozen=True):
    """Something that a warband may lack, and who would help."""

    sentence: Sentence
    add: list[str]
    """Those who would fit best, the best first; empty where something is to be taken out."""
    aspect: str = ""
    lineage: str = ""
    most_cost: int = 0
    """What to look for among all miniatures; 0 stands for any cost."""


def gaps(
    warband: Sequence[Miniature],
    prices: Sequence[AspectPrice],
    pool: Sequence[Miniature] | None = None,
    blamed: Container[str] = (),
    *,
    too_dear: bool = False,
) -> list[WarbandGap]:
    """List what a warband lacks; of one that has hardly begun, only that it may have more.

    Of one that is far too large nothing is said. With a pool, only what is left of it would help.
    Who is blamed already is not named as a help, nor who is dear where the warband is.
    """
    others = list(catalogue().values()) if pool is None else _left(pool, warband)
    others = [one for one in others if one.name not in blamed]
    modest = [one for one in others if one.cost < _DEAR]
    judged = _ENOUGH <= len(warband) <= _FAR_TOO_MANY
    costs: list[WarbandGap] = []
    if judged:
        best = partial(_best, warband, modest)
        costs = [*_cheap(warband, best), *_dear(warband, best)]
    best = partial(_best, warband, modest if costs or too_dear else others)
    found = [*_few(warband, best), *costs]
    if judged:
        found += _aspects(prices, best)
        found += [*_idle(warband, best), *_unique(warband), *_locations(warband)]
    return found


def _few(warband: Sequence[Miniature], best: Best) -> list[WarbandGap]:
    missing = MOST_MINIATURES - len(warband)
    if missing <= 0 or not warband:
        return []
    why = Reason("3.1", "builder-gap-few", {"number": missing})
    return [WarbandGap(_said(why), best(_of_their_aspects(warband)))]


def _cheap(warband: Sequence[Miniature], best: Best) -> list[WarbandGap]:
    """4.6: two dice give seven points on average, so only cheap ones come in twos."""
    number = sum(one.cost <= CHEAP for one in warband)
    if number >= _FEWEST_CHEAP:
        return []
    why = Reason("4.6", "builder-gap-cheap", {"number": number, "most": CHEAP})
    add = best(_of_their_aspects(warband, CHEAP))
    return [WarbandGap(_said(why), add, most_cost=CHEAP)]


def _dear(warband: Sequence[Miniature], best: Best) -> list[WarbandGap]:
    number = sum(one.cost > MIDDLING for one in warband)
    if number <= _MOST_DEAR:
        return []
    why = Reason("4.6", "builder-gap-dear", {"number": number, "above": MIDDLING})
    add = best(_of_their_aspects(warband, MIDDLING))
    return [WarbandGap(_said(why), add, most_cost=MIDDLING)]


def _aspects(prices: Sequence[AspectPrice], best: Best) -> list[WarbandGap]:
    """5.3: symbols that are missing make spawning dearer."""
    found: list[WarbandGap] = []
    for one in prices:
        lonely = one.bodies <= _LONELY and (one.late or 0.0) >= _SHORT
        if not lonely and (one.early or 0.0) < _SHORT:
            continue
        key = "builder-gap-lonely" if lonely else "builder-gap-late"
        extra = round((one.late if lonely else one.early) or 0.0, 1)
        why = Reason("5.3", key, {"first": one.aspect, "number": one.bodies, "extra": extra})
        add = best(lambda other, own=one.aspect: _bears(other, own))  # type: ignore[misc]
        found.append(WarbandGap(_said(why), add, aspect=one.aspect, most_cost=CHEAP))
    return found


def _bears(one: Miniature, aspect: str) -> bool:
    return one.cost <= CHEAP and aspect in one.aspects


def _idle(warband: Sequence[Miniature], best: Best) -> list[WarbandGap]:
    """10.10: an ability for friends of a kind does nothing where there are none."""
    found: list[WarbandGap] = []
    for one in dict.fromkeys(warband):
        others = list(warband)
        others.remove(one)
        for ability in one.abilities:
            if not narrowed(ability) or any(helps(ability, other) for other in others):
                continue
            printed = {"name": one.name, "ability": ability.keyword.name}
            why = Reason("10.10", "builder-gap-idle", printed)
            add = best(lambda other, own=ability: helps(own, other))  # type: ignore[misc]
            found.append(
                WarbandGap(_said(why), add, aspect=ability.aspect, lineage=ability.lineage)
            )
    return found


def _unique(warband: Sequence[Miniature]) -> list[WarbandGap]:
    twice = [
        one.name
        for one in dict.fromkeys(warband)
        if list(warband).count(one) > 1
        and any(ability.keyword.code == UNIQUE and not ability.name for ability in one.abilities)
    ]
    return [
        WarbandGap(_said(Reason("11 Unique", "builder-gap-unique", {"name": name})), [])
        for name in twice
    ]


def _locations(warband: Sequence[Miniature]) -> list[WarbandGap]:
    number = sum(one.location for one in warband)
    if number <= MOST_LOCATIONS:
        return []
    why = Reason("5.7", "builder-gap-locations", {"number": number})
    return [WarbandGap(_said(why), [])]


def _of_their_aspects(warband: Sequence[Miniature], most: int = _DEAREST) -> Fits:
    """Hold for those up to a cost that bear no symbol but the main ones of a warband."""
    aspects = set(main_aspects(warband))
    return lambda one: one.cost <= most and aspects.issuperset(one.aspects)


def _best(warband: Sequence[Miniature], others: Sequence[Miniature], fits: Fits) -> list[str]:
    fitting_ones = [one for one in others if fits(one)]
    return [one.name for one in fitting(warband, fitting_ones, _NAMED)]


def _left(pool: Sequence[Miniature], warband: Sequence[Miniature]) -> list[Miniature]:
    """Give what of a pool is not in a warband, each once."""
    used = Counter(one.name for one in warband)
    there = Counter(one.name for one in pool)
    return [one for one in dict.fromkeys(pool) if there[one.name] > used[one.name]]


def _said(why: Reason) -> Sentence:
    return said.reason(PORTABLE, why)
