"""Going back plays few answers again, however long a match is, and gives what it was."""

from __future__ import annotations

from random import Random

import pytest

from oneiros.kernel.match import Match
from oneiros.kernel.past import EVERY, RECENT
from tests.kernel.games import dice, tell_apart
from tests.kernel.toy import PEBBLES, Pebbles

LONG = 240


def long_match() -> Match:
    """Play one pebble at a time, with a roll each turn."""
    match, chance = Match(PEBBLES, {"heap": 100}), dice()
    while match.step < LONG:
        decision = match.decision()
        assert decision is not None
        match.say(decision.seat, "take 1" if decision.question == "take" else "roll", match.step)
        match.roll(chance)
    return match


def from_the_beginning(match: Match) -> Match:
    """Give the answers that stand to a new match."""
    again = Match(match.ruleset, match.setup)
    for answer in match.answers:
        again.repeat(answer)
    again.settled = match.settled
    return again


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note every answer that is applied."""
    found: list[int] = []
    apply = Pebbles.apply

    def noted(state: Pebbles, option: int) -> None:
        found.append(option)
        apply(state, option)

    monkeypatch.setattr(Pebbles, "apply", noted)
    return found


def test_going_back_plays_few_answers_again(applied: list[int]) -> None:
    for step in (0, 1, EVERY - 1, EVERY, EVERY + 1, LONG // 2, LONG - RECENT):
        match = long_match()
        applied.clear()
        match.go_back(step, [0, 1])
        assert len(applied) < EVERY
        assert match.step == step
        assert tell_apart(match) == tell_apart(from_the_beginning(match))


def test_one_of_the_last_answers_is_undone_without_playing_any(applied: list[int]) -> None:
    match = Match(PEBBLES, {"heap": 100})
    for text in ("take 1", "end", "take 1"):
        match.say(match.state.seat, text, match.step)
    applied.clear()
    match.undo(1)
    assert not applied


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_taken_back_the_match_is_that_of_its_answers(seed: int) -> None:
    random, chance = Random(seed), dice()
    match = Match(PEBBLES, {"heap": 100})
    while (decision := match.decision()) is not None and len(match.log) < 4 * LONG:
        wish = random.random()
        seat = decision.seat
        if wish < 0.05 and match.step:
            match.go_back(random.randrange(max(0, match.step - LONG // 4), match.step), [0, 1])
            chance.go_to(match.drawn, match.takebacks)
        elif wish < 0.3 and match.undo_limit(seat) < match.step:
            match.undo(seat)
        else:
            match.answer(seat, random.choice(decision.options), match.step)
        match.roll(chance)
        again = from_the_beginning(match)
        assert tell_apart(match) == tell_apart(again)
        assert match.drawn == again.drawn
    assert match.takebacks
