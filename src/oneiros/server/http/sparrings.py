"""Sparrings over HTTP: begun for something that is brought, and asked for until they are done."""

from __future__ import annotations

from oneiros.registry.games import all_games
from oneiros.server.http.endpoint import Call
from oneiros.server.protocol import api_types as api
from oneiros.server.refusals import Unknown
from oneiros.server.rooms.sparrings import Progress


async def begin(call: Call) -> api.Sparred:
    """Have bots play with something, or hear how far that is."""
    name, known = call.path["game"], all_games()
    if name not in known:
        raise Unknown("server-game-unknown", came=name, known=", ".join(known))
    game = known[name]
    brings = game.brought(call.body.brings)
    return _told(call.hall.sparrings.begin(game, brings, call.body.rounds, call.who))


async def of(call: Call) -> api.Sparred:
    """Tell how far that is."""
    return _told(call.hall.sparrings.progress(call.path["sparring"]))


def _told(progress: Progress) -> api.Sparred:
    return api.Sparred(progress.id, progress.done, progress.total, progress.found)
