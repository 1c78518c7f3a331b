"""Somebody with a browser of their own, who notices whatever goes wrong in it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final, Literal, Protocol, TypedDict, Unpack
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

from tests.browser.seeded_server import seeded
from tests.root import ROOT
from tests.server.story import changed

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000
"""So many milliseconds may a page take on a slow machine before it counts as stuck."""
GONE: Final = (
    "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_CONNECTION_CLOSED"
    "|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection"
    "|ERR_CONTENT_LENGTH_MISMATCH|Unable to preload CSS"
)
"""What browsers say on the console when network or server go away, whatever a page does."""
DESK = (1280, 860)
PHONE = (360, 740)
SCHEMES: Final[dict[str, Literal["dark", "light"]]] = {"en": "dark", "pl": "light"}
"""The languages, each with the light of day in which the regulars see the pages."""
_LINK: Final = """(path) => {
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "scripted"}


class Wishes(TypedDict, total=False):
    """How a visitor looks at the pages, where it is not as usual."""

    locale: str
    size: tuple[int, int]
    touch: bool
    motion: bool
    first: bool
    """Whether the browser has never been here, so that everything is loaded."""


class Visitor:
    """A browser with cookies and a memory of its own, one page, and what went wrong there."""

    def __init__(self, context: BrowserContext, url: str, name: str = "") -> None:
        """Come in; a visitor who gives a name is known by it."""
        self.url = url
        self.context = context
        self.faults: list[str] = []
        self.plays: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self._forgiven: list[str] = []
        self._ears: dict[str, Callable[[Any], None]] = {
            "console": self._hear,
            "weberror": self._fail,
            "request": self._ask,
            "requestfailed": self._miss,
            "page": self._open,
        }
        for event, ear in self._ears.items():
            context.on(event, ear)  # type: ignore[call-overload]
        self.page = self.context.new_page()
        self.page.add_init_script(seeded(name))
        if name:
            assert self.context.request.get("/api/me").ok
            assert self.context.request.put("/api/me", data={"name": name}).ok

    @property
    def cookie(self) -> str:
        """What the server knows the visitor by."""
        cookies = self.context.cookies()
        return next(str(one["value"]) for one in cookies if one["name"].startswith("oneiros-"))

    @property
    def guest(self) -> str:
        """Who the visitor is to the server."""
        return self.cookie.partition(".")[0]

    def leave(self) -> None:
        """Hear nothing more of what happens in the browser."""
        for event, ear in self._ears.items():
            self.context.remove_listener(event, ear)

    def goto(self, path: str) -> Page:
        """Go to a page."""
        self.page.goto(path)
        return self.page

    def follow(self, path: str) -> Page:
        """Go to a table as a link does: whoever is here already loads nothing again."""
        if self.page.url.startswith(self.url):
            # Nothing of the next page shall lie under the pointer.
            self.page.mouse.move(0, 0)
            self.page.evaluate(_LINK, path)
            # What the table before has still said came before this, and the next speaks later.
            self.plays.clear()
        else:
            self.plays.clear()
            self.page.goto(path)
        return self.page

    def lay(self, *seats: dict[str, Any], **more: object) -> str:
        """Make a table without the lobby, and give where it is."""
        self.context.request.get("/api/me")
        wish = {"game": "dreamblade", "seats": list(seats), **more}
        made = self.context.request.post("/api/tables", data=wish)
        assert made.ok, made.text()
        return f"/table/{made.json()['id']}"

    def forgive(self, pattern: str) -> None:
        """Expect something that would otherwise be a fault, because the test is about it."""
        self._forgiven.append(pattern)

    def check(self) -> None:
        """Find that nothing went wrong."""
        faults = [one for one in self.faults if not any(re.search(p, one) for p in self._forgiven)]
        assert not faults, "\n".join(faults)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.faults.append(f"{message.type}: {message.text} at {message.location['url']}")

    def _fail(self, error: WebError) -> None:
        self.faults.append(f"uncaught: {error.error}")

    def _ask(self, request: Request) -> None:
        self._stay(request.url)

    def _miss(self, request: Request) -> None:
        # A visitor who goes to another page no longer waits for what this one has asked for.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _open(self, page: Page) -> None:
        page.on("websocket", self._connect)

    def _connect(self, socket: WebSocket) -> None:
        self._stay(socket.url)
        socket.on("framereceived", self._receive)

    def _receive(self, payload: str | bytes) -> None:
        self.frames.append(str(payload))
        message = json.loads(payload)
        if message["type"] == "play":
            self.plays.append(message)
        elif message["type"] == "news":
            before = self.plays[-1]["view"]
            view = changed(before, message.get("changes", ()), message.get("removed", ()))
            self.plays.append({**message, "view": view})

    def _stay(self, url: str) -> None:
        there = urlsplit(url)
        if there.scheme not in {"blob", "data"} and there.netloc != urlsplit(self.url).netloc:
            self.faults.append(f"a request to another host: {url}")


class Regular(Protocol):
    """How somebody comes who stays for several tests."""

    def __call__(self, language: str, size: tuple[int, int] = DESK) -> Visitor:
        """Be the one who speaks a language and has a screen of a size."""


class Visiting(Protocol):
    """How somebody is let in."""

    def __call__(self, name: str = "", **wishes: Unpack[Wishes]) -> Visitor:
        """Come with a browser of one's own."""
