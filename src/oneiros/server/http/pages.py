"""The pages of the browser, which Vite has built into `static`."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from oneiros.server.http.unchanging import Unchanging
from oneiros.server.limits import Buckets, Rate
from oneiros.server.senders import Senders

STATIC: Final = Path(str(files("oneiros.server"))) / "static"
BESIDE: Final = {
    "favicon.svg": "image/svg+xml",
    "favicon-turn.svg": "image/svg+xml",
    "manifest.webmanifest": "application/manifest+json",
}
"""Files beside the pages, and what they are."""
# A page has some twenty files, and a household or a class may open it at once.
FILES: Final = Rate(600, 60)
# Their names hold a hash of what is in them.
_FOREVER: Final = "public, max-age=31536000, immutable"
_COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}
"""How the build compresses files, the smallest first, and how the names of such files end."""


class Assets(StaticFiles):
    """Files that never change under their name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Give a file that the browser may keep, compressed as well as the browser can read it."""
        accepted = _accepted(Headers(scope=scope).get("accept-encoding", ""))
        for encoding, ending in _COMPRESSED.items():
            if encoding in accepted and self.lookup_path(path + ending)[1]:
                response = await super().get_response(path + ending, scope)
                response.headers["Content-Encoding"] = encoding
                response.headers["Vary"] = "Accept-Encoding"
                break
        else:
            response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = _FOREVER
        return response


class Limited:
    """Refuses a sender who asks for too many files."""

    def __init__(self, app: ASGIApp, senders: Senders, buckets: Buckets) -> None:
        """Wrap what gives some of the files; the buckets are those of all."""
        self._app = app
        self._senders = senders
        self._buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if not self._buckets.take([self._senders.of(HTTPConnection(scope))]):
            said = f"That is too fast: at most {FILES.per_second} files a second."
            await PlainTextResponse(said, 429, {"Retry-After": "1"})(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def _accepted(header: str) -> set[str]:
    """Read the encodings that a browser takes: `br, gzip;q=0` takes only the first."""
    offers = (one.partition(";") for one in header.lower().split(","))
    return {
        encoding.strip()
        for encoding, _, weight in offers
        if weight.replace(" ", "").rstrip("0") not in ("q=", "q=0.")
    }


async def _page(request: Request) -> Response:
    """Every page is the same file; what it shows, its script decides by the address."""
    return _index(request, 200)


async def _nowhere(request: Request) -> Response:
    """Say in words that there is no such page; programs are told briefly."""
    if "text/html" in request.headers.get("accept", ""):
        return _index(request, 404)
    return PlainTextResponse("There is nothing at this address.", 404)


def _index(request: Request, status: int) -> Response:
    index = STATIC / "index.html"
    try:
        page = _read(index, index.stat().st_mtime_ns, "text/html; charset=utf-8")
    except FileNotFoundError:
        return PlainTextResponse("The pages are not built: run `make web`, then start again.", 503)
    return page.answer(request, status)


async def _beside(request: Request) -> Response:
    """Give a file that browsers ask for by a name that stays."""
    file = STATIC / request.url.path.removeprefix("/")
    try:
        return _read(file, file.stat().st_mtime_ns, BESIDE[file.name]).answer(request)
    except FileNotFoundError:
        raise HTTPException(404) from None


@lru_cache(maxsize=8)
def _read(file: Path, _changed: int, media_type: str) -> Unchanging:
    """Read a file once, and again when it has changed."""
    return Unchanging(file.read_bytes(), media_type)


def routes(senders: Senders) -> list[BaseRoute]:
    """Give the routes of pages and files."""
    limited = [Middleware(Limited, senders=senders, buckets=Buckets(FILES))]
    assets = Assets(directory=STATIC / "assets", check_dir=False)
    pages = (
        *("/", "/me", "/table/{table}", "/review", "/review/{table}"),
        *(
            "/rules",
            "/rules/{game}",
            "/learn",
            "/learn/{game}",
            "/gallery/{game}",
            "/builder/{game}",
            "/puzzles/{game}",
        ),
        *("/abilities/{game}", "/abilities/{game}/{ability}"),
        "/draft/{draft}",
        *("/packs/{game}", "/packs/{game}/table/{table}", "/packs/{game}/{way}/{set}/{seed}"),
    )
    return [
        *(Route(path, _page, middleware=limited) for path in pages),
        *(Route(f"/{name}", _beside, middleware=limited) for name in BESIDE),
        Mount("/assets", assets, middleware=limited),
        Route("/{path:path}", _nowhere, middleware=limited),
    ]
