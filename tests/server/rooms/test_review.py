"""A review takes its time, but no call takes long; and what is kept of it is counted."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from oneiros.kernel.dice import Dice
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.games import game
from oneiros.server.rooms.reviews import review
from oneiros.server.rooms.reviews.review import OF_ANSWER, Played, Review
from oneiros.server.rooms.reviews.teller import WHOEVER_IS_ASKED, Sight

FAR = 10
DEEP = 50
"""More calls than a review makes one in another."""


def begun(name: str, steps: int = 100_000) -> Match:
    """Play a game at random, for some steps or to its end."""
    rules = game(name)
    match, dice = Match(rules.ruleset, rules.setup({}, [rules.brought(None)] * 2)), Dice(1)
    while match.step < steps and match.ending() is None:
        option = dice.choose(match.state)
        if match.state.seat == CHANCE:
            match.answer_chance(option)
        else:
            match.answer(match.state.seat, option, match.step)
    return match


def played(match: Match, *, final: bool) -> Played:
    """Give a game to look at."""
    return Played(match.setup, match.answers, OF_ANSWER * match.step, final=final)


def worked_out(name: str, match: Match, *, final: bool) -> Review:
    """Look at a whole game."""
    sight = Sight(WHOEVER_IS_ASKED, everything=True)
    looked, following = Review(game(name), played(match, final=final), sight), 0
    while following >= 0:
        following = looked.window(following).following
    return looked


def test_a_moment_that_there_was_no_time_for_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = begun("dreamblade", 5 * FAR)
    sight = Sight(NOBODY, everything=True)
    looked = Review(game("dreamblade"), played(match, final=False), sight)
    monkeypatch.setattr(review, "WITHIN", 0.0)
    assert looked.window(FAR) == ([], FAR)
    monkeypatch.setattr(review, "WITHIN", 60.0)
    moments, following = looked.window(FAR)
    assert moments
    assert following == -1


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
@pytest.mark.parametrize("final", [False, True])
def test_no_more_memory_is_used_than_is_counted(name: str, final: bool) -> None:  # noqa: FBT001 - a case
    match = begun(name)
    # What is read once, such as words, belongs to no review.
    worked_out(name, match, final=final)
    gc.collect()
    tracemalloc.start(DEEP)
    try:
        looked = worked_out(name, match, final=final)
        gc.collect()
        kept = tracemalloc.take_snapshot()
    finally:
        tracemalloc.stop()
    # Other threads of this process, such as the one that hears xdist, keep something, too.
    ours = kept.filter_traces([tracemalloc.Filter(True, __file__, all_frames=True)])  # noqa: FBT003
    assert 0 < sum(one.size for one in ours.traces) <= looked.size


def test_of_a_finished_game_nothing_but_its_moments_is_kept() -> None:
    match = begun("dreamblade")
    over, going = (worked_out("dreamblade", match, final=final) for final in (True, False))
    assert over.window(0) == going.window(0)
    written = sum(len(bytes(one)) for one in over.window(0).moments)
    assert over.size < 1.2 * written + 10_000 < going.size
