"""Outcomes are told to those who have heard all of them anyway, in every game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import Fact
from oneiros.kernel.match import Match, Outcome
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.game import Game
from tests.games.every import EVERY, answer, match_of

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


def heard(game: Game, state: State, option: int, seat: int) -> list[Fact]:
    """Give what a seat hears of an outcome."""
    after = state.copy()
    after.facts = []
    after.apply(option)
    return [game.ruleset.hear(fact, seat) for fact in after.facts or []]


@every_game
@settings(max_examples=10)
@given(seed=st.integers(0, 2**40), answers=st.integers(0, 80))
def test_an_outcome_is_told_only_to_those_who_can_tell_it_from_any_other(
    game: Game, seed: int, answers: int
) -> None:
    match, dice = match_of(game, seed, answers)
    for _ in range(40):
        state = match.state
        if state.seat == NOBODY:
            return
        answer(match, dice.choose(state))
        if state.seat != CHANCE:
            continue
        given = match.answers[-1]
        for seat in (NOBODY, *range(len(match.seats))):
            told = match.outcomes_since(match.step - 1, seat)
            if not told:
                continue
            assert told == [Outcome(match.step - 1, given.chosen, given.weights)]
            sounds = heard(game, state, given.option, seat)
            others = (option for option in state.options if option != given.option)
            assert all(heard(game, state, option, seat) != sounds for option in others)


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_what_is_rolled_in_the_open_is_told_to_everybody(name: str) -> None:
    game = EVERY[name]
    match, _ = match_of(game, 5, 60)
    told = match.outcomes_since(0, NOBODY)
    assert len(told) > 5
    assert all(match.log[entry].weights == weights for entry, _, weights in told)  # type: ignore[union-attr]


@every_game
@settings(max_examples=5)
@given(seed=st.integers(0, 2**40))
def test_a_game_goes_on_from_a_takeback_as_from_the_same_position(game: Game, seed: int) -> None:
    match, dice = match_of(game, seed, 30)
    own = [step for step, one in enumerate(match.answers) if one.seat != CHANCE]
    if not own or match.state.seat == NOBODY:
        return
    step = own[dice.below(len(own))]
    fresh = Match(game.ruleset, match.setup)
    for one in match.answers[:step]:
        fresh.repeat(one)
    match.go_back(step, [match.answers[step].seat])
    assert match.state.frozen() == fresh.state.frozen()
    assert match.facts_since(0) == fresh.facts_since(0)
    for seat in range(len(match.seats)):
        assert match.decision(seat) == fresh.decision(seat)
    again = Dice(seed)
    for _ in range(20):
        if match.state.seat == NOBODY:
            break
        option = again.choose(match.state)
        answer(match, option)
        answer(fresh, option)
    assert match.state.frozen() == fresh.state.frozen()
