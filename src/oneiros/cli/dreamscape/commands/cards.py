"""oneiros cards: the dreamcards listed, drawn and measured."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid

from oneiros.cli.dreamscape.printed import card_tables, cards, contact_sheet
from oneiros.cli.files import write_bytes
from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.games.dreamscape.cards.card import Card
from oneiros.games.dreamscape.vocabulary import LEVELS
from oneiros.words import Words


def equip(parser: Parser) -> None:
    """Take a word to look for, a level, and files to draw and write into."""
    say = parser.words.say
    file = say("cli-metavar-file")
    parser.add_argument(
        "sought", nargs="*", metavar=say("cli-metavar-word"), help=say("cards-option-word")
    )
    parser.add_argument("--level", choices=LEVELS[1:], help=say("cards-option-level"))
    written = parser.add_mutually_exclusive_group()
    written.add_argument("--json", action="store_true", help=say("cli-option-json"))
    written.add_argument("--svg", metavar=file, help=say("cards-option-svg"))
    written.add_argument("--markdown", metavar=file, help=say("cards-option-markdown"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Show a table of all that fit, or everything about the only one; or write them into a file."""
    words = shell.words
    level = LEVELS.index(arguments.level) if arguments.level else 0
    found = cards.search(words, " ".join(arguments.sought), level)
    if arguments.svg is not None:
        write_bytes(arguments.svg, contact_sheet.sheet(words, found).encode())
    elif arguments.markdown is not None:
        write_bytes(arguments.markdown, card_tables.page(words, found).encode())
    elif arguments.json:
        data = [cards.as_data(one) for one in found]
        shell.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    elif len(found) == 1:
        for line in cards.in_full(words, found[0], plain=shell.plain):
            shell.print(line)
    elif shell.on_screen:
        shell.draw(_table(words, found))
    else:
        heads = [words.say(f"cards-column-{column}") for column in cards.COLUMNS]
        for row in [heads, *(cards.row(words, one) for one in found)]:
            shell.write("\t".join(row) + "\n")
    return FINE


def _table(words: Words, found: Sequence[Card]) -> Grid:
    """Draw a table that fits 80 columns: the shards of each kind stand under their letters."""
    shown = [one for one in cards.COLUMNS if one not in {"shards", "whites", "turns"}]
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for column in shown:
        head = words.say(f"cards-head-{column}")
        grid.add_column(head, justify="left" if column in {"name", "power"} else "right")
    grid.caption = words.say("cards-head-meaning")
    for one in found:
        cells = dict(zip(cards.COLUMNS, cards.row(words, one), strict=True))
        grid.add_row(*(cells[column] for column in shown))
    return grid
