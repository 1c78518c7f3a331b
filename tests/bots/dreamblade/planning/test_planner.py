"""The planner: lawful everywhere, the same for the same playouts, and within its budget."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.bots.budget import Budget
from oneiros.bots.dreamblade.planning import choices
from oneiros.bots.dreamblade.planning.planner import PlannerBot
from oneiros.bots.dreamblade.planning.sequences import sequences
from oneiros.bots.dreamblade.playout import play_to_turn_end
from oneiros.bots.dreamblade.value.judge import Judge
from oneiros.bots.random_bot import RandomBot
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.play import play_on
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamblade import invented

WORTH = Judge(None)


def begun() -> Dreamblade:
    """Begin a game between two ready warbands, up to the first question of turn 3."""
    table = DREAMBLADE.start(DREAMBLADE.check({"warbands": ["nine-rooms", "red-ribbons"]}))
    dice = Dice(5)
    while table.turn < 3 or table.seat == CHANCE or table.question != questions.ACTION:
        table.apply(dice.choose(table))
    return table


@settings(max_examples=8)
@given(st.integers(0, 2**40))
def test_it_answers_every_question_with_one_of_the_options(seed: int) -> None:
    dice, bot = Dice(seed), PlannerBot(Budget(4), WORTH)
    table = DREAMBLADE.start(DREAMBLADE.check(invented.setup(dice)))
    for _ in range(80):
        if table.seat == NOBODY:
            return
        if table.seat != CHANCE:
            before = table.frozen()
            assert bot.choose(table, Dice(seed)) in table.options
            assert table.frozen() == before
        # Random answers lead to positions that it would not choose itself.
        table.apply(dice.choose(table))


def test_the_same_seed_and_playouts_give_the_same_choices() -> None:
    told = []
    for _ in range(2):
        table, dice, bot = begun(), Dice(5), PlannerBot(Budget(12), WORTH)
        said = []
        for _ in range(12):
            chosen = dice.choose(table) if table.seat == CHANCE else bot.choose(table, dice)
            said.append(chosen)
            table.apply(chosen)
        told.append(said)
    assert told[0] == told[1]


def test_it_needs_nothing_but_what_its_seat_may_know() -> None:
    table = begun()
    told = [
        PlannerBot(Budget(12), WORTH).choose(seen, Dice(5))
        for seen in (table, DREAMBLADE.veil(table, table.seat))
    ]
    assert told[0] == told[1]


def test_a_plan_is_followed_without_thinking_again() -> None:
    table, dice, bot = begun(), Dice(5), PlannerBot(Budget(12), WORTH)
    followed = 0
    for _ in range(12):
        if table.seat == CHANCE:
            table.apply(dice.choose(table))
            continue
        before = dice.counter
        table.apply(bot.choose(table, dice))
        followed += dice.counter == before
    assert followed >= 3


def test_a_plan_is_made_anew_when_the_table_is_not_as_expected() -> None:
    table, bot = begun(), PlannerBot(Budget(12), WORTH)
    bot.choose(table, Dice(1))
    other = table.copy()
    other.apply(other.options[-1])
    while other.seat in (CHANCE, NOBODY):
        other.apply(Dice(2).choose(other))
    assert bot.choose(other, Dice(1)) in other.options


def test_sequences_end_differently_each() -> None:
    table = begun()
    found = sequences(table, 8, Budget(0), Dice(1))
    ends = [one.table.frozen() for one in found]
    assert len(found) > 5
    assert len(set(ends)) == len(ends)
    for one in found:
        replayed = table.copy()
        for answer in one.answers:
            assert answer in replayed.options
            replayed.apply(answer)
        assert replayed.frozen() == one.table.frozen()


def test_everything_compared_is_lawful() -> None:
    table = begun()
    for one in choices.choices(table, choices.USUAL, Budget(0), Dice(1)):
        assert one.answers[0] in table.options


@pytest.mark.parametrize("playouts", [0, 1, 7, 50])
def test_no_decision_takes_more_playouts_than_allowed(playouts: int) -> None:
    budget = Budget(playouts)
    PlannerBot(budget, WORTH).choose(begun(), Dice(1))
    assert budget.spent <= playouts


def test_a_turn_takes_no_more_playouts_than_allowed() -> None:
    budget = Budget(40, a_turn=60)
    bot = PlannerBot(budget, WORTH)
    table, dice = begun(), Dice(4)
    turn = table.turn
    while table.turn == turn and table.seat != NOBODY:
        own = table.seat != CHANCE
        table.apply(bot.choose(table, dice) if own else dice.choose(table))
    assert 40 <= budget.spent <= 60


def stopping_after(times: int) -> Callable[[], bool]:
    """Say that thinking must end from the time on when that is asked so often."""
    asked: list[int] = []

    def stopped() -> bool:
        asked.append(1)
        return len(asked) >= times

    return stopped


@pytest.mark.parametrize("times", [1, 2, 30, 300])
def test_it_stops_when_told_wherever_it_is(times: int) -> None:
    table = begun()
    budget = Budget(1000, stopped=stopping_after(times))
    assert PlannerBot(budget, WORTH).choose(table, Dice(1)) in table.options
    assert budget.spent < times


def test_looking_for_sequences_ends_when_thinking_must() -> None:
    table = begun()
    whole = sequences(table, 16, Budget(0), Dice(1))
    assert len(sequences(table, 16, Budget(0, stopped=stopping_after(5)), Dice(1))) < len(whole) / 2
    [nothing] = sequences(table, 16, Budget(0, stopped=lambda: True), Dice(1))
    assert nothing.answers == [opt.END]


def test_it_keeps_to_its_time() -> None:
    budget = Budget(10**9, milliseconds=30)
    table = begun()
    assert PlannerBot(budget, WORTH).choose(table, Dice(1)) in table.options
    assert budget.spent < 10**9


def test_a_turn_whose_time_is_spent_has_none_left_and_the_next_has_its_own() -> None:
    budget = Budget(10**9, milliseconds_a_turn=30)
    budget.begin(1)
    sleep(0.04)
    assert budget.ended()
    budget.end()
    budget.begin(1)
    assert budget.ended()
    table = begun()
    assert PlannerBot(budget, WORTH).choose(table, Dice(1)) in table.options


def test_a_decision_leaves_time_to_the_others_of_its_turn() -> None:
    budget = Budget(10**9, milliseconds_a_turn=150)
    budget.begin(1)
    sleep(0.06)
    assert budget.ended()
    budget.end()
    budget.begin(1)
    assert not budget.ended()


def test_without_time_it_still_plays_on() -> None:
    assert _won_against_random(lambda: Budget(1000, stopped=lambda: True)) == 2


def test_a_shift_and_a_strike_are_judged_at_the_same_moment() -> None:
    """Some plans end the last phase of a turn, others go on with dice in it."""
    position = (
        "turn 8; first A; phase second action B; initiative 3-5; wins 2-2; bonus 0-0; "
        "points 0-0; question action; A: Mirrorman @c4, Noble Dragon @c3; "
        "B: Iron Thug @c3, Faceless Stalker @d4"
    )
    table = DREAMBLADE.start(DREAMBLADE.check({"position": position}))
    turns = set()
    for one in choices.choices(table, choices.USUAL, Budget(0), Dice(1)):
        after = one.table.copy()
        play_to_turn_end(after, table.turn, None, Dice(1))
        turns.add(after.turn)
    assert turns == {table.turn + 1}


def test_it_beats_random_play() -> None:
    assert _won_against_random(lambda: Budget(6)) == 2


def _won_against_random(budget: Callable[[], Budget]) -> int:
    wins = 0
    for game in range(2):
        table = DREAMBLADE.start(DREAMBLADE.check({}))
        planner: tuple[Bot, Dice] = (PlannerBot(budget(), WORTH), Dice(game))
        other: tuple[Bot, Dice] = (RandomBot(), Dice(50 + game))
        players = [planner, other] if game == 0 else [other, planner]
        play_on(DREAMBLADE, table, players, Dice(90 + game))
        wins += table.winner() == game
    return wins
