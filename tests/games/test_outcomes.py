"""Outcomes are told to those who know all of them anyway, in every game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.phases import drawing, filling, opening
from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import Fact
from oneiros.kernel.log import Outcome
from oneiros.kernel.match import Match
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


def known(match: Match, since: int, seat: int) -> list[Outcome]:
    """Give the outcomes of which a seat is told more than that there was one."""
    return [one for one in match.outcomes_since(since, seat) if one.weights]


def asking_chance(seen: State) -> State:
    """Give a veiled state as it asks chance; in Dreamscape a veil takes the options away."""
    if isinstance(seen, Dreamscape) and seen.question == questions.CARD:
        drawing.proceed(seen)
    elif isinstance(seen, Dreamscape) and seen.question == questions.SHARD:
        filling.ask_for_shard(seen)
    elif isinstance(seen, Dreamscape):
        opening.proceed(seen)
    return seen


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
            told = known(match, match.step - 1, seat)
            if not told:
                continue
            assert told == [Outcome(match.step - 1, given.chosen, given.weights)]
            sounds = heard(game, state, given.option, seat)
            others = (option for option in state.options if option != given.option)
            assert all(heard(game, state, option, seat) != sounds for option in others)


@every_game
@settings(max_examples=15)
@given(seed=st.integers(0, 2**40))
def test_an_outcome_is_told_only_to_those_who_knew_what_it_could_be(game: Game, seed: int) -> None:
    match, dice = match_of(game, seed, 0)
    for _ in range(300):
        state = match.state
        if state.seat == NOBODY:
            return
        answer(match, dice.choose(state))
        if state.seat != CHANCE:
            continue
        for seat in (NOBODY, *range(len(match.seats))):
            if known(match, match.step - 1, seat):
                seen = asking_chance(game.ruleset.veil(state, seat))
                assert (seen.options, seen.weights) == (state.options, state.weights)


def test_who_draws_a_card_where_others_know_one_is_not_told_which_of_the_rest_it_was() -> None:
    hidden = told = 0
    for seed in range(8):
        match, dice = match_of(EVERY["dreamscape"], seed, 0)
        while match.state.seat != NOBODY and match.step < 400:
            state = match.state
            answer(match, dice.choose(state))
            if state.question != questions.CARD or state.seat != CHANCE:
                continue
            player = match.facts_at(match.step - 1)[0].about[0]
            if known(match, match.step - 1, player):
                told += 1
            else:
                hidden += 1
    assert hidden
    assert told


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_what_is_rolled_in_the_open_is_told_to_everybody(name: str) -> None:
    game = EVERY[name]
    match, _ = match_of(game, 5, 60)
    told = known(match, 0, NOBODY)
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
