"""oneiros verify: recompute everything that a record says, the dice included."""

from __future__ import annotations

import argparse

from oneiros.cli.files import read_bytes
from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FAILED, FINE
from oneiros.cli.table.endings import recorded_ending
from oneiros.cli.terminals import find
from oneiros.kernel.errors import Refusal
from oneiros.kernel.record import read_record
from oneiros.kernel.replay import verify


def equip(parser: Parser) -> None:
    """Take the file."""
    say = parser.words.say
    parser.add_argument("file", metavar=say("cli-metavar-file"), help=say("cli-option-record-file"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Say what was recomputed, or the first thing that is not as the record says."""
    record = read_record(read_bytes(arguments.file))
    terminal = find(shell, record.game)
    try:
        verified = verify(terminal.game.ruleset, record)
    except Refusal as refusal:
        shell.refuse(refusal)
        shell.say("cli-verify-failed", file=arguments.file)
        return FAILED
    shell.say("cli-verify-answers", answers=verified.answers)
    shell.say("cli-verify-outcomes", outcomes=verified.outcomes)
    if verified.proof.takebacks:
        shell.say("cli-verify-takebacks", count=verified.proof.takebacks)
    if verified.proof.held_back:
        shell.say("cli-verify-held-back", seats=", ".join(verified.proof.held_back))
    if verified.proof.renewals:
        shell.say("cli-verify-renewed", count=verified.proof.renewals)
    shell.say("cli-verify-final", final=verified.final)
    shell.print(recorded_ending(shell.words, record.seats, record, verified.ending))
    shell.say("cli-verify-fine", file=arguments.file)
    return FINE
