"""What a tournament is told in, on a screen or on a page: two sheets of heads and rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oneiros.arena.intervals import Share
from oneiros.arena.standings import Standing, Standings
from oneiros.words import Words
from oneiros.words.numbers import decimal, percent

_UNMET: Final = "–"


class Sheet(NamedTuple):
    """A title, the head of each column, and rows that begin with a name."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


def sheets(words: Words, found: Standings) -> list[Sheet]:
    """Give the ratings, and who won how much against whom."""
    keys = ("bot", "rating", "interval", "games", "won", "decision", "longest")
    names = [one.rating.bot for one in found.bots]
    return [
        Sheet(
            words.say("arena-ratings"),
            [words.say(f"arena-{key}") for key in keys],
            [_rating(words, one) for one in found.bots],
        ),
        Sheet(
            words.say("arena-crosstable"),
            [words.say("arena-bot"), *names],
            [
                [bot, *(_won(words, found.against.get((bot, other))) for other in names)]
                for bot in names
            ],
        ),
    ]


def milliseconds(one: Standing) -> float:
    """Say how long a decision took on average."""
    return 1000 * one.thought.seconds / max(one.thought.decisions, 1)


def _rating(words: Words, one: Standing) -> list[str]:
    return [
        one.rating.bot,
        decimal(words, one.rating.rating, 0),
        f"{decimal(words, one.rating.low, 0)} – {decimal(words, one.rating.high, 0)}",
        str(one.share.games),
        percent(words, one.share.share),
        decimal(words, milliseconds(one), 1),
        decimal(words, 1000 * one.thought.longest, 0),
    ]


def _won(words: Words, share: Share | None) -> str:
    if share is None:
        return _UNMET
    low, high = percent(words, share.low), percent(words, share.high)
    return f"{percent(words, share.share)} ({low} – {high})"
