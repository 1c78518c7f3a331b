"""Where the game is and how it stands: cycle and phase, points, order, bag, decks and purposes."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from oneiros.cli.dreamscape import colours, reckoning
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.scoring import purposes
from oneiros.games.dreamscape.table.layout import OVER, PHASES, SETTING_UP
from oneiros.games.dreamscape.vocabulary import (
    CYCLES,
    GRASS,
    LETTERS,
    LEVELS,
    MOVEMENT,
    NIGHTMARE,
    SEATS,
)
from oneiros.words import Words
from oneiros.words.dreamscape import purpose_name, purpose_text
from oneiros.words.dreamscape.names import seat_name

_INDENT: Final = 2


def heading(words: Words, table: Dreamscape) -> str:
    """Name the cycle and the phase, and whose phase it is."""
    phase = PHASES[table.phase].replace(" ", "-")
    return words.say(
        "dreamscape-heading",
        phase=phase,
        cycle=table.cycle,
        cycles=CYCLES,
        seat=seat_name(table.active),
    )


def first_line(words: Words, table: Dreamscape) -> Text:
    """Say where the game is, who has how many points, and who comes after whom."""
    line = Text().append(heading(words, table), "bold").append(" | ")
    line.append(words.say("dreamscape-track-points"))
    for player in range(table.players):
        line.append(" ").append_text(colours.seat(player, SEATS[player]))
        line.append(f" {table.score[player]}")
    if table.order:
        order = " ".join(SEATS[player] for player in table.order)
        line.append(" | ").append(words.say("dreamscape-track-order", order=order))
    return line


def stock(words: Words, table: Dreamscape) -> Text:
    """Say what is left in the bag, in the pool of trees, in the decks and in the reserve."""
    line = Text(words.say("dreamscape-track-bag"))
    last = NIGHTMARE if table.box.format.nightmare else MOVEMENT
    for kind in range(GRASS, last + 1):
        line.append(" ").append(LETTERS[kind], colours.KINDS[kind]).append(str(table.bag[kind]))
    line.append(" | ").append(words.say("dreamscape-track-trees", trees=table.pool))
    decks = " ".join(f"{LEVELS[level]} {table.in_deck(level)}" for level in (1, 2, 3))
    line.append(" | ").append(words.say("dreamscape-track-decks", decks=decks))
    if table.box.format.nightmare:
        line.append(" | ").append(words.say("dreamscape-track-reserve", shards=table.reserve))
    return line


def goals(words: Words, table: Dreamscape, *, full: bool) -> list[RenderableType]:
    """Say what each purpose is and what each player has of it and would be paid for it now."""
    lines: list[RenderableType] = []
    for place, kind in enumerate(table.purposes):
        line = Text().append(purpose_name(words, kind, table.colours[place]), "bold").append(":")
        for player in range(table.players):
            measure = purposes.measure(table, player, place)
            paid = purposes.points(table, player, place)
            line.append(" ").append_text(colours.seat(player, SEATS[player]))
            line.append(f" {measure}")
            if paid:
                line.append(f" (+{paid})", "bold")
        lines.append(line)
        if full:
            text = Text(purpose_text(words, kind, table.colours[place]), "dim")
            lines.append(Padding(text, (0, 0, 0, _INDENT)))
    if table.phase not in (SETTING_UP, OVER):
        lines.append(reckoning.standing(words, table))
    return lines
