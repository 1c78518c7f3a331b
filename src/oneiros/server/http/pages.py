"""The pages of the browser, which Vite has built into `static`."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

STATIC: Final = Path(str(files("oneiros.server"))) / "static"
# Their names hold a hash of what is in them.
_FOREVER: Final = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files that never change under their name."""

    async def get_response(self, path: str, scope: object) -> Response:
        """Give a file that the browser may keep."""
        response = await super().get_response(path, scope)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = _FOREVER
        return response


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
