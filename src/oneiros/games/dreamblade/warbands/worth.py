"""What a miniature is worth to a warband (3.1): for its cost, and to others of its kind.

These are estimates, for building warbands from pools; the rules know nothing of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import vocabulary as word
from oneiros.games.dreamblade.warbands.ability import CHOSEN

if TYPE_CHECKING:
    from oneiros.games.dreamblade.warbands.ability import Ability
    from oneiros.games.dreamblade.warbands.miniature import Miniature

# What a creature is worth, and what is usual for a cost; four points are worth a spawn point.
_POWER: Final = 3
_DEFENSE: Final = 2
_LIFE: Final = 1
_ABILITY: Final = 2
# What a creature that counts graves may hope for as its power.
_GRAVES: Final = 3
_USUAL: Final = 9
_USUAL_PER_COST: Final = 4
# A location takes no part in a fight and claims nothing, so it needs good abilities.
_LOCATION: Final = -3


def worth(one: Miniature) -> int:
    """Estimate what a miniature is worth above what is usual for its cost."""
    gifts = sum(_gift(ability) for ability in one.abilities)
    if one.location:
        return _LOCATION + gifts
    graves = any(ability.keyword.code == word.THANATOMANCY for ability in one.abilities)
    power = _GRAVES if graves else one.power
    body = _POWER * power + _DEFENSE * one.defense + _LIFE * one.life
    return body + gifts - _USUAL - _USUAL_PER_COST * one.cost


def helps(ability: Ability, other: Miniature) -> bool:
    """Say whether an ability is narrowed to friends of a kind, and the other is of that kind."""
    code = ability.keyword.code
    if not narrowed(ability) or other.location:
        return False
    if code == word.HELLS_FURY:
        return other.lineage == "Hellbred"
    return (
        (not ability.aspect or ability.aspect in other.aspects)
        and ability.lineage in ("", other.lineage)
        and ability.name in ("", other.name)
    )


def narrowed(ability: Ability) -> bool:
    """Say whether only friends of some kind gain by an ability."""
    kind = ability.aspect or ability.lineage or ability.name
    code = ability.keyword.code
    return code == word.HELLS_FURY or (ability.keyword.for_friends and kind != "")


def _gift(ability: Ability) -> int:
    """Value a gift or a drawback; what helps some kind is worth what it finds to help."""
    if ability.keyword.code == word.UNIQUE or narrowed(ability):
        return 0
    bad = ability.keyword.drawback or CHOSEN < ability.number < 0
    return -_ABILITY if bad else _ABILITY
