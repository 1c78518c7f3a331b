"""The tree search plays any game of the registry by its rules alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from oneiros.bots.random_bot import RandomBot
from oneiros.bots.search import SearchBot
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.kernel.bot import Bot
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY, State
from oneiros.registry.game import Game
from oneiros.registry.play import play
from tests.games.every import EVERY, begun

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


@every_game
def test_it_gives_legal_answers_in_every_game_and_changes_nothing(game: Game) -> None:
    table = begun(game, 5)
    state = table.state
    bot = SearchBot(game.ruleset, 3)
    asked = 0
    while state.seat != NOBODY and asked < 8:
        if state.seat >= 0:
            seen = game.ruleset.veil(state, state.seat)
            before = seen.frozen()
            assert bot.choose(seen, Dice(asked)) in state.options
            assert seen.frozen() == before
            asked += 1
        state.apply(table.answer())
    assert asked


@every_game
def test_the_same_dice_give_the_same_choice(game: Game) -> None:
    state = begun(game, 9).state
    dice = Dice(3)
    while state.seat < 0:
        state.apply(dice.choose(state))
    seen = game.ruleset.veil(state, state.seat)
    bot = SearchBot(game.ruleset, 6)
    chosen = {bot.choose(seen.copy(), Dice(8)) for _ in range(3)}
    assert len(chosen) == 1


def test_it_beats_whoever_plays_at_random() -> None:
    game = EVERY["dreamblade"]
    short = game.setup({"turn_limit": 6}, ["sample", "sample"])
    won = 0.0
    for seed in range(6):
        bots: list[Bot] = [SearchBot(game.ruleset, 20), RandomBot()]
        seat = seed % 2
        won += play(game, bots[::-1] if seat else bots, short, seed=seed).returns[seat]
    assert won >= 4


class Preferring:
    """Looks at nothing but the last option."""

    asked = 0

    def __call__(self, state: State) -> Sequence[float]:
        self.asked += 1
        return [0.0] * (len(state.options) - 1) + [1.0]


def first_question() -> State:
    table = DREAMBLADE.start(DREAMBLADE.check({}))
    dice = Dice(1)
    while table.seat < 0:
        table.apply(dice.choose(table))
    return table


def test_a_prior_decides_where_trials_are_few() -> None:
    table, dice = first_question(), Dice(1)
    prior = Preferring()
    assert SearchBot(DREAMBLADE, 3, prior=prior).choose(table, dice) == table.options[-1]
    assert prior.asked


def test_worth_judges_where_a_trial_is_cut_short() -> None:
    table, dice = first_question(), Dice(1)
    seats: list[int] = []

    def worth(state: State, seat: int) -> float:
        seats.append(seat)
        assert DREAMBLADE.ending(state) is None
        return 0.5

    bot = SearchBot(DREAMBLADE, 5, worth=worth, horizon=2)
    assert bot.choose(table, dice) in table.options
    assert seats


def test_time_ends_it() -> None:
    table, dice = first_question(), Dice(1)
    assert SearchBot(DREAMBLADE, 10**9, milliseconds=20).choose(table, dice) in table.options
