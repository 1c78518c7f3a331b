"""The final scoring, purpose by purpose and player by player, and what it would be now."""

from __future__ import annotations

from rich.table import Table as Lines
from rich.text import Text

from oneiros.cli.dreamscape import colours
from oneiros.cli.dreamscape.gains import plain, signed
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.scoring import purposes
from oneiros.games.dreamscape.scoring.reckoning import reckoned
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.words import Words
from oneiros.words.dreamscape import purpose_name

_GAP = 3


def standing(words: Words, table: Dreamscape) -> Text:
    """Say how many points everybody would have if the game ended now."""
    line = Text(words.say("dreamscape-standing"), "dim")
    for player, found in enumerate(reckoned(table)):
        line.append(" ").append_text(colours.seat(player, SEATS[player]))
        line.append(f" {found.total}")
    return line


def reckoning(words: Words, table: Dreamscape) -> Lines:
    """Draw up the final scoring of a game that is over."""
    seats = range(table.players)
    lines = Lines(box=None, padding=(0, _GAP, 0, 0), header_style="bold")
    lines.add_column(words.say("dreamscape-final"))
    for player in seats:
        lines.add_column(colours.seat(player, SEATS[player]), justify="right")
    found = reckoned(table)
    before = (one.total - one.final() for one in found)
    lines.add_row(words.say("dreamscape-final-before"), *map(plain, before))
    for place, kind in enumerate(table.purposes):
        name = purpose_name(words, kind, table.colours[place])
        lines.add_row(name, *(_purpose(table, player, place) for player in seats))
    lost = [one.open_cards for one in found]
    if any(lost):
        lines.add_row(words.say("dreamscape-final-open"), *map(_paid, lost))
    lost = [one.nightmares for one in found]
    if any(lost):
        lines.add_row(words.say("dreamscape-final-nightmares"), *map(_paid, lost))
    total = [plain(one.total) for one in found]
    lines.add_row(words.say("dreamscape-final-total"), *total, style="bold")
    return lines


def _purpose(table: Dreamscape, player: int, place: int) -> str:
    """Say what a purpose pays a player, and behind it what it counts."""
    counted = f"({purposes.measure(table, player, place)})"
    paid = int(purposes.points(table, player, place))
    return f"{signed(paid)} {counted}" if paid else counted


def _paid(points: int) -> str:
    return signed(points) if points else ""
