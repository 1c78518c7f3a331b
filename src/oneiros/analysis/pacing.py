"""How closely a game is looked at, so that it takes about a minute on whatever machine.

A few of its choices are judged first, each of a few playouts, and the time of that is measured.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import Final

from oneiros.analysis.course import Course
from oneiros.analysis.judging import Question, judge
from oneiros.analysis.reckoning import questions

SECONDS: Final = 60.0
"""What an analysis takes on one core, about."""
PLAYOUTS: Final = (16, 24, 32, 48, 64, 96, 128, 192, 240)
"""For each search and comparison of a choice. There are few steps, so that the same machine comes
to the same one again."""
PROBES: Final = 4
"""So many choices are judged first."""


def probes(course: Course, seed: object) -> list[Question]:
    """Give a few choices from all over a game, to be looked at as little as possible."""
    asked = [one for one in questions(course, PLAYOUTS[0], seed) if one.chosen]
    return asked[:: max(len(asked) // PROBES, 1)][:PROBES]


def spent(question: Question) -> float:
    """Give the seconds of this thread that a question takes."""
    begun = thread_time()
    judge(question)
    return thread_time() - begun


def playouts_within(course: Course, seconds: Sequence[float]) -> int:
    """Say how many playouts suit a game whose probes took so long."""
    # The first also loads what is judged by, and one alone may be far from the others.
    usual = sorted(seconds)[len(seconds) // 2] if seconds else 0.0
    room = SECONDS / max(course.choices, 1)
    most = PLAYOUTS[0] * room / usual if usual > 0 else float("inf")
    return max((one for one in PLAYOUTS if one <= most), default=PLAYOUTS[0])


def playouts_for(course: Course, seed: object) -> int:
    """Measure how many playouts suit a game, in this process."""
    return playouts_within(course, [spent(one) for one in probes(course, seed)])
