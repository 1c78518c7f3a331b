"""Gentle opponents: lawful everywhere, the same for the same dice, never idle, and no gamblers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.bots.dreamblade import considerations
from oneiros.bots.dreamblade.scripted import ONE_LOOK, ScriptedBot
from oneiros.bots.dreamblade.temper import DROWSY, HASTY, Temper
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamblade import invented

TEMPERS = pytest.mark.parametrize("temper", [DROWSY, HASTY], ids=["drowsy", "hasty"])
FAIR = Temper(considerations.WEIGHTS, regard=100, overlooks=0)


@settings(max_examples=15)
@given(st.integers(0, 2**40))
@TEMPERS
def test_they_answer_every_question_with_one_of_the_options(temper: Temper, seed: int) -> None:
    dice, bot = Dice(seed), ScriptedBot(ONE_LOOK, temper)
    table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
    for _ in range(100):
        if table.seat == NOBODY:
            return
        if table.seat != CHANCE:
            before = table.frozen()
            assert bot.choose(table, Dice(seed)) in table.options
            assert table.frozen() == before
        table.apply(dice.choose(table))


def played(*bots: ScriptedBot | None, seed: int) -> Dreamblade:
    """Play a game to its end; in a seat without a bot everything is random."""
    dice = Dice(seed)
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    while table.seat != NOBODY:
        bot = None if table.seat == CHANCE else bots[table.seat]
        table.apply(dice.choose(table) if bot is None else bot.choose(table, dice))
    return table


@TEMPERS
def test_the_same_dice_give_the_same_game_which_is_won_before_the_limit(temper: Temper) -> None:
    bot = ScriptedBot(ONE_LOOK, temper)
    one, again = (played(bot, bot, seed=7) for _ in range(2))
    assert one.frozen() == again.frozen()
    assert one.turn < 30


@TEMPERS
def test_they_beat_random_play(temper: Temper) -> None:
    bot = ScriptedBot(ONE_LOOK, temper)
    wins = 0
    for game in range(8):
        mine = game % 2
        table = played(*((bot, None) if mine == 0 else (None, bot)), seed=100 + game)
        wins += table.winner() == mine
    assert wins >= 7


@TEMPERS
def test_each_cares_for_everything_by_a_number(temper: Temper) -> None:
    assert len(temper.cares) == len(considerations.NAMES)


@settings(max_examples=10)
@given(st.integers(0, 2**40))
def test_a_fair_temper_weighs_as_the_scripted_opponent_does(seed: int) -> None:
    dice = Dice(seed)
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    for _ in range(60):
        table.apply(dice.choose(table))
        if table.seat == NOBODY:
            return
        assert FAIR.worth(table, 0) == 100 * considerations.worth(table, 0)


def test_what_is_overlooked_is_not_the_first_and_differs_from_time_to_time() -> None:
    options = list(range(40))
    assert FAIR.noticed(options, Dice(1)) == options
    half = Temper(considerations.WEIGHTS, regard=100, overlooks=50)
    one, other = (half.noticed(options, Dice(seed)) for seed in (1, 2))
    assert one != other
    for found in (one, other):
        assert found[0] == 0
        assert 8 < len(found) < 32
        assert found == sorted(found)
