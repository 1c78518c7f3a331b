"""oneiros warband: check, convert, show and list warbands."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table as Grid

from oneiros.cli.dreamblade import lists
from oneiros.cli.dreamblade.warbands import find
from oneiros.cli.files import try_out, write_bytes
from oneiros.cli.parser import Parser, Run, add_language
from oneiros.cli.shell import Shell
from oneiros.cli.status import FAILED, FINE
from oneiros.games.dreamblade.warbands import encodings, packed
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.games.dreamblade.warbands.warband import Warband, problems, ready_warbands
from oneiros.words import Words
from oneiros.words.dreamblade.names import warband_plan, warbands_by_name
from oneiros.words.folding import fold

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    Deeds = _SubParsersAction[Parser]


def equip(parser: Parser) -> None:
    """Take what is to be done, and with which warband."""
    say = parser.words.say
    deeds = parser.add_subparsers(
        title=say("cli-parser-commands"),
        metavar=say("cli-parser-command"),
        dest="deed",
        parser_class=Parser,
        required=True,
    )
    checking = _add(deeds, parser.words, "check")
    checking.add_argument(
        "warbands",
        nargs="+",
        metavar=say("cli-metavar-warband-any"),
        help=say("cli-option-warband-any"),
    )
    converting = _add(deeds, parser.words, "convert")
    _add_warband(converting)
    converting.add_argument(
        "--to", choices=encodings.FORMS, default=encodings.TEXT, help=say("cli-option-warband-to")
    )
    converting.add_argument(
        "--output", metavar=say("cli-metavar-file"), help=say("cli-option-warband-output")
    )
    _add_warband(_add(deeds, parser.words, "show"))
    _add(deeds, parser.words, "list")


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Do what is to be done."""
    return _DEEDS[arguments.deed](arguments, shell)


def _add(deeds: Deeds, words: Words, name: str) -> Parser:
    parser = deeds.add_parser(
        name,
        words=words,
        help=words.say(f"cli-command-warband-{name}"),
        description=words.say(f"cli-command-warband-{name}-about"),
    )
    add_language(parser)
    return parser


def _add_warband(parser: Parser) -> None:
    say = parser.words.say
    parser.add_argument(
        "warband", metavar=say("cli-metavar-warband-any"), help=say("cli-option-warband-any")
    )


def check(arguments: argparse.Namespace, shell: Shell) -> int:
    """Say of each warband what rule 3.1 has against it, all at once."""
    status = FINE
    for what in arguments.warbands:
        if _complain(shell, what, find(what)):
            status = FAILED
    return status


def convert(arguments: argparse.Namespace, shell: Shell) -> int:
    """Write a warband in another form, to a new file or to the output."""
    written = encodings.write(find(arguments.warband), arguments.to)
    if arguments.to == encodings.PACKED:
        written += "\n"
    if arguments.output is None:
        shell.write(written)
    else:
        try_out(arguments.output)
        write_bytes(arguments.output, written.encode("utf-8"))
        shell.say("cli-warband-written", file=arguments.output)
    return FINE


def show(arguments: argparse.Namespace, shell: Shell) -> int:
    """Show a warband with everything that is printed on its miniatures."""
    shown = find(arguments.warband)
    title = shown.name or shell.words.say("cli-warband-nameless")
    shell.print(title, style="bold")
    ready = warbands_by_name().get(fold(arguments.warband), arguments.warband)
    if ready in ready_warbands():
        shell.print(warband_plan(shell.words, ready))
    lists.show(shell, shown.copies)
    shell.print(lists.summary(shell.words, _known(shown)))
    if _complain(shell, title, shown):
        return FAILED
    shell.print(shell.words.say("cli-warband-link", link=packed.pack(shown)))
    return FINE


def list_ready(_arguments: argparse.Namespace, shell: Shell) -> int:
    """List the warbands that come with the game, each with its plan."""
    words = shell.words
    rows = [
        (
            name,
            lists.aspects(words, [catalogue()[one] for one in names]),
            warband_plan(words, name),
        )
        for name, names in ready_warbands().items()
    ]
    if not shell.on_screen:
        for row in rows:
            shell.write("\t".join(row) + "\n")
        return FINE
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(words.say("cli-column-name"), no_wrap=True)
    grid.add_column(words.say("cli-column-aspects"))
    grid.add_column(words.say("cli-column-plan"))
    for row in rows:
        grid.add_row(*row)
    shell.draw(grid)
    return FINE


def _complain(shell: Shell, title: str, one: Warband) -> bool:
    """Say everything that is wrong with a warband, or that nothing is."""
    names = one.names()
    found = problems(names)
    if not found:
        shell.say("cli-warband-fine", name=title, number=len(names))
        return False
    shell.say("cli-warband-problems", name=title, number=len(found))
    for problem in found:
        shell.refuse(problem)
    return True


def _known(one: Warband) -> list[Miniature]:
    return [catalogue()[name] for name in one.names() if name in catalogue()]


_DEEDS: Final[Mapping[str, Run]] = {
    "check": check,
    "convert": convert,
    "show": show,
    "list": list_ready,
}
