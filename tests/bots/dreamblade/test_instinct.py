"""Quick answers in the middle of a combat: what a player would do without thinking."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.bots.dreamblade import instinct
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table.board import WORTH
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamblade import invented


@settings(max_examples=20)
@given(st.integers(0, 2**40))
def test_it_answers_every_question_lawfully_and_the_same_with_the_same_dice(seed: int) -> None:
    dice = Dice(seed)
    table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
    for _ in range(250):
        if table.seat == NOBODY:
            return
        if table.seat != CHANCE:
            before = table.frozen()
            answer = instinct.answer(table, Dice(seed))
            assert answer in table.options
            assert answer == instinct.answer(table, Dice(seed))
            assert table.frozen() == before
        table.apply(dice.choose(table))


def test_8_4_a_disrupted_enemy_goes_where_it_scores_nothing() -> None:
    seen = 0
    for seed in range(40):
        dice = Dice(seed)
        table = DREAMBLADE.start(DREAMBLADE.check({}))
        while table.seat != NOBODY:
            if table.seat != CHANCE and table.question == questions.DISRUPTION:
                answer = instinct.answer(table, dice)
                owner = opt.miniature_of(answer) >> 4
                assert WORTH[owner][opt.cell_of(answer)] == 0
                seen += 1
            table.apply(dice.choose(table))
    assert seen > 20
