"""Why power, defense and life are not what is printed (2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords import fight, geomancy, thanatomancy
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table import auras, values
from oneiros.games.dreamblade.vocabulary import (
    BOLSTER,
    DRAIN,
    ENRAGE,
    FIGHT,
    GEOMANCY,
    INCITER,
    INVIGORATE,
    PANIC,
    THANATOMANCY,
    WEAKEN,
)
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table

_FROM_ALLIES: Final = (("power", ENRAGE), ("defense", BOLSTER), ("life", INVIGORATE))
_FROM_ENEMIES: Final = (
    ("power", INCITER, 1),
    ("power", WEAKEN, -1),
    ("defense", PANIC, -1),
    ("life", DRAIN, -1),
)


def causes(table: Table, miniature: int) -> list[object]:
    """List every change of a creature's numbers: by whose ability it is, or by a minimum."""
    roster = table.roster
    allies, enemies = auras.near(table, miniature), auras.facing(table, miniature)
    graves = roster.having[THANATOMANCY] & BIT[miniature]
    # Nobody near has an ability that changes numbers, and printed ones are never below a minimum.
    if not ((allies | enemies) & roster.touching or graves or table.lit):
        return []
    found: list[object] = []
    sums = {"power": 0, "defense": 0, "life": 0}

    def note(number: str, change: int, source: int, keyword: int) -> None:
        if change:
            label, ability = roster.labels[source], KEYWORDS[keyword].name
            sums[number] += change
            found.append({"number": number, "change": change, "by": label, "ability": ability})

    dead = thanatomancy.printed_power(table, miniature) - roster.power[miniature]
    note("power", dead, miniature, THANATOMANCY)
    note("power", fight.bonus(table, miniature), miniature, FIGHT)
    stones = geomancy.bonus(table, miniature)
    for number in ("power", "defense", "life"):
        note(number, stones, miniature, GEOMANCY)
    for number, keyword in _FROM_ALLIES:
        for user, entry in auras.reaching(table, keyword, allies, miniature):
            note(number, roster.number[entry], user, keyword)
    for number, keyword, sign in _FROM_ENEMIES:
        for user, entry in auras.reaching(table, keyword, enemies, miniature):
            note(number, sign * roster.number[entry], user, keyword)
    for number, now, printed in _numbers(table, miniature):
        raised = now - printed - sums[number]
        if raised:
            found.append({"number": number, "change": raised, "by": "", "ability": ""})
    return found


def _numbers(table: Table, miniature: int) -> tuple[tuple[str, int, int], ...]:
    """Give each number as it is and as it is printed; what no ability adds, a minimum does."""
    roster = table.roster
    return (
        ("power", values.power(table, miniature), roster.power[miniature]),
        ("defense", values.defense(table, miniature), roster.defense[miniature]),
        ("life", values.life(table, miniature), roster.life[miniature]),
    )
