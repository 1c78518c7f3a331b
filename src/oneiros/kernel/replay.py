"""Playing a record again: it gives the same game, and its outcomes can be checked."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.fair import FairChance, commitment
from oneiros.kernel.match import Answer, Match
from oneiros.kernel.record import Fairness, Record, Result, Rolled, Said
from oneiros.kernel.ruleset import Ending, Ruleset
from oneiros.kernel.state import CHANCE, State


class Verified(NamedTuple):
    """What was recomputed and found to be as a record says."""

    answers: int
    outcomes: int
    ending: Ending | None
    final: str


def fingerprint(state: State) -> str:
    """Give a hash that two states of the same set-up share only if they are equal."""
    return sha256(_canonical(state.frozen()).encode("ascii")).hexdigest()


def to_record(match: Match, chance: FairChance, *, abandoned: bool = False) -> Record:
    """Write a match down; the server seed is revealed once the game has ended or is abandoned."""
    ending = match.ending()
    closed = abandoned or ending is not None
    return Record(
        game=match.ruleset.name,
        rules=match.ruleset.version,
        setup=match.setup,
        seats=list(match.seats),
        fairness=Fairness(
            commitment=commitment(chance.server_seed),
            player_seeds=list(chance.player_seeds),
            server_seed=chance.server_seed.hex() if closed else None,
        ),
        answers=[_written(match, answer) for answer in match.answers],
        result=_result(match),
        final=fingerprint(match.state) if closed else None,
    )


def replay(ruleset: Ruleset, record: Record, *, facts: bool = True) -> Match:
    """Play a record again, or refuse it with the first answer that does not fit."""
    match = _begin(ruleset, record, facts=facts)
    for number in range(len(record.answers)):
        _take(match, record, number)
    return match


def verify(ruleset: Ruleset, record: Record) -> Verified:
    """Recompute everything that a record of a closed game says, or refuse it with the place."""
    chance = _revealed(record)
    match = _begin(ruleset, record, facts=False)
    for number, row in enumerate(record.answers):
        _take(match, record, number)
        if isinstance(row, Rolled):
            expected = chance.draw(row.weights)
            if row.index != expected:
                place = f"$.answers[{number}][1]"
                raise BadData("verify-outcome", place=place, came=row.index, expected=expected)
    result = _result(match)
    if record.result != result:
        raise BadData("verify-result", place="$.result", expected=_shown(result))
    final = fingerprint(match.state)
    if record.final != final:
        raise BadData("verify-final", place="$.final", expected=final)
    return Verified(len(record.answers), chance.drawn, match.ending(), final)


def _canonical(value: object) -> str:
    """Write nested tuples of whole numbers and texts as JSON without blanks, in ASCII."""
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, tuple):
        return "[" + ",".join([_canonical(one) for one in value]) + "]"
    if isinstance(value, str):
        return json.dumps(value)
    raise TypeError(value)


def _written(match: Match, answer: Answer) -> Said | Rolled:
    if answer.seat == CHANCE:
        return Rolled(answer.chosen, list(answer.weights))
    return Said(match.seats[answer.seat], answer.text)


def _result(match: Match) -> Result | None:
    ending = match.ending()
    if ending is None:
        return None
    return Result([match.seats[seat] for seat in ending.winners], ending.rule)


def _shown(result: Result | None) -> str:
    if result is None:
        return "null"
    return json.dumps({"winners": result.winners, "rule": result.rule})


def _begin(ruleset: Ruleset, record: Record, *, facts: bool) -> Match:
    """Set up the game of a record, or say that it is of another game or another time."""
    if record.game != ruleset.name:
        raise BadData("record-other-game", place="$.game", came=record.game, expected=ruleset.name)
    if record.rules != ruleset.version:
        raise BadData(
            "record-other-rules", place="$.rules", came=record.rules, expected=ruleset.version
        )
    try:
        match = Match(ruleset, record.setup, facts=facts)
    except Refusal as refusal:
        raise BadData("record-setup", place="$.setup", reason=refusal) from refusal
    if list(match.seats) != record.seats:
        raise BadData("record-seats", place="$.seats", expected=", ".join(match.seats))
    return match


def play_again(match: Match, answers: Iterable[Answer | Said | Rolled]) -> None:
    """Give a match answers that were given before, as a match or as a record keeps them.

    One that does not fit is refused; those before it stand.
    """
    for answer in answers:
        _answer_again(match, answer)


def _answer_again(match: Match, answer: Answer | Said | Rolled) -> None:
    if isinstance(answer, Said):
        match.say(match.seats.index(answer.seat), answer.text, match.step)
    elif isinstance(answer, Rolled):
        match.answer_chance(_drawn(match.state, answer))
    elif answer.seat == CHANCE:
        match.answer_chance(answer.option)
    else:
        match.answer(answer.seat, answer.option, match.step)


def _take(match: Match, record: Record, number: int) -> None:
    """Give a match one answer of its record, or say why it does not fit."""
    try:
        _answer_again(match, record.answers[number])
    except Refusal as refusal:
        place = f"$.answers[{number}]"
        raise BadData("record-answer", place=place, number=number, reason=refusal) from refusal


def _drawn(state: State, row: Rolled) -> int:
    """Give the option that a recorded outcome stands for."""
    if state.seat != CHANCE:
        raise BadData("record-no-roll")
    if row.weights != state.weights:
        raise BadData("record-other-weights", expected=json.dumps(state.weights))
    return state.options[row.index]


def _revealed(record: Record) -> FairChance:
    """Take the dice that a record reveals, if they are those promised at the start."""
    fairness = record.fairness
    if fairness.server_seed is None:
        raise BadData("verify-no-seed", place="$.fairness.server_seed")
    server_seed = bytes.fromhex(fairness.server_seed)
    promised = commitment(server_seed)
    if fairness.commitment != promised:
        raise BadData("verify-commitment", place="$.fairness.commitment", expected=promised)
    came, expected = len(fairness.player_seeds), len(record.seats)
    if came != expected:
        place = "$.fairness.player_seeds"
        raise BadData("record-player-seeds", place=place, came=came, expected=expected)
    return FairChance(server_seed, fairness.player_seeds)
