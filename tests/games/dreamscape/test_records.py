"""Matches: taking back, refusing, writing down and playing again, with seats in any order."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.rules import DREAMSCAPE
from oneiros.kernel.dice import Dice
from oneiros.kernel.errors import ForeignAnswer, NothingToUndo, Refusal, StaleAnswer
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.record import read_record, write_record
from oneiros.kernel.replay import fingerprint, replay, to_record, verify
from oneiros.kernel.state import CHANCE, NOBODY
from tests.games.dreamscape import invented

SEEDS = st.integers(0, 2**40)


def begin(seed: int, **setup: object) -> tuple[Match, Dice, FairChance]:
    """Begin a match with invented cards, dice for the players and fair chance."""
    dice = Dice(seed)
    match = Match(DREAMSCAPE, {**invented.setup(dice), **setup})
    seeds = [f"player-{number}" for number in range(len(match.seats))]
    return match, dice, FairChance(seed.to_bytes(32, "big"), seeds)


def next_seat(match: Match, dice: Dice) -> int:
    """5.11: choose one of those who may answer now."""
    return int(invented.one(dice, [s for s in range(len(match.seats)) if match.facing(s)]))


def take_turn(match: Match, dice: Dice, chance: FairChance) -> None:
    """Let chance answer, or one of the seats that may."""
    if match.state.seat == CHANCE:
        match.roll(chance)
        return
    seat = next_seat(match, dice)
    asking = match.facing(seat)
    assert isinstance(asking, Dreamscape)
    match.answer(seat, invented.choose(asking, dice), match.step)


@settings(max_examples=25)
@given(SEEDS)
def test_a_record_is_played_again_and_verified(seed: int) -> None:
    match, dice, chance = begin(seed)
    while match.state.seat != NOBODY:
        take_turn(match, dice, chance)
    record = read_record(write_record(to_record(match, chance)))
    again = replay(DREAMSCAPE, record)
    assert again.state.frozen() == match.state.frozen()
    assert again.answers == match.answers
    assert again.facts_since(0) == match.facts_since(0)
    verified = verify(DREAMSCAPE, record)
    assert verified.ending == match.ending()
    assert (verified.answers, verified.outcomes) == (len(match.answers), chance.drawn)
    assert verified.final == fingerprint(match.state)


@settings(max_examples=25)
@given(SEEDS)
def test_5_11_seats_that_create_at_the_same_time_answer_in_any_order(seed: int) -> None:
    match, dice, chance = begin(seed, simultaneous=True)
    turned = 0
    for _ in range(150):
        if match.state.seat == NOBODY:
            return
        asked = match.state.seat
        take_turn(match, dice, chance)
        turned += match.answers[-1].seat not in (asked, CHANCE)
    half = replay(DREAMSCAPE, to_record(match, chance))
    assert half.state.frozen() == match.state.frozen()
    assert turned


@settings(max_examples=25)
@given(SEEDS)
def test_an_undo_restores_what_was(seed: int) -> None:
    match, dice, chance = begin(seed)
    before: dict[int, tuple[object, ...]] = {}
    undone = 0
    for _ in range(250):
        if match.state.seat == NOBODY:
            return
        before[match.step] = match.state.frozen()
        facts = match.facts_since(0)
        take_turn(match, dice, chance)
        seat = match.answers[-1].seat
        if seat == CHANCE or dice.below(4):
            continue
        limit = match.undo_limit(seat)
        if limit == match.step:
            with pytest.raises(NothingToUndo):
                match.undo(seat)
            continue
        match.undo(seat)
        assert match.state.frozen() == before[match.step]
        assert match.facts_since(0) == facts
        while match.step > limit:
            match.undo(seat)
            assert match.state.frozen() == before[match.step]
        undone += 1
        assert match.undo_limit(seat) == match.step
    assert undone


@settings(max_examples=25)
@given(SEEDS, st.data())
def test_a_refused_answer_changes_nothing(seed: int, data: st.DataObject) -> None:
    match, dice, chance = begin(seed)
    deeds = st.builds(
        lambda deed, about: deed << 20 | about, st.integers(0, 29), st.integers(0, 63)
    )
    numbers = st.one_of(deeds, st.integers(-(2**63), 2**63), st.sampled_from([-1, 2**62, 2**64]))
    for step in range(60):
        if match.state.seat == NOBODY:
            return
        if step % 10 == 0:
            before = match.state.frozen()
            for seat in range(-2, len(match.seats) + 1):
                check_refused(match, seat, data.draw(numbers))
            assert match.state.frozen() == before
        take_turn(match, dice, chance)


def check_refused(match: Match, seat: int, option: int) -> None:
    """Try an answer that is not offered to a seat, and the same at another step."""
    asking = match.facing(seat) if 0 <= seat < len(match.seats) else None
    if asking is None or option not in asking.options:
        with pytest.raises(Refusal):
            match.answer(seat, option, match.step)
    if match.state.seat != CHANCE:
        with pytest.raises(ForeignAnswer):
            match.answer_chance(option)
    elif option not in match.state.options:
        with pytest.raises(Refusal):
            match.answer_chance(option)
    for step in (-1, match.step + 1):
        with pytest.raises(Refusal):
            match.answer(seat, option, step)


def all_creating() -> Match:
    """Play a match up to a creation in which three players have something to do."""
    match, dice, chance = begin(5, simultaneous=True, players=3)
    while len([seat for seat in range(3) if match.facing(seat)]) < 3:
        take_turn(match, dice, chance)
    return match


def test_5_11_who_is_asked_is_no_matter_while_all_create() -> None:
    match = all_creating()
    for seat in range(3):
        seen = DREAMSCAPE.view(match.state, seat)
        assert seen["may_answer"] == ["A", "B", "C"]
        decision = match.decision(seat)
        assert decision is not None
        assert (decision.seat, decision.question) == (seat, seen["question"])
        asking = match.facing(seat)
        assert asking is not None
        assert seen["options"] == [DREAMSCAPE.write(asking, option) for option in asking.options]


def test_5_11_what_others_answer_makes_no_answer_stale() -> None:
    match = all_creating()
    step = match.step
    for seat in (2, 0, 1):
        asking = match.facing(seat)
        assert asking is not None
        match.answer(seat, asking.options[-1], step)
    assert [answer.seat for answer in match.answers[step:]] == [2, 0, 1]
    asking = match.facing(2)
    assert asking is not None
    with pytest.raises(StaleAnswer):
        match.answer(2, asking.options[0], step)
