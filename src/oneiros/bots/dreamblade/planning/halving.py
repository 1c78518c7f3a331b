"""Sequential halving: all plans are tried alike, with the same dice; the better half goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.dreamblade.playout import play_to_turn_end
from oneiros.kernel.dice import Dice

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.budget import Budget
    from oneiros.bots.dreamblade.planning.candidate import Candidate
    from oneiros.bots.dreamblade.value.judge import Judge
    from oneiros.games.dreamblade.flow import Dreamblade


def best(
    candidates: list[Candidate],
    asked: Dreamblade,
    judge: Judge,
    budget: Budget,
    playouts: i64,
    seed: i64,
) -> Candidate:
    """Give the plan that brings most to the player asked at a table, when that turn has ended.

    Before the first trial the first one counts.
    """
    player = asked.seat
    live = candidates
    rounds: i64 = 1
    while 1 << rounds < len(live):
        rounds += 1
    number: i64 = 0
    left = playouts
    while len(live) > 1 and left > 0:
        passes: i64 = max(playouts // (rounds * len(live)), 1)
        for _ in range(passes):
            for candidate in live:
                if left <= 0:
                    break
                left -= 1
                _try(candidate, player, asked.turn, judge, seed + number)
                if budget.spend():
                    return _first(live)
            number += 1
        live.sort(key=_mean)
        live = live[: (len(live) + 1) // 2]
    return _first(live)


def _first(live: list[Candidate]) -> Candidate:
    """Give the best of those that were tried, or the first where none was."""
    chosen = live[0]
    for one in live:
        if one.tried and (not chosen.tried or one.mean() > chosen.mean()):
            chosen = one
    return chosen


def _try(candidate: Candidate, player: i64, turn: i64, judge: Judge, seed: i64) -> None:
    """Play a plan's table to the end of the turn and add what it is worth then."""
    table = candidate.table.copy()
    play_to_turn_end(table, turn, None, Dice(seed))
    candidate.total += judge.chance(table, player)
    candidate.tried += 1


def _mean(candidate: Candidate) -> int:
    return -candidate.mean()
