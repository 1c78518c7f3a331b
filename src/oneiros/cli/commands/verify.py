"""oneiros verify: recompute everything that a record says, the dice included."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from io import BufferedReader

from oneiros.cli.games import Hashing, opened
from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FAILED, FINE
from oneiros.cli.table.endings import recorded_ending
from oneiros.cli.terminals import find
from oneiros.data.files import read_games
from oneiros.kernel.errors import Refusal
from oneiros.kernel.fair import THIRD
from oneiros.kernel.proof import Proof
from oneiros.kernel.record import Record
from oneiros.kernel.replay import verify


def equip(parser: Parser) -> None:
    """Take the file."""
    say = parser.words.say
    parser.add_argument("file", metavar=say("cli-metavar-file"), help=say("data-option-file"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Say what was recomputed, or the first thing that is not as the record says."""
    with opened(arguments.file) as file:
        hashing = Hashing(file)
        records = read_games(BufferedReader(hashing))
        record = next(records)
        another = next(records, None)
        if another is not None:
            return _verify_many(arguments.file, shell, _all(record, another, records))
        digest = hashing.sha256.hexdigest()
    return _verify_one(arguments.file, digest, shell, record)


def _verify_one(file: str, digest: str, shell: Shell, record: Record) -> int:
    terminal = find(shell, record.game)
    shell.say("cli-verify-file", file=file, sha256=digest)
    try:
        verified = verify(terminal.game.ruleset, record)
    except Refusal as refusal:
        shell.refuse(refusal)
        shell.say("cli-verify-failed", file=file)
        return FAILED
    shell.say("cli-verify-answers", answers=verified.answers)
    shell.say("cli-verify-outcomes", outcomes=verified.outcomes)
    _say_seeds(shell, verified.proof)
    shell.say("cli-verify-final", final=verified.final)
    shell.print(recorded_ending(shell.words, record.seats, record, verified.ending))
    if verified.ending is None:
        shell.say("cli-verify-ended-by-people")
    shell.say("cli-verify-alone")
    shell.say("cli-verify-fine", file=file)
    return FINE


def _all(first: Record, second: Record, others: Iterator[Record]) -> Iterator[Record]:
    yield first
    yield second
    yield from others


def _verify_many(file: str, shell: Shell, records: Iterator[Record]) -> int:
    """Say of each game that is not as its record says what is wrong, and count the others."""
    verified = games = 0
    for record in records:
        games += 1
        terminal = find(shell, record.game)
        try:
            verify(terminal.game.ruleset, record)
        except Refusal as refusal:
            shell.say("data-not-verified", game=games, why=shell.sentence(refusal))
        else:
            verified += 1
    shell.say("data-verified", file=file, verified=verified, games=games)
    return FINE if verified == games else FAILED


def _say_seeds(shell: Shell, proof: Proof) -> None:
    """Say what happened to the seeds, and what their scheme leaves open."""
    if proof.takebacks:
        shell.say("cli-verify-takebacks", count=proof.takebacks)
    if proof.held_back:
        shell.say("cli-verify-held-back", seats=", ".join(proof.held_back))
    if proof.renewals:
        shell.say("cli-verify-renewed", count=proof.renewals)
    if proof.aborted:
        shell.say("cli-verify-aborted", count=proof.aborted)
    if proof.scheme != THIRD:
        shell.say("cli-verify-scheme", scheme=proof.scheme, sealed="yes" if proof.sealed else "no")
