"""Assigning blades (7.5, 7.6) and which blade abilities a miniature has (10.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import procedures, questions
from oneiros.games.dreamblade.combat import simultaneous
from oneiros.games.dreamblade.keywords import copy, hells_fury, nullify
from oneiros.games.dreamblade.table.roster import SIDE, SLOTS
from oneiros.games.dreamblade.vocabulary import (
    ALWAYS,
    BLADE,
    CRIT,
    DOUBLE_BLADE,
    DOUBLE_MULTIBLADE,
    HELLS_FURY,
    MULTIBLADE,
)
from oneiros.kernel.bits import lowest, numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table


def ask(table: Table) -> bool:
    """7.5: go on while a blade ability can take the blades left; the attacker chooses which."""
    found = usable(table)
    if not found:
        return False
    table.ask(table.active, questions.BLADES, found)
    return True


def usable(table: Table) -> list[int]:
    """The abilities that can take blades: of attackers in play and of your location in the cell."""
    roster = table.roster
    mine: i64 = table.in_play & SIDE[table.active]
    users: i64 = (table.attackers | table.at[table.combat_cell] & ~roster.creatures) & mine
    found: list[int] = []
    while users:
        user = lowest(users)
        users &= users - 1
        found += [one for one in abilities_of(table, user) if _can_take(table, one)]
    found.sort()
    return found


def abilities_of(table: Table, user: i64) -> list[int]:
    """10.12: printed and granted; Nullify removes; Copy adds what others have left."""
    if nullify.silenced(table, user):
        return []
    found = _own(table, user, user)
    copied = copy.copied(table, user)
    while copied:
        bearer = lowest(copied)
        copied &= copied - 1
        if not nullify.silenced(table, bearer):
            found.extend(_own(table, bearer, user))
    return found


def _own(table: Table, bearer: i64, user: i64) -> list[int]:
    """What is printed on the bearer or granted to it, as abilities of the user."""
    roster = table.roster
    found: list[int] = []
    if roster.with_blades >> bearer & 1:
        for slot in range(SLOTS):
            entry: i64 = bearer * SLOTS + slot
            if roster.keyword[entry] >= 0 and BLADE <= roster.when[entry] <= DOUBLE_MULTIBLADE:
                found.append(opt.with_blade(user, bearer, entry))
    for lender in numbers(hells_fury.granted(table, bearer)):
        found += [opt.with_blade(user, bearer, at) for at in table.entries(HELLS_FURY, lender)]
    return found


def kind_of(table: Table, entry: i64) -> i64:
    """Tell which of the four kinds an ability is; what Hell's Fury grants is a plain blade."""
    when: i64 = table.roster.when[entry]
    return BLADE if when == ALWAYS else when


def cost_of(table: Table, entry: i64) -> i64:
    """Tell how many blades an ability takes at a time."""
    return 2 if kind_of(table, entry) in (DOUBLE_BLADE, DOUBLE_MULTIBLADE) else 1


def takes_many(table: Table, entry: i64) -> bool:
    """Tell whether an ability may be assigned blades again and again in one attack."""
    return kind_of(table, entry) in (MULTIBLADE, DOUBLE_MULTIBLADE)


def _can_take(table: Table, ability: i64) -> bool:
    """7.5: enough blades, not used up, and a score condition that holds for its user now."""
    user, _, entry = opt.assigned_blade(ability)
    if cost_of(table, entry) > table.blades:
        return False
    if not takes_many(table, entry) and ability in table.used_blades:
        return False
    if table.roster.when[entry] == ALWAYS:
        return True
    return not table.roster.score[entry] or table.scores(user)


def use(table: Table, ability: i64) -> None:
    """7.5: the blades are gone; the ability is resolved at once, then what it triggers."""
    user, _, entry = opt.assigned_blade(ability)
    keyword: i64 = table.roster.keyword[entry]
    number: i64 = table.roster.number[entry]
    if keyword == HELLS_FURY:
        number = hells_fury.CRIT_GRANTED
        keyword = CRIT
    table.used_blades.append(ability)
    table.spend_blades(user, entry, cost_of(table, entry), keyword)
    simultaneous.settle(table)
    table.call(procedures.EFFECT, user, entry, number)
