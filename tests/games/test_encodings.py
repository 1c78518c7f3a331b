"""Every game that is written as numbers: nothing is leaked, and every answer can be said once."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.kernel.dice import Dice
from oneiros.kernel.encoding import Encoding
from oneiros.kernel.saying import UNSAID, Saying
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.game import Game
from tests.games.every import EVERY, answer, begun, match_of
from tests.games.test_every_game import after, heard
from tests.root import ROOT

SEEDS = st.integers(0, 2**40)
# A crowd at a portal may attack in thousands of groups.
MOST_SAID = 150


def encoded(game: Game, state: State) -> Encoding:
    """Give the encoding of a state that has one."""
    found = game.encoding(state)
    assert found is not None
    return found


WRITTEN = {name: game for name, game in EVERY.items() if game.encoding(begun(game, 3).state)}
every_encoding = pytest.mark.parametrize("game", WRITTEN.values(), ids=WRITTEN)


def test_our_games_are_written_as_numbers() -> None:
    assert list(WRITTEN) == ["dreamblade", "dreamscape"]


def sayings(encoding: Encoding, state: State, said: tuple[int, ...] = ()) -> list[int]:
    """List what can be meant by every way to choose among open actions."""
    saying = Saying(encoding, state)
    option = UNSAID
    for action in said:
        option = saying.say(action)
    if option != UNSAID:
        return [option]
    legal = saying.legal()
    assert len(legal) > 1
    assert all(one < other for one, other in pairwise(legal))
    assert set(legal) <= set(range(encoding.actions))
    return [one for action in legal for one in sayings(encoding, state, (*said, action))]


@every_encoding
@settings(max_examples=25)
@given(seed=SEEDS)
def test_every_option_is_said_in_exactly_one_way(game: Game, seed: int) -> None:
    table = begun(game, seed)
    state = table.state
    encoding = encoded(game, state)
    for _ in range(120):
        if state.seat == NOBODY:
            return
        option = table.answer()
        if state.seat != CHANCE and len(state.options) <= MOST_SAID:
            assert sorted(sayings(encoding, state)) == state.options
        state.apply(option)


@every_encoding
@settings(max_examples=15)
@given(seed=SEEDS)
def test_however_many_options_there_are_each_can_be_said(game: Game, seed: int) -> None:
    table = begun(game, seed)
    state = table.state
    encoding = encoded(game, state)
    for _ in range(200):
        if state.seat == NOBODY:
            return
        option = table.answer()
        if state.seat != CHANCE:
            assert meant(encoding, state, option) == option
        state.apply(option)


def meant(encoding: Encoding, state: State, option: int) -> int:
    """Say an option action by action, and give what was understood."""
    saying = Saying(encoding, state)
    while True:
        understood = saying.say(encoding.action(state, option, len(saying.said)))
        if understood != UNSAID:
            return understood


@every_encoding
@settings(max_examples=20)
@given(seed=SEEDS)
def test_what_a_seat_may_not_know_is_not_written(game: Game, seed: int) -> None:
    table = begun(game, seed)
    state = table.state
    encoding = encoded(game, state)
    for _ in range(80):
        if state.seat == NOBODY:
            return
        option = table.answer()
        for seat in range(encoding.seats):
            written = encoding.observe(state, seat)
            assert len(written) == encoding.seen
            assert written == encoding.observe(game.ruleset.veil(state, seat), seat)
        state.apply(option)


@every_encoding
@settings(max_examples=20)
@given(seed=SEEDS)
def test_those_who_hear_the_same_see_the_same_numbers(game: Game, seed: int) -> None:
    match, dice = match_of(game, seed, 0)
    encoding = encoded(game, match.state)
    for _ in range(150):
        if match.state.seat == NOBODY:
            return
        if match.state.seat == CHANCE:
            first, second = (after(match.state, dice.choose(match.state)) for _ in range(2))
            for seat in range(encoding.seats):
                if heard(game, first, seat) == heard(game, second, seat):
                    assert encoding.observe(first, seat) == encoding.observe(second, seat)
        answer(match, dice.choose(match.state))


@every_encoding
@settings(max_examples=10)
@given(seed=SEEDS)
def test_what_was_said_tells_answers_under_way_apart(game: Game, seed: int) -> None:
    """The order of what was said is not written, and need not be."""
    table = begun(game, seed)
    state = table.state
    encoding = encoded(game, state)
    for _ in range(60):
        if state.seat == NOBODY:
            return
        option = table.answer()
        if state.seat != CHANCE:
            left: dict[tuple[int, ...], list[int]] = {}
            for one in state.options[:MOST_SAID]:
                saying = Saying(encoding, state)
                while True:
                    key = tuple(sorted(saying.said))
                    assert left.setdefault(key, saying.left) == saying.left
                    if saying.say(encoding.action(state, one, len(saying.said))) != UNSAID:
                        break
        state.apply(option)


@every_encoding
def test_what_is_not_open_cannot_be_said(game: Game) -> None:
    dice = Dice(5)
    state = game.ruleset.start(game.ruleset.check({}))
    while state.seat == CHANCE:
        state.apply(dice.choose(state))
    saying = Saying(encoded(game, state), state)
    closed = next(action for action in range(1000) if action not in saying.legal())
    with pytest.raises(ValueError, match=rf"action {closed} is not open, one of these is: \["):
        saying.say(closed)
    assert saying.left == state.options


@every_encoding
def test_parts_and_actions_are_named_and_fill_their_rows(game: Game) -> None:
    encoding = encoded(game, begun(game, 3).state)
    slices = encoding.slices()
    assert len(slices) == len(encoding.parts)
    ends = [0, *(one.stop for one in slices.values())]
    assert [one.start for one in slices.values()] == ends[:-1]
    assert ends[-1] == encoding.size == encoding.seen + encoding.actions
    names = [encoding.name(action) for action in range(encoding.actions)]
    assert len(set(names)) == len(names)
    with pytest.raises(LookupError):
        encoding.name(encoding.actions)


LAYOUTS = {
    ("dreamblade", 1): "374434076960e3ca",
    ("dreamscape", 1): "ec48ff5ece75623b",
}
"""By game and version; what is laid out otherwise has another version."""


def usual(game: Game) -> State:
    """Begin the usual game."""
    return game.ruleset.start(game.ruleset.check({}))


@every_encoding
def test_a_version_is_laid_out_as_it_always_was(game: Game) -> None:
    encoding = encoded(game, usual(game))
    parts = [(part.name, part.shape) for part in encoding.parts]
    kinds = [(kind.name, kind.number) for kind in encoding.kinds]
    layout = sha256(repr((parts, kinds)).encode()).hexdigest()[:16]
    assert layout == LAYOUTS[game.ruleset.name, encoding.version]


def digest(game: Game) -> str:
    """Play a game, and give a digest of everything that was written."""
    found = sha256()
    dice, state = Dice(11), usual(game)
    encoding = encoded(game, state)
    while state.seat != NOBODY:
        if state.seat != CHANCE:
            for seat in range(encoding.seats):
                found.update(encoding.observe(state, seat))
            found.update(repr(Saying(encoding, state).legal()).encode())
        state.apply(dice.choose(state))
    return found.hexdigest()


@pytest.mark.compiled
@every_encoding
def test_compiled_or_not_the_same_is_written(game: Game) -> None:
    program = (
        "from tests.games.test_encodings import EVERY, digest; "
        f"print(digest(EVERY[{game.ruleset.name!r}]))"
    )
    pure = subprocess.check_output(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "ONEIROS_PURE": "1", "PYTHONPATH": str(ROOT)},
        text=True,
    )
    assert pure.strip() == digest(game)
