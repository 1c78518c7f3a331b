"""Finished games that are analysed, part by part where bots think, and what was found."""

from __future__ import annotations

import asyncio
import logging
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
from oneiros.server.rooms.reviews.row import Row
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who
from oneiros.words.portable import PORTABLE

LOG: Final = logging.getLogger("oneiros.server")
MOST_WANTED: Final = 2
"""So many analyses at a time may one client or guest have under way."""
MOST_AT_ONCE: Final = 16
"""So many are under way at a time, of everybody's."""
MOST_PARTS: Final = 1000
"""A game with more choices is not analysed here."""
GIVE_UP_AFTER: Final = 30.0
"""Seconds after which an analysis ends that nobody asks for any more."""
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


class _UnderWay:
    """An analysis that somebody waits for."""

    def __init__(self, who: Who, total: int) -> None:
        self.who = who
        self.total = total
        self.done = 0
        self.wanted = monotonic()
        self.task: asyncio.Task[None] | None = None
        self.failed = False


class Analyses:
    """What was found about games, and who waits for what.

    A part is judged when it is the turn of whoever asked, so bots of others do not wait long. An
    analysis of which nobody wants to hear any more ends.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        """Begin with none."""
        self._thinkers = thinkers
        self._found: Row[str, Found] = Row(MOST_KEPT, MOST_BYTES)
        self._under_way: dict[str, _UnderWay] = {}

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
        one = self._under_way.get(name)
        if one is None:
            return None
        if one.failed:
            del self._under_way[name]
            raise BadData("server-analysis-failed")
        one.wanted = monotonic()
        return Progress(one.done, one.total)

    def check(self, who: Who) -> None:
        """Refuse another analysis to somebody who waits for enough, and to all when many do."""
        busy = [one for one in self._under_way.values() if not one.failed]
        if any(sum(part in one.who for one in busy) >= MOST_WANTED for part in who):
            raise TooMuch("server-analysis-busy", most=MOST_WANTED)
        if len(busy) >= MOST_AT_ONCE:
            raise TooMuch("server-analysis-full", most=MOST_AT_ONCE)

    def begin(self, name: str, who: Who, course: Course) -> Progress:
        """Begin to analyse a game."""
        choices = course.choices
        if not choices:
            raise BadData("server-analysis-nothing")
        if choices > MOST_PARTS:
            raise TooMuch("server-analysis-long", came=choices, most=MOST_PARTS)
        self.check(who)
        one = self._under_way[name] = _UnderWay(who, choices)
        one.task = asyncio.create_task(self._analyse(name, one, course))
        return Progress(0, one.total)

    def sweep(self) -> None:
        """Forget what nobody has asked for in a while."""
        self._found.forget(monotonic() - FORGET_AFTER)
        self._under_way = {name: one for name, one in self._under_way.items() if not one.failed}

    def close(self) -> None:
        """End what is under way."""
        for one in self._under_way.values():
            if one.task is not None:
                one.task.cancel()

    async def _analyse(self, name: str, one: _UnderWay, course: Course) -> None:
        """Judge part after part, as long as somebody wants to hear of it."""
        try:
            playouts = min(await self._measured(course, one.who), MOST_PLAYOUTS)
            asked = await asyncio.to_thread(questions, course, playouts, SEED)
            one.total = len(asked)
            judged: list[Judged] = []
            for question in asked:
                judged.append(await self._thinkers.judge(question, one.who))
                one.done = len(judged)
                if monotonic() - one.wanted > GIVE_UP_AFTER:
                    del self._under_way[name]
                    return
            found = await asyncio.to_thread(reckon, course, judged, PORTABLE, playouts, SEED)
            self._found.put(name, Found(msgspec.json.encode(found)))
            del self._under_way[name]
        except Exception:
            LOG.exception("the analysis of the game %s has failed", name)
            one.failed = True

    async def _measured(self, course: Course, who: Who) -> int:
        """Say how many playouts suit a game, where it will be judged."""
        asked = await asyncio.to_thread(probes, course, SEED)
        return playouts_within(course, [await self._thinkers.pace(one, who) for one in asked])
