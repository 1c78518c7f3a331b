"""Playing a record again: it gives the same game, and its outcomes can be checked."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from msgspec.structs import replace

from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.fair import FairChance, commitment
from oneiros.kernel.log import Answer, Cut
from oneiros.kernel.match import Match
from oneiros.kernel.proof import Proof, prove
from oneiros.kernel.record import (
    CLAIMED,
    CLOSED,
    RESIGNED,
    TIMED,
    Record,
    Result,
    Rolled,
    Said,
    TakenBack,
)
from oneiros.kernel.ruleset import Ending, Ruleset
from oneiros.kernel.sowing import Fairness
from oneiros.kernel.state import CHANCE, State


class Verified(NamedTuple):
    """What was recomputed and found to be as a record says."""

    answers: int
    outcomes: int
    ending: Ending | None
    final: str
    proof: Proof


def fingerprint(state: State) -> str:
    """Give a hash that two states of the same set-up share only if they are equal."""
    return sha256(_canonical(state.frozen()).encode("ascii")).hexdigest()


def to_record(
    match: Match,
    sown: FairChance | Fairness,
    *,
    table: str | None = None,
    abandoned: bool = False,
    result: Result | None = None,
) -> Record:
    """Write a match down; the server seeds are revealed once it has ended or is abandoned.

    `sown` are its dice or, where there is more to tell about them, all that people agreed on at
    the `table`. `result` says how people ended a game that the rules did not.
    """
    closed = abandoned or match.ending() is not None
    fairness = alone(sown) if isinstance(sown, FairChance) else sown
    return Record(
        game=match.ruleset.name,
        rules=match.ruleset.version,
        setup=match.setup,
        seats=list(match.seats),
        table=table,
        fairness=fairness if closed else _hidden(fairness),
        answers=[_written(match, entry) for entry in match.log],
        result=_result(match) or (result or Result([], CLOSED) if closed else None),
        final=fingerprint(match.state) if closed else None,
    )


def alone(chance: FairChance) -> Fairness:
    """Give what a record tells about dice of which there is nothing more to tell."""
    return Fairness(
        scheme=chance.scheme,
        commitment=commitment(chance.server_seed),
        player_seeds=list(chance.player_seeds),
        server_seed=chance.server_seed.hex(),
    )


def _hidden(fairness: Fairness) -> Fairness:
    """Give what may be told of seeds while the game goes on."""
    return replace(
        fairness,
        server_seed=None,
        renewed=[replace(one, server_seed=None) for one in fairness.renewed],
        aborted=[replace(one, server_seed=None) for one in fairness.aborted],
    )


def replay(ruleset: Ruleset, record: Record, *, facts: bool = True) -> Match:
    """Play a record again, or refuse it with the first answer that does not fit."""
    match = _begin(ruleset, record, facts=facts)
    for number in range(len(record.answers)):
        _take(match, record, number)
    return match


def verify(ruleset: Ruleset, record: Record) -> Verified:
    """Recompute everything that a record of a closed game says, or refuse it with the place."""
    match = replay(ruleset, record, facts=False)
    proof = prove(record)
    _check_result(match, record)
    final = fingerprint(match.state)
    if record.final != final:
        raise BadData("verify-final", place="$.final", expected=final)
    answers = len(record.answers) - proof.takebacks
    return Verified(answers, proof.outcomes, match.ending(), final, proof)


def _canonical(value: object) -> str:
    """Write nested tuples of whole numbers and texts as JSON without blanks, in ASCII."""
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, tuple):
        return "[" + ",".join([_canonical(one) for one in value]) + "]"
    if isinstance(value, str):
        return json.dumps(value)
    raise TypeError(value)


def _written(match: Match, entry: Answer | Cut) -> Said | Rolled | TakenBack:
    if isinstance(entry, Cut):
        return TakenBack(entry.entry, [match.seats[seat] for seat in entry.seats])
    if entry.seat == CHANCE:
        return Rolled(entry.chosen, list(entry.weights))
    return Said(match.seats[entry.seat], entry.text)


def _result(match: Match) -> Result | None:
    ending = match.ending()
    if ending is None:
        return None
    return Result([match.seats[seat] for seat in ending.winners], ending.rule)


def _shown(result: Result) -> str:
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


def play_again(match: Match, answers: Iterable[Answer | Said | Rolled | TakenBack]) -> None:
    """Give a match answers that were given before, as a match or as a record keeps them.

    One that does not fit is refused; those before it stand.
    """
    for answer in answers:
        _answer_again(match, answer)


def _answer_again(match: Match, answer: Answer | Said | Rolled | TakenBack) -> None:
    if isinstance(answer, Said):
        match.say(match.seats.index(answer.seat), answer.text, match.step)
    elif isinstance(answer, Rolled):
        match.answer_chance(_drawn(match.state, answer))
    elif isinstance(answer, TakenBack):
        _cut_again(match, answer)
    else:
        match.repeat(answer)


def _cut_again(match: Match, cut: TakenBack) -> None:
    """Go back to an answer, which is that of the first seat that agreed to it."""
    step = match.step_of(cut.entry)
    seats = [match.seats.index(seat) for seat in cut.seats]
    answered = match.answers[step].seat
    if answered != seats[0]:
        name = "*" if answered == CHANCE else match.seats[answered]
        raise BadData("record-cut-foreign", came=cut.seats[0], entry=cut.entry, expected=name)
    match.go_back(step, seats)


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


def _check_result(match: Match, record: Record) -> None:
    """The game has ended as the rules say or, where they say nothing, as people may end it."""
    ruled, came = _result(match), record.result
    if ruled is not None or came is None:
        # Records of schema 1 say nothing about a game that people ended.
        fits = came == ruled and (came is not None or record.schema == 1)
    elif came.rule in (RESIGNED, TIMED, CLAIMED):
        # Somebody has lost, and somebody has won unless those who could claim it chose a draw.
        drawn = came.rule == CLAIMED and not came.winners
        fits = drawn or 0 < len(came.winners) < len(record.seats)
    else:
        fits = came == Result([], CLOSED)
    if not fits:
        closed = Result([], CLOSED)
        raise BadData("verify-result", place="$.result", expected=_shown(ruled or closed))
