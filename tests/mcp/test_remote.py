"""A seat at a server that hangs up, says nothing, or says what nobody understands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Event, Thread
from typing import ClassVar

import msgspec
import pytest
from mcp import Client
from websockets.sync.server import ServerConnection, serve

from oneiros.kernel.errors import BadData
from oneiros.mcp import connection, tools
from oneiros.mcp.remote import ServerSitting
from oneiros.mcp.visit import TurnedDown, Visit
from oneiros.registry.named import Ask, Option
from oneiros.server.protocol import messages as told
from oneiros.words import Words
from tests.mcp.client import refused, visited
from tests.server.served import PATIENCE

NEWS_OF_NOTHING = msgspec.json.encode(
    told.News(0, 1, 0, events=[], asks=[], undo=0, changes=[(["miniatures", 3], 1)])
).decode()


MINE = told.Sitter("guest", mine=True, sown=True, revealed=True)
TABLE = told.Table(
    *("t", "dreamscape", "playing", [MINE, MINE], ["A", "B"]),
    public=False,
    onlookers=0,
    fairness=told.Fairness("", ""),
)
ASKED = Ask(0, "which", "Which?", [Option("end", one, one, index=0) for one in ("a", "b")])
ASKED_NEXT = msgspec.structs.replace(ASKED, sentence="Which now?")
OTHER = Ask(1, "which", "Which?")
PLAY = told.Play(0, 4, 0, msgspec.Raw(b"{}"), [], [ASKED, OTHER], [], undo=4)


def news(step: int, *asks: Ask, cuts: int = 0) -> told.News:
    """Say that somebody has answered."""
    return told.News(step - 1, step, cuts, events=[], asks=list(asks), undo=step)


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


Reply = tuple[int, dict[str, str]]


class Busy(BaseHTTPRequestHandler):
    """A server that is busy at first and does not say so in the log."""

    answers: ClassVar[list[Reply]] = []

    def do_GET(self) -> None:
        status, headers = self.answers.pop(0)
        self.send_response(status)
        for name, value in (*headers.items(), ("Content-Length", "2")):
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_a_server_that_is_too_busy_is_asked_again_when_it_says_so() -> None:
    busy: Reply = (429, {"Retry-After": "0"})
    told_off: Reply = (429, {})
    Busy.answers = [busy, busy, (200, {}), busy, told_off]
    with HTTPServer(("127.0.0.1", 0), Busy) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            visit = Visit(f"http://127.0.0.1:{server.server_port}")
            assert Busy.answers == [busy, told_off]
            with pytest.raises(TurnedDown):
                visit.call("GET", "/api/me")
        finally:
            server.shutdown()
            thread.join()
    assert Busy.answers == []


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
        assert left.wait(PATIENCE)


def test_who_gets_no_seat_does_not_stay_connected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "Visit", Welcome)
    left = Event()
    kept: list[ServerSitting] = []

    def sit_down(visit: Visit, table: str, words: Words) -> ServerSitting:
        kept.append(ServerSitting(visit, table, words))
        # The seat for which it waits from now on does not come.
        monkeypatch.setattr(connection, "PATIENCE", 0.0)
        return kept[-1]

    def talk(socket: ServerConnection) -> None:
        for _ in socket:
            pass
        left.set()

    monkeypatch.setattr(tools, "ServerSitting", sit_down)

    async def visit(client: Client) -> None:
        said = await refused(client, "sit_down", game="dreamscape")
        assert said.endswith("You have no seat at the table t.")
        assert left.wait(PATIENCE)

    with talking(talk) as address:
        visited(visit, server=address)


def test_a_table_that_is_not_understood_is_refused() -> None:
    class Odd(Welcome):
        def call(self, method: str, path: str, body: object = None) -> bytes:
            return super().call(method, path, body)[:-1]

    with pytest.raises(BadData) as refusal:
        Odd("http://localhost").lay("dreamscape", [])
    assert refusal.value.key == "mcp-unreadable"


def say(socket: ServerConnection, messages: Iterable[told.ToBrowser]) -> None:
    """Say some messages one after another."""
    for one in messages:
        socket.send(msgspec.json.encode(one).decode())


def replying(
    *replies: told.ToBrowser, play: told.Play = PLAY
) -> Callable[[ServerConnection], None]:
    """Talk as a table that replies so to an answer, and then goes on replying to pings."""

    def talk(socket: ServerConnection) -> None:
        say(socket, [TABLE, play])
        for came in socket:
            said = msgspec.json.decode(came, type=told.ToServer)
            say(socket, [told.Pong(said.number)] if isinstance(said, told.Ping) else replies)

    return talk


REFUSED = told.Refused("answer-stale", "Not now.", to="answer")


@pytest.mark.parametrize(
    ("replies", "said"),
    [
        # Another seat was faster, and the answer is taken or refused after that.
        ([news(5, ASKED), news(6, ASKED_NEXT)], "Which now?"),
        ([news(5, ASKED), REFUSED], "Not now."),
        # What is refused is not the answer.
        ([told.Refused("server-bot-lost", "Lost."), news(5, ASKED_NEXT, OTHER)], "Which now?"),
    ],
)
def test_an_answer_is_dealt_with_before_the_next_question_is_shown(
    replies: list[told.ToBrowser], said: str
) -> None:
    with talking(replying(*replies)) as address:
        sitting = ServerSitting(Welcome(address), "t", Words("en"))
        sitting.introduce()
        assert "Which?" in sitting.look()
        assert said in sitting.answer("0")
        sitting.leave()


def test_an_answer_that_came_too_fast_is_given_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PAUSE", 0.0)
    too_fast = told.Refused("server-too-fast", "Too fast.", to="answer")
    replies: list[told.ToBrowser] = [too_fast, too_fast, news(5, ASKED_NEXT)]

    def talk(socket: ServerConnection) -> None:
        say(socket, [TABLE, PLAY])
        for came in socket:
            said = msgspec.json.decode(came, type=told.ToServer)
            say(socket, [told.Pong(said.number) if isinstance(said, told.Ping) else replies.pop(0)])

    with talking(talk) as address:
        sitting = ServerSitting(Welcome(address), "t", Words("en"))
        sitting.introduce()
        assert "Which now?" in sitting.answer("0")
        sitting.leave()
    assert replies == []


def test_a_closed_table_is_not_waited_for() -> None:
    def talk(socket: ServerConnection) -> None:
        say(socket, [TABLE, PLAY])
        for _ in socket:
            say(socket, [msgspec.structs.replace(TABLE, status="closed")])

    with talking(talk) as address:
        sitting = ServerSitting(Welcome(address), "t", Words("en"))
        sitting.introduce()
        assert "closed" in sitting.look()
        sitting.leave()


def test_an_answer_to_what_was_taken_back_is_refused() -> None:
    alone = msgspec.structs.replace(PLAY, asks=[ASKED])
    with talking(replying(news(3, ASKED, cuts=1), REFUSED, play=alone)) as address:
        sitting = ServerSitting(Welcome(address), "t", Words("en"))
        sitting.introduce()
        assert "Not now." in sitting.answer("0")
        sitting.leave()
