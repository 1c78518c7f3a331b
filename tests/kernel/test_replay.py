"""Playing a record again gives the same game; verifying it finds whatever was changed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneiros.kernel.errors import BadData, ForeignAnswer, IllegalAnswer, Refusal, StaleAnswer
from oneiros.kernel.fair import SECOND, FairChance, commitment
from oneiros.kernel.match import Match
from oneiros.kernel.proof import Proof
from oneiros.kernel.record import (
    CLOSED,
    Record,
    Result,
    Rolled,
    Said,
    read_record,
    write_record,
)
from oneiros.kernel.replay import Verified, fingerprint, play_again, replay, to_record, verify
from oneiros.kernel.ruleset import Ending
from oneiros.kernel.state import State
from tests.kernel.games import A, begun, dice, played, recorded, recorded_at_length, tell_apart
from tests.kernel.toy import PEBBLES, PebblesRules

RECORD = recorded()
PROOF = Proof(0, 0, 0, (), 0, SECOND, sealed=False)
"""What is proved of a game by the second scheme in which nothing was rolled."""


def with_answer(number: int, answer: Said | Rolled) -> Record:
    answers = list(RECORD.answers)
    answers[number : number + 1] = [answer]
    return msgspec.structs.replace(RECORD, answers=answers)


def with_fairness(changes: dict[str, Any]) -> Record:
    record = recorded_at_length()
    fairness = msgspec.structs.replace(record.fairness, **changes)
    return msgspec.structs.replace(record, fairness=fairness)


def not_replayed(record: Record) -> BadData:
    with pytest.raises(BadData) as caught:
        replay(PEBBLES, record)
    return caught.value


def not_verified(record: Record) -> BadData:
    with pytest.raises(BadData) as caught:
        verify(PEBBLES, record)
    return caught.value


def reason(refusal: BadData) -> Refusal:
    inner = refusal.details["reason"]
    assert isinstance(inner, Refusal)
    return inner


def test_answers_are_given_again_as_a_match_or_as_a_record_keeps_them() -> None:
    whole = played()
    for answers in (whole.answers, RECORD.answers):
        again = Match(PEBBLES, whole.setup)
        play_again(again, answers)
        assert tell_apart(again) == tell_apart(whole)


def test_an_answer_that_does_not_fit_is_refused_and_those_before_it_stand() -> None:
    whole = played()
    again = Match(PEBBLES, whole.setup)
    with pytest.raises(IllegalAnswer):
        play_again(again, [whole.answers[0], whole.answers[0]])
    assert again.answers == whole.answers[:1]


def test_a_replayed_match_is_the_same() -> None:
    assert tell_apart(replay(PEBBLES, RECORD)) == tell_apart(played())


def test_a_match_goes_on_from_its_record() -> None:
    chance = dice()
    match = begun("take 3", "roll")
    match.roll(chance)
    record = read_record(write_record(to_record(match, chance)))
    again = replay(PEBBLES, record)
    again.say(again.state.seat, "take 2", again.step)
    assert again.undo_limit(again.state.seat) == 3


def test_a_replay_may_be_silent() -> None:
    match = replay(PEBBLES, RECORD, facts=False)
    assert match.facts_since(0) == []
    assert match.state.frozen() == played().state.frozen()


def test_the_server_seed_stays_hidden_while_the_game_goes_on() -> None:
    record = to_record(begun("take 3"), dice())
    assert record.fairness.commitment == commitment(dice().server_seed)
    assert (record.fairness.server_seed, record.result, record.final) == (None, None, None)
    assert dice().server_seed.hex().encode() not in write_record(record)


def test_an_abandoned_game_is_revealed_and_has_a_result() -> None:
    record = to_record(begun("take 3"), dice(), abandoned=True)
    assert record.result == Result([], CLOSED)
    final = fingerprint(begun("take 3").state)
    assert verify(PEBBLES, record) == Verified(1, 0, None, final, PROOF)


def test_a_finished_game_is_verified() -> None:
    final = fingerprint(played().state)
    proof = PROOF._replace(outcomes=2)
    assert verify(PEBBLES, RECORD) == Verified(8, 2, Ending((A,), "3.1"), final, proof)


@pytest.mark.parametrize(
    ("change", "key", "place"),
    [
        ({"game": "chess"}, "record-other-game", "$.game"),
        ({"rules": 2}, "record-other-rules", "$.rules"),
        ({"setup": {"heap": 3}}, "record-setup", "$.setup"),
        ({"seats": ["B", "A"]}, "record-seats", "$.seats"),
    ],
)
def test_what_was_agreed_must_fit_the_game(change: dict[str, Any], key: str, place: str) -> None:
    record = msgspec.structs.replace(RECORD, **change)
    for refusal in (not_replayed(record), not_verified(record)):
        assert refusal.key == key
        assert refusal.details["place"] == place


def test_a_refused_set_up_comes_with_the_reason_of_the_game() -> None:
    refusal = not_replayed(msgspec.structs.replace(RECORD, setup={"heap": 3}))
    assert reason(refusal).key == "toy-heap"


@pytest.mark.parametrize(
    ("number", "answer", "kind", "key"),
    [
        (0, Said("A", "take 4"), IllegalAnswer, "toy-number"),
        (0, Said("A", "fly"), BadData, "toy-notation"),
        (0, Said("B", "take 3"), ForeignAnswer, "answer-foreign"),
        (2, Said("A", "end"), ForeignAnswer, "answer-awaits-chance"),
        (2, Rolled(1, [2, 2, 2]), BadData, "record-other-weights"),
        (2, Rolled(1, [3, 2]), BadData, "record-other-weights"),
        (3, Rolled(1, [3, 2, 1]), BadData, "record-no-roll"),
        (8, Said("B", "end"), StaleAnswer, "answer-game-over"),
        (8, Rolled(0, [1]), BadData, "record-no-roll"),
    ],
)
def test_the_first_answer_that_does_not_fit_is_named(
    number: int, answer: Said | Rolled, kind: type[Refusal], key: str
) -> None:
    record = with_answer(number, answer)
    for refusal in (not_replayed(record), not_verified(record)):
        assert refusal.key == "record-answer"
        assert refusal.details["place"] == f"$.answers[{number}]"
        assert refusal.details["number"] == number
        assert isinstance(reason(refusal), kind)
        assert reason(refusal).key == key


def test_another_outcome_is_found() -> None:
    # Playing on from another outcome is legal, so only the dice can tell.
    record = with_answer(5, Rolled(0, [3, 2, 1]))
    replay(PEBBLES, record)
    refusal = not_verified(record)
    assert refusal.key == "verify-outcome"
    assert refusal.details == {"place": "$.answers[5][1]", "came": 0, "expected": 1}


@pytest.mark.parametrize(
    ("change", "key", "place"),
    [
        ({"server_seed": None}, "verify-no-seed", "$.fairness.server_seed"),
        ({"server_seed": "0" * 64}, "verify-commitment", "$.fairness.commitment"),
        ({"commitment": "0" * 64}, "verify-commitment", "$.fairness.commitment"),
        ({"player_seeds": []}, "record-player-seeds", "$.fairness.player_seeds"),
        ({"player_seeds": ["a"]}, "record-player-seeds", "$.fairness.player_seeds"),
    ],
)
def test_seeds_that_do_not_fit_together_are_found(
    change: dict[str, Any], key: str, place: str
) -> None:
    refusal = not_verified(with_fairness(change))
    assert refusal.key == key
    assert refusal.details["place"] == place


@pytest.mark.parametrize(
    "seeds", [["alice-8", "bob_42"], ["alice-7", "bob_43"], ["bob_42", "alice-7"]]
)
def test_other_player_seeds_are_found_by_the_outcomes(seeds: list[str]) -> None:
    assert not_verified(with_fairness({"player_seeds": seeds})).key == "verify-outcome"


@pytest.mark.parametrize(
    "result", [None, Result(["B"], "3.1"), Result([], "3.1"), Result(["A"], "3.2")]
)
def test_another_result_is_found(result: Result | None) -> None:
    refusal = not_verified(msgspec.structs.replace(RECORD, result=result))
    assert refusal.key == "verify-result"
    assert refusal.details["expected"] == '{"winners": ["A"], "rule": "3.1"}'


def test_a_result_of_an_unfinished_game_is_found() -> None:
    record = to_record(begun("take 3"), dice(), abandoned=True)
    refusal = not_verified(msgspec.structs.replace(record, result=Result(["A"], "3.1")))
    assert refusal.key == "verify-result"
    assert refusal.details["expected"] == '{"winners": [], "rule": "closed"}'


@pytest.mark.parametrize("final", [None, "0" * 64])
def test_another_final_hash_is_found(final: str | None) -> None:
    refusal = not_verified(msgspec.structs.replace(RECORD, final=final))
    assert refusal.key == "verify-final"
    assert refusal.details["expected"] == RECORD.final


class Fixed(State):
    """A state that is frozen as somebody likes."""

    def __init__(self, *values: object) -> None:
        """Keep what `frozen` gives."""
        super().__init__()
        self.values = values

    def frozen(self) -> tuple[object, ...]:
        return self.values


def test_the_fingerprint_is_the_hash_that_the_page_describes() -> None:
    known = "5b63de21d19f7a8d384b0690593250ac363397375a1007a5f89246b0060c2cb9"
    assert fingerprint(Fixed((5, 2, 0), 1, -2, 0, ())) == known
    # Compiled, a truth that is kept in an i64 is a number.
    assert fingerprint(Fixed((5, 2, 0), bool(known), -2, not known, ())) == known


def test_the_fingerprint_tells_states_apart() -> None:
    states = [
        (1, 2),
        ((1, 2),),
        ((1,), 2),
        (12,),
        ("1", 2),
        ("1,2",),
        (-1, 2),
        ("ł",),
        (r"\u0142",),
    ]
    assert len({fingerprint(Fixed(*values)) for values in states}) == len(states)


@pytest.mark.parametrize("value", [1.5, None, [1], {}])
def test_the_fingerprint_takes_only_numbers_texts_and_tuples(value: object) -> None:
    with pytest.raises(TypeError):
        fingerprint(Fixed(value))


def test_a_record_of_another_ruleset_with_the_same_name_is_found() -> None:
    class Kinder(PebblesRules):
        def ending(self, state: State) -> Ending | None:
            ending = super().ending(state)
            return ending and Ending((0, 1), ending.rule)

    with pytest.raises(BadData, match="verify-result"):
        verify(Kinder(), RECORD)


@given(st.data())
def test_every_game_is_replayed_and_verified(data: st.DataObject) -> None:
    seeds = st.from_regex("[0-9A-Za-z_-]{1,64}", fullmatch=True)
    chance = FairChance(data.draw(st.binary(min_size=32, max_size=32)), [data.draw(seeds)] * 2)
    match = Match(PEBBLES, {"heap": data.draw(st.integers(4, 20))})
    while decision := match.decision():
        match.answer(decision.seat, data.draw(st.sampled_from(decision.options)), decision.step)
        match.roll(chance)
    record = read_record(write_record(to_record(match, chance)))
    assert tell_apart(replay(PEBBLES, record)) == tell_apart(match)
    assert verify(PEBBLES, record).outcomes == chance.drawn
