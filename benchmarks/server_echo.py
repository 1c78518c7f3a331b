"""A bare echo on the same server as ours, for comparison: no game, no storage, no checks.

All who connect to a path hear what any of them says, or a text of the given size instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from oneiros.server.serving import LARGEST_MESSAGE, PING_EVERY, bind


class Echo:
    """Says everything again to everybody on the same path."""

    def __init__(self, size: int) -> None:
        """Answer with so many bytes; 0 means with what came."""
        self._text = "x" * size
        self._there: defaultdict[str, list[WebSocket]] = defaultdict(list)

    async def connect(self, socket: WebSocket) -> None:
        """Listen and echo until the other end goes."""
        await socket.accept()
        there = self._there[socket.path_params["path"]]
        there.append(socket)
        try:
            while True:
                came = await socket.receive_text()
                for one in there:
                    await one.send_text(self._text or came)
        except WebSocketDisconnect:
            there.remove(socket)


def main() -> None:
    """Serve with the settings of our server, and say on which port."""
    app = Starlette(routes=[WebSocketRoute("/ws/{path}", Echo(int(sys.argv[1])).connect)])
    taken = bind("127.0.0.1", 0)
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=False,
    )
    taken.listen()
    print(f"echo at http://localhost:{taken.getsockname()[1]}/", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(uvicorn.Server(config).serve([taken]))


if __name__ == "__main__":
    main()
