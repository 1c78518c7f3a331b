"""The final scoring, purpose by purpose and player by player, and what it would be now."""

from __future__ import annotations

from rich.table import Table as Lines
from rich.text import Text

from oneiros.cli.dreamscape import colours
from oneiros.cli.dreamscape.gains import plain, signed
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.scoring import purposes, scoring
from oneiros.games.dreamscape.vocabulary import SEATS
from oneiros.words import Words
from oneiros.words.dreamscape import purpose_name

_GAP = 3


def open_cards(table: Dreamscape, player: int) -> int:
    """8.2: what the open cards of a player cost."""
    return scoring.OPEN_CARD * len(table.open[player])


def nightmares(table: Dreamscape, player: int) -> int:
    """10.8: what the nightmare shards of a player cost."""
    return scoring.NIGHTMARE_SHARD * int(table.nightmares(player))


def final(table: Dreamscape, player: int) -> int:
    """Count what the end of the game brings a player as the table stands."""
    paid = sum(int(purposes.points(table, player, one)) for one in range(len(table.purposes)))
    return paid + open_cards(table, player) + nightmares(table, player)


def standing(words: Words, table: Dreamscape) -> Text:
    """Say how many points everybody would have if the game ended now."""
    line = Text(words.say("dreamscape-standing"), "dim")
    for player in range(table.players):
        line.append(" ").append_text(colours.seat(player, SEATS[player]))
        line.append(f" {table.score[player] + final(table, player)}")
    return line


def reckoning(words: Words, table: Dreamscape) -> Lines:
    """Draw up the final scoring of a game that is over."""
    seats = range(table.players)
    lines = Lines(box=None, padding=(0, _GAP, 0, 0), header_style="bold")
    lines.add_column(words.say("dreamscape-final"))
    for player in seats:
        lines.add_column(colours.seat(player, SEATS[player]), justify="right")
    before = (table.score[player] - final(table, player) for player in seats)
    lines.add_row(words.say("dreamscape-final-before"), *map(plain, before))
    for place, kind in enumerate(table.purposes):
        name = purpose_name(words, kind, table.colours[place])
        lines.add_row(name, *(_purpose(table, player, place) for player in seats))
    lost = [open_cards(table, player) for player in seats]
    if any(lost):
        lines.add_row(words.say("dreamscape-final-open"), *map(_paid, lost))
    lost = [nightmares(table, player) for player in seats]
    if any(lost):
        lines.add_row(words.say("dreamscape-final-nightmares"), *map(_paid, lost))
    total = [plain(table.score[player]) for player in seats]
    lines.add_row(words.say("dreamscape-final-total"), *total, style="bold")
    return lines


def _purpose(table: Dreamscape, player: int, place: int) -> str:
    """Say what a purpose pays a player, and behind it what it counts."""
    counted = f"({purposes.measure(table, player, place)})"
    paid = int(purposes.points(table, player, place))
    return f"{signed(paid)} {counted}" if paid else counted


def _paid(points: int) -> str:
    return signed(points) if points else ""
