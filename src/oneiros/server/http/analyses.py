"""Analyses over HTTP: begun once for a game that is over, and asked for until they are done.

What such a game shows about its seats is counted, not judged, and told at once.
"""

from __future__ import annotations

from functools import partial

import msgspec

from oneiros.analysis.course import course
from oneiros.kernel.record import Result
from oneiros.server.http.endpoint import Call
from oneiros.server.http.reviews import Reviewable, of_path, remembered
from oneiros.server.protocol import api_types as api
from oneiros.server.refusals import Untimely
from oneiros.server.rooms.origins import origin_is_secret
from oneiros.server.rooms.reviews.analyses import Progress


async def begin_table(call: Call) -> api.Analysed:
    """Have the game of a table analysed."""
    return await _begun(call, await of_path(call, ""))


async def of_table(call: Call) -> api.Analysed:
    """Tell how far that is."""
    return await _asked(call, await of_path(call, ""))


async def begin_record(call: Call) -> api.Analysed:
    """Have a record file analysed that was sent before."""
    return await _begun(call, remembered(call, call.path["review"], ""))


async def of_record(call: Call) -> api.Analysed:
    """Tell how far that is."""
    return await _asked(call, remembered(call, call.path["review"], ""))


async def back_at_table(call: Call) -> api.LookedBack:
    """Tell what the game of a table shows about each seat and what it brought."""
    return await _looked_back(call, await of_path(call, ""))


async def back_at_record(call: Call) -> api.LookedBack:
    """Tell the same of a record file that was sent before."""
    return await _looked_back(call, remembered(call, call.path["review"], ""))


async def _looked_back(call: Call, wanted: Reviewable) -> api.LookedBack:
    await check_finished(call, wanted)
    look_back = wanted.game.look_back
    if look_back is None:
        return api.LookedBack([])
    look = partial(look_back, wanted.played.setup, wanted.played.answers)
    written = await call.hall.reviews.found(call.who, wanted.id, look)
    # What is written already stands in the message for what it says.
    return api.LookedBack(msgspec.Raw(written))  # type: ignore[arg-type]


async def check_finished(call: Call, wanted: Reviewable) -> None:
    """Refuse a game that goes on, since what is told of it would be advice.

    One that was begun from it is refused, too, where hints are not given.
    """
    if not wanted.played.final or wanted.table.ending is None:
        raise Untimely("server-analysis-early")
    if await origin_is_secret(call.hall.archive, wanted.played.setup):
        raise Untimely("server-analysis-origin")


async def _asked(call: Call, wanted: Reviewable) -> api.Analysed:
    await check_finished(call, wanted)
    return _told(call.hall.analyses.progress(wanted.id))


async def _begun(call: Call, wanted: Reviewable) -> api.Analysed:
    await check_finished(call, wanted)
    name, analyses = wanted.id, call.hall.analyses
    known = analyses.known(name)
    if known is not None:
        return _told(known)
    # Whoever waits for an analysis already is refused before a game is played again for it.
    analyses.check(call.who)
    cut = partial(course, wanted.game, wanted.played.setup, wanted.played.answers, _result(wanted))
    played = await call.hall.reviews.work_out(call.who, cut)
    # Somebody else may have begun the same meanwhile.
    return _told(analyses.known(name) or analyses.begin(name, call.who, played))


def _result(wanted: Reviewable) -> Result | None:
    ending = wanted.table.ending
    if ending is None:
        return None
    return Result([wanted.table.names[seat] for seat in ending.winners], ending.how)


def _told(progress: Progress) -> api.Analysed:
    # What is written already stands in the message for what it says.
    return api.Analysed(progress.done, progress.total, progress.found)  # type: ignore[arg-type]
