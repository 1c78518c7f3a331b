"""A seat at a table of a server, by the protocol that browsers speak; docs/protocol.md tells it."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPException
from http.cookiejar import CookieJar
from typing import Any, Final, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from oneiros.data import transcript
from oneiros.envs import prompt
from oneiros.envs.text import as_index, last_line
from oneiros.kernel.errors import BadData, Refusal
from oneiros.kernel.fair import seal
from oneiros.kernel.record import read_record
from oneiros.kernel.replay import verify
from oneiros.registry.games import game as registered
from oneiros.registry.named import Ask, Event
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from oneiros.words import Words
from oneiros.words.spoken import spoken

T = TypeVar("T")

PATIENCE: Final = 60.0
"""So many seconds are others waited for; whoever looks again waits again."""
_LARGEST: Final = 2**24
_PING: Final = str(told.Ping.__struct_config__.tag)
_OVER: Final = ("over", "closed")
# A message of another shape, or news of a view that is not the one that was told.
_UNREADABLE: Final = (msgspec.MsgspecError, ValueError, RecursionError, LookupError, TypeError)
_DECODER: Final[msgspec.json.Decoder[told.ToBrowser]] = msgspec.json.Decoder(told.ToBrowser)


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
                read: bytes = answer.read(_LARGEST)
                return read
        except urllib.error.HTTPError as error:
            raise BadData("mcp-refused", why=_problem(error)) from None
        except (OSError, HTTPException) as error:
            raise BadData("mcp-unreachable", server=self.server, why=str(error)) from None

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

    def _read(self, data: bytes, shape: type[T]) -> T:
        try:
            return msgspec.json.decode(data, type=shape)
        except _UNREADABLE as error:
            raise BadData("mcp-unreadable", server=self.server, why=str(error)) from None


class ServerSitting:
    """A seat at a table of a server; messages are heard whenever somebody looks."""

    def __init__(self, visit: Visit, table: str, words: Words) -> None:
        """Connect to a table at which the guest sits."""
        self.visit = visit
        self.words = words
        self.id = table
        self.table: told.Table | None = None
        self.play: told.Play | told.News | None = None
        self.view: Any = {}
        self.events: list[Event] = []
        self._seeds: dict[str, str] = {}
        # The commitments for which a seal, or a seed, was sent over this connection.
        self._sown: set[str] = set()
        self._revealed: set[str] = set()
        # The type of what was said last, and its refusal if it is refused.
        self._said = ""
        self._refused: told.Refused | None = None
        # How many pings were sent, and the number of the last that was replied to.
        self._pings = self._pong = 0
        self._because: list[told.Because] = []
        self._connected = ExitStack()
        self._connect()

    @property
    def seat(self) -> int:
        """The first seat of the guest; -1 before it is told, or where there is none."""
        seats = [] if self.table is None else self.table.seats
        return next((number for number, one in enumerate(seats) if one.mine), -1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.status in _OVER

    def introduce(self) -> str:
        """Say what is played, and how to answer."""
        self._hear_until(lambda: self.table is not None and self.seat >= 0)
        table = self.table
        if table is None or self.seat < 0:
            raise BadData("mcp-no-seat", table=self.id)
        game = registered(table.game)
        self._hear_until(lambda: self.play is not None or self.over)
        told_setup = self.table and self.table.fairness.played
        setup = told_setup.setup if told_setup else {}
        lines = [
            self.words.say("text-you-are", game=table.game, seat=table.names[self.seat]),
            prompt.in_force(self.words, game, setup),
            prompt.board(game),
            self.words.say("text-how"),
            self.words.say("mcp-table", address=f"{self.visit.server}/table/{self.id}"),
        ]
        return "\n".join(line for line in lines if line)

    def look(self) -> str:
        """Say what happened, the position, and what is asked; at the end, who has won."""
        self._hear_until(lambda: self.over or self._asked() is not None)
        happened = [spoken(self.words, one.sentence) for one in self.events if one.sentence]
        self.events = []
        parts = [self.words.say("text-happened"), *happened] if happened else []
        if self.over:
            return "\n".join([*parts, self._result()])
        ask = self._asked()
        if ask is None or self.table is None:
            return "\n".join([*parts, self.words.say("mcp-waiting")])
        name = self.table.names[self.seat]
        parts += [self.words.say("text-position", seat=name), prompt.position(self.view)]
        return "\n".join([*parts, "", prompt.question(self.words, ask)])

    def answer(self, text: str) -> str:
        """Answer, and say what comes next, or why that is refused."""
        ask, play = self._asked(), self.play
        if self.over or ask is None or play is None:
            return self.look()
        said = last_line(text)
        asked = (self.seat, play.step, play.cuts)
        index = as_index(said)
        message: told.Answer | told.Say = (
            told.Say(*asked, _sendable(said)) if index is None else told.Answer(*asked, index)
        )
        refused = self._say(message, lambda: self._taken(play))
        if refused is not None and not self.over:
            why = spoken(self.words, refused.sentence)
            return self.words.say("text-again", why=why)
        return self.look()

    def why(self, text: str) -> str:
        """Say why something may not be answered, or that it may."""
        self._because = []
        asking = told.Why(self.seat, _sendable(last_line(text)))
        refused = self._say(asking, lambda: bool(self._because))
        if refused is not None:
            return spoken(self.words, refused.sentence)
        if not self._because:
            return self.words.say("mcp-waiting")
        (because,) = self._because
        sentence = spoken(self.words, because.sentence)
        return self.words.say("text-may") if because.may else sentence

    def record(self) -> str:
        """Give the game as a text once it is over, and say whether its dice are right."""
        if not self.over:
            return self.words.say("text-going-on")
        record = read_record(self.visit.call("GET", f"/api/tables/{self.id}/record"))
        verify(registered(record.game).ruleset, record)
        return transcript.write(record)

    def take_up(self) -> str:
        """Connect again, and say everything as at the beginning; the seat is still the guest's."""
        self.leave()
        self.table = self.play = None
        self._sown.clear()
        self._revealed.clear()
        self._connect()
        try:
            return f"{self.introduce()}\n\n{self.look()}"
        except Refusal:
            self.leave()
            raise

    def leave(self) -> None:
        """Hang up; the seat stays the guest's."""
        self._connected.close()

    def _connect(self) -> None:
        visit = self.visit
        try:
            connecting = connect(
                f"ws{visit.server.removeprefix('http')}/ws/{urllib.parse.quote(self.id, safe='')}",
                additional_headers={"Cookie": visit.cookie},
                max_size=_LARGEST,
                open_timeout=PATIENCE,
                proxy=None,
            )
            self._socket = self._connected.enter_context(connecting)
        except (OSError, WebSocketException) as error:
            raise BadData("mcp-unreachable", server=visit.server, why=str(error)) from None

    def _result(self) -> str:
        ending = None if self.table is None else self.table.ending
        if ending is None or self.table is None:
            return self.words.say("mcp-closed")
        return spoken(self.words, ending.sentence)

    def _asked(self) -> Ask | None:
        """Give what the seat is asked, if it is."""
        if self.play is None or self.table is None or self.table.status != "playing":
            return None
        asks = (one for one in self.play.asks if one.seat == self.seat and one.options)
        return next(asks, None)

    def _taken(self, play: told.Play | told.News) -> bool:
        """Tell whether it is certain that an answer was taken: nobody else could have given one."""
        now = self.play
        if now is None or len(play.asks) > 1:
            return False
        return now.cuts == play.cuts and now.step > play.step

    def _say(self, message: told.ToServer, done: Callable[[], bool]) -> told.Refused | None:
        """Say something and hear until it is done; give the refusal if it is refused."""
        self._refused = None
        self._said = str(message.__struct_config__.tag)
        before = self.play

        def ended() -> bool:
            return self._refused is not None or done()

        def moved() -> bool:
            return self.over or self.play is not before

        self._tell(message)
        self._hear_until(lambda: ended() or moved())
        if moved() and not ended():
            # Somebody else did something; what was said may still be taken or refused.
            self._catch_up()
        return self._refused

    def _catch_up(self) -> None:
        """Hear what the server says to everything before now: it replies in order."""
        self._pings += 1
        number = self._pings
        self._tell(told.Ping(number))
        self._hear_until(lambda: self._pong >= number)

    def _hear_until(self, true: Callable[[], bool]) -> None:
        """Hear messages until something is so, or patience is at its end."""
        end = time.monotonic() + PATIENCE
        while not true() and time.monotonic() < end:
            try:
                text = self._socket.recv(timeout=max(0.0, end - time.monotonic()))
            except TimeoutError:
                return
            except ConnectionClosed:
                raise BadData("mcp-hung-up", table=self.id) from None
            try:
                self._hear(_DECODER.decode(text))
            except _UNREADABLE as error:
                # What comes after it cannot be understood either.
                self.leave()
                server = self.visit.server
                raise BadData("mcp-unreadable", server=server, why=str(error)) from None

    def _hear(self, message: told.ToBrowser) -> None:
        if isinstance(message, told.Table):
            self.table = message
            self._agree(message)
        elif isinstance(message, told.Play):
            self.play, self.view = message, msgspec.json.decode(message.view)
            self.events = list(message.events)
        elif isinstance(message, told.News):
            self.play = message
            self.events = [one for one in self.events if one.step < message.since]
            self.events += message.events
            self.view = _changed(self.view, message)
        elif isinstance(message, told.Because):
            self._because.append(message)
        elif isinstance(message, told.Refused) and message.to == self._said:
            self._refused = message
        elif isinstance(message, told.Refused) and message.to == _PING:
            self._pong = self._pings
        elif isinstance(message, told.Pong):
            self._pong = message.number

    def _agree(self, table: told.Table) -> None:
        """Agree on the dice: bind the seat to a seed, and show it when everybody is bound."""
        seat = self.seat
        if seat < 0 or table.status in _OVER:
            return
        if table.sealed is not None and seat in table.sealed.lacks:
            return
        mine, promise = table.seats[seat], table.fairness.commitment
        if not mine.sown:
            if promise not in self._sown:
                self._sown.add(promise)
                seed = self._seeds.setdefault(promise, secrets.token_hex(16))
                sealed = seal(promise, table.names[seat], seed)
                self._tell(told.Sow(seat, promise, sealed))
        elif seat in table.fairness.late:
            self._tell(told.Accept(seat))
        elif all(one.sown for one in table.seats) and not mine.revealed:
            seed = self._seeds.get(promise, "")
            if seed and promise not in self._revealed:
                self._revealed.add(promise)
                self._tell(told.Reveal(seat, seed))

    def _tell(self, message: told.ToServer) -> None:
        try:
            self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            raise BadData("mcp-hung-up", table=self.id) from None


def _sendable(said: str) -> str:
    """Give what somebody said as long as the server takes it, and never nothing."""
    return said[: told.LONGEST_TEXT] or "-"


def _changed(view: Any, news: told.News) -> Any:  # noqa: ANN401 - plain data of any shape
    """Change a view as news say: first what is removed, then what is different."""
    for path in news.removed:
        inner = _inside(view, path[:-1])
        del inner[path[-1]]
    for path, value in news.changes:
        if not path:
            view = value
        else:
            _inside(view, path[:-1])[path[-1]] = value
    return view


def _inside(view: Any, path: list[str | int]) -> Any:  # noqa: ANN401 - plain data of any shape
    for part in path:
        view = view[part]
    return view


def _problem(error: urllib.error.HTTPError) -> str:
    """Give what the server says is wrong."""
    try:
        data = error.read(_LARGEST)
    except (OSError, HTTPException):
        return str(error)
    try:
        problem = msgspec.json.decode(data)
        return str(problem.get("sentence") or problem["reason"])
    except (msgspec.DecodeError, UnicodeError, AttributeError, KeyError):
        return data[:200].decode("utf-8", "replace")
