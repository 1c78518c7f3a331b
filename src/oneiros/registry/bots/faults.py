"""What a bot from outside can do wrong."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Final, Literal

Kind = Literal["raised", "late", "ended", "nonsense"]
LONGEST: Final = 200
"""So many letters of what a bot said are repeated."""


class BotFault(Exception):  # noqa: N818 - a fault is the word that everybody else uses for it
    """A bot has not answered as it should: in which way, and what is known about it."""

    def __init__(self, kind: Kind, why: str) -> None:
        """Keep what is worth telling."""
        super().__init__(kind, why[:LONGEST])
        self.kind: Kind = kind
        self.why = why[:LONGEST]

    def alone(self) -> BotFault:
        """Give it without what it was raised by: who keeps it keeps nothing else."""
        self.__context__ = None
        return self.with_traceback(None)


def told(error: BaseException) -> str:
    """Tell an exception in one line, with the place where it was raised."""
    said = " ".join(str(error).split())
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}{': ' * bool(said)}{said}{place}"
