"""Undo is free until somebody has learnt something or has answered."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneiros.kernel.errors import NothingToUndo
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from tests.kernel.games import A, B, begun, played, tell_apart
from tests.kernel.toy import PEBBLES, TAKE


def not_undone(match: Match, seat: int) -> NothingToUndo:
    before = tell_apart(match)
    assert match.undo_limit(seat) == match.step
    with pytest.raises(NothingToUndo) as caught:
        match.undo(seat)
    assert tell_apart(match) == before
    return caught.value


def test_a_seat_takes_back_its_last_answer() -> None:
    match = begun("take 3", "end", "take 2")
    assert match.undo(B).option == TAKE + 2
    assert tell_apart(match) == tell_apart(begun("take 3", "end"))


def test_a_seat_takes_back_several_answers() -> None:
    match = begun("take 3", "end")
    assert match.undo_limit(A) == 0
    match.undo(A)
    match.undo(A)
    assert tell_apart(match) == tell_apart(begun())


def test_another_answer_may_follow_an_undo() -> None:
    match = begun("take 3")
    match.undo(A)
    match.say(A, "take 1", 0)
    assert tell_apart(match) == tell_apart(begun("take 1"))


def test_what_was_taken_back_is_brought_back_until_it_is_answered() -> None:
    match = begun("take 3", "end", "take 2")
    assert not match.is_brought_back(B)
    match.undo(B)
    assert [match.is_brought_back(seat) for seat in (A, B)] == [False, True]
    match.say(B, "take 1", 2)
    assert match.decision(B) is not None
    assert not match.is_brought_back(B)


def test_there_is_nothing_to_undo_before_the_first_answer() -> None:
    for match, seat, name in ((begun(), A, "A"), (begun("take 3"), B, "B")):
        refusal = not_undone(match, seat)
        assert refusal.key == "undo-nothing"
        assert refusal.details == {"seat": name}


def test_the_answer_of_another_seat_stands_in_the_way() -> None:
    match = begun("take 3", "end", "take 2")
    refusal = not_undone(match, A)
    assert refusal.key == "undo-other-seat"
    assert refusal.details == {"seat": "A", "step": 2, "other": "B"}


def test_the_way_is_free_again_when_the_other_seat_has_undone() -> None:
    match = begun("take 3", "end", "take 2")
    match.undo(B)
    match.undo(A)
    assert tell_apart(match) == tell_apart(begun("take 3"))


def test_an_outcome_stands_in_the_way() -> None:
    match = begun("take 3", "roll", "face 1")
    refusal = not_undone(match, A)
    assert refusal.key == "undo-chance"
    assert refusal.details == {"seat": "A", "step": 2}
    assert match.settled == 3


def test_the_last_outcome_stands_in_the_way_of_everything_before_it() -> None:
    match = begun("take 3", "roll", "face 1", "take 1", "roll", "face 0", "take 1")
    assert not_undone(match, B).details == {"seat": "B", "step": 5}
    assert match.undo_limit(A) == 6


def test_answers_after_an_outcome_can_be_taken_back_up_to_it() -> None:
    match = begun("take 3", "roll", "face 1", "take 1", "end")
    assert match.undo_limit(B) == 3
    match.undo(B)
    match.undo(B)
    assert tell_apart(match) == tell_apart(begun("take 3", "roll", "face 1"))
    assert not_undone(match, B).key == "undo-nothing"


def test_an_answer_that_waits_for_an_outcome_can_be_taken_back() -> None:
    match = begun("take 3", "roll")
    match.undo(A)
    assert tell_apart(match) == tell_apart(begun("take 3"))


def test_a_finished_game_stands() -> None:
    assert not_undone(played(), A).key == "undo-game-over"


def test_facts_are_taken_back_with_the_answers() -> None:
    match = begun("take 3", "end")
    match.undo(A)
    assert [fact.cause.rule for fact in match.facts_since(0)] == ["1.1"]


def test_undo_works_when_nobody_listens() -> None:
    match = begun("take 3", "end", facts=False)
    match.undo(A)
    assert match.state.frozen() == begun("take 3").state.frozen()


@given(st.data())
def test_every_undo_leads_to_a_position_that_was_there(data: st.DataObject) -> None:
    match = Match(PEBBLES, {"heap": 9})
    seen = [tell_apart(match)]
    while decision := match.decision():
        seat = data.draw(st.sampled_from([A, B]))
        if data.draw(st.integers(0, 3)) == 3 and match.undo_limit(seat) < match.step:
            limit = match.undo_limit(seat)
            match.undo(seat)
            seen.pop()
            assert match.undo_limit(seat) == limit
            assert tell_apart(match) == seen[-1]
            continue
        option = data.draw(st.sampled_from(decision.options))
        if decision.seat == CHANCE:
            match.answer_chance(option)
            assert match.undo_limit(A) == match.undo_limit(B) == match.step
        else:
            match.answer(decision.seat, option, decision.step)
        seen.append(tell_apart(match))
