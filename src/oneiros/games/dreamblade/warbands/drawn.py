"""Warbands that dice put together, for games between strangers."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.games.dreamblade.table.roster import MOST_MINIATURES
from oneiros.games.dreamblade.vocabulary import ASPECTS
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.games.dreamblade.warbands.warband import MOST_COPIES, ready_warbands
from oneiros.kernel.dice import Dice

Names = tuple[str, ...]


def shelf(set_name: str) -> list[Miniature]:
    """Give the miniatures of a set."""
    return [one for one in catalogue().values() if one.set_name == set_name]


def random_warband(miniatures: Sequence[Miniature], dice: Dice) -> Names:
    """Draw sixteen miniatures of two aspects, at most three alike and at most three locations."""
    first = dice.below(len(ASPECTS))
    pair = {ASPECTS[first], ASPECTS[(first + 1 + dice.below(len(ASPECTS) - 1)) % len(ASPECTS)]}
    fitting = [one for one in miniatures if set(one.aspects) <= pair]
    names: list[str] = []
    locations = 0
    while len(names) < MOST_MINIATURES:
        drawn = fitting[dice.below(len(fitting))]
        if names.count(drawn.name) >= MOST_COPIES or (drawn.location and locations == MOST_COPIES):
            continue
        locations += drawn.location
        names.append(drawn.name)
    return tuple(sorted(names, key=lambda name: (catalogue()[name].cost, name)))


def drawn_warbands(
    miniatures: Sequence[Miniature], dice: Dice, kept_out: Sequence[str] = ()
) -> tuple[Names, Names]:
    """Draw two ready warbands or two random ones, as likely as each other."""
    if dice.below(2):
        return random_warband(miniatures, dice), random_warband(miniatures, dice)
    ready = [names for name, names in ready_warbands().items() if name not in kept_out]
    return ready[dice.below(len(ready))], ready[dice.below(len(ready))]
