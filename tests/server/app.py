"""The application without a network: requests and knocks at its door from any address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message

from oneiros.arena.bouts import Bout, Part
from oneiros.server.guests import Signature
from oneiros.server.http import pages
from oneiros.server.http.api import Api
from oneiros.server.protocol.messages import Pong, Refused, ToBrowser, ToServer
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.thinking import Thinkers
from oneiros.server.rooms.turns import Who
from oneiros.server.senders import Senders
from oneiros.server.sockets.socket import TableSocket
from tests.server.inside import hall

PROXY = "10.0.0.1"


class Visit:
    """A connection to a table, as far as the application sees it."""

    talk: asyncio.Task[None]
    status: int

    def __init__(self) -> None:
        """Begin with a knock."""
        self.told: asyncio.Queue[Message] = asyncio.Queue()
        self.told.put_nowait({"type": "websocket.connect"})
        self.heard: asyncio.Queue[Message] = asyncio.Queue()

    async def run(self, app: ASGIApp, scope: dict[str, object]) -> None:
        """Let the application talk."""
        await app(scope, self.told.get, self.heard.put)

    async def ask(self, message: ToServer) -> ToBrowser:
        """Say something, and give what is answered to it."""
        self.told.put_nowait(
            {"type": "websocket.receive", "bytes": msgspec.json.encode(message), "text": None}
        )
        while True:
            sent = await self.heard.get()
            answer: ToBrowser = msgspec.json.decode(sent["text"], type=ToBrowser)
            if isinstance(answer, Pong | Refused):
                return answer


class Door:
    """The way into a hall, behind which one proxy is trusted."""

    def __init__(self, opened: Hall) -> None:
        """Stand before it."""
        self.signature = Signature("00" * 32, opened.archive.issues, opened.archive.deleted)
        senders = Senders([PROXY])
        self._app = Starlette(
            routes=[
                WebSocketRoute("/ws/{table}", TableSocket(opened, self.signature, senders).connect),
                *Api(opened, self.signature, senders, secure=False).routes(),
                *pages.routes(senders),
            ]
        )

    async def call(
        self, method: str, path: str, sender: str, peer: str = PROXY, guest: str = ""
    ) -> int:
        """Call something for a sender, usually through the proxy; give the status."""
        return (await self.answer(method, path, sender, peer, guest)).status_code

    async def answer(
        self,
        method: str,
        path: str,
        sender: str,
        peer: str = PROXY,
        guest: str = "",
        *,
        body: object = None,
    ) -> httpx.Response:
        """Call something likewise; give the whole answer."""
        way = httpx.ASGITransport(self._app, client=(peer, 5))
        async with httpx.AsyncClient(transport=way, base_url="http://localhost") as client:
            headers = {"X-Forwarded-For": sender, **self._cookie(guest)}
            if body is None and method == "PUT":
                body = {"name": "Ann"}
            return await client.request(method, path, headers=headers, json=body)

    async def connect(self, table: str, sender: str, peer: str = PROXY, guest: str = "") -> Visit:
        """Connect to a table."""
        headers = {"Host": "localhost", "X-Forwarded-For": sender, **self._cookie(guest)}
        scope: dict[str, object] = {
            "type": "websocket",
            "scheme": "ws",
            "path": f"/ws/{table}",
            "root_path": "",
            "query_string": b"",
            "client": (peer, 5),
            "subprotocols": [],
            "headers": [(name.lower().encode(), one.encode()) for name, one in headers.items()],
            "extensions": {"websocket.http.response": {}},
        }
        visit = Visit()
        visit.talk = asyncio.create_task(visit.run(self._app, scope))
        answer = await visit.heard.get()
        accepted = answer["type"] == "websocket.accept"
        visit.status = 101 if accepted else int(answer.get("status", 403))
        return visit

    def _cookie(self, guest: str) -> dict[str, str]:
        sent = {"Cookie": f"{self.signature.cookie}={self.signature.sign(guest)}"}
        return sent if guest else {}


class Endless(Thinkers):
    """Bots whose games for comparison never end."""

    def __init__(self) -> None:
        """Start no process."""
        super().__init__(1)

    async def play(self, part: Part, who: Who) -> list[Bout]:
        del part, who
        await asyncio.Event().wait()
        return []


@asynccontextmanager
async def door(folder: Path, thinkers: Thinkers | None = None) -> AsyncIterator[tuple[Door, Hall]]:
    """Open a hall with a door."""
    async with hall(folder, thinkers) as (opened, _):
        yield Door(opened), opened
