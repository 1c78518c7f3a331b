"""Somebody with a browser of their own, who notices whatever goes wrong in it."""

from __future__ import annotations

import json
import re
from typing import Any, Final, Literal, Protocol, Self, TypedDict, Unpack
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebError, WebSocket

from tests.root import ROOT
from tests.server.story import changed

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000
"""So many milliseconds may a page take on a slow machine before it counts as stuck."""
GONE: Final = (
    "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_CONNECTION_CLOSED"
    "|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection"
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


class Visitor:
    """A browser with cookies and a memory of its own, one page, and what went wrong there."""

    def __init__(
        self, browser: Browser, url: str, name: str = "", **wishes: Unpack[Wishes]
    ) -> None:
        """Come in; a visitor who gives a name is known by it."""
        wide, high = wishes.get("size", DESK)
        touch = wishes.get("touch", False)
        self.url = url
        self.faults: list[str] = []
        self.plays: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self._forgiven: list[str] = []
        self.context = browser.new_context(
            base_url=url,
            locale=wishes.get("locale", "en-GB"),
            viewport={"width": wide, "height": high},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if wishes.get("motion") else "reduce",
        )
        self.context.on("console", self._hear)
        self.context.on("weberror", self._fail)
        self.context.on("request", self._ask)
        self.context.on("requestfailed", self._miss)
        self.context.on("page", lambda page: page.on("websocket", self._connect))
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
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

    def __enter__(self) -> Self:
        """Stay a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave."""
        self.context.close()

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
            self.faults.append(f"{message.type}: {message.text}")

    def _fail(self, error: WebError) -> None:
        self.faults.append(f"uncaught: {error.error}")

    def _ask(self, request: Request) -> None:
        self._stay(request.url)

    def _miss(self, request: Request) -> None:
        # A visitor who goes to another page no longer waits for what this one has asked for.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.method} {request.url}: {request.failure}")

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


class Regulars:
    """People who stay for several tests and load the pages only once; they have axe."""

    def __init__(self, browser: Browser, url: str) -> None:
        """Be nobody yet."""
        self._browser = browser
        self._url = url
        self._people: dict[tuple[str, tuple[int, int]], Visitor] = {}

    def __enter__(self) -> Self:
        """Let them come."""
        return self

    def __exit__(self, *_: object) -> None:
        """See them off."""
        self.leave()

    def come(self, language: str, size: tuple[int, int] = DESK) -> Visitor:
        """Give the one who speaks a language and has a screen of a size."""
        if (language, size) not in self._people:
            locale = "en-GB" if language == "en" else "pl-PL"
            touch = size != DESK
            one = Visitor(self._browser, self._url, "Zoe", locale=locale, size=size, touch=touch)
            one.context.add_init_script(path=AXE)
            one.page.emulate_media(color_scheme=SCHEMES[language])
            self._people[language, size] = one
        return self._people[language, size]

    def leave(self) -> None:
        """Go, all of them."""
        for one in self._people.values():
            one.context.close()
        self._people.clear()
