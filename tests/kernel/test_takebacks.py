"""What is taken back by agreement stays in the log, and what follows it is drawn afresh."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from oneiros.kernel.errors import BadData, NothingToUndo
from oneiros.kernel.fair import FIRST, SECOND, FairChance, Scheme
from oneiros.kernel.log import Cut
from oneiros.kernel.match import ChanceSeat, Match
from oneiros.kernel.proof import Proof
from oneiros.kernel.record import Record, TakenBack, read_record, write_record
from oneiros.kernel.replay import replay, to_record, verify
from oneiros.kernel.state import CHANCE
from tests.kernel.games import (
    A,
    B,
    begun,
    dice,
    played,
    recorded_on_the_page,
    sown,
    sown_together,
    tell_apart,
)
from tests.kernel.toy import PEBBLES

GAMES = 3000
MOST_TAKEBACKS = 6


class Watched:
    """Chance that remembers at which counts it was asked."""

    def __init__(self, server_seed: bytes, scheme: Scheme = SECOND) -> None:
        """Begin with nothing asked."""
        self.chance = FairChance(server_seed, ("alice-7", "bob_42"), scheme=scheme)
        self.asked: list[tuple[int, int]] = []

    def draw(self, weights: Sequence[int]) -> int:
        self.asked.append((self.chance.takebacks, self.chance.drawn))
        return self.chance.draw(weights)


def play(match: Match, chance: ChanceSeat, random: Random, answers: int) -> None:
    """Answer at random for a while."""
    for _ in range(answers):
        decision = match.decision()
        if decision is None:
            return
        match.answer(decision.seat, random.choice(decision.options), decision.step)
        match.roll(chance)


def take_back(match: Match, chance: Watched, random: Random) -> None:
    """Take back any answer of a player, unless the game is over."""
    own = [step for step, answer in enumerate(match.answers) if answer.seat != CHANCE]
    if not own or match.decision() is None:
        return
    step = random.choice(own)
    answered = match.answers[step].seat
    match.go_back(step, [answered, 1 - answered])
    chance.chance.go_to(match.drawn, match.takebacks)


def game(number: int, chance: Watched) -> Match:
    """Play a game of Pebbles with takebacks to its end."""
    random = Random(number)
    match = Match(PEBBLES, {"heap": 12}, facts=False)
    for _ in range(random.randrange(MOST_TAKEBACKS + 1)):
        play(match, chance, random, random.randrange(1, 8))
        take_back(match, chance, random)
    play(match, chance, random, 1000)
    return match


def test_what_is_taken_back_leaves_the_table_and_stays_in_the_log() -> None:
    match = begun("take 3", "roll", "face 1", "take 2")
    match.go_back(1, [A, B])
    assert match.state.frozen() == begun("take 3").state.frozen()
    assert match.answers == begun("take 3").answers
    assert match.facts_since(0) == begun("take 3").facts_since(0)
    assert match.log[:4] == begun("take 3", "roll", "face 1", "take 2").answers
    assert match.log[4:] == [Cut(1, (A, B))]
    assert (match.drawn, match.takebacks) == (0, 1)


def test_after_a_takeback_only_another_one_goes_back_further() -> None:
    match = begun("take 3", "roll", "face 1")
    match.go_back(1, [A, B])
    assert match.undo_limit(A) == match.step == 1
    match.say(A, "end", 1)
    assert match.undo(A).text == "end"
    assert match.log[-1] == Cut(1, (A, B))
    with pytest.raises(NothingToUndo):
        match.undo(A)
    match.go_back(0, [A, B])
    assert match.step == 0
    assert match.log[-1] == Cut(0, (A, B))


def test_entries_are_counted_on_where_steps_are_counted_again() -> None:
    match = begun("take 3", "roll", "face 1")
    match.go_back(1, [A, B])
    match.say(A, "roll", 1)
    assert match.step_of(0) == 0
    assert match.step_of(4) == 1
    for entry in (1, 2, 3, 5, -1):
        with pytest.raises(BadData, match="entry-unknown"):
            match.step_of(entry)


def test_nothing_is_taken_back_that_was_not_answered_nor_after_the_end() -> None:
    match = begun("take 3")
    before = tell_apart(match)
    for step in (-1, 1, 7):
        with pytest.raises(BadData, match="step-unknown"):
            match.go_back(step, [A, B])
    assert tell_apart(match) == before
    with pytest.raises(NothingToUndo, match="undo-game-over"):
        played().go_back(0, [A, B])


def test_a_record_with_takebacks_is_replayed_and_verified() -> None:
    for number in range(40):
        chance = Watched(bytes([number] * 32))
        match = game(number, chance)
        record = read_record(write_record(to_record(match, chance.chance)))
        again = replay(PEBBLES, record)
        assert again.log == match.log
        assert again.state.frozen() == match.state.frozen()
        verified = verify(PEBBLES, record)
        assert verified.proof == Proof(
            len(chance.asked), match.takebacks, 0, (), 0, SECOND, sealed=False
        )


def changed(change: dict[str, object], number: int = -1, row: object = None) -> Record:
    """Give the record of the page with other seeds or with another row."""
    record = recorded_on_the_page()
    answers = list(record.answers)
    if row is not None:
        answers[number] = row
    fairness = msgspec.structs.replace(record.fairness, **change)
    return msgspec.structs.replace(record, fairness=fairness, answers=answers)


@pytest.mark.parametrize(
    ("record", "key", "place"),
    [
        (changed({}, 3, TakenBack(1, ["A"])), "verify-agreed", "$.answers[3][2]"),
        (changed({}, 3, TakenBack(1, ["B", "A"])), "record-answer", "$.answers[3]"),
        (changed({}, 3, TakenBack(2, ["A", "B"])), "record-answer", "$.answers[3]"),
        (changed({}, 3, TakenBack(3, ["A", "B"])), "record-answer", "$.answers[3]"),
        (changed({"player_seeds": ["x", "bob_42"]}), "verify-seal", "$.fairness.player_seeds[0]"),
        (changed({"seals": ["0" * 64, None]}), "verify-seal", "$.fairness.player_seeds[0]"),
    ],
)
def test_what_is_wrong_with_seals_and_takebacks_is_found(
    record: Record, key: str, place: str
) -> None:
    with pytest.raises(BadData) as caught:
        verify(PEBBLES, record)
    assert (caught.value.key, caught.value.details["place"]) == (key, place)


def test_nothing_was_taken_back_in_the_first_scheme() -> None:
    chance = Watched(bytes(32), FIRST)
    match = begun("take 3", "roll")
    match.roll(chance)
    match.go_back(1, [A, B])
    with pytest.raises(BadData, match="verify-cut-early"):
        verify(PEBBLES, to_record(match, chance.chance, abandoned=True))


def test_a_seal_may_take_the_place_of_a_seed_that_was_not_shown() -> None:
    seeds = sown()
    sealed = seeds.seals[1]
    assert sealed is not None
    late = msgspec.structs.replace(seeds, player_seeds=["alice-7", sealed])
    chance = FairChance(bytes.fromhex(late.server_seed or ""), late.player_seeds)
    match = begun("take 3", "roll")
    match.roll(chance)
    record = to_record(match, sown_together(late), abandoned=True)
    assert verify(PEBBLES, record).proof.held_back == ("B",)


def test_renewed_seeds_count_since_their_entry() -> None:
    first, second = sown(), sown(bytes(32))
    match = Match(PEBBLES, {"heap": 100})
    play(match, dice(), Random(0), 40)
    assert match.drawn > 10
    renewed = msgspec.structs.replace(second, since=len(match.log))
    chance = FairChance(bytes(32), second.player_seeds, match.drawn)
    play(match, chance, Random(1), 1000)
    record = read_record(write_record(to_record(match, sown_together(first, renewed))))
    assert verify(PEBBLES, record).proof.renewals == 1
    early = sown_together(first, msgspec.structs.replace(second, since=0))
    with pytest.raises(BadData, match="verify-outcome"):
        verify(PEBBLES, to_record(match, early))


def test_chance_is_never_asked_twice_at_the_same_counts() -> None:
    # Outcomes are HMACs under a key that nobody knows, so messages that differ tell nothing about
    # each other: what was seen is of no use for what comes.
    takebacks = 0
    for number in range(GAMES):
        chance = Watched(number.to_bytes(32, "big"))
        takebacks += game(number, chance).takebacks
        assert len(set(chance.asked)) == len(chance.asked)
    assert takebacks > GAMES


def replayed(number: int, scheme: Scheme) -> tuple[int, int]:
    """Roll, take the roll back and roll again; give both outcomes."""
    match = begun("take 3", "roll", facts=False)
    chance = Watched(number.to_bytes(32, "big"), scheme)
    match.roll(chance)
    seen = match.answers[-1].chosen
    match.go_back(1, [A, B])
    chance.chance.go_to(match.drawn, match.takebacks)
    match.say(A, "roll", 1)
    match.roll(chance)
    return seen, match.answers[2].chosen


def test_an_outcome_that_was_seen_does_not_tell_the_one_after_a_takeback() -> None:
    weights = (3, 2, 1)
    pairs = Counter(replayed(number, SECOND) for number in range(GAMES))
    expected = {
        (one, other): GAMES * weights[one] * weights[other] / 36
        for one in range(3)
        for other in range(3)
    }
    spread = sum((pairs[pair] - value) ** 2 / value for pair, value in expected.items())
    # 99.9 % of independent pairs stay below (eight degrees of freedom).
    assert spread < 26.1


def test_the_first_scheme_did_tell_it() -> None:
    assert all(len(set(replayed(number, FIRST))) == 1 for number in range(50))


def test_what_was_taken_back_is_brought_back_and_nothing_after_it() -> None:
    match = begun("take 3", "end", "take 2", "end", "take 1")
    match.go_back(2, [B, A])
    again = replay(PEBBLES, to_record(match, dice()))
    for one in (match, again):
        assert [one.is_brought_back(seat) for seat in (A, B)] == [False, True]
        for seat, text in ((B, "take 2"), (B, "end"), (A, "take 1")):
            one.say(seat, text, one.step)
            assert not any(one.is_brought_back(seat) for seat in (A, B))
