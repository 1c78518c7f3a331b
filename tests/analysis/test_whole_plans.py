"""Plans are compared whole: told to their end, valued as they went on, named where they part."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

from oneiros.analysis import judging
from oneiros.analysis.course import Course, gone_on
from oneiros.analysis.judging import Judged, Question, judge
from oneiros.analysis.reckoning import questions, reckon
from oneiros.analysis.valuing import GoingOn, Trials, Valued, certain, value_going_on
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import CHANCE, State
from oneiros.registry.games import game
from oneiros.registry.planned import followed
from oneiros.words.portable import PORTABLE
from tests.analysis.games import begun, cut, part, play_on

BOTS = ("scripted", "scripted")


def a_game(name: str, seed: int = 3) -> Course:
    """Play a game by bots, and cut it."""
    return cut(play_on(begun(name), name, BOTS, Dice(seed)))


def shares(asked: Question, share: float) -> Valued:
    """Give a certain part of the victory to whoever was asked."""
    return certain((share, 1 - share) if asked.seat == 0 else (1 - share, share))


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_what_goes_on_after_chance_is_of_the_same_seat_and_phase(name: str) -> None:
    course = a_game(name)
    choices = [number for number, one in enumerate(course.stretches) if one.chosen]
    cut_off = 0
    for number, following in pairwise(choices):
        one, other = course.stretches[number], course.stretches[following]
        where = [(each.seat, each.turn, course.game.phase(each.asked)) for each in (one, other)]
        expected = (*other.answers, *gone_on(course, following)) if where[0] == where[1] else ()
        assert gone_on(course, number) == expected
        cut_off += bool(expected)
    assert cut_off
    assert gone_on(course, choices[-1]) == ()


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_a_plan_that_ends_early_is_told_as_the_quick_player_goes_on(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was valued that way, but what was told ended at its first answer."""
    asked = [one for one in questions(a_game(name), 8, 1) if one.chosen][:12]
    found = game(name)
    longer = 0
    for one in asked:
        chosen, _ = followed(one.seen, one.chosen)

        def value(
            _game: object, state: State, *_: object, asked: Question = one, worst: State = chosen
        ) -> Valued:
            return shares(asked, 0.2 if state.frozen() == worst.frozen() else 0.8)

        monkeypatch.setattr(judging, "value", value)
        monkeypatch.setattr(judging, "value_continued", value)
        monkeypatch.setattr(judging, "value_going_on", lambda *_, asked=one: shares(asked, 0.2))
        options = one.seen.options
        plan = (options[len(options) // 2],)
        monkeypatch.setattr(judging, "_best", lambda *_, plan=plan: plan)
        judged = judge(one)
        if not judged.better:
            continue
        reached, number = followed(one.seen, judged.better)
        assert number == len(judged.better)
        assert reached.seat != one.seat or found.phase(reached) != found.phase(one.seen)
        assert reached.frozen() != chosen.frozen()
        longer += len(judged.better) > 1
    assert longer


def test_a_mistake_is_named_where_something_was_lost_and_not_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever drew the right card and then went wrong is not told to draw another."""
    for one in questions(a_game("dreamscape"), 8, 1):
        if len(one.chosen) < 3 or one.chosen[0] == one.seen.options[-1]:
            continue
        # All but the last answer was fine.
        state, _ = followed(one.seen, one.chosen[:-1])
        if state.seat != one.seat or game("dreamscape").quick(0)(state) == one.chosen[-1]:
            continue
        chosen, _ = followed(one.seen, one.chosen)
        worth = {chosen.frozen(): shares(one, 0.2)}
        good = shares(one, 0.8)
        for valuing in ("value", "value_continued"):
            monkeypatch.setattr(
                judging, valuing, lambda *a, worth=worth, good=good: worth.get(a[1].frozen(), good)
            )
        monkeypatch.setattr(judging, "value_going_on", lambda *_, one=one: shares(one, 0.2))
        monkeypatch.setattr(judging, "_best", lambda *_, one=one: tuple(one.seen.options[-1:]))
        judged = judge(one)
        assert judged.lost == pytest.approx(0.6)
        assert judged.better[: len(one.chosen) - 1] == one.chosen[:-1]
        assert judged.better != one.chosen
        return
    raise AssertionError


def test_a_seat_goes_on_by_its_answers_as_far_as_they_fit() -> None:
    course = a_game("dreamscape")
    number = next(
        number
        for number, one in enumerate(course.stretches)
        if one.chosen and gone_on(course, number)
    )
    one = course.stretches[number]
    assert one.seen is not None
    chosen, _ = followed(one.seen, one.answers)
    assert chosen.seat == CHANCE
    reached: list[State] = []

    def prospects(state: State, *_: object) -> list[float]:
        reached.append(state)
        return [0.25, 0.75]

    recording = cast("Any", SimpleNamespace(prospects=prospects))
    trials = Trials(one.seen, 16, 5)
    for answers in ((), (-5,), gone_on(course, number)):
        reached.clear()
        valued = value_going_on(recording, chosen, GoingOn(one.seat, answers), trials, range(8))
        assert valued == Valued(((0.25, 0.75),) * 8, 16)
        assert len(reached) == 16
        # Without answers nothing happens; one that never fits is left to the quick player.
        assert all((each.seat == CHANCE) == (not answers) for each in reached if len(answers) < 2)


@pytest.mark.parametrize("meant", [True, False])
def test_one_plan_that_chance_cut_is_one_choice(
    meant: bool,  # noqa: FBT001 - whether the plan is valued as it went on
) -> None:
    """A travel was called a blunder, and its continuation a stroke of genius."""
    whole = a_game("dreamscape")
    number = next(
        number
        for number, one in enumerate(whole.stretches[:-2])
        if one.chosen
        and whole.stretches[number + 2].chosen
        and gone_on(whole, number) == whole.stretches[number + 2].answers
    )
    course = part(whole, number, number + 3)._replace(ending=None)
    asked = questions(course, 8, 1)
    first, last = (one for one in asked if one.chosen)
    assert first.rest
    assert not last.rest
    judged = [
        Judged(shares(first, 0.6)),
        Judged(shares(first, 0.6), shares(first, 0.3), gone_on=shares(first, 0.65), meant=meant),
        Judged(shares(first, 0.35), shares(first, 0.7)),
        *(Judged(shares(first, 0.7)) for _ in asked[3:]),
    ]
    found = reckon(course, judged, PORTABLE, 8, 1)
    changes = [(one.kind, round(one.change[first.seat], 9)) for one in found.passages[:3]]
    expected = (0.05, 0.05, 0.0) if meant else (-0.3, 0.05, 0.35)
    kinds = ("choice", "chance", "choice")
    assert changes == list(zip(kinds, expected, strict=True))
    player = found.players[first.seat]
    assert player.start + player.luck + player.choices + player.others == pytest.approx(0.7)
