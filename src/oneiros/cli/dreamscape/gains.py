"""What an answer brings at once: the points of a walk, of trees and of completed cards."""

from __future__ import annotations

from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.table import facts


def gain(table: Dreamscape, option: int) -> int:
    """Count the points that the player asked gains by an option, up to the end of the phase."""
    player, ahead = table.seat, table.copy()
    ahead.facts = []
    ahead.apply(option)
    total = 0
    for fact in ahead.facts:
        if fact.kind == facts.CREATION_ENDED:
            break
        if fact.kind == facts.SCORED and fact.about[0] == player:
            total += fact.about[1]
    return total


def signed(points: int) -> str:
    """Write points with their sign."""
    return f"{points:+d}".replace("-", "−")


def plain(points: int) -> str:
    """Write a number of points, which may be negative."""
    return str(points).replace("-", "−")
