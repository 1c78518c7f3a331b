"""oneiros miniatures: what there is to build warbands from."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid

from oneiros.cli.dreamblade import cards, colours
from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.games.dreamblade.warbands.miniature import Miniature
from oneiros.words import Words


def equip(parser: Parser) -> None:
    """Take a word to look for."""
    say = parser.words.say
    parser.add_argument(
        "sought", nargs="*", metavar=say("cli-metavar-word"), help=say("cli-option-word")
    )
    parser.add_argument("--json", action="store_true", help=say("cli-option-json"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Show a table of all that fit, or everything about the only one."""
    found = cards.search(shell.words, " ".join(arguments.sought))
    if arguments.json:
        data = [cards.as_data(one) for one in found]
        shell.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    elif len(found) == 1:
        for line in cards.in_full(shell.words, found[0]):
            shell.print(line)
    elif shell.on_screen:
        shell.draw(_table(shell.words, found))
    else:
        names = [shell.words.say(f"cli-column-{column}") for column in cards.COLUMNS]
        shell.write("\t".join(names) + "\n")
        for one in found:
            shell.write("\t".join(cards.row(shell.words, one)) + "\n")
    return FINE


def _table(words: Words, found: Sequence[Miniature]) -> Grid:
    """Draw a table that fits 80 columns: the three numbers of a creature stand together."""
    name, cost, aspects, lineage, *_, abilities = cards.COLUMNS
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(words.say(f"cli-column-{name}"), no_wrap=True)
    grid.add_column(words.say(f"cli-column-{cost}"), justify="right")
    grid.add_column(words.say(f"cli-column-{aspects}"))
    grid.add_column(words.say(f"cli-column-{lineage}"))
    grid.add_column(words.say("cli-column-stats"), justify="right", no_wrap=True)
    grid.add_column(words.say(f"cli-column-{abilities}"))
    grid.caption = words.say("cli-column-stats-meaning")
    for one in found:
        called, price, _, line, power, defense, life, printed = cards.row(words, one)
        stats = power if one.location else f"{power}/{defense}/{life}"
        grid.add_row(called, price, colours.aspects(words, one.aspects), line, stats, printed)
    return grid
