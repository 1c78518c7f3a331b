"""Everything that can be typed after the command, as its parsers know it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, cast

from oneiros.cli.parser import Parser

# Other words would have to be quoted, each shell in its own way.
_PLAIN: Final = re.compile(r"[\w.,+-]+")


class Option(NamedTuple):
    """An option by all its names; a value of it is one of some, a file, or anything."""

    names: tuple[str, ...]
    about: str
    takes: bool
    values: tuple[str, ...]
    file: bool


class Node(NamedTuple):
    """Where somebody is by the commands typed so far, and what may follow."""

    way: tuple[str, ...]
    commands: dict[str, str]
    """The commands that may follow, each with what it does."""
    options: list[Option]
    values: tuple[str, ...]
    """What may follow without an option before it."""
    file: bool
    """Whether a file may."""


def nodes(parser: Parser, way: tuple[str, ...] = ()) -> Iterator[Node]:
    """Walk through a parser and the commands below it; one whose extra is missing stays bare."""
    try:
        parser.get_ready()
    except ModuleNotFoundError:
        yield Node(way, {}, [], (), file=False)
        return
    file = parser.words.say("cli-metavar-file")
    below: dict[str, Parser] = {}
    abouts: dict[str, str] = {}
    options: list[Option] = []
    values: list[str] = []
    takes_file = False
    for action in parser._actions:  # noqa: SLF001 - argparse tells nobody else
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001 - the same
            below = cast("dict[str, Parser]", dict(action.choices))
            abouts = {one.dest: one.help or "" for one in action._choices_actions}  # noqa: SLF001 - the same
        elif action.option_strings:
            options.append(_option(parser, action, file))
        else:
            values += _plain(action.choices or ())
            takes_file = takes_file or action.metavar == file
    commands = {name: abouts.get(name, "") for name in below}
    yield Node(way, commands, options, tuple(values), takes_file)
    for name, one in below.items():
        yield from nodes(one, (*way, name))


def _option(parser: Parser, action: argparse.Action, file: str) -> Option:
    formatter = parser._get_formatter()  # noqa: SLF001 - as help does
    about = formatter._expand_help(action) if action.help else ""  # noqa: SLF001 - the same
    return Option(
        tuple(action.option_strings),
        " ".join(about.split()),
        action.nargs != 0,
        tuple(_plain(action.choices or parser.suggested.get(action.option_strings[-1], ()))),
        action.metavar == file,
    )


def _plain(values: Iterable[object]) -> list[str]:
    return [str(one) for one in values if _PLAIN.fullmatch(str(one))]
