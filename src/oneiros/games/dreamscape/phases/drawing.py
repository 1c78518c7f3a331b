"""Drawing dreamcards (2.3, 6.3, 7.3): a deck, so many cards, one of them or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import procedures, questions
from oneiros.games.dreamscape.table.matching import is_matched
from oneiros.games.dreamscape.table.rows import replaced, without
from oneiros.games.dreamscape.table.standing import unknown_card
from oneiros.games.dreamscape.vocabulary import KING, LEVELS
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.table.table import Table

# The frame: the player, how many cards are still to be drawn, and why, with the card that gives
# the power packed above.
_PLAYER: Final = -3
_LEFT: Final = -2
_WHY: Final = -1

# Why cards are drawn.
_FIRST: Final = 0
_COMPLETED: Final = 1
_KING: Final = 2
_RULES: Final = ("2.3", "6.3", "7.3")

_CHOOSING_DECK: Final = 0
_DRAWING: Final = 1

KING_CARDS: Final = 6
"""7.3: the King of Dreams gives so many to choose from."""


def begin(table: Table, player: i64) -> None:
    """6.3: after a completion, as many as the number of the Sleeper's location."""
    table.call(procedures.DRAW, player, table.sleeper[player], _COMPLETED)


def begin_royal(table: Table, player: i64, card: i64) -> None:
    """7.3: the King's power, of the location or of a card."""
    table.call(procedures.DRAW, player, KING_CARDS, (card + 1) << 2 | _KING)


def begin_first(table: Table, player: i64, number: i64) -> None:
    """2.3: from the deck of level I, to keep exactly one."""
    table.call(procedures.DRAW, player, number, _FIRST)
    table.choose_deck(player, 1, number, "2.3")
    table.go(_DRAWING)


def proceed(table: Table) -> None:
    """Choose a deck, draw card after card, then choose among them."""
    player: i64 = table.stack[_PLAYER]
    if table.step() == _CHOOSING_DECK:
        decks = [opt.DECK | level for level in range(1, len(LEVELS)) if table.in_deck(level)]
        # 3.3: an empty deck cannot be chosen.
        if decks:
            table.ask(player, questions.DECK, [opt.DECLINE, *decks])
        else:
            table.done()
        return
    level: i64 = table.choosing[player]
    if table.stack[_LEFT] > 0 and table.in_deck(level) > 0:
        _draw(table, level)
        return
    # Cards that others put back later are not drawn any more (5.11).
    table.stack[_LEFT] = 0
    if table.stack[_WHY] & 3 == _FIRST:
        table.ask(player, questions.FIRST_CARD, _kept(table, player))
    else:
        table.ask(player, questions.KEEP, [opt.DECLINE, *_kept(table, player)])


def _kept(table: Table, player: i64) -> list[int]:
    """What a player looks at; on a veiled table another could keep any card that nobody knows."""
    looked = table.looked[player]
    found = [opt.KEEP | card for card in looked if card >= 0]
    if len(found) < len(looked):
        found += [opt.KEEP | card for card in table.unseen[table.choosing[player]]]
    found.sort()
    return found


def _draw(table: Table, level: i64) -> None:
    """6.3: cards nobody knows come first, then those put under the deck in their order."""
    under = table.under[level]
    if table.above(level) == 0 and under[0] != NONE:
        _show(table, under[0])
        return
    unseen = table.unseen[level]
    table.ask_chance(questions.CARD, [opt.CARD | card for card in unseen], [1] * len(unseen))


def _show(table: Table, card: i64) -> None:
    why: i64 = table.stack[_WHY]
    table.stack[_LEFT] -= 1
    power = KING if is_royal(table) else NONE
    table.show_card(table.stack[_PLAYER], card, rule(table), (why >> 2) - 1, power)


def player_of(table: Table) -> i64:
    """The player who draws."""
    return table.stack[_PLAYER]


def rule(table: Table) -> str:
    """Give the rule by which cards are drawn."""
    why: i64 = table.stack[_WHY]
    return _RULES[why & 3]


def is_royal(table: Table) -> bool:
    """7.3: tell whether cards are drawn by the King's power."""
    why: i64 = table.stack[_WHY]
    return why & 3 == _KING


def number(table: Table) -> i64:
    """Tell how many cards are still to be drawn."""
    return table.stack[_LEFT]


def answer(table: Table, option: i64) -> None:
    """Take a deck, a card that chance has drawn, or what the player keeps."""
    what = opt.deed(option)
    player: i64 = table.stack[_PLAYER]
    if what == opt.CARD:
        _show(table, opt.low(option))
    elif what == opt.DECK:
        table.choose_deck(player, opt.low(option), number(table), rule(table))
        table.go(_DRAWING)
    elif table.step() == _CHOOSING_DECK:
        table.done()
    else:
        _choose(table, player, option)


def _choose(table: Table, player: i64, option: i64) -> None:
    """6.3: keep one or none; a kept card that is already matched completes at once."""
    why = rule(table)
    keeps = opt.deed(option) == opt.KEEP
    if keeps:
        card, looked = opt.low(option), table.looked[player]
        if card not in looked:
            # On a veiled table it is the first of the cards that nobody knows.
            level: i64 = table.choosing[player]
            looked = replaced(looked, looked.index(unknown_card(level)), card)
            table.looked[player] = looked
            table.unseen[level] = without(table.unseen[level], card)
        table.keep_card(player, card, looked.index(card), why)
    table.return_cards(player, why)
    table.done()
    if keeps and is_matched(table, player, opt.low(option)):
        table.call(procedures.COMPLETE, player, opt.low(option))
