"""The application: one hall behind pages, calls and sockets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from oneiros.server.guests import Signature
from oneiros.server.http import pages
from oneiros.server.http.api import Api
from oneiros.server.http.headers import Guarded
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.senders import Senders
from oneiros.server.sockets.socket import TableSocket
from oneiros.storage import Storage

LOG: Final = logging.getLogger("oneiros.server")


class Settings(NamedTuple):
    """How the server is run."""

    database: str
    hosts: tuple[str, ...] = ()
    """Names besides localhost and addresses under which it may be called."""
    thinkers: int = 2
    secure: bool = False
    """Whether it is reached by HTTPS, so that cookies are only sent encrypted."""
    proxies: tuple[str, ...] = ()
    """The addresses of proxies that tell from where a request comes."""
    restored: bool = False
    """Whether somebody says that the database is a restored backup."""


def make_app(settings: Settings) -> ASGIApp:
    """Open the storage, and make the application around it."""
    storage = Storage(settings.database)
    renewed = storage.renew_seeds(restored=settings.restored)
    if renewed:
        LOG.warning("a backup was restored: the seeds of %s unfinished games are renewed", renewed)
    hall = Hall(Archive(storage), Thinkers(settings.thinkers))
    signature = Signature(storage.secret("cookies"), hall.archive.issues, secure=settings.secure)
    senders = Senders(settings.proxies)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(hall.sweep())
        hall.thinkers.warm_up()
        try:
            yield
        finally:
            sweeping.cancel()
            await hall.close()

    app = Starlette(
        routes=[
            WebSocketRoute("/ws/{table}", TableSocket(hall, signature, senders).connect),
            *Api(hall, signature, senders, secure=settings.secure).routes(),
            *pages.routes(senders),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        lifespan=life,
    )
    # Outside of everything, so that even the answer to a fault has its headers.
    return Guarded(app, settings.hosts, secure=settings.secure)
