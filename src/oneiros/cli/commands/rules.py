"""oneiros rules: the numbered rules, by number or by word."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.cli.terminals import default_game, terminals
from oneiros.kernel.errors import BadData
from oneiros.words.folding import fold
from oneiros.words.rulebook import Rule, Rulebook, Section, is_row, pages, rulebook

ALL: Final = "all"
_NUMBER: Final = re.compile(r"\d{1,3}(\.\d{1,3})?\.?")
_MARK: Final = re.compile(r"\[[FH][:\]]")
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")


def equip(parser: Parser) -> None:
    """Take a number or words to look for, perhaps with a game before them."""
    say = parser.words.say
    game, rule = say("cli-metavar-game"), say("cli-metavar-rule")
    parser.add_argument("sought", nargs="*", metavar=f"{game}|{rule}", help=say("cli-option-rule"))
    parser.add_argument(
        "--game", choices=pages(), help=say("cli-option-game", games=", ".join(pages()))
    )


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Show the contents, a section, a rule, everything about a word, or everything."""
    game, sought = _divided(arguments.game, arguments.sought)
    if sought:
        look_up(shell, game, sought)
        return FINE
    book = rulebook(game, shell.words.language)
    shell.print(book.title, style="bold")
    for section in book.sections:
        shell.print(f"{section.number:>3} {section.title}")
    shell.say("cli-rules-marks")
    shell.say(f"{game}-rules-more")
    return FINE


def _divided(game: str | None, words: list[str]) -> tuple[str, str]:
    """Tell the game from what is sought: the first word may name it, unless an option does."""
    if game is None and words and fold(words[0]) in pages():
        return fold(words[0]), " ".join(words[1:]).strip()
    return game or default_game(), " ".join(words).strip()


def look_up(shell: Shell, game: str, sought: str) -> None:
    """Show what a number or a word leads to, or refuse it with what is nearest."""
    book = rulebook(game, shell.words.language)
    if fold(sought) in (ALL, fold(shell.words.say("cli-rules-all"))):
        for section in book.sections:
            _show_section(shell, section)
    elif _NUMBER.fullmatch(sought):
        _show_number(shell, book, sought.rstrip("."))
    else:
        terminal = terminals().get(game)
        led = () if terminal is None else terminal.rules_about(shell.words, sought)
        found = [rule for number in led for rule in [book.rule(number)] if rule is not None]
        found += [rule for rule in book.mentions(sought) if rule not in found]
        if not found:
            near = get_close_matches(sought.casefold(), book.vocabulary(), 3)
            if near:
                raise BadData("cli-rules-near", came=sought, near=", ".join(near))
            raise BadData("cli-rules-no-word", came=sought)
        show(shell, found)


def show(shell: Shell, found: Sequence[Rule]) -> None:
    """Print rules, the numbers in a column of their own on a screen."""
    if not shell.on_screen:
        for rule in found:
            shell.print(f"{rule.number} {_plain(rule.text)}")
        return
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    for rule in found:
        grid.add_row(rule.number, _emphasised(rule.text))
    shell.draw(grid)
    if any(_MARK.search(rule.text) for rule in found):
        shell.draw(Text(shell.words.say("cli-rules-marks-short"), "dim"))


def _show_number(shell: Shell, book: Rulebook, number: str) -> None:
    section = book.section(number.partition(".")[0])
    rule = book.rule(number)
    if rule is not None:
        show(shell, [rule])
    elif section is None:
        raise BadData("cli-rules-no-section", came=number, most=len(book.sections))
    elif "." not in number:
        _show_section(shell, section)
    elif section.rules and not section.rules[-1].names:
        raise BadData("cli-rules-no-rule", came=number, last=section.rules[-1].number)
    else:
        raise BadData("cli-rules-no-numbers", came=number, section=section.number)


def _show_section(shell: Shell, section: Section) -> None:
    shell.print(f"{section.number} {section.title}", style="bold")
    if section.rules:
        for text in section.lines:
            shell.print(_emphasised(text))
        show(shell, section.rules)
    elif shell.on_screen:
        for of_table, group in groupby(section.lines, is_row):
            lines = list(group)
            shell.draw(_table(lines) if of_table else _emphasised(" ".join(lines)))
    else:
        for line in section.lines:
            shell.print(_plain(line))


def _table(rows: Sequence[str]) -> Grid:
    """Draw a table of the page; its second row only draws a line."""
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    grid = Grid(*cells[0], box=box.SIMPLE, padding=(0, 1, 0, 0))
    for row in cells[2:]:
        grid.add_row(*row)
    return grid


def _plain(text: str) -> str:
    return _BOLD.sub(r"\1", text)


def _emphasised(text: str) -> Text:
    shown = Text(_plain(text))
    for bold in _BOLD.findall(text):
        shown.highlight_words([bold], style="bold")
    return shown
