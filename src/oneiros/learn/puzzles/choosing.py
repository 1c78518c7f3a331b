"""Choosing what is shipped: as many of each kind and grade as there is room for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from oneiros.puzzles.going import read
from oneiros.puzzles.kinds import FINISH, GOALS, PHASES
from oneiros.puzzles.puzzle import Puzzle, lay
from oneiros.registry.game import Game

_SHORT: Final = 3
_PLENTY: Final = {PHASES[0]: 0.1, FINISH: 0.15}
_A_KIND: Final = 0.3
"""At most this part of all are of one kind while there are others, less where there is plenty."""
_A_GAME: Final = 3
"""So many may come from one game."""


def choose(game: Game, games: Iterable[Sequence[Puzzle]], most: int) -> list[Puzzle]:
    """Choose from what games gave, as many of each grade, the clearest first.

    They are ordered by grade and length.
    """
    found = [one for puzzles in games for one in _of_a_game(game, puzzles)]
    found.sort(key=lambda one: (-_clear(one), one.id))
    chosen: dict[str, Puzzle] = {}
    kinds: Counter[str] = Counter()
    grades: Counter[int] = Counter()
    for bounded in (True, False):
        while len(chosen) < most:
            left = [
                one
                for one in found
                if one.id not in chosen and not (bounded and kinds[one.kind] >= most * _part(one))
            ]
            if not left:
                break
            one = min(left, key=lambda one: grades[one.grade])
            chosen[one.id] = one
            kinds[one.kind] += 1
            grades[one.grade] += 1
    return sorted(chosen.values(), key=lambda one: (one.grade, len(one.solution), one.id))


def _part(one: Puzzle) -> float:
    return _PLENTY.get(one.kind, _A_KIND)


def _of_a_game(game: Game, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Give the clearest of a game, without those that split hairs."""
    fit = [one for one in puzzles if not (_splits_hairs(one) or _breaks_off(game, one))]
    return [_tempting_once(one) for one in sorted(fit, key=lambda one: -_clear(one))[:_A_GAME]]


def _splits_hairs(one: Puzzle) -> bool:
    """Tell whether the last of several answers alone makes the difference, without any goal."""
    almost = any(tried.answers[:-1] == one.solution[:-1] for tried in one.tries)
    return almost and one.kind not in GOALS and len(one.solution) >= _SHORT


def _breaks_off(game: Game, one: Puzzle) -> bool:
    """Tell whether chance ends the attempt in the midst of a phase whose best is asked for."""
    laid = lay(game, one.position, one.seat)
    after = read(laid, one.solution).state
    phases = [(game.turns(state), game.phase(state)) for state in (laid.start, after)]
    return one.kind in PHASES and phases[0] == phases[1]


def _tempting_once(one: Puzzle) -> Puzzle:
    """Where every bot finds it, only chance shows what is wrong, and once is enough."""
    easy = one.kind == FINISH and one.grade == 1
    return msgspec.structs.replace(one, tries=one.tries[:1]) if easy else one


def _clear(one: Puzzle) -> float:
    """Tell how clear a puzzle is: how much the solution is ahead, as a part of what is at stake."""
    return one.gap / max(min(one.chance, 1 - one.chance), 0.25)
