"""Sparrings over HTTP: begun for something that is brought, and asked for until they are done."""

from __future__ import annotations

from oneiros.arena.sparring import whole_round
from oneiros.registry.game import Game
from oneiros.server.games import known_game
from oneiros.server.http.endpoint import Call
from oneiros.server.protocol import api_types as api
from oneiros.server.rooms.sparrings import Progress


async def sizes(call: Call) -> list[api.SparringSize]:
    """Tell how many games there may be: as is usual, and for a closer look."""
    game = _game(call)
    if not game.ready:
        return []
    return [
        api.SparringSize(rounds, rounds * whole_round(game))
        for rounds in (api.ROUNDS, api.MOST_ROUNDS)
    ]


async def begin(call: Call) -> api.Sparred:
    """Have bots play with something, or hear how far that is."""
    game = _game(call)
    brings = game.brought(call.body.brings)
    return _told(call.hall.sparrings.begin(game, brings, call.body.rounds, call.who))


async def of(call: Call) -> api.Sparred:
    """Tell how far that is."""
    return _told(call.hall.sparrings.progress(_game(call), call.path["sparring"]))


def _game(call: Call) -> Game:
    return known_game(call.path["game"])


def _told(progress: Progress) -> api.Sparred:
    return api.Sparred(progress.id, progress.done, progress.total, progress.found)
