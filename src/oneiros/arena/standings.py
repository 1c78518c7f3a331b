"""What the meetings of a tournament say: a table of ratings, and who won how much against whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oneiros.arena.intervals import Share, share
from oneiros.arena.meeting import Meeting, Thought
from oneiros.arena.ratings import Rating, ratings


class Standing(NamedTuple):
    """A bot: its rating, its share of all its games, and how long it thought."""

    rating: Rating
    share: Share
    thought: Thought


class Standings(NamedTuple):
    """The bots, the strongest first, and the share of each against each one that it met."""

    bots: list[Standing]
    against: dict[tuple[str, str], Share]


def standings(bots: Sequence[str], meetings: Sequence[Meeting]) -> Standings:
    """Sum up the meetings."""
    points: dict[tuple[str, str], list[float]] = {}
    thought = {bot: Thought() for bot in bots}
    for meeting in meetings:
        one, other = meeting.bots
        points.setdefault((one, other), []).extend(meeting.points)
        points.setdefault((other, one), []).extend(1 - point for point in meeting.points)
        for bot, spent in meeting.thought.items():
            thought[bot].add(spent)
    against = {pair: _share(pair[0], parts) for pair, parts in points.items()}
    rated = ratings(bots, meetings)
    found = [
        Standing(one, _share(one.bot, _of(one.bot, points)), thought[one.bot]) for one in rated
    ]
    return Standings(found, against)


def _of(bot: str, points: dict[tuple[str, str], list[float]]) -> list[float]:
    return [point for (one, _), parts in points.items() if one == bot for point in parts]


def _share(bot: str, parts: Sequence[float]) -> Share:
    return share(bot, sum(parts), len(parts))
