"""Luck and choices are the result: every change of a chance is counted once, for everybody."""

from __future__ import annotations

import pytest

from oneiros.analysis.reckoning import questions
from oneiros.analysis.report import Analysis
from oneiros.analysis.running import analyse
from oneiros.analysis.valuing import GROUPS, value
from oneiros.kernel.dice import Dice
from oneiros.kernel.record import Result
from oneiros.words.portable import PORTABLE
from tests.analysis.games import begun, cut, part, play_on, the_end

GAMES: tuple[tuple[str, tuple[str, ...], dict[str, object]], ...] = (
    ("dreamblade", ("random", "random"), {"turn_limit": 4}),
    ("dreamblade", ("scripted", "hasty"), {"turn_limit": 5}),
    ("dreamscape", ("drowsy", "scripted"), {}),
    ("dreamscape", ("drowsy", "drowsy", "drowsy", "drowsy"), {"nightmare": True}),
    ("dreamscape", ("drowsy", "drowsy", "drowsy"), {"simultaneous": True}),
)


def check(found: Analysis, result: tuple[float, ...]) -> None:
    """Check that everything adds up, for every seat, to rounding."""
    for seat, player in enumerate(found.players):
        assert player.result == pytest.approx(result[seat], abs=1e-12)
        steps = sum(one.change[seat] for one in found.passages)
        assert player.start + steps == pytest.approx(player.result, abs=1e-12)
        parts = player.luck + player.choices + player.others
        assert player.start + parts == pytest.approx(player.result, abs=1e-12)
    for name in ("start", "result"):
        assert sum(getattr(one, name) for one in found.players) == pytest.approx(1)
    for name in ("luck", "unforeseen"):
        assert sum(getattr(one, name) for one in found.players) == pytest.approx(0, abs=1e-9)
    chances = [one.start for one in found.players]
    for one in found.passages:
        for before, change, after in zip(chances, one.change, one.chances, strict=True):
            assert before + change == pytest.approx(after, abs=1e-12)
            assert -1e-9 <= after <= 1 + 1e-9
        chances = one.chances
        assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize(
    ("name", "bots", "chosen"),
    [
        pytest.param(*one, marks=[pytest.mark.slow] if number % 3 else [])
        for number, one in enumerate(GAMES)
    ],
)
def test_luck_and_choices_add_up_to_the_result_for_everybody(
    name: str, bots: tuple[str, ...], chosen: dict[str, object]
) -> None:
    match = play_on(begun(name, len(bots), **chosen), name, bots, Dice(11))
    # The end of a game says as much as the whole, and takes less time.
    course = the_end(cut(match), 16)
    found = analyse(course, PORTABLE, playouts=8)
    assert course.over is not None
    check(found, course.over)
    assert found.finished
    assert found.how == course.how
    steps = [(one.step, one.until) for one in found.passages]
    assert steps == sorted(steps)
    assert steps[-1][1] == match.step


def test_a_whole_game_adds_up_from_its_opening() -> None:
    match = begun("dreamblade", turn_limit=3)
    course = cut(play_on(match, "dreamblade", ("scripted", "hasty"), Dice(8)))
    found = analyse(course, PORTABLE, playouts=8)
    assert course.over is not None
    check(found, course.over)
    assert found.passages[0].step == 0
    # Each turn but the first begins with a longer look.
    looks = [one.turn for one in found.passages if one.kind == "outlook"]
    assert looks == list(range(2, course.game.turns(course.last) + 1))


def test_a_game_that_somebody_gave_up_ends_by_their_choice() -> None:
    match = play_on(begun("dreamblade"), "dreamblade", ("random", "random"), Dice(3), most=40)
    found = analyse(cut(match, Result(["B"], "resigned")), PORTABLE, playouts=8)
    check(found, (0.0, 1.0))
    assert found.passages[-1].kind == "people"
    given_up = found.passages[-1].change
    own = [one for one in found.passages if one.seat == 0]
    expected = sum(one.change[0] for one in own) + given_up[0]
    assert found.players[0].choices == pytest.approx(expected)


def test_what_was_claimed_as_a_draw_is_half_a_victory_each() -> None:
    match = play_on(begun("dreamblade"), "dreamblade", ("random", "random"), Dice(3), most=30)
    check(analyse(cut(match, Result([], "claimed")), PORTABLE, playouts=8), (0.5, 0.5))


@pytest.mark.parametrize("result", [None, Result([], "closed")])
def test_an_unfinished_game_adds_up_to_how_it_stands(result: Result | None) -> None:
    match = play_on(begun("dreamblade"), "dreamblade", ("random", "random"), Dice(3), most=40)
    found = analyse(cut(match, result), PORTABLE, playouts=8)
    assert (found.finished, found.how) == (False, "")
    check(found, tuple(found.passages[-1].chances))


def test_a_loss_is_never_a_gain() -> None:
    match = play_on(begun("dreamscape"), "dreamscape", ("scripted", "drowsy"), Dice(2), most=40)
    found = analyse(cut(match), PORTABLE, playouts=8)
    assert all(one.lost >= 0 for one in found.passages)
    assert all(bool(one.better) == (one.lost > 0) for one in found.passages)


def test_the_roll_that_ends_a_turn_is_judged_where_that_turn_ends() -> None:
    """What the next turn's end shows otherwise is no luck of that roll."""
    whole = cut(play_on(begun("dreamblade"), "dreamblade", ("scripted", "scripted"), Dice(7)))
    last = next(
        number
        for number, one in enumerate(whole.stretches)
        if one.seen is not None
        and not one.chosen
        and number
        and not whole.stretches[number - 1].chosen
    )
    course = part(whole, last - 2, last + 2)
    choice, roll, begins, _ = course.stretches
    assert (roll.turn, begins.turn) == (choice.turn, choice.turn + 1)
    found = analyse(course, PORTABLE, playouts=16, seed="x")
    strike, rolled, outlook = found.passages[:3]
    assert [one.kind for one in found.passages[:3]] == ["choice", "chance", "outlook"]
    assert (rolled.step, rolled.until, rolled.turn) == (roll.first, roll.until, roll.turn)
    assert (outlook.step, outlook.until, outlook.turn) == (roll.until, roll.until, begins.turn)
    trials = next(one.trials for one in questions(course, 16, "x") if one.chosen)
    there = value(course.game, begins.asked, trials, range(GROUPS))
    assert rolled.chances == pytest.approx(there.chances)
    assert rolled.change == pytest.approx(
        [now - was for now, was in zip(there.chances, strike.chances, strict=True)]
    )
    stopped = part(whole, last - 2, last)._replace(ending=None, last=begins.asked)
    kinds = [one.kind for one in analyse(stopped, PORTABLE, playouts=16).passages]
    assert kinds == ["choice", "chance", "outlook"]
