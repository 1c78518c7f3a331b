"""The command `oneiros`: parse, call, print, and never show a traceback for a user's error."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import oneiros
from oneiros.build import build
from oneiros.cli import (
    miniatures,
    perft,
    play,
    replay,
    rules,
    scenario,
    simulate,
    verify,
)
from oneiros.cli.language import speak
from oneiros.cli.parser import Commands, Parser, add_language, translate
from oneiros.cli.refusals import sentence
from oneiros.cli.shell import BROKEN_PIPE, INTERRUPTED, WRONG, Shell
from oneiros.kernel.errors import Refusal
from oneiros.words import Words

_COMMANDS = (play, replay, verify, scenario, perft, simulate, rules, miniatures)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A letter that the terminal lacks is no reason to stop.
            stream.reconfigure(errors="replace")
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = speak(given, os.environ)
    try:
        status = _run(given, words)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has seen enough; the interpreter must not complain at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return status


def _run(given: Sequence[str], words: Words) -> int:
    parser = _parser(words)
    chosen = parser.parse_args(given)
    if chosen.command is None:
        parser.print_help(sys.stderr)
        return WRONG
    shell = Shell(words)
    try:
        status: int = chosen.run(chosen, shell)
    except Refusal as refusal:
        shell.complain(sentence(words, refusal))
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
    return parser
