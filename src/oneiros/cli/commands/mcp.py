"""oneiros mcp: tools for language models, over standard input and output."""

from __future__ import annotations

import argparse

from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE


def equip(parser: Parser) -> None:
    """Take the server whose tables may be played at, if any."""
    say = parser.words.say
    parser.add_argument(
        "--server", metavar=say("cli-metavar-address"), default="", help=say("mcp-option-server")
    )


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Serve the tools until the input ends."""
    from oneiros.mcp.tools import Tools  # noqa: PLC0415 - an extra brings what it needs

    tools = Tools(shell.words, arguments.server)
    try:
        tools.offered().run()
    finally:
        tools.leave()
    return FINE
