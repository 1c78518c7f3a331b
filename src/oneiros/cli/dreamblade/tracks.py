"""What lies beside the board: turn and phase, victory track, pool, reserves and graveyards."""

from __future__ import annotations

from rich.text import Text

from oneiros.cli.dreamblade import cards, colours
from oneiros.cli.dreamblade.tags import tags
from oneiros.games.dreamblade.table.layout import CONQUEST
from oneiros.games.dreamblade.table.names import PHASES, SEATS, ZONE_NAMES
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.views.typed_view import Piece, View
from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.kernel.state import NOBODY
from oneiros.words import Words
from oneiros.words.dreamblade.names import figure_name


def heading(words: Words, table: Table) -> str:
    """Name the turn and the phase, and whose phase it is."""
    phase = PHASES[table.phase].replace(" ", "-")
    seat = "" if table.active == NOBODY else SEATS[table.active]
    return words.say("dreamblade-heading", turn=table.turn, phase=phase, seat=seat)


def tracks(words: Words, seen: View, table: Table, *, full: bool) -> list[str]:
    """Say where the game is and who has won how many turns, and then who has how many points."""
    wins = words.say("dreamblade-track-wins", a=seen.wins[0], b=seen.wins[1])
    game = [heading(words, table), wins]
    turn = [words.say("dreamblade-track-points", a=seen.points[0], b=seen.points[1])]
    if table.phase != CONQUEST:
        a, b = seen.claims
        turn.append(words.say("dreamblade-track-claims", a=a, b=b))
    turn.append(words.say("dreamblade-track-bonus", a=seen.bonus[0], b=seen.bonus[1]))
    lines = [" | ".join(game), " | ".join(turn)]
    if full and all(seen.initiative):
        a, b = seen.initiative
        lines.append(words.say("dreamblade-track-initiative", first=seen.first, a=a, b=b))
    return lines


def zones(words: Words, seen: View) -> list[Text]:
    """List the reserves with today's prices, and whatever left the game for good or for now."""
    lines: list[Text] = []
    short = tags(words, (one.label for one in seen.miniatures))
    for side in SEATS:
        for zone in ZONE_NAMES:
            here = seen.at(zone, side)
            if here or zone == "reserves":
                listed = _listed(words, here, short, priced=zone == "reserves")
                listed = listed or words.say("dreamblade-zone-empty")
                line = Text(words.say(f"dreamblade-zone-{zone}", seat=side, listed=listed))
                line.stylize(colours.SIDES[side], 0, line.plain.index(listed))
                for piece in here:
                    name = figure_name(words, piece.name)
                    line.highlight_words([name], colours.ASPECTS[piece.aspects[0]])
                lines.append(line)
    return lines


def _listed(words: Words, pieces: list[Piece], short: dict[str, str], *, priced: bool) -> str:
    """Name miniatures, copies of one price together: TS1 TS2 Twilight Scout 3/5/7 (5)."""
    found: dict[tuple[str, str], list[str]] = {}
    for piece in pieces:
        price = f"{_numbers(piece)} ({piece.price})" if priced else ""
        found.setdefault((figure_name(words, piece.name), price), []).append(short[piece.label])
    return ", ".join(f"{' '.join(copies)} {name}{paid}" for (name, paid), copies in found.items())


def _numbers(piece: Piece) -> str:
    printed = cards.numbers(catalogue()[piece.name])
    return f" {printed}" if printed else ""
