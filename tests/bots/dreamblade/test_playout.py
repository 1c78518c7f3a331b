"""Playing on to the end of the turn, and the quick player that does it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.bots.dreamblade.brisk import BriskBot
from oneiros.bots.dreamblade.considerations import footing, worth
from oneiros.bots.dreamblade.playout import play_to_turn_end, turn_begins
from oneiros.bots.dreamblade.scripted import BRIEF, ScriptedBot
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.vocabulary import AMBUSH, CHARGE
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamblade import invented


def midgame(seed: int, answers: int) -> Dreamblade:
    """Give a table of made-up miniatures after some answers at random."""
    dice = Dice(seed)
    table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
    for _ in range(answers):
        if table.seat != NOBODY:
            table.apply(dice.choose(table))
    return table


@settings(max_examples=15)
@given(st.integers(0, 2**40), st.integers(0, 200))
@pytest.mark.parametrize("policy", [None, ScriptedBot(BRIEF)], ids=["brisk", "scripted"])
def test_it_ends_where_the_next_turn_begins_or_the_game_is_over(
    policy: ScriptedBot | None, seed: int, answers: int
) -> None:
    ends = []
    for _ in range(2):
        table = midgame(seed, answers)
        turn = table.turn
        play_to_turn_end(table, turn, policy, Dice(seed))
        assert table.seat == NOBODY or (turn_begins(table) and table.turn == turn + 1)
        ends.append(table.frozen())
        play_to_turn_end(table, turn, policy, Dice(seed))
        assert table.frozen() == ends[-1]
    assert ends[0] == ends[1]


@settings(max_examples=15)
@given(st.integers(0, 2**40), st.integers(0, 250))
def test_the_quick_player_answers_lawfully_and_leaves_the_table_as_it_was(
    seed: int, answers: int
) -> None:
    table = midgame(seed, answers)
    if table.seat in (CHANCE, NOBODY):
        return
    before = table.frozen()
    assert BriskBot().choose(table, Dice(seed)) in table.options
    assert table.frozen() == before


@settings(max_examples=15)
@given(st.integers(0, 2**40))
def test_the_footing_changes_by_a_step_as_the_worth_does(seed: int) -> None:
    table = midgame(seed, 0)
    dice = Dice(seed)
    for _ in range(200):
        if table.seat == NOBODY:
            return
        option = dice.choose(table)
        steps = opt.deed(option) == opt.MOVE and table.seat != CHANCE
        after = table.copy()
        after.apply(option)
        quiet = after.question == questions.SHIFT and after.seat == table.seat
        triggers = table.roster.having[AMBUSH] | table.roster.having[CHARGE]
        if steps and quiet and not triggers:
            player = table.seat
            change = worth(after, player) - worth(table, player)
            assert footing(after, player) - footing(table, player) == change
        table = after
