"""Choosing what is shipped: as many of each kind and grade as there is room for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from oneiros.puzzles.going import read
from oneiros.puzzles.kinds import FINISH, GOALS, PHASES
from oneiros.puzzles.puzzle import Laid, Puzzle, lay
from oneiros.registry.game import Game

_FIRST_TURNS: Final = 1
"""In so many turns nothing has happened yet that a puzzle could be about."""
_SHORT: Final = 3
_SCARCE: Final = {PHASES[0]: 0.1, FINISH: 0.25}
"""At most this part of all are of a kind of which there is more than enough."""
_A_GRADE: Final = 0.3
"""At most this part of all are of one grade, as long as others are left."""
_A_GAME: Final = 3
"""So many may come from one game."""


def choose(game: Game, games: Iterable[Sequence[Puzzle]], most: int) -> list[Puzzle]:
    """Choose from what games gave, the clearest first, and order it by grade and clearness."""
    found = [one for puzzles in games for one in _of_a_game(game, puzzles)]
    found.sort(key=lambda one: (-_clear(one), one.id))
    chosen: dict[str, Puzzle] = {}
    kinds: Counter[str] = Counter()
    grades: Counter[int] = Counter()
    for bounded in (True, False):
        for one in found:
            if len(chosen) == most:
                break
            full = grades[one.grade] >= most * _A_GRADE or kinds[one.kind] >= most * _part(one)
            if one.id in chosen or (bounded and full):
                continue
            chosen[one.id] = one
            kinds[one.kind] += 1
            grades[one.grade] += 1
    return sorted(chosen.values(), key=lambda one: (one.grade, len(one.solution), one.id))


def _part(one: Puzzle) -> float:
    return _SCARCE.get(one.kind, 0.5)


def _of_a_game(game: Game, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Give the clearest of a game, without those of its first turns and those that split hairs."""
    late = [one for one in puzzles if game.turns(_laid(game, one).start) > _FIRST_TURNS]
    fit = [_trimmed(one) for one in late if not (_splits_hairs(one) or _breaks_off(game, one))]
    return sorted(fit, key=lambda one: -_clear(one))[:_A_GAME]


def _splits_hairs(one: Puzzle) -> bool:
    """Tell whether the last of several answers alone makes the difference, without any goal."""
    almost = any(tried.answers[:-1] == one.solution[:-1] for tried in one.tries)
    return almost and one.kind not in GOALS and len(one.solution) >= _SHORT


def _breaks_off(game: Game, one: Puzzle) -> bool:
    """Tell whether chance ends the attempt in the midst of a phase whose best is asked for."""
    laid = _laid(game, one)
    after = read(laid, one.solution).state
    phases = [(game.turns(state), game.phase(state)) for state in (laid.start, after)]
    return one.kind in PHASES and phases[0] == phases[1]


def _trimmed(one: Puzzle) -> Puzzle:
    """Where every bot finds it, only chance shows what is wrong, and once is enough."""
    easy = one.kind == FINISH and one.grade == 1
    return msgspec.structs.replace(one, tries=one.tries[:1]) if easy else one


def _laid(game: Game, one: Puzzle) -> Laid:
    return lay(game, one.position, one.seat)


def _clear(one: Puzzle) -> float:
    """Tell how clear a puzzle is: how much the solution is ahead, as a part of what is at stake."""
    return one.gap / max(min(one.chance, 1 - one.chance), 0.25)
