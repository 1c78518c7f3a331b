"""Running the server: the socket first, the browser when it answers, a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import uvicorn

from oneiros.kernel.errors import BadData
from oneiros.server import supervisor
from oneiros.server.app import Drain, Settings, make_app
from oneiros.server.crowd import MOST_CONNECTIONS, Crowd
from oneiros.server.http.line import Line
from oneiros.server.metrics import CONNECTIONS
from oneiros.server.senders import Senders
from oneiros.server.sockets.wire import Wire

LOG: Final = logging.getLogger("oneiros.server")
LARGEST_MESSAGE: Final = 64 * 1024
"""A larger message on a socket ends the connection."""
PING_EVERY: Final = 20.0
LAST_SECONDS: Final = 3
"""Seconds to wait for connections at the end."""
SWITCH_EVERY: Final = 0.001
COLLECTED: Final = (10_000, 10, 10)
"""How seldom the collector looks for cycles: an answer makes hundreds of objects and no cycle."""
LET_IN: Final = 16
"""So many connections are let in before those already there have their turn."""
WAITING: Final = 2048
"""So many more may wait before the door."""
SPARE_FILES: Final = 200
"""Open files that no connection may use: databases, processes and newcomers need them."""
_LEAST_CONNECTIONS: Final = 20
# What the system says when there are no more open files, or no memory for them.
_USED_UP: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


def bind(host: str, port: int) -> socket.socket:
    """Take a port, or refuse one that cannot be had; 0 takes any that is free."""
    if not host:
        # The system would take it for every address there is.
        raise BadData("server-host-empty")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, the protocol lets asyncio send small answers at once.
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((host, port))
    except (OSError, OverflowError) as error:
        taken.close()
        why = getattr(error, "strerror", None) or str(error)
        raise BadData("server-port", host=host, port=str(port), why=why) from None
    return taken


def serve(settings: Settings, taken: socket.socket, started: Callable[[], None]) -> None:
    """Serve on a socket until somebody interrupts or ends it, and say when it answers."""
    # Whatever was interrupted gets its turn sooner: writing to the disk waits for the rest.
    sys.setswitchinterval(SWITCH_EVERY)
    most = _allow_connections()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(settings, taken, most, started))
    LOG.info("stopped")


def _allow_connections() -> int:
    """Allow as many open files as the system lets a process have; give how many connections fit."""
    try:
        resource = import_module("resource")
    except ImportError:
        # Windows counts them by memory alone.
        return MOST_CONNECTIONS
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    # Some systems name a limit that they do not grant; the usual one will do.
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    granted: int = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if granted == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return max(_LEAST_CONNECTIONS, min(MOST_CONNECTIONS, granted - SPARE_FILES))


class _Server(uvicorn.Server):
    """Looks at all connections every second, and lets games finish what they do before it ends."""

    def __init__(self, config: uvicorn.Config, crowd: Crowd, drain: Drain) -> None:
        super().__init__(config)
        self.server_state = self._crowd = crowd
        self._drain = drain

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            self._crowd.check(asyncio.get_running_loop().time())
            CONNECTIONS.set(len(self._crowd.connections))
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        supervisor.tell("STOPPING=1")
        LOG.info("stopping, with %s connections", len(self._crowd.connections))
        # Nobody new comes in, and those who are there are told to come back.
        for server in self.servers:
            server.close()
        await self._drain()
        await super().shutdown(sockets)


def _complain(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Say in one line that everything is used up, which a client may bring about."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in _USED_UP:
        LOG.error("nobody can be let in for a moment: %s", error.strerror)
    else:
        loop.default_exception_handler(context)


async def _serve(
    settings: Settings, taken: socket.socket, most: int, started: Callable[[], None]
) -> None:
    asyncio.get_running_loop().set_exception_handler(_complain)
    app, drain = make_app(settings)
    config = uvicorn.Config(
        app,
        # The root logger is ours.
        log_config=None,
        # Warnings are about what clients do, as often as they like.
        log_level="error",
        http=Line,
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LAST_SECONDS,
        server_header=False,
        proxy_headers=False,
        backlog=LET_IN,
    )
    server = _Server(config, Crowd(Senders(settings.proxies), most), drain)
    serving = asyncio.create_task(server.serve([taken]))
    while not server.started and not serving.done():  # noqa: ASYNC110 - uvicorn tells nobody
        await asyncio.sleep(0.01)
    if not serving.done():
        # asyncio makes no difference between those who wait and those who are let in at a time.
        taken.listen(WAITING)
        # What has been loaded by now stays; the collector need not look at it again and again.
        gc.freeze()
        gc.set_threshold(*COLLECTED)
        started()
        supervisor.tell("READY=1")
        LOG.info("started, for at most %s connections", most)
    await serving
