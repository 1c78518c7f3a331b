"""Somebody who visits the server: a cookie, calls of the API, and connections to tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from socket import create_connection
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from oneiros.kernel.record import read_record
from oneiros.kernel.replay import Verified, verify
from oneiros.registry.games import all_games
from oneiros.server.protocol import api_types as api
from tests.server.browser import Browser, begin
from tests.server.served import PATIENCE, Served

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "scripted"}
SHORT = {"turn_limit": 4}
"""A format whose games do not take long."""

T = TypeVar("T")
# Everybody calls from an address of their own, since the server counts calls by address.
_numbers = count(1)


class Guest:
    """A guest with a cookie, perhaps with a name; without `known` somebody whom nobody knows."""

    def __init__(self, served: Served, name: str = "", *, known: bool = True) -> None:
        """Come in."""
        self.served = served
        self.move()
        self.cookie = ""
        self.cookie_name = served.cookie_name
        if known:
            self.cookie = self.call("GET", "/api/me").cookies[self.cookie_name]
        if name:
            self.give("PUT", "/api/me", api.Me, {"name": name})

    def move(self) -> None:
        """Go to another address, from which nobody has called yet."""
        number = next(_numbers)
        self.address = f"127.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"

    def call(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Call the API with something written as JSON."""
        return self.raw(
            method, path, None if body is None else msgspec.json.encode(body), **headers
        )

    def raw(
        self, method: str, path: str, content: bytes | None = None, **headers: str
    ) -> httpx.Response:
        """Call the API with any bytes."""
        if self.cookie:
            headers = {"Cookie": f"{self.cookie_name}={self.cookie}", **headers}
        # Nothing here is encrypted, and reading certificates takes a while.
        way = httpx.HTTPTransport(verify=False, local_address=self.address)
        with httpx.Client(transport=way, timeout=PATIENCE) as client:
            url = self.served.url + path
            plain = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
            return client.request(method, url, content=content, headers=plain)

    def give(self, method: str, path: str, shape: type[T], body: object = None) -> T:
        """Call something that must succeed, and read what it gives."""
        answer = self.call(method, path, body)
        assert answer.status_code == httpx.codes.OK, answer.text
        read: T = exact(answer.content, shape)
        return read

    def refused(self, method: str, path: str, body: object = None, **headers: str) -> api.Problem:
        """Call something that must be refused, and read why."""
        answer = self.call(method, path, body, **headers)
        assert answer.status_code in range(400, 500), (answer.status_code, answer.text)
        problem: api.Problem = exact(answer.content, api.Problem)
        return problem

    def lay(self, *seats: dict[str, Any], **more: object) -> str:
        """Make a table."""
        wish = {"game": "dreamblade", "seats": seats, **more}
        return self.give("POST", "/api/tables", api.Made, wish).id

    def join(self, table: str, **wish: object) -> api.TableSummary:
        """Sit down."""
        return self.give("POST", f"/api/tables/{table}/join", api.TableSummary, wish)

    def summary(self, table: str) -> api.TableSummary:
        """Look at a table in the list."""
        return self.give("GET", f"/api/tables/{table}", api.TableSummary)

    def tables(self) -> api.Tables:
        """List tables."""
        return self.give("GET", "/api/tables", api.Tables)

    def verified(self, table: str) -> Verified:
        """Fetch the record of a game that is over, and recompute it."""
        answer = self.call("GET", f"/api/tables/{table}/record")
        assert answer.status_code == httpx.codes.OK, answer.text
        record = read_record(answer.content)
        return verify(all_games()[record.game].ruleset, record)

    def socket(self, table: str, host: str = "localhost", **headers: str) -> ClientConnection:
        """Give a connection to a table, which is to be entered; perhaps under another name."""
        if self.cookie:
            headers = {"Cookie": f"{self.cookie_name}={self.cookie}", **headers}
        return connect(
            f"ws://{host}:{self.served.port}/ws/{table}",
            sock=create_connection(("127.0.0.1", self.served.port), PATIENCE),
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            close_timeout=2,
            max_size=None,
            proxy=None,
        )

    @contextmanager
    def at(self, table: str, host: str = "localhost", **headers: str) -> Iterator[Browser]:
        """Connect to a table."""
        with self.socket(table, host, **headers) as socket:
            yield Browser(socket)

    @contextmanager
    def playing(self, *seats: dict[str, Any], **more: object) -> Iterator[Browser]:
        """Make a table where nobody else is awaited, and begin."""
        with self.at(self.lay(*seats, **more)) as browser:
            browser.sow()
            browser.until_status("playing")
            yield browser


@contextmanager
def two(ann: Guest, bob: Guest) -> Iterator[tuple[Browser, Browser]]:
    """Let two guests begin a game by an invite link."""
    table = ann.lay(ME, OPEN, format=SHORT)
    bob.join(table, invite=ann.summary(table).invite, brings="mirror-parade")
    with ann.at(table) as first, bob.at(table) as second:
        begin(first, second)
        yield first, second


def exact(written: bytes | str, shape: type[T] | Any) -> Any:  # noqa: ANN401 - T, or a union
    """Read what the server wrote: of this shape, without anything besides."""
    read = msgspec.json.decode(written, type=shape, strict=True)
    plain = msgspec.json.decode(written)
    assert msgspec.json.decode(msgspec.json.encode(read)) == plain
    return read


def sitters(summary: api.TableSummary) -> Sequence[str]:
    """Name the kinds of those who sit at a table."""
    return [one.kind for one in summary.seats]
