"""Running the server: the socket first, the browser when it answers, a clean end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import resource
import signal
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from oneiros.kernel.errors import BadData
from oneiros.server.app import Settings, make_app
from oneiros.server.sockets.wire import Wire

LARGEST_MESSAGE: Final = 64 * 1024
"""A larger message on a socket ends the connection."""
PING_EVERY: Final = 20.0
LAST_SECONDS: Final = 3
"""Seconds to wait for connections at the end."""
SWITCH_EVERY: Final = 0.001


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
    _allow_connections()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(settings, taken, started))


def _allow_connections() -> None:
    """Allow as many open connections as the system lets a process have."""
    try:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    except (OSError, ValueError):
        # Some systems name a limit that they do not grant; the usual one will do.
        return


async def _serve(settings: Settings, taken: socket.socket, started: Callable[[], None]) -> None:
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(settings),
            log_level="warning",
            ws=Wire,
            ws_max_size=LARGEST_MESSAGE,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PING_EVERY,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=LAST_SECONDS,
            server_header=False,
            proxy_headers=False,
        )
    )
    serving = asyncio.create_task(server.serve([taken]))
    while not server.started and not serving.done():  # noqa: ASYNC110 - uvicorn tells nobody
        await asyncio.sleep(0.01)
    if not serving.done():
        # What has been loaded by now stays; the collector need not look at it again and again.
        gc.freeze()
        started()
    await serving
