"""Duels over HTTP: what was brought to a finished game meets again, in the hands of one bot."""

from __future__ import annotations

from oneiros.arena.duel import Pair, pair
from oneiros.kernel.errors import BadData
from oneiros.server.http.analyses import check_finished
from oneiros.server.http.endpoint import Call
from oneiros.server.http.reviews import Reviewable, of_path, remembered
from oneiros.server.protocol import api_types as api
from oneiros.server.rooms.duels import Progress


async def begin(call: Call) -> api.Duelled:
    """Have bots play, or go on, with what was brought; refuse what cannot be played.

    Whoever may end it again is a guest: others may have the same address.
    """
    call.caller()
    wanted = await _wanted(call)
    found = _pair(wanted)
    if found is None:
        raise BadData("server-duel-nothing")
    if found.same:
        raise BadData("server-duel-same")
    return _told(call.hall.duels.begin(wanted.game, found, call.who))


async def of(call: Call) -> api.Duelled:
    """Tell how far that is, and whether there is anything to play."""
    wanted = await _wanted(call)
    found = _pair(wanted)
    if found is None or found.same:
        return api.Duelled(0, 0, same=found is not None)
    return _told(call.hall.duels.progress(wanted.game, found))


async def give_up(call: Call) -> api.Duelled:
    """End what the caller has begun."""
    guest = call.caller()
    wanted = await _wanted(call)
    found = _pair(wanted)
    if found is None:
        raise BadData("server-duel-nothing")
    return _told(call.hall.duels.give_up(wanted.game, found, guest))


async def _wanted(call: Call) -> Reviewable:
    """Give the game that the path names; one that goes on is refused."""
    review = call.path.get("review")
    wanted = await of_path(call, "") if review is None else remembered(call, review, "")
    await check_finished(call, wanted)
    return wanted


def _pair(wanted: Reviewable) -> Pair | None:
    setup = wanted.played.setup
    found = pair(wanted.game, setup)
    if found is not None:
        # A record file may tell of a game that could grow without end.
        wanted.game.check_limits(setup)
    return found


def _told(progress: Progress) -> api.Duelled:
    return api.Duelled(progress.done, progress.total, going=progress.going, duel=progress.found)
