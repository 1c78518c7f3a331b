"""States and matches travel to other processes: pickled, they come back the same and play on."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.game import Game
from tests.games.every import EVERY, begun, match_of

SEEDS = st.integers(0, 2**40)
every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


def played_on(state: State, seed: int) -> tuple[object, ...]:
    """Play some answers more at random and give what comes of it."""
    dice = Dice(seed)
    for _ in range(80):
        if state.seat != NOBODY:
            state.apply(dice.choose(state))
    return state.frozen()


@every_game
@settings(max_examples=25)
@given(seed=SEEDS, answers=st.integers(0, 400))
def test_a_pickled_state_is_the_same_hidden_parts_included(
    game: Game, seed: int, answers: int
) -> None:
    table = begun(game, seed)
    table.play(answers)
    state = table.state
    twin = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert type(twin) is type(state)
    assert twin.frozen() == state.frozen()
    assert (twin.seat, twin.options, twin.revealed) == (state.seat, state.options, state.revealed)
    if state.seat == CHANCE:
        assert twin.weights == state.weights
    for seat in range(len(game.returns(state)) if state.seat == NOBODY else game.least_seats):
        assert game.ruleset.view(twin, seat) == game.ruleset.view(state, seat)
        assert game.ruleset.veil(twin, seat).frozen() == game.ruleset.veil(state, seat).frozen()
    before = state.frozen()
    assert played_on(twin, seed) == played_on(state.copy(), seed)
    assert state.frozen() == before


@every_game
@settings(max_examples=8)
@given(seed=SEEDS, answers=st.integers(0, 120))
def test_a_pickled_match_goes_on_and_takes_back(game: Game, seed: int, answers: int) -> None:
    match, _ = match_of(game, seed, answers)
    twin = pickle.loads(pickle.dumps(match))  # noqa: S301 - our own
    assert twin.state.frozen() == match.state.frozen()
    assert (twin.answers, twin.log, twin.settled) == (match.answers, match.log, match.settled)
    assert twin.facts_since(0) == match.facts_since(0)
    assert twin.ruleset.name == match.ruleset.name


def test_dice_go_on_where_they_were() -> None:
    dice = Dice(5)
    dice.word()
    twin = pickle.loads(pickle.dumps(dice))  # noqa: S301 - our own
    assert [twin.word() for _ in range(5)] == [dice.word() for _ in range(5)]


def test_another_process_plays_on_alike() -> None:
    states = []
    for name in ("dreamblade", "dreamscape"):
        table = begun(EVERY[name], 3)
        table.play(60)
        states.append(table.state)
    with ProcessPoolExecutor(1) as pool:
        told = list(pool.map(played_on, states, [7, 7]))
    assert told == [played_on(state, 7) for state in states]
