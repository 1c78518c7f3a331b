"""States and matches travel to other processes: pickled, they come back the same and play on."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.build import Build
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import BadData
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.game import Game
from tests.games.every import EVERY, begun, match_of
from tests.root import ROOT

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


@every_game
def test_deep_copies_share_nothing(game: Game) -> None:
    match, _ = match_of(game, 5, 40)
    for original in (match.state, match):
        twin = deepcopy(original)
        state = twin if isinstance(twin, State) else twin.state
        before = match.state.frozen()
        played_on(state, 3)
        assert match.state.frozen() == before


def test_dice_are_copied_deeply() -> None:
    dice = Dice(5)
    twin = deepcopy(dice)
    twin.word()
    assert twin.word() != dice.word()
    assert [Dice(5).word()] == [deepcopy(Dice(5)).word()]


OTHER = """
import pickle, sys
from oneiros.build import build
from tests.games.test_pickling import played_on
state, match, dice = pickle.load(sys.stdin.buffer)
found = [build(), played_on(state, 7), match.state.frozen(), match.step, dice.word()]
sys.stdout.buffer.write(pickle.dumps((found, state)))
"""


@every_game
def test_a_state_goes_to_the_other_build_and_comes_back(game: Game, built: Build) -> None:
    match, _ = match_of(game, 11, 60)
    dice = Dice(9)
    sent = pickle.dumps((match.state.copy(), match, dice))
    pure = "0" if built == "interpreted" else "1"
    done = subprocess.run(
        [sys.executable, "-c", OTHER],
        input=sent,
        capture_output=True,
        env={**os.environ, "ONEIROS_PURE": pure, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    (other, played, frozen, step, word), state = pickle.loads(done.stdout)  # noqa: S301 - our own
    assert other != built or not list(ROOT.glob("src/oneiros/**/*.so"))
    assert frozen == match.state.frozen()
    assert (step, word) == (match.step, dice.word())
    expected = match.state.copy()
    assert played == played_on(expected, 7)
    assert state.frozen() == expected.frozen()


@every_game
def test_a_state_of_other_rules_is_refused(game: Game) -> None:
    table = begun(game, 3)
    table.play(20)
    make, (kind, version, arguments, fields) = table.state.__reduce__()
    assert version == (game.ruleset.version if kind.__module__.startswith("oneiros") else 0)
    with pytest.raises(BadData) as refused:
        make(kind, version + 1, arguments, fields)
    assert refused.value.key == "state-version"
    assert refused.value.details["came"] == version + 1
    assert make(kind, version, arguments, fields).frozen() == table.state.frozen()
