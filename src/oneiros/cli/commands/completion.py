"""oneiros completion: a script that lets a shell complete commands, options and values."""

from __future__ import annotations

import argparse

from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.shells.scripts import SHELLS
from oneiros.cli.shells.tree import nodes
from oneiros.cli.status import FINE


def equip(parser: Parser) -> None:
    """Take the shell."""
    parser.add_argument(
        "shell",
        choices=tuple(SHELLS),
        metavar=parser.words.say("cli-metavar-shell"),
        help=parser.words.say("cli-option-shell", shells=", ".join(SHELLS)),
    )


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Write the script."""
    # It knows this command, too.
    from oneiros.cli.command import whole_parser  # noqa: PLC0415

    shell.write(SHELLS[arguments.shell](list(nodes(whole_parser(shell.words)))))
    return FINE
