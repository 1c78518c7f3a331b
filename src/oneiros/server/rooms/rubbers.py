"""Several games of the same players, of which more than half decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from oneiros.server.protocol.messages import Rubber

RUBBER: Final = "rubber"
"""Where the format of a table says which of several games is played at it; nobody else may."""


class Score(msgspec.Struct, frozen=True):
    """How it stood before a game: which of them it is, and who has won how many."""

    best: int
    number: int
    wins: tuple[int, ...]
    drawn: int = 0


# Two threads that use a type for the first time at once crash msgspec.
msgspec.convert({"best": 3, "number": 1, "wins": []}, Score)


def score_of(kept: Mapping[str, object]) -> Score | None:
    """Give how it stood before the game of a table, by its format, if it is one of several."""
    return msgspec.convert(kept[RUBBER], Score) if RUBBER in kept else None


def kept(score: Score) -> dict[str, object]:
    """Give that part of a format which says how it stands."""
    return {RUBBER: msgspec.to_builtins(score)}


def begun(best: int, seats: int) -> Score:
    """Give how it stands before the first of so many games."""
    return Score(best, 1, (0,) * seats)


def told(score: Score, winners: Sequence[int] | None, *, over: bool) -> Rubber:
    """Tell how it stands; where this game is `over`, it counts.

    It ends when somebody has won more than half, or with the last game: then those have won it who
    have won most, if not all have won as many.
    """
    if not over:
        return Rubber(score.best, score.number, list(score.wins), score.drawn)
    won = winners or ()
    wins = [count + (seat in won) for seat, count in enumerate(score.wins)]
    most = max(wins)
    ended = 2 * most > score.best or score.number == score.best
    best = [seat for seat, count in enumerate(wins) if count == most]
    decided = best if ended and len(best) < len(wins) else []
    drawn = score.drawn + (not won)
    return Rubber(score.best, score.number, wins, drawn, ended, decided)


def next_score(score: Score, winners: Sequence[int] | None) -> Score:
    """Give how it stands before the next game, in which everybody sits one seat further."""
    now = told(score, winners, over=True)
    if now.over:
        return begun(score.best, len(score.wins))
    return Score(score.best, score.number + 1, (*now.wins[1:], now.wins[0]), now.drawn)
