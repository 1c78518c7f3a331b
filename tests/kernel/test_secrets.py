"""What is hidden stays hidden, and what came to light cannot be taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneiros.kernel.errors import BadData, ForeignAnswer, NothingToUndo
from oneiros.kernel.fact import NONE
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE, NOBODY
from tests.kernel.games import A, B, C, begun, sealed, tell_apart
from tests.kernel.toy import PEBBLES
from tests.thirdgame.rules import (
    CARD,
    DEALT,
    DONE,
    ENVELOPES,
    PEEKED,
    TAKEN,
    Envelopes,
    EnvelopesRules,
)


def not_undone(match: Match, seat: int) -> NothingToUndo:
    before = tell_apart(match)
    assert match.undo_limit(seat) == match.step
    with pytest.raises(NothingToUndo) as caught:
        match.undo(seat)
    assert tell_apart(match) == before
    return caught.value


def test_a_revelation_settles_what_came_before_it_and_itself() -> None:
    match = sealed("A take", "A peek")
    assert match.settled == 5
    refusal = not_undone(match, A)
    assert refusal.key == "undo-revealed"
    assert refusal.details == {"seat": "A", "step": 4}


def test_what_somebody_else_has_seen_stands_in_the_way_too() -> None:
    refusal = not_undone(sealed("A take", "B peek"), A)
    assert refusal.key == "undo-revealed"
    assert refusal.details == {"seat": "A", "step": 4}


def test_answers_after_a_revelation_can_be_taken_back_up_to_it() -> None:
    match = sealed("A peek", "A take", "A take")
    assert match.undo_limit(A) == 4
    match.undo(A)
    match.undo(A)
    assert tell_apart(match) == tell_apart(sealed("A peek"))
    assert not_undone(match, A).key == "undo-revealed"


def test_a_card_that_was_dealt_is_still_a_matter_of_chance() -> None:
    refusal = not_undone(sealed("A peek", "A swap", "card 9"), A)
    assert refusal.key == "undo-chance"
    assert refusal.details == {"seat": "A", "step": 5}


def test_the_last_revelation_is_the_one_that_is_told() -> None:
    refusal = not_undone(sealed("A swap", "card 9", "B peek", "C take"), A)
    assert refusal.key == "undo-revealed"
    assert refusal.details == {"seat": "A", "step": 5}


def test_other_answers_reveal_nothing() -> None:
    match = sealed("A take", "B swap")
    assert match.settled == 3
    assert match.state.revealed == 0
    match.undo(B)
    match.undo(A)


def test_a_game_without_secrets_never_reveals() -> None:
    assert begun("take 3", "end").state.revealed == 0


def test_a_seat_hears_its_own_card_only() -> None:
    match = sealed("B peek", "A take")
    everything = [(A, 3), (B, 5), (C, 7), (B, C, 7), (A,)]
    assert [fact.about for fact in match.facts_since(0)] == everything
    for seat, heard in (
        (A, [3, NONE, NONE, NONE]),
        (B, [NONE, 5, NONE, 7]),
        (C, [NONE, NONE, 7, 7]),
        (NOBODY, [NONE] * 4),
    ):
        facts = match.heard_since(0, seat)
        assert [fact.about[-1] for fact in facts if fact.kind in {DEALT, PEEKED}] == heard
        assert facts[-1] == match.facts_since(4)[0]


def test_facts_are_heard_by_step() -> None:
    match = sealed("B peek", "A take")
    assert [fact.kind for fact in match.heard_since(3, A)] == [PEEKED, TAKEN]
    assert match.heard_since(5, A) == []


def test_a_listener_has_a_seat_or_looks_on() -> None:
    match = sealed()
    for seat in (CHANCE, 3, 10**30):
        with pytest.raises(ForeignAnswer, match="answer-no-seat"):
            match.heard_since(0, seat)
    with pytest.raises(BadData, match="step-unknown"):
        match.heard_since(4, A)


def test_everybody_hears_everything_in_an_open_game() -> None:
    match = begun("take 3", "end")
    for seat in (A, B, NOBODY):
        assert match.heard_since(0, seat) == match.facts_since(0)


def test_a_veiled_state_asks_the_same_and_shares_nothing() -> None:
    match = sealed("B peek")
    for seat in (A, B, C):
        facing = match.facing(seat)
        assert facing is not None
        seen = ENVELOPES.veil(facing, seat)
        assert (seen.seat, seen.options) == (facing.seat, facing.options)
        before = facing.frozen()
        seen.apply(DONE)
        assert facing.frozen() == before
    assert PEBBLES.veil(begun().state, A).frozen() == begun().state.frozen()


@given(st.data())
def test_a_veiled_state_does_not_depend_on_what_a_seat_does_not_know(data: st.DataObject) -> None:
    cards = data.draw(st.permutations(range(1, 10)))
    others = data.draw(st.permutations(range(1, 10)))
    # A knows the own card and has seen B's.
    rest = [card for card in others if card not in cards[:2]]
    games = [sealed("A peek", cards=(*cards[:2], *more)) for more in (cards[2:4], rest[:2])]
    seen = [ENVELOPES.veil(match.state, A).frozen() for match in games]
    assert seen[0] == seen[1]
    assert games[0].heard_since(0, A) == games[1].heard_since(0, A)


@given(st.data())
def test_what_a_seat_hears_leads_to_what_it_sees(data: st.DataObject) -> None:
    rules = EnvelopesRules()
    players = data.draw(st.integers(2, 4))
    match = Match(rules, {"players": players, "heap": 3})
    while match.decision() is not None:
        if match.state.seat == CHANCE:
            match.answer_chance(data.draw(st.sampled_from(match.state.options)))
        else:
            asked = [one for one in map(match.decision, range(players)) if one is not None]
            decision = data.draw(st.sampled_from(asked))
            option = data.draw(st.sampled_from(decision.options[::-1]))
            match.answer(decision.seat, option, decision.step)
        for seat in (*range(players), NOBODY):
            table = Envelopes(players, 3)
            for fact in match.heard_since(0, seat):
                rules.retell(table, fact)
            seen = rules.veil(match.state, seat)
            assert (table.cards, table.coins, table.heap) == (seen.cards, seen.coins, seen.heap)


def test_a_swap_waits_for_chance_without_showing_the_deck() -> None:
    match = sealed("A swap")
    seen = ENVELOPES.veil(match.state, A)
    assert match.state.options == [CARD + card for card in (1, 2, 4, 6, 8, 9)]
    assert seen.options == [CARD + card for card in (1, 2, 4, 5, 6, 7, 8, 9)]
