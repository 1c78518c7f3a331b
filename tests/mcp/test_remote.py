"""A seat at a server that hangs up, says nothing, or says what nobody understands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

import msgspec
import pytest
from mcp import Client
from websockets.sync.server import ServerConnection, serve

from oneiros.kernel.errors import BadData
from oneiros.mcp import remote, tools
from oneiros.mcp.remote import ServerSitting, Visit
from oneiros.server.protocol import messages as told
from oneiros.words import Words
from tests.mcp.client import refused, visited

NEWS_OF_NOTHING = msgspec.json.encode(
    told.News(0, 1, 0, events=[], asks=[], undo=0, changes=[(["miniatures", 3], 1)])
).decode()


class Welcome(Visit):
    """A guest who is let in everywhere without being asked."""

    def call(self, method: str, path: str, body: object = None) -> bytes:
        """Lay the same table, whatever is called."""
        del method, path, body
        return b'{"id": "t"}'


@contextmanager
def talking(talk: Callable[[ServerConnection], None]) -> Iterator[str]:
    """Give the address of a server that talks at every table as it is told to."""
    with serve(talk, "127.0.0.1", 0) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        finally:
            server.shutdown()
            thread.join()


def test_nothing_is_said_to_a_table_that_has_hung_up() -> None:
    with talking(lambda socket: socket.close()) as address:
        sitting = ServerSitting(Welcome(address), "t", Words("en"))
        for say in (sitting.introduce, lambda: sitting.why("end")):
            with pytest.raises(BadData) as refusal:
                say()
            assert refusal.value.key == "mcp-hung-up"
        sitting.leave()


@pytest.mark.parametrize(
    "odd",
    [
        "hello",
        b"\xff",
        "[" * 100_000,
        '{"type": "table"}',
        NEWS_OF_NOTHING,
    ],
)
def test_what_is_not_understood_is_refused_and_the_connection_closed(odd: str | bytes) -> None:
    left = Event()

    def talk(socket: ServerConnection) -> None:
        socket.send(odd)
        for _ in socket:
            pass
        left.set()

    with talking(talk) as address:
        sitting = ServerSitting(Welcome(address), "t", Words("en"))
        with pytest.raises(BadData) as refusal:
            sitting.introduce()
        assert refusal.value.key == "mcp-unreadable"
        assert left.wait(10)


def test_who_gets_no_seat_does_not_stay_connected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "PATIENCE", 1.0)
    monkeypatch.setattr(tools, "Visit", Welcome)
    left = Event()

    def talk(socket: ServerConnection) -> None:
        for _ in socket:
            pass
        left.set()

    async def visit(client: Client) -> None:
        said = await refused(client, "sit_down", game="dreamscape")
        assert said.endswith("You have no seat at the table t.")
        assert left.wait(10)

    with talking(talk) as address:
        visited(visit, server=address)


def test_a_table_that_is_not_understood_is_refused() -> None:
    class Odd(Welcome):
        def call(self, method: str, path: str, body: object = None) -> bytes:
            return super().call(method, path, body)[:-1]

    with pytest.raises(BadData) as refusal:
        Odd("http://localhost").lay("dreamscape", [])
    assert refusal.value.key == "mcp-unreadable"
