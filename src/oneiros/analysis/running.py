"""A whole analysis: its questions answered here or over processes; the same whichever way."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from oneiros.analysis.course import Course
from oneiros.analysis.judging import Judged, Question, judge
from oneiros.analysis.pacing import playouts_for
from oneiros.analysis.reckoning import questions, reckon
from oneiros.analysis.report import Analysis
from oneiros.analysis.valuing import GROUPS
from oneiros.words import Words

SEED: Final = "1"


def analyse(  # noqa: PLR0913 - what may be wished for is named
    course: Course,
    words: Words,
    *,
    playouts: int = 0,
    seed: object = SEED,
    processes: int = 1,
    told: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Analyse a game; `told` hears how many of how many questions are answered.

    Without `playouts` there are as many as a minute has room for. They are made in groups of one
    size, so what is left over of them is not made.
    """
    playouts = max((playouts or playouts_for(course, seed)) // GROUPS, 1) * GROUPS
    asked = questions(course, playouts, seed)
    judged: list[Judged] = []
    if told is not None:
        told(0, len(asked))

    def heard(one: Judged) -> None:
        judged.append(one)
        if told is not None:
            told(len(judged), len(asked))

    if processes == 1:
        for one in asked:
            heard(judge(one))
    else:
        _spread(asked, processes, heard)
    return reckon(course, judged, words, playouts, seed)


def _spread(asked: list[Question], processes: int, heard: Callable[[Judged], None]) -> None:
    pool = ProcessPoolExecutor(processes)
    try:
        for one in pool.map(judge, asked):
            heard(one)
    finally:
        # Whoever interrupts does not wait for what nobody wants any more.
        pool.shutdown(wait=False, cancel_futures=True)
