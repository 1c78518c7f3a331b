"""Judging damage (8.1 to 8.9): disrupted, destroyed, or both and the opponent chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import procedures, questions
from oneiros.games.dreamblade.keywords import ferocity, regenerate, reincarnate, vessel
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import CELLS, PORTAL
from oneiros.games.dreamblade.table.layout import FIRST_ACTION, SECOND_ACTION
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.games.dreamblade.vocabulary import FEROCITY, REGENERATE
from oneiros.kernel.bits import BIT, lowest, numbers
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

# The frame: those whose fate is not decided, those to be disrupted, those to be destroyed.
_UNDECIDED: Final = -3
_DISRUPTED: Final = -2
_DESTROYED: Final = -1

# What damage comes to for a creature.
NOTHING: Final = 0
DISRUPTION: Final = 1
DESTRUCTION: Final = 2
EITHER: Final = 3

_LOOK_AT_HURT: Final = 0
_LOOK_AT_EVERYONE: Final = 1
_DECIDE: Final = 2
_DISRUPT: Final = 3
_DESTROY: Final = 4
_BURY: Final = 5


def judge_hurt(table: Table) -> None:
    """8.1: judge the damage just dealt, with all that its targets took in this phase."""
    table.call(procedures.JUDGE)


def judge_everyone(table: Table) -> None:
    """8.1: at the end of a combat judge every creature with damage."""
    table.call(procedures.JUDGE)
    table.go(_LOOK_AT_EVERYONE)


def fate_of(table: Table, creature: i64, damage: i64, relentless: i64) -> i64:
    """8.1, 8.2, 8.8: what so much damage comes to, some of it by a Relentless attack or none."""
    dies = damage >= values.life(table, creature)
    # 8.8: "can't" comes first: damage of a Relentless attack cannot disrupt.
    yields = damage >= values.defense(table, creature) and not relentless
    if not yields:
        return DESTRUCTION if dies else NOTHING
    if ferocity.turns_deadly(table, creature):
        return DESTRUCTION
    return EITHER if dies else DISRUPTION


def disrupted(table: Table) -> i64:
    """Those that wait to be put elsewhere."""
    return table.stack[_DISRUPTED]


def proceed(table: Table) -> None:
    """8.3: decide; disrupt; those without a deathblow leave; deathblows; the dying leave."""
    step = table.step()
    if step == _LOOK_AT_HURT:
        _look(table, table.hurt)
    elif step == _LOOK_AT_EVERYONE:
        _look(table, table.wounded)
    elif step == _DECIDE:
        _ask_fate(table)
    elif step == _DISRUPT:
        _ask_place(table)
    elif step == _DESTROY:
        _destroy(table)
    else:
        dying: i64 = table.stack[_DESTROYED]
        table.done()
        _bury(table, dying)


def _look(table: Table, judged: i64) -> None:
    """8.1, 8.2: one snapshot of damage against the values at this instant."""
    table.hurt = 0
    undecided: i64 = 0
    yielding: i64 = 0
    dead: i64 = 0
    while judged:
        creature = lowest(judged)
        judged &= judged - 1
        relentless = table.relentless >> creature & 1
        fate = fate_of(table, creature, table.damage[creature], relentless)
        if fate == EITHER:
            undecided |= BIT[creature]
        elif fate == DESTRUCTION:
            dead |= BIT[creature]
        elif fate == DISRUPTION:
            yielding |= BIT[creature]
    if not undecided | yielding | dead:
        table.done()
        return
    table.stack[_UNDECIDED] = undecided
    table.stack[_DISRUPTED] = yielding
    table.stack[_DESTROYED] = dead
    table.go(_DECIDE if undecided else _DISRUPT)


def _ask_fate(table: Table) -> None:
    """8.2, 8.3: the opponent of the owner chooses; the active player decides first."""
    undecided: i64 = table.stack[_UNDECIDED]
    if not undecided:
        table.go(_DISRUPT)
        return
    creature = lowest(undecided & SIDE[1 - table.active] or undecided)
    table.subject = creature
    table.ask(1 - (creature >> 4), questions.FATE, [opt.DISRUPT | creature, opt.DESTROY | creature])


def _ask_place(table: Table) -> None:
    """8.3, 8.4: disruptions as ordered, into any empty cell except the chooser's own portal."""
    waiting = disrupted(table)
    if not waiting:
        table.go(_DESTROY)
        return
    player = table.active
    theirs: i64 = waiting & SIDE[1 - player]
    if not theirs:
        player = 1 - player
        theirs = waiting
    cells = empty_cells(table, player)
    if not cells:
        # 8.4: with no such cell it is destroyed, as any destroyed creature.
        table.stack[_DISRUPTED] &= ~theirs
        table.stack[_DESTROYED] |= theirs
        return
    table.ask(
        player,
        questions.DISRUPTION,
        [opt.with_cell(opt.PLACE, one, cell) for one in numbers(theirs) for cell in cells],
    )


def empty_cells(table: Table, player: i64) -> list[int]:
    """1.9, 8.4: cells that hold no miniature at all, without the player's own portal."""
    return [cell for cell in range(CELLS) if not table.at[cell] and cell != PORTAL[player]]


def answer(table: Table, option: i64) -> None:
    """Note a fate, or put a disrupted creature where the opponent wants it."""
    what = opt.deed(option)
    if what == opt.PLACE:
        creature = opt.miniature_of(option)
        table.stack[_DISRUPTED] &= ~BIT[creature]
        table.disrupt(creature, opt.cell_of(option), "8.4")
        return
    bit: i64 = BIT[option & opt.BELOW]
    table.stack[_UNDECIDED] &= ~bit
    if what == opt.DISRUPT:
        table.stack[_DISRUPTED] |= bit
    else:
        table.stack[_DESTROYED] |= bit


def _destroy(table: Table) -> None:
    """8.3, 8.7, 8.8: Regenerate saves; who gets no deathblow leaves; the others strike first."""
    destroyed: i64 = table.stack[_DESTROYED]
    for saved in numbers(regenerate.saved(table, destroyed)):
        destroyed &= ~BIT[saved]
        table.banish(saved, "8.8", saved, REGENERATE)
    dying = destroyed & _with_deathblow(table)
    _bury(table, destroyed & ~dying)
    if not dying:
        table.done()
        return
    table.go(_BURY)
    table.stack[_DESTROYED] = dying
    table.call(procedures.DEATHBLOW, dying)


def _with_deathblow(table: Table) -> i64:
    """8.7: creatures of the second player, during an action phase of the first."""
    if table.phase not in (FIRST_ACTION, SECOND_ACTION) or table.active != table.first:
        return 0
    return SIDE[1 - table.first] & table.roster.creatures


def _bury(table: Table, destroyed: i64) -> None:
    """8.5: into the owner's graveyard, with a point for the opponent and bonus points."""
    if not destroyed:
        return
    table.coming.extend(reincarnate.of(table, destroyed))
    for creature in numbers(destroyed):
        bonus = vessel.bonus(table, creature)
        if table.damage[creature] >= values.life(table, creature):
            table.destroy(creature, 1, bonus, "8.5", NONE, NONE)
        elif table.ferocious >> creature & 1:
            table.destroy(creature, 1, bonus, "8.8", NONE, FEROCITY)
        else:
            table.destroy(creature, 1, bonus, "8.4", NONE, NONE)


def destroy_by_ability(table: Table, miniature: i64, user: i64, keyword: i64) -> None:
    """8.6: an ability used on one's own miniature gives no conquest point, but the bonus points."""
    if regenerate.saved(table, BIT[miniature]):
        table.banish(miniature, "8.8", miniature, REGENERATE)
        return
    table.coming.extend(reincarnate.of(table, BIT[miniature]))
    own = miniature >> 4 == user >> 4
    point: i64 = 0 if own else 1
    bonus = vessel.bonus(table, miniature)
    table.destroy(miniature, point, bonus, "8.6" if own else "8.5", user, keyword)
