"""Where several seats may answer, each answers when it likes, and the record keeps the order."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneiros.kernel.decision import Decision
from oneiros.kernel.errors import (
    BadData,
    BadNotation,
    ForeignAnswer,
    IllegalAnswer,
    NothingToUndo,
    Refusal,
    StaleAnswer,
)
from oneiros.kernel.fair import FairChance
from oneiros.kernel.log import Answer
from oneiros.kernel.match import Match
from oneiros.kernel.record import Said, read_record, write_record
from oneiros.kernel.replay import replay, to_record, verify
from oneiros.kernel.ruleset import Ending
from oneiros.kernel.state import CHANCE, NOBODY
from tests.kernel import second_verifier
from tests.kernel.games import SERVER_SEED, A, B, C, begun, sealed, tell_apart
from tests.thirdgame.rules import (
    DONE,
    ENVELOPES,
    PEEK,
    PLAY_QUESTION,
    STOPPED,
    SWAP,
    TAKE,
    TAKEN,
    Envelopes,
)

if TYPE_CHECKING:
    from collections.abc import Callable

WHOLE_GAME = (
    *("B peek", "C take", "A take", "C swap", "C take"),
    *("A done", "B take", "C peek", "C done", "B done"),
)
EVERYTHING = (TAKE, PEEK, SWAP, DONE)
SEEDS = ("alice-7", "bob_42", "eve")


def refused(match: Match, attempt: Callable[[], object]) -> Refusal:
    """Try something that is refused, and make sure that nothing has changed."""
    before = tell_apart(match)
    with pytest.raises(Refusal) as caught:
        attempt()
    assert tell_apart(match) == before
    return caught.value


def decisions(match: Match) -> list[Decision]:
    """List the decisions of all seats, and make sure that a seat without one cannot answer."""
    found = []
    for seat in range(len(match.seats)):
        decision = match.decision(seat)
        if decision is not None:
            assert decision == Decision(match.step, seat, "play", decision.options)
            found.append(decision)
        else:
            refused(match, partial(match.answer, seat, DONE, match.step))
    return found


def test_a_match_shows_one_seat_first() -> None:
    assert sealed().decision() == Decision(3, A, "play", EVERYTHING)


def test_every_seat_that_may_answer_has_its_own_decision() -> None:
    match = sealed("B peek", "B swap", "card 9", "C done")
    assert match.decision(A) == match.decision() == Decision(7, A, "play", EVERYTHING)
    assert match.decision(B) == Decision(7, B, "play", (TAKE, DONE))
    assert match.decision(C) is None


def test_asking_for_a_decision_changes_nothing() -> None:
    match = sealed("A take")
    before = tell_apart(match)
    match.decision(C)
    facing = match.facing(C)
    assert facing is not None
    facing.apply(TAKE)
    assert tell_apart(match) == before


def test_the_seat_shown_first_faces_the_state_itself() -> None:
    match = sealed()
    assert match.facing(A) is match.state
    assert match.facing(B) is not match.state


@pytest.mark.parametrize("seat", [3, -3, 10**30])
def test_only_a_seat_has_a_decision(seat: int) -> None:
    match = sealed()
    assert match.decision(CHANCE) is None
    assert refused(match, lambda: match.decision(seat)).key == "answer-no-seat"


def test_a_game_without_such_a_phase_asks_one_seat_only() -> None:
    match = begun("take 3")
    assert match.decision(A) == match.decision()
    assert match.decision(B) is None
    with pytest.raises(NotImplementedError):
        match.state.copy().attend(B)


def test_answers_count_in_the_order_in_which_they_arrive() -> None:
    match = sealed("C take", "A take", "B done", "C take")
    said = [(answer.seat, answer.text) for answer in match.answers[3:]]
    assert said == [(C, "take"), (A, "take"), (B, "done"), (C, "take")]
    told = [(fact.kind, *fact.about) for fact in match.facts_since(3)]
    assert told == [(TAKEN, C), (TAKEN, A), (STOPPED, B), (TAKEN, C)]
    assert match.step == 7


def test_what_was_taken_back_is_brought_back_whatever_others_answer() -> None:
    match = sealed("B take", "C take")
    match.undo(C)
    match.answer(A, TAKE, match.step)
    assert [match.is_brought_back(seat) for seat in (A, B, C)] == [False, False, True]
    match.answer(C, DONE, match.step)
    assert not match.is_brought_back(C)


def test_an_answer_by_number_is_the_same_as_one_in_notation() -> None:
    match = sealed()
    match.answer(B, PEEK, 3)
    assert match.answers[3] == Answer(B, PEEK, "peek", 1)
    assert tell_apart(match) == tell_apart(sealed("B peek"))


def test_what_others_answer_does_not_make_an_answer_stale() -> None:
    match = sealed("B take")
    match.answer(A, TAKE, 3)
    assert [answer.seat for answer in match.answers[-2:]] == [B, A]


def test_ones_own_answer_makes_the_step_before_it_stale() -> None:
    match = sealed("B take", "A take")
    refusal = refused(match, lambda: match.answer(B, TAKE, 3))
    assert isinstance(refusal, StaleAnswer)
    assert refusal.details == {"step": 3, "expected": 5}
    refusal = refused(match, lambda: match.answer(B, TAKE, 6))
    assert isinstance(refusal, StaleAnswer)
    match.answer(B, TAKE, 4)


def test_after_an_undo_only_the_present_step_is_answered() -> None:
    match = sealed("B take")
    match.undo(B)
    refusal = refused(match, lambda: match.answer(B, TAKE, 2))
    assert isinstance(refusal, StaleAnswer)
    match.answer(B, TAKE, 3)


def test_a_seat_that_may_no_longer_answer_is_foreign() -> None:
    match = sealed("C done")
    for attempt in (lambda: match.answer(C, TAKE, 4), lambda: match.say(C, "take", 4)):
        refusal = refused(match, attempt)
        assert isinstance(refusal, ForeignAnswer)
        assert refusal.key == "answer-foreign"
        assert refusal.details == {"seat": "C", "asked": "A"}


def test_everybody_waits_for_chance() -> None:
    match = sealed("B swap")
    for seat in (A, B, C):
        assert match.decision(seat) is None
        refusal = refused(match, partial(match.answer, seat, TAKE, match.step))
        assert refusal.key == "answer-awaits-chance"
    decision = match.decision(CHANCE)
    assert decision is not None
    assert decision.question == "deal"


def test_an_illegal_answer_is_explained_to_the_seat_that_gave_it() -> None:
    match = sealed("B peek")
    for attempt in (lambda: match.answer(B, PEEK, 4), lambda: match.say(B, "peek", 4)):
        refusal = refused(match, attempt)
        assert isinstance(refusal, IllegalAnswer)
        assert refusal.details["rule"] == "2.3"
    match.answer(A, PEEK, 4)


def test_what_cannot_be_read_changes_nothing() -> None:
    match = sealed()
    assert isinstance(refused(match, lambda: match.say(C, "fly", 3)), BadNotation)
    refusal = refused(match, lambda: match.answer(C, 2**70, 3))
    assert refusal.details == {"came": 2**70, "question": "play"}


def test_a_question_that_answers_itself_takes_no_answer() -> None:
    # With an empty heap B can only be done, which nobody has asked yet.
    match = sealed("B peek", "B swap", "card 9", "A take", heap=1)
    assert match.decision(B) is None
    assert match.state.may_answer(B)
    for attempt in (lambda: match.answer(B, DONE, 7), lambda: match.say(B, "done", 7)):
        refusal = refused(match, attempt)
        assert isinstance(refusal, StaleAnswer)
        assert refusal.key == "answer-by-itself"
        assert refusal.details == {"seat": "B"}


def test_after_the_end_nobody_answers() -> None:
    match = sealed("C done", "B done", "A done")
    assert match.ending() == Ending((C,), "3.1")
    for seat in (A, B, C):
        assert match.decision(seat) is None
        refusal = refused(match, partial(match.answer, seat, DONE, match.step))
        assert refusal.key == "answer-game-over"
    assert match.decision(NOBODY) is None


def test_a_seat_takes_back_its_own_last_answers() -> None:
    match = sealed("A take", "C take", "C done")
    assert [match.undo_limit(seat) for seat in (A, B, C)] == [6, 6, 4]
    match.undo(C)
    match.undo(C)
    assert tell_apart(match) == tell_apart(sealed("A take"))
    match.undo(A)
    assert tell_apart(match) == tell_apart(sealed())


def test_the_answer_of_another_seat_stands_in_the_way_of_an_undo() -> None:
    match = sealed("A take", "B take")
    refusal = refused(match, lambda: match.undo(A))
    assert isinstance(refusal, NothingToUndo)
    assert refusal.key == "undo-other-seat"
    assert refusal.details == {"seat": "A", "step": 4, "other": "B"}
    match.undo(B)
    match.undo(A)


def test_undo_goes_back_to_the_seat_that_was_shown() -> None:
    match = sealed("C take")
    match.undo(C)
    assert match.decision() == Decision(3, A, "play", EVERYTHING)


def test_nobody_needs_to_listen() -> None:
    match = Match(ENVELOPES, {"players": 2}, facts=False)
    for card in (13, 14):
        match.answer_chance(card)
    match.say(B, "take", 2)
    assert match.facts_since(0) == []
    match.undo(B)


def test_facts_of_attending_belong_to_the_answer() -> None:
    class Chatty(Envelopes):
        def attend(self, seat: int) -> None:
            super().attend(seat)
            self.tell("2.1", TAKEN, seat)

        def copy(self) -> Chatty:
            return Chatty(3, 4)

    match = sealed()
    match.state = Chatty(3, 4)
    match.state.ask(A, PLAY_QUESTION, list(EVERYTHING))
    match.say(B, "done", 3)
    assert [fact.kind for fact in match.facts_since(3)] == [TAKEN, STOPPED]


def played(chance: FairChance, answers: int = len(WHOLE_GAME)) -> Match:
    """Play a game, or its beginning, with fair cards."""
    match = Match(ENVELOPES, {"players": 3, "heap": 5})
    match.roll(chance)
    for text in WHOLE_GAME[:answers]:
        match.say("ABC".index(text[0]), text[2:], match.step)
        match.roll(chance)
    return match


def test_a_game_with_answers_in_any_order_is_recorded_replayed_and_verified() -> None:
    chance = FairChance(SERVER_SEED, SEEDS)
    match = played(chance)
    assert match.ending() is not None
    data = write_record(to_record(match, chance))
    record = read_record(data)
    said = [answer.seat for answer in record.answers if isinstance(answer, Said)]
    assert said == [text[0] for text in WHOLE_GAME]
    assert tell_apart(replay(ENVELOPES, record)) == tell_apart(match)
    verified = verify(ENVELOPES, record)
    assert (verified.outcomes, verified.ending) == (4, match.ending())
    assert second_verifier.verify(data) == 4


def test_another_order_of_answers_is_another_game() -> None:
    chance = FairChance(SERVER_SEED, SEEDS)
    record = to_record(played(chance, 5), chance, abandoned=True)
    verify(ENVELOPES, record)
    answers = list(record.answers)
    # B looks at C's card after C has swapped it, not before.
    answers.insert(7, answers.pop(3))
    with pytest.raises(BadData, match="verify-final"):
        verify(ENVELOPES, msgspec.structs.replace(record, answers=answers))


def test_a_recorded_answer_of_a_seat_that_was_done_is_found() -> None:
    chance = FairChance(SERVER_SEED, SEEDS)
    record = to_record(played(chance), chance)
    answers = list(record.answers)
    answers[10] = Said("A", "take")
    with pytest.raises(BadData) as caught:
        verify(ENVELOPES, msgspec.structs.replace(record, answers=answers))
    assert caught.value.details["place"] == "$.answers[10]"
    reason = caught.value.details["reason"]
    assert isinstance(reason, ForeignAnswer)


@given(st.data())
def test_in_whatever_order_seats_answer_the_record_rebuilds_the_game(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 4))
    chance = FairChance(data.draw(st.binary(min_size=32, max_size=32)), ["seed"] * players)
    match = Match(ENVELOPES, {"players": players, "heap": data.draw(st.integers(0, 6))})
    match.roll(chance)
    while asked := decisions(match):
        before = tell_apart(match)
        decision = data.draw(st.sampled_from(asked))
        seat = decision.seat
        if data.draw(st.integers(0, 3)) == 3 and match.undo_limit(seat) < match.step:
            match.undo(seat)
            continue
        match.answer(seat, data.draw(st.sampled_from(decision.options[::-1])), decision.step)
        if match.undo_limit(seat) < match.step:
            match.undo(seat)
            assert tell_apart(match) == before
            match.answer(seat, data.draw(st.sampled_from(decision.options[::-1])), decision.step)
        match.roll(chance)
    record = read_record(write_record(to_record(match, chance)))
    assert tell_apart(replay(ENVELOPES, record)) == tell_apart(match)
    assert verify(ENVELOPES, record).outcomes == chance.drawn
