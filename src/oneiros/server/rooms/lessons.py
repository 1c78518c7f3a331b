"""Which lesson is learnt at a table."""

from __future__ import annotations

from typing import Final

from oneiros.kernel.errors import BadData
from oneiros.registry.game import Game, Lesson

LESSON: Final = "lesson"
"""Where the format of a table names the lesson that is learnt at it; nobody else may say so."""


def lesson(game: Game, name: str) -> Lesson:
    """Give a lesson of a game by its name, or refuse."""
    known = {one.name: one for one in game.lessons}
    if name not in known:
        raise BadData("server-lesson-unknown", came=name, known=", ".join(known))
    return known[name]
