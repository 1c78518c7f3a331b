"""Finished games that are analysed, part by part where bots think, and what was found."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from oneiros.analysis.course import Course
from oneiros.analysis.judging import Judged
from oneiros.analysis.pacing import playouts_within, probes
from oneiros.analysis.reckoning import questions, reckon
from oneiros.analysis.running import SEED
from oneiros.kernel.errors import BadData
from oneiros.server.refusals import TooMuch, Unknown
from oneiros.server.rooms.pursuits import Pursuit, Pursuits, Refusals
from oneiros.server.rooms.reviews.row import Row
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who
from oneiros.words.portable import PORTABLE

MOST_PARTS: Final = 1000
"""A game with more choices is not analysed here."""
MOST_PLAYOUTS: Final = 40
"""For each moment of a part: bots wait until a part is judged."""
MOST_KEPT: Final = 128
MOST_BYTES: Final = 16 * 1024 * 1024
"""So many analyses, and bytes of them, are kept."""
FORGET_AFTER: Final = 24 * 3600.0
"""Seconds after which one that nobody has asked for is forgotten."""


class Found(NamedTuple):
    """An analysis, written."""

    written: bytes

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        return len(self.written)


class Progress(NamedTuple):
    """How many of how many parts are judged, and what was found when all are."""

    done: int
    total: int
    found: msgspec.Raw | None = None


class Analyses:
    """What was found about games, and who waits for what.

    A part is judged when it is the turn of whoever asked, so bots of others do not wait long. An
    analysis of which nobody wants to hear any more ends.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        """Begin with none."""
        self._thinkers = thinkers
        self._found: Row[str, Found] = Row(MOST_KEPT, MOST_BYTES)
        self._under_way = Pursuits(
            Refusals("server-analysis-busy", "server-analysis-full", "server-analysis-failed")
        )

    def progress(self, name: str) -> Progress:
        """Tell how far the analysis of a game has come; it is wanted for a while longer."""
        known = self.known(name)
        if known is None:
            raise Unknown("server-analysis-unknown")
        return known

    def known(self, name: str) -> Progress | None:
        """Tell the same, or None where none is kept or under way."""
        found = self._found.get(name)
        if found is not None:
            return Progress(1, 1, msgspec.Raw(found.written))
        one = self._under_way.asked(name)
        return None if one is None else Progress(one.done, one.total)

    def check(self, who: Who) -> None:
        """Refuse another analysis to somebody who waits for enough, and to all when many do."""
        self._under_way.check(who)

    def begin(self, name: str, who: Who, course: Course) -> Progress:
        """Begin to analyse a game."""
        choices = course.choices
        if not choices:
            raise BadData("server-analysis-nothing")
        if choices > MOST_PARTS:
            raise TooMuch("server-analysis-long", came=choices, most=MOST_PARTS)
        self._under_way.begin(name, who, choices, lambda one: self._analyse(name, one, course))
        return Progress(0, choices)

    def sweep(self) -> None:
        """Forget what nobody has asked for in a while."""
        self._found.forget(monotonic() - FORGET_AFTER)
        self._under_way.sweep()

    def close(self) -> None:
        """End what is under way."""
        self._under_way.close()

    async def _analyse(self, name: str, one: Pursuit, course: Course) -> None:
        """Judge part after part, as long as somebody wants to hear of it."""
        playouts = min(await self._measured(course, one.who), MOST_PLAYOUTS)
        asked = await asyncio.to_thread(questions, course, playouts, SEED)
        one.total = len(asked)
        judged: list[Judged] = []
        for question in asked:
            if judged and one.forsaken:
                return
            judged.append(await self._thinkers.judge(question, one.who))
            one.done = len(judged)
        found = await asyncio.to_thread(reckon, course, judged, PORTABLE, playouts, SEED)
        self._found.put(name, Found(msgspec.json.encode(found)))

    async def _measured(self, course: Course, who: Who) -> int:
        """Say how many playouts suit a game, where it will be judged."""
        asked = await asyncio.to_thread(probes, course, SEED)
        return playouts_within(course, [await self._thinkers.pace(one, who) for one in asked])
