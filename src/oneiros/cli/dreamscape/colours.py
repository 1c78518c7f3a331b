"""Colours of shards and players; each says once more what a letter says."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from oneiros.games.dreamscape.table import shards
from oneiros.games.dreamscape.vocabulary import LETTERS

SEATS: Final = ("cyan", "yellow", "magenta", "green")
KINDS: Final = (
    "",
    "black on green",
    "white on blue",
    "white on bright_black",
    "black on yellow",
    "black on bright_white",
    "white on red",
)
TREE: Final = "bold green"
DREAMER: Final = "bold magenta"
LACKING: Final = "bold"
TREE_MARK: Final = "*"
DREAMER_MARK: Final = "@"


def letters(shown: int) -> Text:
    """Write shards as letters, from the bottom or from the left."""
    text = Text()
    for kind in shards.listed(shown):
        text.append(LETTERS[kind], KINDS[kind])
    return text


def apart(shown: int) -> Text:
    """Write shards as letters with blanks between them."""
    return Text(" ").join(Text(LETTERS[kind], KINDS[kind]) for kind in shards.listed(shown))


def stored(kind: int) -> Text:
    """Show the shard that lies on a card, if there is one."""
    if not kind:
        return Text()
    return Text(" [").append(LETTERS[kind], KINDS[kind]).append("]")


def seat(number: int, name: str) -> Text:
    """Name a player in the player's colour."""
    return Text().append(name, f"bold {SEATS[number]}")


def padded(text: Text, width: int) -> Text:
    """Fill a text up with blanks."""
    return text.copy().append(" " * max(width - text.cell_len, 0))
