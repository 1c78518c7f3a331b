"""Solutions without deeds that their goal does not need.

A deed is needed if without it, and without what only it makes possible, the goal is missed or
something that is wrong would be as good.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from oneiros.kernel.errors import Refusal
from oneiros.puzzles.going import Way, ended, read, way, write
from oneiros.puzzles.judging import weigh
from oneiros.puzzles.kinds import GOALS, goals
from oneiros.puzzles.puzzle import Laid, Puzzle

AHEAD: Final = 0.0125
"""So much better than anything wrong a solution stays, or as much as it was."""
_END: Final = "end"


def trimmed(laid: Laid, puzzle: Puzzle) -> Puzzle:
    """Give a puzzle whose solution has only deeds that are needed; without a goal all of them are.

    What it leaves is measured anew, by the dice of the puzzle.
    """
    if puzzle.kind not in GOALS:
        return puzzle
    rival = puzzle.chance - puzzle.gap
    least = min(AHEAD, puzzle.gap)

    def gap(one: Way) -> float:
        return round(weigh(laid, one, puzzle.seed).chances[laid.start.seat] - rival, 4)

    # Most often the bare goal is enough, and then nothing else need be played on.
    left = shortened(laid, puzzle.solution, puzzle.kind)
    if left != puzzle.solution and gap(read(laid, left)) < least:
        left = shortened(laid, puzzle.solution, puzzle.kind, lambda one: gap(one) >= least)
    if left == puzzle.solution:
        return puzzle
    ahead = gap(read(laid, left))
    return msgspec.structs.replace(puzzle, solution=left, chance=round(rival + ahead, 4), gap=ahead)


def shortened(
    laid: Laid, texts: Sequence[str], goal: str, will_do: Callable[[Way], bool] = lambda _: True
) -> list[str]:
    """Leave out deeds, one after the other, as long as the goal is reached and the rest will do."""
    left = _once_shortened(laid, texts, goal, will_do)
    while _deeds(left) < _deeds(texts):
        texts, left = left, _once_shortened(laid, left, goal, will_do)
    return left


def _once_shortened(
    laid: Laid, texts: Sequence[str], goal: str, will_do: Callable[[Way], bool]
) -> list[str]:
    left = list(texts)
    place = 0
    while place < len(left):
        tried = _followed(laid, [*left[:place], *left[place + 1 :]])
        found = write(laid, tried.answers)
        if _deeds(found) < _deeds(left) and goal in goals(laid, tried) and will_do(tried):
            left = found
        else:
            place += 1
    return left


def _deeds(texts: Sequence[str]) -> int:
    return sum(text != _END for text in texts)


def _followed(laid: Laid, texts: Sequence[str]) -> Way:
    """Do what can still be done of some deeds, and end the phase where they do not."""
    state = laid.start.copy()
    answers: list[int] = []
    for text in (*texts, _END):
        if ended(laid, state):
            break
        try:
            option = laid.game.ruleset.read(state, text)
        except Refusal:
            continue
        state.apply(option)
        answers.append(option)
    return way(laid, answers)
