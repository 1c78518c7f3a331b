"""A guest of a server, who calls its API over HTTP; docs/protocol.md tells it."""

from __future__ import annotations

import json
import urllib.error
import urllib.parse
import urllib.request
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Final, TypeVar

import msgspec

from oneiros.kernel.errors import BadData
from oneiros.server.protocol import api_types as api

T = TypeVar("T")

PATIENCE: Final = 60.0
"""So many seconds is an answer of the server waited for."""
LARGEST: Final = 2**24
"""The most bytes of one answer."""


def check_address(server: str) -> None:
    """Refuse what is no address of a server."""
    if not server.startswith(("http://", "https://")):
        raise BadData("mcp-address", came=server[:200])


class Visit:
    """A guest of a server, who calls its API."""

    def __init__(self, server: str) -> None:
        """Come in, and keep the cookie."""
        check_address(server)
        self.server = server.rstrip("/")
        self._cookies = CookieJar()
        self._opener = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(self._cookies)
        )
        self.call("GET", "/api/me")

    def call(self, method: str, path: str, body: object = None) -> bytes:
        """Call something, or refuse as the server does."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310 - its beginning was checked
            self.server + path, data, {"Content-Type": "application/json"}, method=method
        )
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                read: bytes = answer.read(LARGEST)
                return read
        except urllib.error.HTTPError as error:
            raise BadData("mcp-refused", why=_problem(error)) from None
        except (OSError, HTTPException) as error:
            raise self.unreachable(error) from None

    def lay(self, game: str, seats: list[dict[str, str | None]]) -> str:
        """Make a table, and give its id."""
        made = self.call("POST", "/api/tables", {"game": game, "seats": seats})
        return self._read(made, api.Made).id

    def join(self, table: str, invite: str) -> None:
        """Sit down at somebody's table, unless the guest has a seat there already."""
        path = f"/api/tables/{urllib.parse.quote(table, safe='')}"
        seats = self._read(self.call("GET", path), api.TableSummary).seats
        if not any(one.mine for one in seats):
            self.call("POST", f"{path}/join", {"invite": invite})

    @property
    def cookie(self) -> str:
        """What names the guest in the head of a connection."""
        return "; ".join(f"{one.name}={one.value}" for one in self._cookies)

    def unreachable(self, error: Exception) -> BadData:
        """Refuse because the server cannot be reached."""
        return BadData("mcp-unreachable", server=self.server, why=str(error))

    def unreadable(self, error: Exception) -> BadData:
        """Refuse because the server says what nobody understands."""
        return BadData("mcp-unreadable", server=self.server, why=str(error))

    def _read(self, data: bytes, shape: type[T]) -> T:
        try:
            return msgspec.json.decode(data, type=shape)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise self.unreadable(error) from None


def _problem(error: urllib.error.HTTPError) -> str:
    """Give what the server says is wrong."""
    try:
        data = error.read(LARGEST)
    except (OSError, HTTPException):
        return str(error)
    try:
        problem = msgspec.json.decode(data)
        return str(problem.get("sentence") or problem["reason"])
    except (msgspec.DecodeError, UnicodeError, AttributeError, KeyError):
        return data[:200].decode("utf-8", "replace")
