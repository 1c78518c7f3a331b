"""The application: one hall behind pages, calls and sockets."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from oneiros.registry.bots.asking import USUAL_SECONDS
from oneiros.server.guests import Signature
from oneiros.server.http import pages
from oneiros.server.http.api import Api
from oneiros.server.http.headers import Guarded
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.drafts import PICK_EVERY
from oneiros.server.rooms.errands import ERRANDS_EVERY, Errands
from oneiros.server.rooms.hall import KEEP_TIME_EVERY, Hall
from oneiros.server.rooms.housekeeping import FIRST_ROUND, ROUND_EVERY, Housekeeping
from oneiros.server.rooms.open_room import IDLE
from oneiros.server.rooms.outsiders import Outsiders
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.senders import Senders
from oneiros.server.sockets.socket import TableSocket
from oneiros.server.watching import LOOK_EVERY, Watch
from oneiros.storage import Keeping, Storage

MANY_WITHIN: Final = 3600.0
"""Seconds in which a chore is done that may find many games or guests to look after."""
SQUEEZED: Final = 4
"""How hard answers are compressed: a long one keeps everybody waiting meanwhile."""
LOG: Final = logging.getLogger("oneiros.server")


class Settings(NamedTuple):
    """How the server is run."""

    database: str
    hosts: tuple[str, ...] = ()
    """Names besides localhost and addresses under which it may be called."""
    thinkers: int = 2
    bot_seconds: float = USUAL_SECONDS
    """How long a bot from outside may think about an answer."""
    secure: bool = False
    """Whether it is reached by HTTPS, so that cookies are only sent encrypted."""
    proxies: tuple[str, ...] = ()
    """The addresses of proxies that tell from where a request comes."""
    keeping: Keeping = Keeping()
    """How long what expires is kept."""
    restored: bool = False
    """Whether somebody says that the database is a restored backup."""


Drain = Callable[[], Awaitable[None]]
"""Lets every game finish what it does, before the end."""


def make_app(settings: Settings) -> tuple[ASGIApp, Drain]:
    """Open the storage, and make the application around it."""
    storage = Storage(settings.database)
    renewed = storage.renew_seeds(restored=settings.restored)
    if renewed:
        LOG.warning("a backup was restored: the seeds of %s unfinished games are renewed", renewed)
    hall = Hall(Archive(storage), Thinkers(settings.thinkers, Outsiders(settings.bot_seconds)))
    signature = Signature(
        storage.secret("cookies"),
        hall.archive.issues,
        hall.archive.deleted,
        secure=settings.secure,
    )
    senders = Senders(settings.proxies)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        keeping_house = Housekeeping(hall, settings.keeping)
        errands = Errands(hall.archive, keeping_house)
        chores = hall.chores
        chores.begin("put rooms away", hall.sweep, IDLE / 2)
        chores.begin("keep the time", hall.keep_time, KEEP_TIME_EVERY)
        chores.begin("end games by time", hall.end_due, KEEP_TIME_EVERY, within=MANY_WITHIN)
        chores.begin("pick in drafts", hall.drafts.pick_due, PICK_EVERY, within=MANY_WITHIN)
        chores.begin("watch", Watch(hall).look, LOOK_EVERY, 0.0)
        chores.begin("forget", keeping_house.go_round, ROUND_EVERY, FIRST_ROUND, MANY_WITHIN)
        chores.begin("do errands", errands.do_all, ERRANDS_EVERY, 0.0, MANY_WITHIN)
        hall.thinkers.warm_up()
        try:
            yield
        finally:
            chores.end()
            await hall.close()

    app = Starlette(
        routes=[
            WebSocketRoute("/ws/{table}", TableSocket(hall, signature, senders).connect),
            *Api(hall, signature, senders, secure=settings.secure).routes(),
            *pages.routes(senders),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000, compresslevel=SQUEEZED)],
        lifespan=life,
    )
    # Outside of everything, so that even the answer to a fault has its headers.
    return Guarded(app, settings.hosts, secure=settings.secure), hall.drain
