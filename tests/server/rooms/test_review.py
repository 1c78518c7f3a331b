"""A review takes its time, but no call takes long."""

from __future__ import annotations

import pytest

from oneiros.kernel.dice import Dice
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.games import game
from oneiros.server.rooms.reviews import review
from oneiros.server.rooms.reviews.review import Review, Sight

FAR = 10


def test_a_moment_that_there_was_no_time_for_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blade = game("dreamblade")
    match, dice = Match(blade.ruleset, blade.setup({}, [blade.brought(None)] * 2)), Dice(1)
    while match.step < 5 * FAR:
        option = dice.choose(match.state)
        if match.state.seat == CHANCE:
            match.answer_chance(option)
        else:
            match.answer(match.state.seat, option, match.step)
    looked = Review(blade, match.setup, match.answers, Sight(NOBODY, everything=True))
    monkeypatch.setattr(review, "WITHIN", 0.0)
    assert looked.window(FAR) == ([], FAR)
    monkeypatch.setattr(review, "WITHIN", 60.0)
    moments, following = looked.window(FAR)
    assert moments
    assert following == -1
