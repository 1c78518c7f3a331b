"""The command `oneiros`: parse, call, print, and never show a traceback for a user's error."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

import oneiros
from oneiros.build import build
from oneiros.cli.argparse_words import translate
from oneiros.cli.commands import perft, play, replay, rules, scenario, serve, simulate, verify
from oneiros.cli.files import why
from oneiros.cli.language import speak
from oneiros.cli.parser import Command, Commands, Parser, add_language
from oneiros.cli.shell import BROKEN_PIPE, WRONG, Shell
from oneiros.cli.terminals import terminals
from oneiros.kernel.errors import BadData, Refusal
from oneiros.words import Words

_COMMANDS: Final[tuple[Command, ...]] = (
    serve,
    play,
    replay,
    verify,
    scenario,
    perft,
    simulate,
    rules,
)


def run(given: Sequence[str]) -> int:
    """Run one command and give its exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A letter that the terminal lacks is no reason to stop.
            stream.reconfigure(errors="replace")
    words = speak(given, os.environ)
    try:
        try:
            return _obey(given, words)
        finally:
            print(end="", flush=True)
    except BrokenPipeError:
        # The reader of the output, such as a pager, has closed it.
        _abandon_output()
        return BROKEN_PIPE
    except OSError as error:
        _abandon_output()
        Shell(words).complain(BadData("cli-output-failed", why=why(error)))
        return WRONG


def _abandon_output() -> None:
    """What is still waiting to be written goes nowhere, or the interpreter would complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _obey(given: Sequence[str], words: Words) -> int:
    try:
        parser = _parser(words)
    except BadData as refusal:
        # A game that was to be added from outside cannot be.
        Shell(words).complain(refusal)
        return WRONG
    chosen = parser.parse_args(given)
    if chosen.command is None:
        parser.print_help(sys.stderr)
        return WRONG
    shell = Shell(words)
    shell.refused = chosen.refused
    try:
        status: int = chosen.run(chosen, shell)
    except Refusal as refusal:
        shell.complain(refusal)
        return WRONG
    return status


def _parser(words: Words) -> Parser:
    translate(words)
    parser = Parser(
        words=words,
        prog="oneiros",
        description=words.say("cli-about"),
        epilog=words.say("cli-epilog"),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"oneiros {oneiros.__version__} ({words.say(f'cli-build-{build()}')})",
        help=words.say("cli-option-version"),
    )
    add_language(parser)
    commands = Commands(parser)
    for command in _COMMANDS:
        command.register(commands)
    for terminal in terminals().values():
        commands.refused = terminal.game.refusal
        for command in terminal.commands:
            command.register(commands)
    return parser
