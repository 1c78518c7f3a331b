"""Quick answers to what comes up in the middle of a combat, for looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.dreamblade import sharing
from oneiros.bots.dreamblade.ground import pull
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import effect
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table import values
from oneiros.kernel.bits import lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table
    from oneiros.kernel.dice import Dice


def answer(table: Table, dice: Dice) -> i64:
    """Answer as a player would without thinking: break what can be broken, destroy, strike back."""
    options = table.options
    question = table.question
    if question == questions.DAMAGE:
        return sharing.amount(table)
    if question in (questions.FATE, questions.DEATHBLOW):
        return options[-1]
    if question == questions.REROLL:
        return _reroll(table)
    if question in (questions.DISRUPTION, questions.BLADES, questions.ABILITY):
        return _best(table, dice)
    return options[dice.below(len(options))]


def _best(table: Table, dice: Dice) -> i64:
    """Give the option that is liked best; of several alike, dice choose."""
    best = table.options[0]
    highest: i64 = 0
    equals: i64 = 0
    for option in table.options:
        value = _liking(table, option)
        if equals == 0 or value > highest:
            best = option
            highest = value
            equals = 1
        elif value == highest:
            equals += 1
            if dice.below(equals) == 0:
                best = option
    return best


def _liking(table: Table, option: i64) -> i64:
    """How good an answer looks; to decline is worth nothing."""
    what = opt.deed(option)
    if what == opt.PLACE:
        return _exile(option)
    if what == opt.BLADE:
        return _blade(table, option)
    if what == opt.TARGET:
        return _target(table, option & opt.BELOW)
    if what == opt.CARRY:
        return _carry(table, opt.miniature_of(option), opt.cell_of(option))
    if what == opt.BOMB:
        return _bomb(table)
    return 0


def _exile(option: i64) -> i64:
    """A disrupted enemy goes where it is far from what it wants, and not in our way either."""
    owner = opt.miniature_of(option) >> 4
    cell = opt.cell_of(option)
    return -2 * pull(owner, cell) - pull(1 - owner, cell)


def _blade(table: Table, option: i64) -> i64:
    """Blades go to what hurts most; what one would rather not do comes last."""
    _, _, entry = opt.assigned_blade(option)
    keyword = KEYWORDS[table.roster.keyword[entry]]
    number: i64 = table.roster.number[entry]
    return -100 if keyword.drawback else 10 + max(number, -number)


def _target(table: Table, target: i64) -> i64:
    """The dearest enemy, or the dearest of ours for what is good for it, else the cheapest."""
    price: i64 = table.roster.cost[target] + 1
    own = target >> 4 == table.seat
    if own and KEYWORDS[table.roster.keyword[effect.under_way(table).entry]].drawback:
        return -price
    return price


def _carry(table: Table, creature: i64, cell: i64) -> i64:
    """Ours nearer to what scores, theirs farther from it."""
    side = creature >> 4
    gain = pull(side, cell) - pull(side, table.where[creature])
    return gain if side == table.seat else -gain


def _bomb(table: Table) -> i64:
    """It goes off where what it breaks is dearer than itself."""
    use = effect.under_way(table)
    gain: i64 = -table.roster.cost[use.user] - 1
    foes = table.enemies_in(table.where[use.user], use.user >> 4)
    while foes:
        foe = lowest(foes)
        foes &= foes - 1
        if values.breaking_point(table, foe) <= table.damage[foe] + use.number:
            gain += table.roster.cost[foe] + 2
    return gain


def _reroll(table: Table) -> i64:
    """Reroll as many misses as may be, and nothing else."""
    best = table.options[0]
    most: i64 = 0
    for option in table.options:
        if opt.deed(option) != opt.REROLL:
            continue
        _, _, faces = opt.rerolled(option)
        others: i64 = faces[1] + faces[2] + faces[3] + faces[4]
        if others == 0 and faces[0] > most:
            best = option
            most = faces[0]
    return best
