"""Completing dreamcards (6.2, 6.4): matched cards in the player's order, each wholly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures, questions
from oneiros.games.dreamscape.phases import drawing
from oneiros.games.dreamscape.table.layout import LAST_CREATION
from oneiros.games.dreamscape.table.matching import is_matched
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

# The frame of both procedures: the player, and the card that is completed.
_PLAYER: Final = -3
_CARD: Final = -2

RULE: Final = "6.2"
"""Why a completed card scores."""
ORDER_RULE: Final = "6.4"
"""Why the player orders cards that are matched at once."""

_SCORED: Final = 1
_DRAWN: Final = 2


def check(table: Table, player: i64) -> bool:
    """6.2: complete whatever is matched now, and tell whether anything is."""
    if table.dreamer[player] == NONE:
        return False
    for card in table.open[player]:
        if is_matched(table, player, card):
            table.call(procedures.CHECK, player)
            return True
    return False


def proceed_check(table: Table) -> None:
    """6.4: the player orders the cards that are matched at once."""
    player: i64 = table.stack[_PLAYER]
    matched = [
        opt.COMPLETE | card for card in table.open[player] if is_matched(table, player, card)
    ]
    if matched:
        matched.sort()
        table.ask(player, questions.ORDER, matched)
    else:
        table.done()


def answer_check(table: Table, option: i64) -> None:
    """Complete the chosen card before the next."""
    table.call(procedures.COMPLETE, table.stack[_PLAYER], opt.low(option))


def proceed(table: Table) -> None:
    """6.2: the points, the stored shard, then 6.3: the draw, which the last creation lacks."""
    player: i64 = table.stack[_PLAYER]
    card: i64 = table.stack[_CARD]
    step = table.step()
    if step == _DRAWN:
        table.done()
        return
    if step == 0:
        table.go(_SCORED)
        table.gain(player, table.box.points[card], RULE, card)
    own, lying = table.stored[card], table.covered[player]
    if own and lying and own != lying:
        choice = [opt.KEEP_SHARD | own, opt.KEEP_SHARD | lying]
        choice.sort()
        table.ask(player, questions.SHARD_KEPT, choice)
        return
    _complete(table, player, card, own or lying, own if lying else 0)


def answer(table: Table, option: i64) -> None:
    """6.2: keep one of the two shards; the other goes to the bag."""
    player: i64 = table.stack[_PLAYER]
    card: i64 = table.stack[_CARD]
    kept = opt.low(option)
    _complete(table, player, card, kept, table.stored[card] + table.covered[player] - kept)


def _complete(table: Table, player: i64, card: i64, kept: i64, returned: i64) -> None:
    table.go(_DRAWN)
    table.complete(player, card, kept, returned)
    if table.phase != LAST_CREATION:
        drawing.begin(table, player)


def card_of(table: Table) -> i64:
    """The card that is being completed."""
    return table.stack[_CARD]
