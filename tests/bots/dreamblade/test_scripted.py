"""The scripted opponent: lawful everywhere, the same for the same dice, and better than chance."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.bots.dreamblade import considerations
from oneiros.bots.dreamblade.scripted import ScriptedBot
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.warbands.warband import ready_warbands
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamblade import invented


@settings(max_examples=15)
@given(st.integers(0, 2**40))
def test_it_answers_every_question_with_one_of_the_options(seed: int) -> None:
    dice, bot = Dice(seed), ScriptedBot()
    table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
    for _ in range(150):
        if table.seat == NOBODY:
            return
        if table.seat != CHANCE:
            before = table.frozen()
            assert bot.choose(table, Dice(seed)) in table.options
            assert table.frozen() == before
        # Random answers lead to positions that it would not choose itself.
        table.apply(dice.choose(table))


def test_the_same_dice_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        dice, bot = Dice(7), ScriptedBot()
        table = DREAMBLADE.start(DREAMBLADE.check({}))
        while table.seat != NOBODY:
            table.apply(dice.choose(table) if table.seat == CHANCE else bot.choose(table, dice))
        ends.append(table.frozen())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", ready_warbands())
def test_it_beats_random_play_with_every_ready_warband(name: str) -> None:
    bot, wins = ScriptedBot(), 0
    for game in range(4):
        dice, mine = Dice(100 + game), game % 2
        table = DREAMBLADE.start(DREAMBLADE.check({"warbands": [name, name]}))
        while table.seat != NOBODY:
            chosen = bot.choose(table, dice) if table.seat == mine else dice.choose(table)
            table.apply(chosen)
        wins += table.winner() == mine
    assert wins == 4


def test_what_it_cares_about_is_a_list_with_names_and_weights() -> None:
    assert len(considerations.NAMES) == len(considerations.WEIGHTS)
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    assert len(considerations.considered(table, 0)) == len(considerations.NAMES)
    assert considerations.worth(table, 0) == -considerations.worth(table, 1)
