"""Trying answers out changes nothing, tells nothing hidden, and comes true, in every game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import Refusal, StaleAnswer
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import Ruleset
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.kernel.trying import Attempt, attempt
from oneiros.registry.game import Game
from oneiros.words import Words, languages
from tests.games.alike import after, alike
from tests.games.every import EVERY, answer, match_of

SEEDS = st.integers(0, 2**40)
LONGEST = 6

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


def planned(ruleset: Ruleset, asking: State, dice: Dice) -> tuple[list[str], Attempt]:
    """Make up answers as long as the seat is asked, trying each list from its beginning."""
    seat, answers = asking.seat, list[str]()
    found = attempt(ruleset, asking, answers)
    while not found.stop and len(answers) < LONGEST:
        facing = found.state.facing(seat)
        assert facing is not None
        answers.append(ruleset.write(facing, dice.choose(facing)))
        found = attempt(ruleset, asking, answers)
    return answers, found


def everything(match: Match) -> tuple[object, ...]:
    """Give all that trying must not change."""
    return (
        match.state.frozen(),
        match.state.revealed,
        match.state.facts,
        tuple(match.answers),
        tuple(match.facts_since(0)),
        [match.undo_limit(seat) for seat in range(len(match.seats))],
    )


@every_game
@settings(max_examples=15)
@given(seed=SEEDS, answers=st.integers(0, 60))
def test_what_was_tried_comes_true_and_trying_it_changes_nothing(
    game: Game, seed: int, answers: int
) -> None:
    match, dice = match_of(game, seed, answers)
    ruleset = game.ruleset
    for _ in range(40):
        if match.state.seat == NOBODY:
            return
        if match.state.seat == CHANCE:
            answer(match, dice.choose(match.state))
            continue
        able = [seat for seat in range(len(match.seats)) if match.facing(seat) is not None]
        seat, step = able[dice.below(len(able))], match.step
        before = everything(match)
        texts, found = planned(ruleset, match.asking(seat, step), dice)
        assert everything(match) == before
        assert texts
        for text in texts:
            match.say(seat, text, match.step)
        heard = [(at - step, fact) for at, fact in match.heard_by_step(step, seat)]
        if found.stop == "chance":
            settled = match.state.seat == CHANCE or match.settled == match.step
            assert settled
            continue
        assert found.heard == heard
        facing = found.state.facing(seat)
        really = match.facing(seat)
        assert game.view(facing or found.state, seat) == game.view(really or match.state, seat)
        assert (facing is None) == (really is None) == bool(found.stop)
        if facing is not None and really is not None:
            assert game.ask(facing, options=True) == game.ask(really, options=True)
        assert (found.stop == "over") == (match.state.seat == NOBODY)


@every_game
def test_nothing_more_is_tried_after_what_nobody_can_foresee(game: Game) -> None:
    stops: set[str] = set()
    for seed in range(30):
        match, dice = match_of(game, seed, seed)
        while match.state.seat == CHANCE:
            answer(match, dice.choose(match.state))
        if match.state.seat == NOBODY:
            continue
        asking = match.asking(match.state.seat, match.step)
        texts, found = planned(game.ruleset, asking, dice)
        if found.stop:
            stops.add(found.stop)
            with pytest.raises(StaleAnswer, match="answer-untried") as caught:
                attempt(game.ruleset, asking, [*texts, texts[0]])
            assert caught.value.details["number"] == len(texts) + 1
            assert caught.value.details["stop"] == found.stop
            for language in languages():
                assert texts[0] in game.refusal(Words(language), caught.value)
        with pytest.raises(Refusal):
            attempt(game.ruleset, asking, ["no such notation"])
    assert stops


@every_game
@settings(max_examples=25)
@given(seed=SEEDS)
def test_nothing_hidden_is_told_by_trying(game: Game, seed: int) -> None:
    """Two games that differ only in what a seat cannot know try out alike for it."""
    if game.open:
        return
    ruleset, (match, dice) = game.ruleset, match_of(game, seed, 0)
    seat = dice.below(len(match.seats))
    first, second = match.state.copy(), match.state.copy()
    for _ in range(160):
        if NOBODY in (first.seat, second.seat):
            return
        asked = [state.facing(seat) for state in (first, second)]
        if None not in asked:
            compare(ruleset, asked, dice)
        chosen = alike(ruleset, first, second, seat, dice)
        if chosen is None:
            # What happens at one table cannot happen at the other, so both go on as the first.
            second = first = after(first, dice.choose(first))
        else:
            first, second = after(first, chosen[0]), after(second, chosen[1])


def compare(ruleset: Ruleset, asked: list[State | None], dice: Dice) -> None:
    """Try the same answers in two states."""
    one, other = asked
    assert one is not None
    assert other is not None
    texts, found = planned(ruleset, one, dice)
    again = attempt(ruleset, other, texts)
    assert again.heard == found.heard
    assert again.stop == found.stop
    assert again.state.frozen() == found.state.frozen()


@every_game
@settings(max_examples=12)
@given(seed=SEEDS, answers=st.integers(0, 300))
def test_who_is_veiled_twice_sees_the_same(game: Game, seed: int, answers: int) -> None:
    match, _ = match_of(game, seed, answers)
    for seat in (*range(len(match.seats)), NOBODY):
        veiled = game.ruleset.veil(match.facing(seat) or match.state, seat)
        assert game.ruleset.veil(veiled, seat).frozen() == veiled.frozen()
        shown = game.view(match.facing(seat) or match.state, seat)
        assert game.view(veiled, seat) == shown
