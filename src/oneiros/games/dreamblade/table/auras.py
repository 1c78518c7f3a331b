"""Modifiers that reach from one miniature to another while their positions last (10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.options import lit_entry, lit_for
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.kernel.bits import BIT, lowest, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table


def touched_by(table: Table, user: i64, entry: i64) -> i64:
    """10.10: whom an ability may touch; Self and Enemies are the user's own and his enemies."""
    roster = table.roster
    if roster.self_only[entry]:
        return BIT[user]
    if roster.enemies_only[entry]:
        return roster.kinds[entry] & SIDE[1 - (user >> 4)]
    return roster.kinds[entry]


def from_allies(table: Table, keyword: i64, miniature: i64) -> i64:
    """Add up what local and adjacent allies lend a creature by a keyword; Self lends to itself."""
    allies = near(table, miniature)
    return _sum(table, keyword, allies & table.roster.having[keyword], miniature) + _lit(
        table, keyword, allies, miniature
    )


def from_local_enemies(table: Table, keyword: i64, miniature: i64) -> i64:
    """Add up what local miniatures of the opponent do to a creature by a keyword."""
    enemies = facing(table, miniature)
    return _sum(table, keyword, enemies & table.roster.having[keyword], miniature) + _lit(
        table, keyword, enemies, miniature
    )


def near(table: Table, miniature: i64) -> i64:
    """Give the miniatures of its side local and adjacent to a creature, itself included."""
    cell: i64 = table.where[miniature]
    return (table.at[cell] | table.around(cell)) & SIDE[miniature >> 4]


def facing(table: Table, miniature: i64) -> i64:
    """Give the opponent's miniatures in the cell of a creature."""
    return table.at[table.where[miniature]] & SIDE[1 - (miniature >> 4)]


def reaching(table: Table, keyword: i64, users: i64, miniature: i64) -> list[tuple[int, int]]:
    """List the auras of a keyword that touch a creature: whose each is, and its entry."""
    if not users & table.roster.having[keyword] and not table.lit:
        return []
    found = [
        (user, entry)
        for user in numbers(users & table.roster.having[keyword])
        for entry in table.entries(keyword, user)
    ]
    for light in table.lit:
        user: i64 = lit_for(light)
        if table.roster.keyword[lit_entry(light)] == keyword and users >> user & 1:
            found.append((user, lit_entry(light)))
    return [(user, entry) for user, entry in found if _reaches(table, user, entry, miniature)]


def _reaches(table: Table, user: i64, entry: i64, miniature: i64) -> bool:
    """Tell whom an aura touches: never its own miniature unless the word Self says so (2.4)."""
    if user == miniature and not table.roster.self_only[entry]:
        return False
    return touched_by(table, user, entry) & BIT[miniature] != 0


def _sum(table: Table, keyword: i64, carriers: i64, miniature: i64) -> i64:
    total: i64 = 0
    while carriers:
        carrier = lowest(carriers)
        carriers &= carriers - 1
        for entry in table.entries(keyword, carrier):
            if _reaches(table, carrier, entry, miniature):
                total += table.roster.number[entry]
    return total


def _lit(table: Table, keyword: i64, near: i64, miniature: i64) -> i64:
    """Add up the auras that blades have switched on until the end of combat."""
    total: i64 = 0
    for light in table.lit:
        user: i64 = lit_for(light)
        entry: i64 = lit_entry(light)
        fits = table.roster.keyword[entry] == keyword and near >> user & 1
        if fits and _reaches(table, user, entry, miniature):
            total += table.roster.number[entry]
    return total
