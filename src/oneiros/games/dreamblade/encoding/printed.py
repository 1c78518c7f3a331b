"""What is printed on the miniatures of a match, a row of numbers for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.table.roster import MOST_MINIATURES, SLOTS
from oneiros.games.dreamblade.vocabulary import ASPECTS, LINEAGES
from oneiros.games.dreamblade.warbands.ability import CHOSEN
from oneiros.kernel.octets import LARGEST, capped

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.roster import Roster
    from oneiros.games.dreamblade.warbands.ability import Ability
    from oneiros.games.dreamblade.warbands.miniature import Miniature

OF_MINIATURE: Final = (
    "it is there",
    "it is a creature",
    "cost",
    "power",
    "defense",
    "life",
    *(f"symbols of {aspect}" for aspect in ASPECTS),
    *(f"lineage {lineage}" for lineage in LINEAGES),
)
"""What the first numbers of a row mean."""
OF_ABILITY: Final = (
    "keyword, counted from 1",
    "activation: 0 always, 1 to 4 blades, 5 spawn, 6 comes into play",
    "price of a spawn ability, 255 for X",
    "whether it works only while scoring",
    "number, 255 for X",
    "number where it is below 0, without its sign",
    "the aspect that narrows it, counted from 1",
    "the lineage that narrows it, counted from 1",
    "whether it touches enemies only",
    "whether it touches its bearer only",
)
"""What the numbers of each of the four abilities mean, which follow."""
PRINTED: Final = len(OF_MINIATURE) + SLOTS * len(OF_ABILITY)


def printed(roster: Roster, seat: i64) -> bytes:
    """Write both warbands, that of a seat first."""
    rows: list[bytes] = []
    for index in range(2 * MOST_MINIATURES):
        miniature = roster.miniatures.get(index ^ seat << 4)
        rows.append(bytes(PRINTED) if miniature is None else bytes(printed_row(miniature)))
    return b"".join(rows)


def printed_row(miniature: Miniature) -> list[int]:
    """Write what is printed on a miniature."""
    creature = not miniature.location
    found = [
        1,
        1 if creature else 0,
        capped(miniature.cost),
        capped(miniature.power) if creature else 0,
        capped(miniature.defense) if creature else 0,
        capped(miniature.life) if creature else 0,
    ]
    found += [miniature.aspects.count(aspect) for aspect in ASPECTS]
    found += [1 if lineage == miniature.lineage else 0 for lineage in LINEAGES]
    for slot in range(SLOTS):
        if slot < len(miniature.abilities):
            found += _ability(miniature.abilities[slot])
        else:
            found += [0] * len(OF_ABILITY)
    return found


def _ability(ability: Ability) -> list[int]:
    return [
        ability.keyword.code + 1,
        ability.when,
        LARGEST if ability.price == CHOSEN else capped(ability.price),
        1 if ability.score else 0,
        LARGEST if ability.number == CHOSEN else capped(ability.number),
        0 if ability.number == CHOSEN else capped(-ability.number),
        ASPECTS.index(ability.aspect) + 1 if ability.aspect else 0,
        LINEAGES.index(ability.lineage) + 1 if ability.lineage else 0,
        1 if ability.enemies else 0,
        1 if ability.self_only else 0,
    ]
