"""A guest of a server, who calls its API over HTTP; docs/protocol.md tells it."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Sequence
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any, Final, TypeVar

import msgspec

from oneiros.kernel.errors import BadData
from oneiros.server.protocol import api_types as api
from oneiros.words import Words
from oneiros.words.spoken import spoken

T = TypeVar("T")

PATIENCE: Final = 60.0
"""So many seconds is an answer of the server waited for."""
LARGEST: Final = 2**24
"""The most bytes of one answer."""
# Two threads that use a type for the first time at once crash msgspec.
TABLE: Final = msgspec.json.Decoder(api.TableSummary)
_MADE: Final = msgspec.json.Decoder(api.Made)
_PROBLEM: Final = msgspec.json.Decoder(api.Problem)
_ANYTHING: Final[msgspec.json.Decoder[object]] = msgspec.json.Decoder(object)


def check_address(server: str) -> None:
    """Refuse what is no address of a server."""
    if not server.startswith(("http://", "https://")):
        raise BadData("mcp-address", came=server[:200])


def path_of(kind: str, name: str) -> str:
    """Give where the API has something that was named by whoever asks."""
    return f"/api/{kind}/{urllib.parse.quote(name, safe='')}"


class TurnedDown(BadData):
    """The server refuses something, in portable sentences: all that is wrong with it."""

    def __init__(self, sentences: Sequence[str]) -> None:
        """Keep what the server says; `now` is what it expects in the place of that, if known."""
        super().__init__("mcp-refused", why=" ".join(sentences))
        self.sentences = sentences
        self.now = ""

    def said(self, words: Words) -> str:
        """Say it in a language."""
        why = "\n".join(spoken(words, one) for one in self.sentences)
        told = words.say("mcp-refused", why=why)
        return f"{told}\n{self.now}" if self.now else told


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
        self._printed: dict[str, object] = {}
        self.call("GET", "/api/me")

    def call(self, method: str, path: str, body: object = None) -> bytes:
        """Call something, or refuse as the server does."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(  # noqa: S310 - its beginning was checked
            self.server + path, data, {"Content-Type": "application/json"}, method=method
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with self._opener.open(request, timeout=PATIENCE) as answer:
                    read: bytes = answer.read(LARGEST)
                    return read
            except urllib.error.HTTPError as error:
                pause = error.headers.get("Retry-After", "")
                if not pause.isdecimal() or time.monotonic() + int(pause) > end:
                    raise TurnedDown(_problems(error)) from None
            except (OSError, HTTPException) as error:
                raise self.unreachable(error) from None
            # A model calls faster than people do; the server says when it listens again.
            time.sleep(int(pause))

    def ask(
        self, method: str, path: str, reader: msgspec.json.Decoder[T], body: object = None
    ) -> T:
        """Call something, and read what it gives."""
        try:
            return reader.decode(self.call(method, path, body))
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise self.unreadable(error) from None

    def printed(self, path: str) -> object:
        """Read a list of what is printed, which does not change while somebody plays."""
        if path not in self._printed:
            self._printed[path] = self.ask("GET", path, _ANYTHING)
        return self._printed[path]

    def lay(self, game: str, seats: list[dict[str, Any]], **more: object) -> str:
        """Make a table, and give its id."""
        wish = {"game": game, "seats": seats, **more}
        return self.ask("POST", "/api/tables", _MADE, wish).id

    def join(self, table: str, invite: str) -> None:
        """Sit down at somebody's table, unless the guest has a seat there already."""
        path = path_of("tables", table)
        seats = self.ask("GET", path, TABLE).seats
        if not any(one.mine for one in seats):
            self.call("POST", f"{path}/join", {"invite": invite})

    def join_draft(self, draft: str, invite: str) -> None:
        """Sit down at somebody's draft; who sits there already stays."""
        self.call("POST", f"{path_of('drafts', draft)}/join", {"invite": invite})

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


def _problems(error: urllib.error.HTTPError) -> list[str]:
    """Give what the server says is wrong, all of it where several things are."""
    try:
        data = error.read(LARGEST)
    except (OSError, HTTPException):
        return [str(error)]
    try:
        problem = _PROBLEM.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return [data[:200].decode("utf-8", "replace")]
    return [problem.sentence or problem.reason, *problem.more]
