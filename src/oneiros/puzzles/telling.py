"""Puzzles as they are told: what an attempt came to, and a solution with what speaks for it."""

from __future__ import annotations

from oneiros.puzzles.going import Way, read
from oneiros.puzzles.judging import judge
from oneiros.puzzles.puzzle import Laid, Puzzle
from oneiros.registry.advice import without
from oneiros.registry.named import Account, Told
from oneiros.words import Words


class PuzzleTried(Told, frozen=True):
    """Something that does not solve a puzzle: what it does and leaves undone."""

    plan: Account
    chance: float
    """The chance of winning that it leaves."""


class PuzzleSolution(Told, frozen=True):
    """The solution of a puzzle, what follows from it, and what tempts instead."""

    plan: Account
    chance: float
    """The chance of winning after it."""
    instead: list[PuzzleTried]
    """Of each only those consequences are told that the solution does not have."""


class PuzzleVerdict(Told, frozen=True):
    """What became of an attempt; of one that is not `whole` nothing is known yet."""

    whole: bool
    solved: bool = False
    same: bool = False
    """Whether it comes to the same as the solution; another way may be as good."""
    chance: float = 0.0
    best: float = 0.0
    """The chances of winning after it and after the solution."""
    plan: Account | None = None
    reached: bool | None = None
    """Whether the goal is reached, where the puzzle has one."""


def verdict(
    words: Words, laid: Laid, puzzle: Puzzle, attempt: Way, chance: float | None = None
) -> PuzzleVerdict:
    """Tell what an attempt comes to, and nothing of the solution but what it is worth.

    The chance that the attempt leaves may be known already.
    """
    if not attempt.whole:
        return PuzzleVerdict(whole=False)
    found = judge(laid, puzzle, attempt, chance)
    return PuzzleVerdict(
        whole=True,
        solved=found.solved,
        same=found.same,
        chance=round(found.chance, 3),
        best=round(found.best, 3),
        plan=_account(words, laid, attempt),
        reached=found.reached,
    )


def solution(words: Words, laid: Laid, puzzle: Puzzle) -> PuzzleSolution:
    """Tell the solution, step by step, and why it is one."""
    plan = _account(words, laid, read(laid, puzzle.solution))
    instead = [
        PuzzleTried(without(_account(words, laid, read(laid, one.answers)), plan), one.chance)
        for one in puzzle.tries
    ]
    return PuzzleSolution(plan, puzzle.chance, instead)


def _account(words: Words, laid: Laid, one: Way) -> Account:
    return laid.game.account(words, laid.start, one.answers)
