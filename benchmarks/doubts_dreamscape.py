"""What must hold in every position of Dreamscape, whatever was played."""

from __future__ import annotations

from typing import Final, cast

from benchmarks.doubts import expect
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.options import COLLECT, DECLINE, END, ENTER
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.table.layout import KINDS
from oneiros.games.dreamscape.table.matching import is_matched
from oneiros.games.dreamscape.table.table import ACTION_POINTS
from oneiros.games.dreamscape.vocabulary import CYCLES, MOVEMENT, NIGHTMARE, POWERS
from oneiros.kernel.bits import BIT, count, numbers
from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import NONE
from oneiros.kernel.state import CHANCE, NOBODY, State

_SIZES: Final = ((3, 3), (3, 10), (5, 3), (5, 6), (7, 4))
_SMALL: Final = (
    *(["W@"], ["W@"], ["W@"], ["R@"], ["R@"], ["L@"], ["G@"], ["G*", "W@"], ["L@ L"], ["GW@"]),
    *(["R W@"], ["W W@"]),
)
"""Structures that even random play builds, some twice, so that cards are completed at once."""


class DreamscapeDoubts:
    """All numbers of players and variants in turn, some sizes, some cards soon completed."""

    def __init__(self) -> None:
        """Take the game's rules."""
        self.rules = DREAMSCAPE

    def setup(self, number: int, dice: Dice) -> dict[str, object]:
        """Make up a set-up: 24 in succession have every combination of players and switches."""
        made: dict[str, object] = {
            "players": 2 + number % 3,
            "nightmare": number // 3 % 2 == 1,
            "simultaneous": number // 6 % 2 == 1,
            "mirrored": number // 12 % 2 == 1,
        }
        if dice.below(8) == 0:
            made["columns"], made["rows"] = _SIZES[dice.below(len(_SIZES))]
        if dice.below(3) == 0:
            made["cards"] = [_card(index, dice) for index in range(len(_SMALL))]
        return made

    def choose(self, number: int, state: State, dice: Dice) -> int:
        """Half of the games seldom end early, collect what they may, and complete what they can."""
        option = dice.choose(state)
        if state.seat == CHANCE or number // 24 % 2 == 0:
            return option
        for wanted in (COLLECT, ENTER):
            if wanted in state.options:
                return wanted
        if state.question in (questions.FIRST_CARD, questions.KEEP):
            # Invented cards have the highest numbers.
            return state.options[-1]
        completing = completions(_table(state))
        if completing:
            return completing[dice.below(len(completing))]
        if option in (END, DECLINE) and dice.below(10):
            option = state.options[1 + dice.below(len(state.options) - 1)]
        return option

    def check_table(self, state: State) -> None:
        """Everything is somewhere and nothing twice, and what stands on what is lawful."""
        table = _table(state)
        check_shards(table)
        check_cards(table)
        check_dreamscapes(table)
        check_course(table)

    def check_closely(self, state: State) -> None:
        """6.2: a player who is asked what to do has no open card that is matched."""
        table = _table(state)
        if table.question in (questions.TRAVEL, questions.CREATION):
            for card in table.open[table.seat]:
                expect(not is_matched(table, table.seat, card), "not completed", card)

    def check_end(self, state: State) -> None:
        """8.2, 10.8: after six cycles nobody has more than the winners, and nothing waits."""
        table = _table(state)
        ending = self.rules.ending(state)
        expect(ending is not None and ending.winners, "no winner")
        expect(not table.options and not table.stack, "something waits at the end")
        expect(table.cycle == CYCLES, "cycles", table.cycle)
        expect(not any(table.hands), "shards in Hands at the end", table.hands)
        if ending is not None:
            best = {table.score[player] for player in ending.winners}
            expect(best == {max(table.score)}, "somebody else has more", table.score)

    def shown(self, state: State) -> tuple[object, ...]:
        """Give what the facts tell."""
        return _table(state).shown()


def _table(state: State) -> Dreamscape:
    return cast("Dreamscape", state)


def completions(table: Dreamscape) -> list[int]:
    """List the options that complete a card or let the player choose one to complete."""
    found: list[int] = []
    if table.dreamer[table.seat] == NONE:
        return found
    for option in table.options:
        branch = table.copy()
        branch.apply(option)
        completed = len(branch.pile[table.seat]) > len(table.pile[table.seat])
        if completed or branch.question in (questions.ORDER, questions.SHARD_KEPT):
            found.append(option)
    return found


def _card(index: int, dice: Dice) -> dict[str, object]:
    """Make up a card of level I with a small structure."""
    return {
        "name": f"Small Dream {'ABCDEFGHIJKL'[index]}",
        "level": 1,
        "points": dice.below(9) - 2,
        "power": POWERS[1 + dice.below(len(POWERS) - 1)],
        "structure": _SMALL[index],
    }


def check_shards(table: Dreamscape) -> None:
    """1.1: 109 shards, or 134 with the red ones, are always somewhere; so are the trees (2.4)."""
    found = table.bag[:]
    found[NIGHTMARE] += table.reserve + count(table.links) + sum(table.aside)
    for stack in (*table.stacks, *table.rows):
        for kind in shards.listed(stack):
            found[kind] += 1
    for kind in (*table.stored, *table.covered, *table.colours, *table.harvested):
        found[kind] += 1
    for place, held in enumerate(table.hands):
        expect(held >= 0, "Hands below 0", place, held)
        found[place % KINDS] += held
    expect(min(table.bag) >= 0 and table.reserve >= 0, "bag below 0", table.bag, table.reserve)
    expect(found[1:] == table.box.format.shards[1:], "shards", found)
    planted = sum(count(trees) for trees in table.trees)
    expect(table.pool + planted == table.box.format.trees, "trees", table.pool, planted)


def check_cards(table: Dreamscape) -> None:
    """1.2: each of the 50 cards, or more with invented ones, is in one place."""
    lists = [*table.unseen, *table.under, *table.open, *table.pile, *table.looked]
    found = sorted(card for cards in lists for card in cards)
    expect(found == list(range(len(table.box.cards))), "cards", found)
    lying = {card for cards in table.open for card in cards}
    for card, kind in enumerate(table.stored):
        expect(kind == 0 or card in lying, "a shard on a card that is not open", card)
        expect(kind <= MOVEMENT, "a red shard on a card", card)
    for player, kind in enumerate(table.covered):
        expect(kind == 0 or table.pile[player], "a shard on no pile", player)


def check_dreamscapes(table: Dreamscape) -> None:
    """1.6, 5.3, 10.5: sets agree with stacks; a tree or the Dreamer on a stack, nothing on red."""
    for player in range(table.players):
        stacks = table.stacks[player * table.area : (player + 1) * table.area]
        filled = sum(BIT[slot] for slot, stack in enumerate(stacks) if stack)
        reds = sum(BIT[slot] for slot, stack in enumerate(stacks) if stack == NIGHTMARE)
        expect(filled == table.filled[player], "filled", player, filled, table.filled[player])
        expect(reds == table.reds[player], "red slots", player, reds, table.reds[player])
        expect(table.trees[player] & ~(filled & ~reds) == 0, "a tree on nothing or on red", player)
        for slot in numbers(filled & ~reds):
            expect(shards.count(stacks[slot], NIGHTMARE) == 0, "red in a stack", player, slot)
        at = table.dreamer[player]
        expect(at == NONE or BIT[at] & filled, "the Dreamer on nothing", player, at)
        if table.crosses(player):
            asked = player == table.seat and table.question == questions.CROSS
            waits = len(table.parked) > 0 and len(table.parked[player]) > 0
            expect(asked or waits, "the Dreamer stops on a tree", player, at)


def check_course(table: Dreamscape) -> None:
    """3.1, 4.1: the clock, the points and who is on turn are possible."""
    expect(0 <= table.cycle <= CYCLES, "cycle", table.cycle)
    expect(0 <= table.points <= ACTION_POINTS, "points", table.points)
    expect(len(set(table.order)) == len(table.order) <= table.players, "order", table.order)
    expect(NOBODY <= table.active < table.players, "active", table.active)
    for player in range(table.players):
        own = table.open[player] + table.pile[player] + table.looked[player]
        unknown = [card for card in own if not table.known[player] & BIT[card]]
        expect(not unknown, "has cards without knowing them", player, unknown)
