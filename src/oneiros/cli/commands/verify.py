"""oneiros verify: recompute everything that a record says, the dice included."""

from __future__ import annotations

import argparse
from hashlib import sha256

from oneiros.cli.files import read_bytes
from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FAILED, FINE
from oneiros.cli.table.endings import recorded_ending
from oneiros.cli.terminals import find
from oneiros.kernel.errors import Refusal
from oneiros.kernel.fair import THIRD
from oneiros.kernel.proof import Proof
from oneiros.kernel.record import read_record
from oneiros.kernel.replay import verify


def equip(parser: Parser) -> None:
    """Take the file."""
    say = parser.words.say
    parser.add_argument("file", metavar=say("cli-metavar-file"), help=say("cli-option-record-file"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Say what was recomputed, or the first thing that is not as the record says."""
    data = read_bytes(arguments.file)
    record = read_record(data)
    terminal = find(shell, record.game)
    shell.say("cli-verify-file", file=arguments.file, sha256=sha256(data).hexdigest())
    try:
        verified = verify(terminal.game.ruleset, record)
    except Refusal as refusal:
        shell.refuse(refusal)
        shell.say("cli-verify-failed", file=arguments.file)
        return FAILED
    shell.say("cli-verify-answers", answers=verified.answers)
    shell.say("cli-verify-outcomes", outcomes=verified.outcomes)
    _say_seeds(shell, verified.proof)
    shell.say("cli-verify-final", final=verified.final)
    shell.print(recorded_ending(shell.words, record.seats, record, verified.ending))
    if verified.ending is None:
        shell.say("cli-verify-ended-by-people")
    shell.say("cli-verify-alone")
    shell.say("cli-verify-fine", file=arguments.file)
    return FINE


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
