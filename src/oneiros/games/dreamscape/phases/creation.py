"""Creation (5): placing, planting, trading and the Dreamer's walk, until the player ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures, questions
from oneiros.games.dreamscape.phases import completion, returning, walking
from oneiros.games.dreamscape.powers import powers
from oneiros.games.dreamscape.table.layout import LAST_CREATION
from oneiros.games.dreamscape.vocabulary import GRASS, MOVEMENT, NIGHTMARE
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

# The frame: the player and, as `returning` says, the slots gone through for nothing.
_PLAYER: Final = -3

NIGHTMARE_TRADE: Final = 3
"""10.5: so many red shards are given for one."""
TRADE: Final = 2
"""5.5: so many of one colour are given for one of another."""


def begin(table: Table, player: i64, *, last: bool) -> None:
    """Let a player create."""
    table.begin_creation(player, last=last)
    enter(table, player, 0)


def enter(table: Table, player: i64, stood: i64) -> None:
    """Go on with a creation begun before."""
    table.call(procedures.CREATION, player, stood)


def proceed(table: Table) -> None:
    """Ask what to do; a Dreamer that crosses a tree must go on (5.3)."""
    player: i64 = table.stack[_PLAYER]
    if table.crosses(player):
        table.ask(player, questions.CROSS, walking.steps(table, player))
    else:
        table.ask(player, questions.CREATION, _options(table, player))


def answer(table: Table, option: i64) -> None:
    """Do what was chosen; whatever is no step loses the free step (5.7).

    All but a free step that changes nothing else opens all again (3.4).
    """
    player: i64 = table.stack[_PLAYER]
    stood = returning.stood(table)
    table.stack[returning.STOOD] = 0
    what = opt.deed(option)
    if what == opt.STEP:
        left: i64 = table.dreamer[player]
        if walking.step(table, player, opt.low(option)):
            table.stack[returning.STOOD] = stood | BIT[left] | BIT[opt.low(option)]
        return
    table.lose_free_step(player)
    if what == opt.PLACE:
        table.place(player, opt.high(option), opt.low(option))
        completion.check(table, player)
    elif what == opt.ENTER:
        walking.enter(table, player)
    elif what == opt.PLANT:
        _plant(table, player, opt.low(option))
    elif what == opt.TRADE:
        _trade(table, player, opt.high(option), opt.low(option))
    elif what == opt.END:
        _end(table, player)
    else:
        powers.answer_card(table, player, option)


def _options(table: Table, player: i64) -> list[int]:
    found: list[int] = []
    if not table.must_place(player):
        found.append(opt.END)
    if table.phase != LAST_CREATION:
        powers.list_cards(table, player, found)
    _list_places(table, player, found)
    if walking.may_enter(table, player):
        found.append(opt.ENTER)
    if table.dreamer[player] != NONE:
        found += walking.steps(table, player)
    if table.held(player, GRASS) and table.pool:
        found += [opt.PLANT | slot for slot in numbers(table.bases(player))]
    _list_trades(table, player, found)
    return found


def _list_places(table: Table, player: i64, found: list[int]) -> None:
    """5.1, 10.5: bare slots beside a shard for all, empty shards for all but the red ones."""
    bare = table.bare(player)
    anywhere = numbers(bare | table.bases(player))
    for kind in range(GRASS, NIGHTMARE):
        if table.held(player, kind):
            found += [opt.PLACE | kind << 6 | slot for slot in anywhere]
    if table.held(player, NIGHTMARE):
        found += [opt.PLACE | NIGHTMARE << 6 | slot for slot in numbers(bare)]


def _list_trades(table: Table, player: i64, found: list[int]) -> None:
    """5.5, 10.5: two of a colour, or three red, for one of another colour that is in the bag."""
    for given in range(GRASS, NIGHTMARE + 1):
        if table.held(player, given) >= price(given):
            found += [
                opt.TRADE | given << 6 | taken
                for taken in range(GRASS, MOVEMENT + 1)
                if taken != given and table.bag[taken]
            ]


def price(given: i64) -> i64:
    """5.5, 10.5: how many shards of a kind are given for one."""
    return NIGHTMARE_TRADE if given == NIGHTMARE else TRADE


def _plant(table: Table, player: i64, slot: i64) -> None:
    """5.4: plant, and score as many points as there are trees now."""
    table.plant(player, slot)
    table.gain(player, len(numbers(table.trees[player])), "5.4")
    completion.check(table, player)


def _trade(table: Table, player: i64, given: i64, taken: i64) -> None:
    rule = "10.5" if given == NIGHTMARE else "5.5"
    table.discard(player, given, price(given), rule)
    table.take_from_bag(player, taken, rule, NONE, NONE)


def _end(table: Table, player: i64) -> None:
    """5.10, 10.7: shards left go back into the bag; red ones without a slot are set aside."""
    for kind in range(GRASS, NIGHTMARE):
        left = table.held(player, kind)
        if left:
            table.discard(player, kind, left, "5.10")
    left = table.held(player, NIGHTMARE)
    if left:
        table.set_aside(player, left)
    table.end_creation(player)
    table.done()
