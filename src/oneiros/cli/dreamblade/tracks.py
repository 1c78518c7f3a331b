"""What lies beside the board: turn and phase, victory track, pool, reserves and graveyards."""

from __future__ import annotations

from collections.abc import Callable

from oneiros.cli.dreamblade.seen import Piece, Seen
from oneiros.games.dreamblade.table import Table
from oneiros.games.dreamblade.view import PHASES, SEATS, ZONE_NAMES
from oneiros.kernel.state import NOBODY
from oneiros.words import Words


def heading(words: Words, table: Table) -> str:
    """Name the turn and the phase, and whose phase it is."""
    phase = PHASES[table.phase].replace(" ", "-")
    seat = "" if table.active == NOBODY else SEATS[table.active]
    return words.say("cli-heading", turn=table.turn, phase=phase, seat=seat)


def tracks(words: Words, seen: Seen) -> list[str]:
    """Say who goes first, who has won how many turns, and who has how many points."""
    lines = []
    if all(seen.initiative):
        a, b = seen.initiative
        lines.append(words.say("cli-track-initiative", first=seen.first, a=a, b=b))
    lines += [
        words.say(f"cli-track-{name}", a=values[0], b=values[1])
        for name, values in (("wins", seen.wins), ("points", seen.points), ("bonus", seen.bonus))
    ]
    if seen.phase == "spawn":
        lines.append(words.say("cli-track-pool", pool=seen.pool))
    return lines


def zones(words: Words, seen: Seen) -> list[str]:
    """List the reserves with today's prices, and whatever left the game for good or for now."""
    lines = []
    for side in SEATS:
        for zone in ZONE_NAMES:
            here = seen.at(zone, side)
            if here or zone == "reserves":
                price = _priced if zone == "reserves" else _unpriced
                listed = _listed(here, price) or words.say("cli-zone-empty")
                lines.append(words.say(f"cli-zone-{zone}", seat=side, listed=listed))
    return lines


def _listed(pieces: list[Piece], price: Callable[[Piece], str]) -> str:
    """Name miniatures, copies of one price together: Twilight Scout #1 #2 (5)."""
    found: dict[tuple[str, str], list[str]] = {}
    for piece in pieces:
        number = piece.label.partition("#")[2]
        found.setdefault((piece.name, price(piece)), []).append(f"#{number}")
    return ", ".join(f"{name} {' '.join(numbers)}{paid}" for (name, paid), numbers in found.items())


def _priced(piece: Piece) -> str:
    return f" ({piece.price})"


def _unpriced(_piece: Piece) -> str:
    return ""
