"""Arguments, with help and complaints in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from oneiros.cli.language import OPTION
from oneiros.cli.settings import names_of, settle
from oneiros.words import Words, languages, refusals

if TYPE_CHECKING:
    from oneiros.cli.refusals import Refused
    from oneiros.cli.shell import Shell

Run = Callable[[argparse.Namespace, "Shell"], int]


class Parser(argparse.ArgumentParser):
    """A parser that guesses no abbreviations, but says what is nearest to a wrong word."""

    def __init__(self, *, words: Words, **settings: Any) -> None:  # noqa: ANN401 - argparse's own
        """Speak in these words."""
        super().__init__(allow_abbrev=False, **settings)
        self.words = words
        self.later: Callable[[Parser], None] | None = None
        """What is left to do when the parser is needed."""
        self.settings = ""
        """The command whose options may also be in a file or in the environment, if any."""
        self.shared: list[str] = []
        """All options of that command, where this one has only some of them."""
        self.suggested: dict[str, Sequence[str]] = {}
        """What shells suggest behind an option that takes other values, too."""

    def share_settings(self, command: str, whole: Parser) -> None:
        """Take from a file or the environment what another command takes from there, too."""
        self.settings, self.shared = command, names_of(whole._actions)

    def get_ready(self) -> None:
        """Do what was left to do for it."""
        if self.later is not None:
            self.later(self)
            self.later = None

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # noqa: ANN401 - argparse's own
        """Parse, with everything that was left to do for it."""
        self.get_ready()
        if self.settings:
            known = self.shared or names_of(self._actions)
            settle(self.settings, self._actions, args, known)
        return super().parse_known_args(args, namespace)

    def _check_value(self, action: argparse.Action, value: Any) -> None:  # noqa: ANN401 - argparse's own
        if action.choices is not None and value not in action.choices:
            message = unknown(self.words, str(value), [str(one) for one in action.choices])
            raise argparse.ArgumentError(action, message)


class Commands:
    """The subcommands of the program."""

    def __init__(self, parser: Parser) -> None:
        """Collect subcommands under one parser."""
        self.words = parser.words
        self._parsers = parser.add_subparsers(
            title=self.words.say("cli-parser-commands"),
            metavar=self.words.say("cli-parser-command"),
            dest="command",
            parser_class=Parser,
        )

    def add(self, name: str, module: str, game: str = "") -> None:
        """Add a command, perhaps of one game only; its module is loaded when somebody calls it.

        Its help is said by `cli-command-NAME` and `cli-command-NAME-about`.
        """
        parser: Parser = self._parsers.add_parser(
            name, words=self.words, help=self.words.say(f"cli-command-{name}")
        )
        parser.later = partial(_equip, name=name, module=module, game=game)


class Command(Protocol):
    """A module with a command in it."""

    def equip(self, parser: Parser, /) -> None:
        """Add the command's arguments."""

    def run(self, arguments: argparse.Namespace, shell: Shell, /) -> int:
        """Do it and give the exit status."""


def _equip(parser: Parser, name: str, module: str, game: str) -> None:
    command = cast("Command", import_module(module))
    parser.description = parser.words.say(f"cli-command-{name}-about")
    parser.set_defaults(run=command.run, refused=_refused(game))
    add_language(parser)
    command.equip(parser)


def _refused(game: str) -> Refused:
    """Say why something is refused as a game does, or as all games do."""
    if not game:
        return refusals.refusal
    # Loading games takes most of the time that a command needs to begin.
    from oneiros.registry import games  # noqa: PLC0415

    return games.game(game).refusal


def add_language(parser: Parser) -> None:
    """Every command takes the language, before its name and after it."""
    parser.add_argument(
        OPTION,
        choices=languages(),
        default=argparse.SUPPRESS,
        help=parser.words.say("cli-option-lang"),
    )


def add_seed(parser: Parser, means: str) -> None:
    """Take the seed that everything else follows from, and say what it means here."""
    parser.add_argument("--seed", metavar=parser.words.say("cli-metavar-seed"), help=means)


def whole(words: Words, least: int, most: int) -> Callable[[str], int]:
    """Read a whole number within limits."""

    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) <= len(str(most)):
            number = int(text)
            if least <= number <= most:
                return number
        message = words.say("cli-parser-number", came=text, least=least, most=most)
        raise argparse.ArgumentTypeError(message)

    return read


def unknown(words: Words, came: str, known: list[str]) -> str:
    """Say that there is no such thing, and what is nearest to it or else what there is."""
    near = get_close_matches(came, known, 3)
    if near:
        return words.say("cli-unknown-near", came=came, near=", ".join(near))
    return words.say("cli-unknown", came=came, known=", ".join(known))
