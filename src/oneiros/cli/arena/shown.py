"""A tournament as tables of a terminal, and as data for other programs."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import SIMPLE
from rich.table import Table

from oneiros.arena.standings import Standings
from oneiros.arena.tournament import Tournament
from oneiros.cli.arena.sheets import milliseconds, sheets
from oneiros.words import Words


def tables(words: Words, found: Standings) -> Iterator[Table]:
    """Give the ratings, and who won how much against whom."""
    for sheet in sheets(words, found):
        table = Table(box=SIMPLE, title=sheet.title, title_justify="left")
        for place, head in enumerate(sheet.head):
            table.add_column(head, justify="right" if place else "left")
        for row in sheet.rows:
            table.add_row(*row)
        yield table


def data(tournament: Tournament, found: Standings) -> dict[str, object]:
    """Give everything as plain data."""
    return {
        "game": tournament.game,
        "kind": tournament.kind,
        "seed": tournament.seed,
        "bots": [
            {
                **one.rating._asdict(),
                "games": one.share.games,
                "share": one.share.share,
                "decisions": one.thought.decisions,
                "milliseconds": milliseconds(one),
                "longest_milliseconds": 1000 * one.thought.longest,
                "lost": one.thought.lost,
            }
            for one in found.bots
        ],
        "against": [
            {"bot": bot, "other": other, **_without_name(share._asdict())}
            for (bot, other), share in found.against.items()
        ],
    }


def _without_name(share: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in share.items() if key != "name"}
