"""The spawn phase (5): points, what may be spawned where, spawn abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import procedures, questions
from oneiros.games.dreamblade.combat import simultaneous
from oneiros.games.dreamblade.keywords import energize, reinforce, respawn, unique, vengeance
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import CELLS, GRAVEYARD, PORTAL, RESERVES, SIZE, SPAWN_ROW
from oneiros.games.dreamblade.table.roster import SIDE, SLOTS
from oneiros.games.dreamblade.vocabulary import COMES_INTO_PLAY, REINFORCE, RESPAWN, SPAWN
from oneiros.games.dreamblade.warbands.ability import CHOSEN
from oneiros.kernel.bits import lowest
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

_PLAYER: Final = -3
"""Where the frame holds whose phase it is."""


def proceed(table: Table) -> None:
    """5.1, 5.2: fill the pool, then spawn and activate as often as it allows."""
    player: i64 = table.stack[_PLAYER]
    if table.step() == 0:
        table.go(1)
        table.gain(player, table.initiative[0] + table.initiative[1], "4.6")
        if table.bonus[player]:
            table.take_bonus(player, "5.1")
    energize.collect(table, player)
    table.ask(player, questions.SPAWN_PHASE, legal(table, player))


def begin_with(table: Table, pool: i64) -> None:
    """Give the phase under way a pool of its own instead of dice and bonus points."""
    table.go(1)
    table.pool = pool


def answer(table: Table, option: i64) -> None:
    """Spawn, activate or end."""
    what = opt.deed(option)
    if what == opt.SPAWN:
        _spawn(table, opt.miniature_of(option), opt.cell_of(option))
    elif what == opt.ACTIVATE:
        _activate(table, option)
    else:
        # 5.11: damage dealt in a spawn phase clears at its end.
        table.clear_damage("5.11")
        table.done()


def legal(table: Table, player: i64) -> list[int]:
    """5.2: everything a player may do now in the spawn phase."""
    found: list[int] = [opt.END]
    cells = open_cells(table, player)
    ready = (table.at[RESERVES] & SIDE[player] | respawn.ready(table, player)) & ~table.spawned
    while ready:
        miniature = lowest(ready)
        ready &= ready - 1
        # 2.6: a pool never counts as less than nothing.
        if values.price(table, miniature) > max(table.pool, 0):
            continue
        if unique.rival(table, miniature) or vengeance.waits(table, miniature):
            continue
        found += [
            opt.with_cell(opt.SPAWN, miniature, cell) for cell in cells_for(table, miniature, cells)
        ]
    _list_abilities(table, player, found)
    return found


def open_cells(table: Table, player: i64) -> list[int]:
    """5.4 to 5.6: the cells of the spawn row into which any creature may be spawned."""
    if table.turn == 1:
        return [PORTAL[player]]
    return [cell for cell in SPAWN_ROW[player] if row_cell_open(table, player, cell)]


def row_cell_open(table: Table, player: i64, cell: i64) -> bool:
    """5.4, 5.5: the portal always; else without yours at the start, yours in the file, room."""
    if cell == PORTAL[player]:
        return True
    file: i64 = cell % SIZE
    return (
        not table.barred >> file & 1
        and controls_file(table, player, file)
        and not filled(table, cell)
        and table.has_room(cell, player)
    )


def filled(table: Table, cell: i64) -> bool:
    """5.5: four creatures have been spawned into a cell in this phase; a portal is never filled."""
    return len(table.spawned_into) >= 4 and table.spawned_into.count(cell) >= 4


def controls_file(table: Table, player: i64, file: i64) -> bool:
    """5.5: you control a miniature in that file."""
    standing: i64 = 0
    for rank in range(SIZE):
        standing |= table.at[rank * SIZE + file]
    return standing & SIDE[player] != 0


def cells_for(table: Table, miniature: i64, cells: list[int]) -> list[int]:
    """Where a miniature may be spawned, given the open cells of its player's spawn row."""
    player: i64 = miniature >> 4
    if not table.roster.creatures >> miniature & 1:
        return [cell for cell in range(CELLS) if location_fits(table, player, cell)]
    if table.turn == 1 or not table.roster.having[REINFORCE] >> miniature & 1:
        return cells
    return [
        cell
        for cell in range(CELLS)
        if cell in cells
        or (
            table.has_room(cell, player)
            and not filled(table, cell)
            and reinforce.joins(table, miniature, cell)
        )
    ]


def location_fits(table: Table, player: i64, cell: i64) -> bool:
    """5.7: where you control a creature and no location stands; first the portal only (5.6)."""
    if table.turn == 1 and cell != PORTAL[player]:
        return False
    return table.creatures_in(cell, player) != 0 and not table.at[cell] & ~table.roster.creatures


def _list_abilities(table: Table, player: i64, found: list[int]) -> None:
    """5.9: spawn abilities not used in this phase that the pool can pay."""
    roster = table.roster
    mine: i64 = table.in_play & SIDE[player] & roster.with_spawn_abilities
    while mine:
        miniature = lowest(mine)
        mine &= mine - 1
        for slot in range(SLOTS):
            entry: i64 = miniature * SLOTS + slot
            if roster.keyword[entry] < 0 or roster.when[entry] != SPAWN:
                continue
            if table.used[slot] >> miniature & 1 or not table.active_at(entry):
                continue
            if roster.price[entry] == CHOSEN:
                # 10.11: an X without a definition is chosen at activation.
                most = max(table.pool, 0)
                found += [opt.with_ability(miniature, slot, x) for x in range(most + 1)]
            elif roster.price[entry] <= max(table.pool, 0):
                found.append(opt.with_ability(miniature, slot, 0))


def _spawn(table: Table, miniature: i64, cell: i64) -> None:
    """5.8: put it into the dreamscape; its "comes into play" abilities trigger at once."""
    roster = table.roster
    from_graveyard = table.where[miniature] == GRAVEYARD
    table.spend(values.price(table, miniature), "5.3", miniature)
    table.spawn(miniature, cell, "5.8", RESPAWN if from_graveyard else NONE)
    for slot in range(SLOTS):
        entry: i64 = miniature * SLOTS + slot
        triggers = roster.keyword[entry] >= 0 and roster.when[entry] == COMES_INTO_PLAY
        if triggers and table.active_at(entry):
            simultaneous.queue(table, roster.keyword[entry], miniature, slot, 0)
    simultaneous.settle(table)


def _activate(table: Table, option: i64) -> None:
    """5.9: pay for a spawn ability and carry it out."""
    miniature, slot, chosen = opt.activated(option)
    entry: i64 = miniature * SLOTS + slot
    price: i64 = table.roster.price[entry]
    number: i64 = table.roster.number[entry]
    if price == CHOSEN:
        price = chosen
        number = chosen
    table.spend(price, "5.9", miniature)
    table.use(miniature, slot, table.roster.keyword[entry])
    simultaneous.settle(table)
    table.call(procedures.EFFECT, miniature, entry, number)
