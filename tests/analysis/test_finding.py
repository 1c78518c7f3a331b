"""What an analysis must find: a victory that was left, a lucky roll, and the same every time."""

from __future__ import annotations

import pytest

from oneiros.analysis import judging
from oneiros.analysis.course import Course, Stretch
from oneiros.analysis.judging import Judged, Question, judge
from oneiros.analysis.reckoning import questions
from oneiros.analysis.running import analyse
from oneiros.analysis.valuing import Trials, Valued, certain, value
from oneiros.kernel.dice import Dice
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, State
from oneiros.registry.games import game
from oneiros.registry.planned import followed
from oneiros.words.portable import BEGIN, PORTABLE
from tests.analysis.games import begun, cut, part, play_on

BOTS = ("scripted", "scripted")
FACES = (-2, 0)
"""The best face that does damage, and a miss."""


def until(match: Match, step: int) -> Match:
    """Play a game again up to a step."""
    again = Match(match.ruleset, match.setup, facts=False)
    for answer in match.answers[:step]:
        again.repeat(answer)
    return again


def gap(course: Course, one: Stretch, states: list[State]) -> float:
    """Say how much more the first state is worth than the second to whom a stretch belongs."""
    assert one.seen is not None
    trials = Trials(one.seen, 16, 5)
    found = [value(course.game, state, trials, range(8)) for state in states]
    return found[0].chances[one.seat] - found[1].chances[one.seat]


def left_victory(match: Match, course: Course) -> tuple[Match, Stretch]:
    """Find a choice that brought much of a victory, and do nothing instead."""
    ruleset = match.ruleset
    for one in reversed(course.stretches):
        if not one.chosen or one.seen is None:
            continue
        ends = [o for o in one.seen.options if ruleset.write(one.seen, o) in ("end", "done")]
        if not ends or ends[0] == one.answers[0]:
            continue
        other = until(match, one.first)
        other.answer(one.seat, ends[0], other.step)
        if gap(course, one, [until(match, one.until).state, other.state]) > 0.25:
            return other, one
    raise AssertionError(match.setup)


@pytest.mark.parametrize(
    ("name", "seed"), [pytest.param("dreamblade", 4, marks=pytest.mark.slow), ("dreamscape", 3)]
)
def test_a_victory_that_was_left_is_a_blunder_and_what_would_have_won_is_told(
    name: str, seed: int
) -> None:
    match = play_on(begun(name), name, BOTS, Dice(seed))
    planted, chosen = left_victory(match, cut(match))
    course = cut(planted)
    number = next(n for n, one in enumerate(course.stretches) if one.first == chosen.first)
    found = analyse(part(course, number, number + 1), PORTABLE, playouts=48)
    passage = next(one for one in found.passages if one.kind == "choice")
    assert (passage.step, passage.seat) == (chosen.first, chosen.seat)
    assert passage.grade == "blunder"
    assert passage.lost > 2 * passage.lost_error
    assert passage.better
    assert len(passage.better) == len(passage.better_sentences)
    assert passage.better != passage.texts
    assert passage.reasons
    assert not (passage.reasons and passage.against)
    assert found.players[chosen.seat].blunders == 1


def test_a_lucky_roll_is_told_with_whom_it_helped() -> None:
    match = play_on(begun("dreamblade"), "dreamblade", BOTS, Dice(4))
    course = cut(match)
    for number, choice in enumerate(course.stretches[:-1]):
        roll = course.stretches[number + 1]
        if not choice.chosen or roll.chosen or len(roll.answers) < 3:
            continue
        rolled = [until(match, roll.first) for _ in FACES]
        for face, one in zip(FACES, rolled, strict=True):
            while one.state.seat == CHANCE:
                one.answer_chance(one.state.options[face])
        good, bad = rolled
        if gap(course, choice, [good.state, bad.state]) > 0.1:
            break
    else:
        raise AssertionError(match.setup)
    luck = []
    for one in (good, bad):
        found = analyse(part(cut(one), number, number + 2), PORTABLE, playouts=48)
        passage = next(one for one in found.passages if one.kind == "chance")
        assert passage.step == roll.first
        assert len(passage.texts) == one.step - roll.first
        luck.append(passage.change[choice.seat])
    assert luck[0] > 0 > luck[1]


def test_the_same_seed_gives_the_same_analysis_over_however_many_processes() -> None:
    match = play_on(begun("dreamblade"), "dreamblade", BOTS, Dice(4), most=40)
    first = analyse(cut(match), PORTABLE, playouts=16, seed="x")
    assert analyse(cut(match), PORTABLE, playouts=16, seed="x") == first
    # Playouts are made in eights, and it is told how many were.
    assert analyse(cut(match), PORTABLE, playouts=23, seed="x") == first
    assert first.playouts == 16
    assert analyse(cut(match), PORTABLE, playouts=16, seed="x", processes=2) == first
    assert analyse(cut(match), PORTABLE, playouts=16, seed="y") != first


def test_progress_is_told_part_by_part_and_an_analysis_can_be_stopped() -> None:
    match = play_on(begun("dreamblade"), "dreamblade", BOTS, Dice(4), most=40)
    course = cut(match)
    total = len(questions(course, 8, 1))
    heard: list[tuple[int, int]] = []
    analyse(course, PORTABLE, playouts=8, told=lambda *now: heard.append(now))
    assert heard == [(done, total) for done in range(total + 1)]

    def stop(done: int, _total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    for processes in (1, 2):
        with pytest.raises(KeyboardInterrupt):
            analyse(course, PORTABLE, playouts=8, told=stop, processes=processes)


@pytest.mark.parametrize("better", [True, False])
def test_what_was_chosen_is_the_best_where_nothing_better_is_found(
    better: bool,  # noqa: FBT001 - which of the two is worth more
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The search may like a plan that turns out worse when both are measured anew."""
    match = play_on(begun("dreamblade"), "dreamblade", BOTS, Dice(4), most=40)
    asked = next(one for one in questions(cut(match), 32, 1) if len(one.chosen) == 1)
    others = (one for one in asked.seen.options if one != asked.chosen[0])
    chosen, _ = followed(asked.seen, asked.chosen)
    plan = next(
        (one,) for one in others if followed(asked.seen, (one,))[0].frozen() != chosen.frozen()
    )
    worth = {chosen.frozen(): 0.4, followed(asked.seen, plan)[0].frozen(): 0.7 if better else 0.1}

    def value(_game: object, state: State, *_: object) -> Valued:
        share = worth.get(state.frozen(), 0.5)
        return certain((share, 1 - share) if asked.seat == 0 else (1 - share, share))

    monkeypatch.setattr(judging, "value", value)
    monkeypatch.setattr(judging, "_best", lambda *_: plan)
    judged = judge(asked)
    assert judged.lost == pytest.approx(0.3 if better else 0)
    assert judged.better == (plan if better else ())
    monkeypatch.setattr(judging, "_best", lambda *_: asked.chosen)
    assert (judge(asked).lost, judge(asked).better) == (0, ())


def test_a_question_about_a_state_is_answered_by_its_value() -> None:
    match = begun("dreamblade")
    trials = Trials(match.state, 16, 5)
    judged = judge(Question("dreamblade", match.state, -1, (), trials))
    expected = value(game("dreamblade"), match.state, trials, range(8))
    assert judged == Judged(expected)


@pytest.mark.parametrize("name", ["dreamblade", "dreamscape"])
def test_what_chance_answered_is_told_in_phrases_too(name: str) -> None:
    course = cut(play_on(begun(name), name, BOTS, Dice(2)))
    first = next(number for number, one in enumerate(course.stretches) if one.chosen)
    rolled = [number for number, one in enumerate(course.stretches) if not one.chosen]
    last = next(number for number in rolled if number > first)
    found = analyse(part(course, first, last + 2), PORTABLE, playouts=2)
    chance = [one for one in found.passages if one.kind == "chance"]
    assert chance
    assert all(len(one.sentences) == len(one.texts) > 0 for one in chance)
    assert all(sentence.startswith(BEGIN) for one in chance for sentence in one.sentences)
