"""The pages of the browser, which Vite has built into `static`."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(str(files("oneiros.server"))) / "static"
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


def _accepted(header: str) -> set[str]:
    """Read the encodings that a browser takes: `br, gzip;q=0` takes only the first."""
    offers = (one.partition(";") for one in header.lower().split(","))
    return {
        encoding.strip()
        for encoding, _, weight in offers
        if weight.replace(" ", "").rstrip("0") not in ("q=", "q=0.")
    }


async def _page(_: Request) -> Response:
    """Every page is the same file; what it shows, its script decides by the address."""
    return _index(200)


async def _nowhere(request: Request) -> Response:
    """Say in words that there is no such page; programs are told briefly."""
    if "text/html" in request.headers.get("accept", ""):
        return _index(404)
    return PlainTextResponse("There is nothing at this address.", 404)


def _index(status: int) -> Response:
    index = STATIC / "index.html"
    if not index.is_file():
        return PlainTextResponse("The pages are not built: run `make web`, then start again.", 503)
    return FileResponse(index, status, {"Cache-Control": "no-cache"})


async def _icon(_: Request) -> Response:
    icon = STATIC / "favicon.svg"
    if not icon.is_file():
        raise HTTPException(404)
    return FileResponse(icon)


def routes() -> list[BaseRoute]:
    """Give the routes of pages and files."""
    return [
        Route("/", _page),
        Route("/table/{table}", _page),
        Route("/rules", _page),
        Route("/rules/{game}", _page),
        Route("/learn/{game}", _page),
        Route("/favicon.svg", _icon),
        Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
        Route("/{path:path}", _nowhere),
    ]
