"""What holds in every game of the registry, whatever its rules are."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oneiros.kernel.errors import BadData, ForeignAnswer, IllegalAnswer, Refusal, StaleAnswer
from oneiros.kernel.fact import Fact
from oneiros.kernel.fair import FairChance
from oneiros.kernel.match import Match
from oneiros.kernel.record import read_record, write_record
from oneiros.kernel.replay import replay, to_record, verify
from oneiros.kernel.ruleset import ANYTHING
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.game import Game
from tests.folding import indexes, last_index
from tests.games.every import EVERY, INVENTED, MOST_READ, answer, begun, match_of

SEEDS = st.integers(0, 2**40)
MOST_ANSWERS = 20_000
SERVER_SEED = bytes(range(32))

every_game = pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)


def test_every_game_has_something_made_up_for_it() -> None:
    assert list(INVENTED) == list(EVERY)


@every_game
@settings(max_examples=12)
@given(seed=SEEDS)
def test_every_game_ends_and_each_question_is_a_choice(game: Game, seed: int) -> None:
    table = begun(game, seed)
    state = table.state
    answers = 0
    while state.seat != NOBODY:
        option = table.answer()
        assert len(state.options) > 1
        assert all(one < other for one, other in pairwise(state.options))
        assert len(state.weights) == len(state.options) or state.seat != CHANCE
        assert state.seat != CHANCE or min(state.weights) > 0
        assert game.ruleset.ending(state) is None
        state.apply(option)
        answers += 1
        assert answers < MOST_ANSWERS
    assert state.options == []
    ending = game.ruleset.ending(state)
    assert ending is not None
    assert ending.rule[0].isdigit()
    returns = game.returns(state)
    assert sum(returns) == pytest.approx(0)
    assert all(-1 <= one <= 1 for one in returns)
    best = max(returns)
    assert [seat for seat, one in enumerate(returns) if one == best] == list(
        ending.winners or range(len(returns))
    )


@every_game
@settings(max_examples=25)
@given(seed=SEEDS, answers=st.integers(0, 400))
def test_a_copy_shares_nothing(game: Game, seed: int, answers: int) -> None:
    table = begun(game, seed)
    table.play(answers)
    state, twin = table.state, table.state.copy()
    before = state.frozen()
    assert twin.frozen() == before
    assert twin.revealed == state.revealed
    table._replace(state=twin).play(60)
    assert state.frozen() == before


@every_game
@settings(max_examples=20)
@given(seed=SEEDS)
def test_every_option_is_written_and_read_back(game: Game, seed: int) -> None:
    table = begun(game, seed)
    ruleset, state = game.ruleset, table.state
    for _ in range(250):
        if state.seat == NOBODY:
            return
        option = table.answer()
        for one in state.options[: MOST_READ.get(ruleset.name)]:
            assert ruleset.read(state, ruleset.write(state, one)) == one
        state.apply(option)


@every_game
@settings(max_examples=10)
@given(seed=SEEDS, answers=st.integers(0, 2000))
def test_a_record_rebuilds_the_game(game: Game, seed: int, answers: int) -> None:
    match = Match(game.ruleset, INVENTED[game.ruleset.name].setup(begun(game, seed).dice))
    chance = FairChance(SERVER_SEED, ["seed"] * len(match.seats))
    table = begun(game, seed)
    for _ in range(answers):
        match.roll(chance)
        if match.state.seat == NOBODY:
            break
        answer(match, table.dice.choose(match.state))
    record = to_record(match, chance, abandoned=True)
    read = read_record(write_record(record))
    assert read == record
    again = replay(game.ruleset, read)
    assert again.state.frozen() == match.state.frozen()
    assert again.answers == match.answers
    assert again.facts_since(0) == match.facts_since(0)
    assert verify(game.ruleset, read).answers == match.step


@every_game
@settings(max_examples=12)
@given(seed=SEEDS)
def test_a_veiled_state_asks_the_same_and_is_a_copy(game: Game, seed: int) -> None:
    ruleset, (match, dice) = game.ruleset, match_of(game, seed, 0)
    for _ in range(120):
        state = match.state
        if state.seat == NOBODY:
            return
        before = state.frozen()
        for seat in (*range(len(match.seats)), NOBODY):
            veiled = ruleset.veil(state, seat)
            assert not game.open or veiled.frozen() == before
            if ruleset.view(state, seat).get("options"):
                assert match.facing(seat) is not None
            if state.seat == seat:
                assert (veiled.seat, veiled.options) == (seat, state.options)
                veiled.apply(dice.choose(veiled))
            assert state.frozen() == before
        answer(match, dice.choose(state))


@every_game
@settings(max_examples=12)
@given(seed=SEEDS)
def test_those_who_hear_the_same_see_the_same(game: Game, seed: int) -> None:
    """Two outcomes of chance that sound alike to a seat look alike to it, and to its bot."""
    ruleset, (match, dice) = game.ruleset, match_of(game, seed, 0)
    for _ in range(150):
        if match.state.seat == NOBODY:
            return
        if match.state.seat == CHANCE:
            first, second = (after(match.state, dice.choose(match.state)) for _ in range(2))
            for seat in (*range(len(match.seats)), NOBODY):
                one, other = (heard(game, outcome, seat) for outcome in (first, second))
                if one == other:
                    assert ruleset.view(first, seat) == ruleset.view(second, seat)
                    assert ruleset.veil(first, seat).frozen() == ruleset.veil(second, seat).frozen()
        answer(match, dice.choose(match.state))


def heard(game: Game, outcome: State, seat: int) -> list[Fact]:
    """Give what a seat hears of an outcome."""
    return [game.ruleset.hear(fact, seat) for fact in outcome.facts or ()]


def after(state: State, option: int) -> State:
    """Give what an answer leads to, with the facts of it."""
    copy = state.copy()
    copy.facts = []
    copy.apply(option)
    return copy


@every_game
@settings(max_examples=12)
@given(seed=SEEDS)
def test_what_is_heard_twice_is_heard_the_same(game: Game, seed: int) -> None:
    match, _ = match_of(game, seed, 300)
    happened = match.facts_since(0)
    for seat in (*range(len(match.seats)), NOBODY):
        told = match.heard_since(0, seat)
        assert [game.ruleset.hear(fact, seat) for fact in told] == told
        assert [fact.kind for fact in told] == [fact.kind for fact in happened]
        assert not game.open or told == happened


@every_game
@settings(max_examples=15)
@given(seed=SEEDS, answers=st.integers(0, 200))
def test_a_refused_answer_changes_nothing(game: Game, seed: int, answers: int) -> None:
    match, _ = match_of(game, seed, answers)
    before = everything(match)
    seat, step = max(match.state.seat, 0), match.step
    if match.state.seat >= 0:
        with pytest.raises(IllegalAnswer):
            match.answer(seat, ANYTHING, step)
        with pytest.raises(StaleAnswer):
            match.answer(seat, match.state.options[0], step + 1)
        with pytest.raises(Refusal):
            match.say(seat, "no such notation", step)
        with pytest.raises(ForeignAnswer):
            match.answer_chance(match.state.options[0])
    else:
        with pytest.raises(Refusal):
            match.answer(seat, ANYTHING, step)
    with pytest.raises(ForeignAnswer):
        match.answer(len(match.seats), ANYTHING, step)
    with pytest.raises(BadData):
        match.facts_since(step + 1)
    assert everything(match) == before


def everything(match: Match) -> tuple[object, ...]:
    """Give everything that a refusal must not change."""
    return (
        match.state.frozen(),
        tuple(match.answers),
        tuple(match.facts_since(0)),
        match.decision(),
        [match.undo_limit(seat) for seat in range(len(match.seats))],
    )


@every_game
@settings(max_examples=12)
@given(seed=SEEDS)
def test_what_is_listed_has_no_reason_against_it_and_others_have_one(game: Game, seed: int) -> None:
    table = begun(game, seed)
    ruleset, state = game.ruleset, table.state
    seats = len(game.returns(state))
    for _ in range(100):
        if state.seat == NOBODY:
            return
        option = table.answer()
        before = state.frozen()
        if state.seat != CHANCE:
            assert all(ruleset.explain(state, state.seat, one) is None for one in state.options)
            for seat in range(seats):
                if not state.may_answer(seat):
                    reason = ruleset.explain(state, seat, state.options[0])
                    assert reason is not None
                    assert reason.rule[0].isdigit()
        assert state.frozen() == before
        state.apply(option)


@every_game
@settings(max_examples=12)
@given(seed=SEEDS)
def test_every_option_has_a_name_and_a_sentence(game: Game, seed: int) -> None:
    table = begun(game, seed)
    state = table.state
    for _ in range(60):
        if state.seat == NOBODY:
            return
        option = table.answer()
        if state.seat != CHANCE:
            asked = game.ask(state, options=True)
            assert asked.seat == state.seat
            assert asked.question == game.ruleset.question(state)
            assert asked.sentence
            told = [index for one in asked.options for index in indexes(one)]
            assert sorted(told) == list(range(len(state.options)))
            assert all(one.deed and one.sentence for one in asked.options)
            last = [last_index(one) for one in asked.options]
            texts = [game.ruleset.write(state, state.options[at]) for at in last]
            assert [one.text for one in asked.options] == texts
            assert -1 <= asked.usual < len(state.options)
            others = game.ask(state, options=False)
            assert others.options == []
            assert others.usual == -1
            assert game.secret(state) or others.sentence == asked.sentence
        state.apply(option)


@every_game
@settings(max_examples=12)
@given(seed=SEEDS)
def test_every_event_has_a_name_and_a_cause(game: Game, seed: int) -> None:
    match, _ = match_of(game, seed, 400)
    for seat in (*range(len(match.seats)), NOBODY):
        heard = match.heard_by_step(0, seat)
        told = game.chronicle(match).tell(heard)
        assert [one.step for one in told] == [step for step, _ in heard]
        assert all(one.kind and one.cause.rule[0].isdigit() for one in told)
