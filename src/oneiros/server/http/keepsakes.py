"""Keepsakes over HTTP: what a guest keeps to bring it to games is listed, kept and forgotten."""

from __future__ import annotations

from oneiros.server.http.endpoint import Call
from oneiros.server.protocol import api_types as api
from oneiros.server.refusals import TooMuch, Unknown
from oneiros.server.rooms import keepsakes
from oneiros.server.rooms.keepsakes import MOST_KEPT
from oneiros.server.rooms.room import now
from oneiros.storage import ForgetKeepsakes, PutKeepsake, StoredKeepsake, new_keepsake_id


async def listed(call: Call) -> list[api.Keepsake]:
    """List what the guest who asks has kept, the last changed first."""
    return [_told(one) for one in await _mine(call)]


async def keep(call: Call) -> api.Keepsake:
    """Keep something new."""
    guest = call.caller()
    made = keepsakes.read(call.body.game, call.body.text, new_keepsake_id(), guest, now())
    async with call.hall.seating(guest):
        if len(await _mine(call)) >= MOST_KEPT:
            raise TooMuch("server-keepsakes-many", most=MOST_KEPT)
        await call.hall.know(guest)
        await call.hall.archive.keep([PutKeepsake(made)])
    return _told(made)


async def change(call: Call) -> api.Keepsake:
    """Keep something in the place of what was kept before."""
    guest, id_ = call.caller(), call.path["keepsake"]
    made = keepsakes.read(call.body.game, call.body.text, id_, guest, now())
    async with call.hall.seating(guest):
        await _check(call, id_)
        await call.hall.archive.keep([PutKeepsake(made)])
    return _told(made)


async def forget(call: Call) -> list[api.Keepsake]:
    """Forget something, and list what is left."""
    guest, id_ = call.caller(), call.path["keepsake"]
    async with call.hall.seating(guest):
        await _check(call, id_)
        await call.hall.archive.keep([ForgetKeepsakes(guest, (id_,))])
    return await listed(call)


async def _mine(call: Call) -> list[StoredKeepsake]:
    guest, storage = call.caller(), call.hall.archive.storage
    return await call.hall.archive.read(lambda: storage.keepsakes_of(guest, MOST_KEPT))


async def _check(call: Call, keepsake: str) -> None:
    """Refuse what the guest does not have, whoever else may have it."""
    if all(one.id != keepsake for one in await _mine(call)):
        raise Unknown("server-keepsake-unknown", came=keepsake)


def _told(one: StoredKeepsake) -> api.Keepsake:
    return api.Keepsake(one.id, one.game, one.name, one.text, one.changed, keepsakes.is_ready(one))
