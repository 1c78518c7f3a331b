"""A match numbers its steps and refuses what it has not asked for, and then nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneiros.kernel.decision import Decision
from oneiros.kernel.errors import (
    BadData,
    BadNotation,
    ForeignAnswer,
    IllegalAnswer,
    Refusal,
    StaleAnswer,
)
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.ruleset import Ending
from oneiros.kernel.state import CHANCE
from tests.kernel.games import A, B, begun, played, tell_apart
from tests.kernel.toy import END, FACE, PEBBLES, ROLL, TAKE, WEIGHTS, Pebbles

if TYPE_CHECKING:
    from collections.abc import Callable


def refused(match: Match, attempt: Callable[[], object]) -> Refusal:
    """Try something that is refused, and make sure that nothing has changed."""
    before = tell_apart(match)
    with pytest.raises(Refusal) as caught:
        attempt()
    assert tell_apart(match) == before
    return caught.value


def test_a_match_begins_with_step_0() -> None:
    match = Match(PEBBLES, {})
    assert match.setup == {"heap": 12}
    assert match.decision() == Decision(0, A, "take", (TAKE + 1, TAKE + 2, TAKE + 3))


def test_a_set_up_that_the_game_refuses_begins_no_match() -> None:
    with pytest.raises(BadData, match="toy-heap"):
        Match(PEBBLES, {"heap": 3})


def test_each_answer_takes_one_step_and_chance_answers_too() -> None:
    match = Match(PEBBLES, {})
    match.answer(A, TAKE + 2, 0)
    match.answer(A, ROLL, 1)
    assert match.decision() == Decision(2, CHANCE, "roll", (FACE, FACE + 1, FACE + 2))
    match.answer_chance(FACE + 1)
    assert match.step == 3
    assert match.answers == [
        Answer(A, TAKE + 2, "take 2", 1),
        Answer(A, ROLL, "roll", 1),
        Answer(CHANCE, FACE + 1, "", 1, tuple(WEIGHTS)),
    ]


def test_an_answer_may_be_said_in_notation() -> None:
    match = begun("take 3", "end")
    assert [answer.option for answer in match.answers] == [TAKE + 3, END]


def test_a_finished_match_asks_nothing_and_says_how_it_ended() -> None:
    match = played()
    assert match.decision() is None
    assert match.ending() == Ending((A,), "3.1")
    assert begun("take 1").ending() is None


@pytest.mark.parametrize("step", [-1, 0, 2, 10**30])
def test_an_answer_to_another_step_is_stale(step: int) -> None:
    match = begun("take 3")
    for attempt in (lambda: match.answer(A, END, step), lambda: match.say(A, "end", step)):
        refusal = refused(match, attempt)
        assert isinstance(refusal, StaleAnswer)
        assert refusal.key == "answer-stale"
        assert refusal.details == {"step": step, "expected": 1}


def test_the_same_answer_twice_is_stale() -> None:
    match = begun("take 3")
    assert isinstance(refused(match, lambda: match.answer(A, TAKE + 3, 0)), StaleAnswer)


def test_an_answer_after_the_end_is_stale() -> None:
    match = played()
    for attempt in (
        lambda: match.answer(A, END, match.step),
        lambda: match.say(B, "end", match.step),
        lambda: match.answer_chance(FACE),
    ):
        refusal = refused(match, attempt)
        assert isinstance(refusal, StaleAnswer)
        assert refusal.key == "answer-game-over"


def test_an_answer_by_the_other_seat_is_foreign() -> None:
    match = begun("take 3")
    for attempt in (lambda: match.answer(B, END, 1), lambda: match.say(B, "end", 1)):
        refusal = refused(match, attempt)
        assert isinstance(refusal, ForeignAnswer)
        assert refusal.key == "answer-foreign"
        assert refusal.details == {"seat": "B", "asked": "A"}


def test_a_player_does_not_answer_for_chance() -> None:
    match = begun("take 3", "roll")
    refusal = refused(match, lambda: match.answer(A, FACE + 2, 2))
    assert isinstance(refusal, ForeignAnswer)
    assert refusal.key == "answer-awaits-chance"
    assert refused(match, lambda: match.say(A, "end", 2)).key == "answer-awaits-chance"


@pytest.mark.parametrize("seat", [CHANCE, -2, 2, 10**30])
def test_there_are_no_other_seats(seat: int) -> None:
    match = begun("take 3", "roll")
    for attempt in (
        lambda: match.answer(seat, FACE, 2),
        lambda: match.say(seat, "end", 2),
        lambda: match.undo(seat),
    ):
        refusal = refused(match, attempt)
        assert isinstance(refusal, ForeignAnswer)
        assert refusal.key == "answer-no-seat"
        assert refusal.details == {"came": seat, "seats": 2}


def test_chance_does_not_answer_for_a_player() -> None:
    match = begun("take 3")
    refusal = refused(match, lambda: match.answer_chance(END))
    assert isinstance(refusal, ForeignAnswer)
    assert refusal.key == "chance-not-asked"
    assert refusal.details == {"asked": "A"}


def test_chance_answers_only_what_is_offered() -> None:
    match = begun("take 3", "roll")
    refusal = refused(match, lambda: match.answer_chance(FACE + 3))
    assert isinstance(refusal, IllegalAnswer)
    assert refusal.key == "chance-not-offered"


def test_an_illegal_answer_names_the_rule_and_what_is_in_the_way() -> None:
    match = begun("take 2", "end", setup={"heap": 4})
    refusal = refused(match, lambda: match.answer(B, TAKE + 3, 2))
    assert isinstance(refusal, IllegalAnswer)
    assert refusal.key == "toy-heap-too-small"
    assert refusal.details == {"heap": 2, "rule": "1.2"}


def test_an_illegal_answer_in_notation_names_the_rule() -> None:
    match = begun("take 2")
    refusal = refused(match, lambda: match.say(A, "take 1", 1))
    assert isinstance(refusal, IllegalAnswer)
    assert refusal.details["rule"] == "2.1"


def test_an_answer_in_no_notation_is_refused() -> None:
    match = begun("take 2")
    assert isinstance(refused(match, lambda: match.say(A, "fly", 1)), BadNotation)


@pytest.mark.parametrize("option", [-1, 999, 2**62, 2**63, -(2**70)])
def test_a_number_that_means_nothing_is_refused_with_the_question(option: int) -> None:
    match = begun("take 2")
    refusal = refused(match, lambda: match.answer(A, option, 1))
    assert isinstance(refusal, IllegalAnswer)
    assert refusal.key == "answer-not-offered"
    assert refusal.details == {"came": option, "question": "end"}


@pytest.mark.parametrize("index", [-1, 2, 2**63])
def test_an_index_that_is_not_listed_is_refused_with_the_question(index: int) -> None:
    match = begun("take 2")
    assert len(match.state.options) <= 2
    refusal = refused(match, lambda: match.answer_at(A, index, 1))
    assert isinstance(refusal, IllegalAnswer)
    assert refusal.key == "answer-not-offered"
    assert refusal.details == {"came": index, "question": "end"}
    assert isinstance(refused(match, lambda: match.answer_at(A, index, 0)), StaleAnswer)


def test_an_index_stands_for_its_option() -> None:
    match, other = begun("take 2"), begun("take 2")
    match.answer(A, match.state.options[0], 1)
    other.answer_at(A, 0, 1)
    assert match.answers == other.answers


def test_an_error_inside_the_rules_leaves_the_match_as_it_was() -> None:
    class Broken(Pebbles):
        def apply(self, option: int) -> None:
            self.pebbles[0] = option
            raise RuntimeError

        def copy(self) -> Broken:
            return Broken(12)

    match = Match(PEBBLES, {})
    match.state = Broken(12)
    before = tell_apart(match)
    with pytest.raises(RuntimeError):
        match.answer(A, TAKE + 1, 0)
    assert tell_apart(match) == before


def test_facts_are_told_by_step() -> None:
    match = begun("take 3", "end")
    assert [fact.cause.rule for fact in match.facts_since(0)] == ["1.1", "2.1"]
    assert [fact.cause.rule for fact in match.facts_since(1)] == ["2.1"]
    assert match.facts_since(2) == []


@pytest.mark.parametrize("step", [-1, 3])
def test_facts_of_a_step_that_is_not_there_are_refused(step: int) -> None:
    match = begun("take 3", "end")
    refusal = refused(match, lambda: match.facts_since(step))
    assert isinstance(refusal, BadData)
    assert refusal.details == {"step": step, "last": 2}


def test_nobody_needs_to_listen() -> None:
    match = begun("take 3", "end", facts=False)
    assert match.facts_since(0) == []
    assert match.state.frozen() == begun("take 3", "end").state.frozen()


@given(st.data())
def test_facts_rebuild_the_table(data: st.DataObject) -> None:
    match = Match(PEBBLES, {"heap": data.draw(st.integers(4, 30))})
    table = PEBBLES.start(match.setup)
    assert isinstance(table, Pebbles)
    while decision := match.decision():
        option = data.draw(st.sampled_from(decision.options))
        if decision.seat == CHANCE:
            match.answer_chance(option)
        else:
            match.answer(decision.seat, option, decision.step)
        for fact in match.facts_since(decision.step):
            PEBBLES.retell(table, fact)
        assert isinstance(match.state, Pebbles)
        assert table.pebbles == match.state.pebbles
        assert table.turn == match.state.turn


@given(st.data())
def test_whatever_is_tried_is_an_option_or_changes_nothing(data: st.DataObject) -> None:
    match = begun(
        *data.draw(st.sampled_from([(), ("take 2",), ("take 2", "roll"), ("take 1", "end")]))
    )
    decision = match.decision()
    assert decision is not None
    before = tell_apart(match)
    seat = data.draw(st.integers(-3, 3))
    option = data.draw(st.integers(0, 40) | st.integers())
    step = data.draw(st.integers(0, 4))
    try:
        match.answer(seat, option, step)
    except Refusal:
        assert tell_apart(match) == before
    else:
        assert (step, seat) == (decision.step, decision.seat)
        assert option in decision.options
