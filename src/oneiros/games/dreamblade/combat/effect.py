"""Carrying out an activated ability (10.3, 10.4): what it offers, and what the answer does.

Each keyword's own module says what it means. Its text beats the rules, "can't" beats "can", and
as much is done as can be done (10.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade import vocabulary as v
from oneiros.games.dreamblade.combat import damage, fates, special_attack
from oneiros.games.dreamblade.keywords import (
    advance,
    appease,
    assault,
    bloodthirsty,
    bomb,
    charge,
    crit,
    demolish,
    detonate,
    dissipate,
    energize,
    expel,
    fade,
    ferocity,
    flanking,
    fumble,
    gather,
    heroics,
    lure,
    pack,
    payback,
    purge,
    raising,
    reincarnate,
    scare,
    skirmish,
    stalwart,
    strikeback,
    swap,
    teleport,
    wail,
    warpstrike,
)
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.keywords.keyword import A_MOVE, AN_ATTACK, AN_AURA
from oneiros.games.dreamblade.phases.entering import entered
from oneiros.games.dreamblade.phases.initiative import EVEN, SIDES
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.auras import touched_by
from oneiros.games.dreamblade.table.facts import WAIL_ROLLED
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.kernel.bits import numbers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

# The frame: user, place of the ability, number.
_USER: Final = -3
_PLACE: Final = -2
_NUMBER: Final = -1


def place_of_ability(table: Table) -> i64:
    """Where the ability that is carried out is printed."""
    return table.stack[_PLACE]


def proceed(table: Table) -> None:
    """Do what needs no choice; otherwise ask for the target."""
    user: i64 = table.stack[_USER]
    place: i64 = table.stack[_PLACE]
    number: i64 = table.stack[_NUMBER]
    keyword: i64 = table.roster.keyword[place]
    if keyword == v.WAIL:
        _roll_wail(table, user, number)
        return
    gone = not table.in_play >> user & 1 and not KEYWORDS[keyword].placeless
    if gone or (KEYWORDS[keyword].creatures_only and not table.roster.creatures >> user & 1):
        # A location that copies what only creatures can do, such as Swap, does nothing.
        table.done()
        return
    whom = touched_by(table, user, place)
    if _simple(table, keyword, user, place, number, whom):
        table.done()
        return
    found = offered(table, keyword, user, whom)
    if not found:
        table.done()
        return
    if KEYWORDS[keyword].optional:
        found.append(opt.DECLINE)
    found.sort()
    table.subject = user
    table.subject_keyword = keyword
    table.ask(user >> 4, questions.ABILITY, found)


def answer(table: Table, option: i64) -> None:
    """Carry out the choice."""
    user: i64 = table.stack[_USER]
    place: i64 = table.stack[_PLACE]
    number: i64 = table.stack[_NUMBER]
    keyword: i64 = table.roster.keyword[place]
    what = opt.deed(option)
    if what == opt.DIE:
        table.remark(WAIL_ROLLED, (option & opt.BELOW,), "11", user, v.WAIL)
        table.stack[_NUMBER] = number << 3 | option & opt.BELOW
        return
    whom = touched_by(table, user, place)
    table.done()
    if what == opt.CARRY:
        creature = opt.miniature_of(option)
        table.move(creature, opt.cell_of(option), "11", user, keyword)
        entered(table, creature)
    elif what == opt.BOMB:
        blast = bomb.blast(table, user, whom)
        bomb.resolve(table, user)
        damage.deal_to_each(table, blast, number, user, v.BOMB)
    elif what == opt.TARGET:
        _on_target(table, keyword, user, place, number, option & opt.BELOW)


def offered(table: Table, keyword: i64, user: i64, whom: i64) -> list[int]:
    """10.4: the targets an ability may choose, with destinations where it moves them."""
    if KEYWORDS[keyword].asks == A_MOVE:
        return _carries(table, keyword, user, whom)
    if keyword == v.BOMB:
        return [opt.BOMB]
    return [opt.TARGET | target for target in numbers(_targets(table, keyword, user, whom))]


def _carries(table: Table, keyword: i64, user: i64, whom: i64) -> list[int]:
    if keyword == v.ADVANCE:
        return advance.carries(table, user, whom)
    if keyword == v.SKIRMISH:
        return skirmish.carries(table, user, whom)
    if keyword == v.EXPEL:
        return expel.carries(table, user, whom)
    if keyword == v.LURE:
        return lure.carries(table, user, whom)
    if keyword == v.SCARE:
        return scare.carries(table, user, whom)
    if keyword == v.TELEPORT:
        return teleport.carries(table, whom)
    if keyword == v.GATHER:
        return gather.carries(table, user, whom)
    raise LookupError(keyword)


def _targets(table: Table, keyword: i64, user: i64, whom: i64) -> i64:
    if keyword == v.ASSAULT:
        return assault.targets(table, user, whom)
    if keyword == v.WARPSTRIKE:
        return warpstrike.targets(table, user, whom)
    if keyword == v.CHARGE:
        return charge.targets(table, user, whom)
    if keyword == v.STRIKEBACK:
        return strikeback.targets(table, user, whom)
    if keyword == v.PAYBACK:
        return payback.targets(table, user, whom)
    if keyword == v.FEROCITY:
        return ferocity.targets(table, user, whom)
    if keyword == v.APPEASE:
        return appease.targets(table, user, whom)
    if keyword == v.DEMOLISH:
        return demolish.targets(table, user, whom)
    if keyword == v.PURGE:
        return purge.targets(table, user, whom)
    if keyword == v.RAISE:
        return raising.targets(table, user, whom)
    if keyword == v.REINCARNATE:
        return reincarnate.targets(table, user, whom)
    if keyword == v.SWAP:
        return swap.targets(table, user, whom)
    raise LookupError(keyword)


def _simple(table: Table, keyword: i64, user: i64, place: i64, number: i64, whom: i64) -> bool:
    """Carry out an ability that offers no choice, and tell whether it was one."""
    if keyword in (v.CRIT, v.HELLS_FURY):
        crit.resolve(table, user, number)
    elif keyword == v.FUMBLE:
        fumble.resolve(table, user, number)
    elif keyword == v.FLANKING:
        flanking.resolve(table, user, number)
    elif keyword == v.HEROICS:
        heroics.resolve(table, user, number)
    elif keyword == v.PACK:
        pack.resolve(table, user, whom)
    elif keyword == v.STALWART:
        stalwart.resolve(table, user, whom)
    elif keyword == v.DISSIPATE:
        dissipate.resolve(table, user)
    elif keyword == v.FADE:
        fade.resolve(table, user)
    elif keyword == v.DETONATE:
        detonate.resolve(table, user)
    elif keyword == v.BLOODTHIRSTY:
        bloodthirsty.resolve(table, user)
    elif keyword == v.ENERGIZE:
        energize.resolve(table, user, place % SLOTS, number)
    elif KEYWORDS[keyword].asks == AN_AURA:
        table.light(user, place, keyword)
    else:
        return False
    return True


def _on_target(table: Table, keyword: i64, user: i64, place: i64, number: i64, target: i64) -> None:
    if KEYWORDS[keyword].asks == AN_ATTACK:
        special_attack.begin(table, user, target, place, number)
    elif keyword == v.PAYBACK:
        payback.resolve(table, user, values.power(table, target))
    elif keyword == v.FEROCITY:
        ferocity.resolve(table, user, target)
    elif keyword == v.APPEASE:
        appease.resolve(table, user, target)
    elif keyword == v.DEMOLISH:
        fates.destroy_by_ability(table, target, user, v.DEMOLISH)
    elif keyword == v.PURGE:
        purge.resolve(table, user, target)
    elif keyword == v.RAISE:
        raising.resolve(table, user, target)
    elif keyword == v.REINCARNATE:
        reincarnate.resolve(table, user, target)
    elif keyword == v.SWAP:
        swap.resolve(table, user, target)
        entered(table, user)
        entered(table, target)
    else:
        raise LookupError(keyword)


def _roll_wail(table: Table, user: i64, rolled: i64) -> None:
    """11 Wail: two initiative dice, kept in the frame in base 8 until both lie on the table."""
    if rolled < 8:
        table.subject = user
        table.subject_keyword = v.WAIL
        table.ask_chance(questions.INITIATIVE_DIE, SIDES, EVEN)
        return
    table.done()
    wail.resolve(table, user, (rolled >> 3) + (rolled & 7))
