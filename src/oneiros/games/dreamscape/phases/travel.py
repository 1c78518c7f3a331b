"""Travel (4): up to four action points, moves, shards, one location power, then lying down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures, questions
from oneiros.games.dreamscape.phases import returning
from oneiros.games.dreamscape.powers import powers
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.kernel.bits import BIT
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

COLLECT_LIMIT: Final = 2
"""4.2: who holds so many of a colour collects no more of it."""

# The frame: the player and, as `returning` says, the locations gone through for nothing.
_PLAYER: Final = -3

_MOVES: Final[list[list[int]]] = [
    [opt.MOVE | location for location in neighbours] for neighbours in dreamworld.NEIGHBOURS
]
"""4.3: the moves from each location; to list them anew each time takes longer."""

_TRAVELLING: Final = 1
_SEEDING: Final = 2


def enter(table: Table, player: i64, stood: i64) -> None:
    """Go on with a travel begun before."""
    table.call(procedures.TRAVEL, player, stood)
    table.go(_TRAVELLING)


def proceed(table: Table) -> None:
    """4.1: ask what to do until the player ends; 10.4: then a nightmare is sown."""
    player: i64 = table.stack[_PLAYER]
    step = table.step()
    if step == 0:
        table.begin_travel(player)
        table.go(_TRAVELLING)
    if step == _SEEDING:
        _seed(table, player)
    else:
        table.ask(player, questions.TRAVEL, _options(table, player))


def answer(table: Table, option: i64) -> None:
    """Do what was chosen; all but a key movement for nothing opens all again (3.4)."""
    player: i64 = table.stack[_PLAYER]
    stood = returning.stood(table)
    table.stack[returning.STOOD] = 0
    what = opt.deed(option)
    if what == opt.END:
        _end(table, player)
    elif what == opt.COLLECT:
        table.collect(player)
    elif what == opt.MOVE:
        _go(table, player, opt.low(option), 1)
    elif what == opt.KEY:
        _turn_key(table, player, opt.low(option), stood)
    elif what == opt.POWER:
        table.flip_marker(player)
        powers.begin(table, player, table.sleeper[player], NONE)
    elif what == opt.SEED:
        table.seed_link(player, opt.low(option), "10.4")
        table.done()
    else:
        powers.answer_card(table, player, option)


def _options(table: Table, player: i64) -> list[int]:
    found: list[int] = [opt.END]
    here: i64 = table.sleeper[player]
    if table.points > 0:
        if may_collect(table, player):
            found.append(opt.COLLECT)
        found += _MOVES[here]
        found += [
            opt.KEY | location
            for location in dreamworld.NEIGHBOURS[here]
            if has_key(table, player, location) and not returning.bars_key(table, player, location)
        ]
    if may_use_location(table, player):
        found.append(opt.POWER)
    powers.list_cards(table, player, found)
    return found


def may_collect(table: Table, player: i64) -> bool:
    """4.2: the rightmost shard, unless two or more of its colour are in Hands."""
    kind = shards.last(table.rows[table.sleeper[player]])
    return kind != 0 and table.held(player, kind) < COLLECT_LIMIT


def has_key(table: Table, player: i64, location: i64) -> bool:
    """4.4: a shard of the key's colour in Hands, or no shard there."""
    key = shards.first(table.rows[location])
    return key == 0 or table.held(player, key) > 0


def may_use_location(table: Table, player: i64) -> bool:
    """4.5, 10.2, 3.3: once per cycle, not beside Mr Nightmare, not with nothing to draw."""
    here: i64 = table.sleeper[player]
    if table.flipped & BIT[player] or here == table.nightmare:
        return False
    return powers.can_draw(table, here)


def _go(table: Table, player: i64, location: i64, spent: i64) -> None:
    """4.3, 4.4, 10.3: the shard on the link is taken before arriving, unless two red are held."""
    if returning.takes_link(table, player, location):
        table.take_link(player, dreamworld.link_between(table.sleeper[player], location))
    table.move_sleeper(player, location, spent)


def _turn_key(table: Table, player: i64, location: i64, stood: i64) -> None:
    """4.4, 3.4: a shard taken on the way changes more than where the Sleeper is."""
    if not returning.takes_link(table, player, location):
        table.stack[returning.STOOD] = stood | BIT[table.sleeper[player]] | BIT[location]
    _go(table, player, location, 0)


def _end(table: Table, player: i64) -> None:
    """4.7: lie down; 10.4: then Mr Nightmare comes."""
    table.lie_down(player)
    if not table.box.format.nightmare:
        table.done()
        return
    if table.nightmare != table.sleeper[player]:
        table.move_nightmare(table.sleeper[player], "10.4")
    table.go(_SEEDING)


def _seed(table: Table, player: i64) -> None:
    """10.4: a red shard goes on an empty link of the player's choice, if there is one of each."""
    links = dreamworld.LINKS_OF[table.sleeper[player]]
    bare = [opt.SEED | link for link in links if not table.links & BIT[link]]
    if bare and table.reserve:
        table.ask(player, questions.SEED, bare)
    else:
        table.done()
