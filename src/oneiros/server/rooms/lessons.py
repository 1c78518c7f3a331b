"""Which lesson is learnt at a table, which puzzle is solved or which example is tried at it."""

from __future__ import annotations

from typing import Final

from oneiros.kernel.errors import BadData
from oneiros.kernel.ruleset import Setup
from oneiros.puzzles.puzzle import Puzzle, lay
from oneiros.puzzles.shelf import puzzle
from oneiros.registry.game import Example, Game, Lesson

LESSON: Final = "lesson"
"""Where the format of a table names the lesson that is learnt at it; nobody else may say so."""
PUZZLE: Final = "puzzle"
"""The same for a puzzle."""
EXAMPLE: Final = "example"
"""The same for an example."""


def lesson(game: Game, name: str) -> Lesson:
    """Give a lesson of a game by its name, or refuse."""
    known = {one.name: one for one in game.lessons}
    if name not in known:
        raise BadData("server-lesson-unknown", came=name, known=", ".join(known))
    return known[name]


def puzzle_of(game: Game, name: str) -> tuple[Puzzle, Setup]:
    """Give a puzzle of a game by its name with its set-up, or refuse."""
    one = puzzle(game.ruleset.name, name)
    return one, lay(game, one.position, one.seat).setup


def example_of(game: Game, name: str) -> tuple[Example, Setup]:
    """Give an example of a game by its name with its set-up, or refuse."""
    known = game.examples()
    if name not in known:
        raise BadData("server-example-unknown", came=name, known=", ".join(known))
    return known[name], game.ruleset.check({"position": known[name].position})


def setup_to_learn(game: Game, learnt: str, solved: str, tried: str) -> Setup | None:
    """Give the set-up of whichever lesson, puzzle or example is named; nothing if none is."""
    if learnt:
        return lesson(game, learnt).setup
    if solved:
        return puzzle_of(game, solved)[1]
    if tried:
        return example_of(game, tried)[1]
    return None
