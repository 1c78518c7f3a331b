"""The command `oneiros`: parse, call, print, and never show a traceback for a user's error."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING, cast

import oneiros
from oneiros.build import build
from oneiros.cli.argparse_words import translate
from oneiros.cli.commands import COMMANDS, EXTRAS
from oneiros.cli.files import why
from oneiros.cli.language import speak
from oneiros.cli.parser import Commands, Parser, add_language
from oneiros.cli.status import BROKEN_PIPE, WRONG
from oneiros.kernel.errors import BadData, Refusal
from oneiros.registry.addresses import OURS, outside, resolve
from oneiros.words import Words

if TYPE_CHECKING:
    from oneiros.cli.shell import Shell


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
        _shell(words).complain(BadData("cli-output-failed", why=why(error)))
        return WRONG


def _abandon_output() -> None:
    """What is still waiting to be written goes nowhere, or the interpreter would complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _obey(given: Sequence[str], words: Words) -> int:
    try:
        parser = whole_parser(words)
        chosen = parser.parse_args(given)
    except BadData as refusal:
        # A game that was to be added from outside cannot be, or settings cannot be meant.
        _shell(words).complain(refusal)
        return WRONG
    if chosen.command is None:
        parser.print_help(sys.stderr)
        return WRONG
    shell = _shell(words)
    shell.refused = chosen.refused
    try:
        status: int = chosen.run(chosen, shell)
    except Refusal as refusal:
        shell.complain(refusal)
        return WRONG
    except ModuleNotFoundError as missing:
        if chosen.command not in EXTRAS or (missing.name or "").startswith("oneiros"):
            raise
        extra = EXTRAS[chosen.command]
        shell.complain(
            BadData("cli-no-extra", command=chosen.command, module=missing.name, extra=extra)
        )
        return WRONG
    return status


def whole_parser(words: Words) -> Parser:
    """Give the parser of the program, with every command."""
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
    known = Commands(parser)
    for game, commands in _commands():
        for name, module in commands.items():
            known.add(name, module, game)
    return parser


def _commands() -> Iterator[tuple[str, Mapping[str, str]]]:
    """Give the commands of all games, of ours, and of those from outside, which must be loaded."""
    yield "", COMMANDS
    for game, ours in OURS.items():
        yield game, cast("Mapping[str, str]", resolve(ours.commands))
    if outside():
        from oneiros.cli.terminals import terminals  # noqa: PLC0415

        for game, terminal in terminals().items():
            if game not in OURS:
                yield game, terminal.commands


def _shell(words: Words) -> Shell:
    """Open the consoles, which takes longer than showing a version or help does."""
    from oneiros.cli.shell import Shell  # noqa: PLC0415

    return Shell(words)
