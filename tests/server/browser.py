"""A connected browser without a screen: it keeps what it is told, and answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Final, TypeVar

import msgspec
from websockets.sync.client import ClientConnection

from oneiros.kernel.fair import seal
from oneiros.registry import named
from oneiros.server.protocol import messages as told
from oneiros.server.sockets.socket import DEAR
from tests.server.served import PATIENCE
from tests.server.story import Story

T = TypeVar("T", bound=told.ToBrowser)

_DECODER: Final[msgspec.json.Decoder[told.ToBrowser]] = msgspec.json.Decoder(told.ToBrowser)
# A little less than the server allows, see oneiros.server.socket.
_BURST = 100.0
_PER_SECOND = 36.0


class Browser:
    """Everything that one connection has been told, put together as the page does it."""

    def __init__(self, socket: ClientConnection) -> None:
        """Hear the table, and the game if there is one."""
        self.socket = socket
        self.heard: list[told.ToBrowser] = []
        self.raw: list[str] = []
        self.table: told.Table | None = None
        self.story = Story()
        self._asked_before = 0
        # The seeds of my seats, and those of them that have been shown.
        self.seeds: dict[int, str] = {}
        self._shown: set[int] = set()
        self._left = _BURST
        self._filled = time.monotonic()
        self._numbers = count(1)

    @property
    def play(self) -> told.Play | None:
        """The game as it is known, put together."""
        return self.story.play

    @property
    def events(self) -> list[named.Event]:
        """Everything that has happened, as far as it was told."""
        return self.story.events

    @property
    def status(self) -> str:
        """The state of the table, nothing before it was told."""
        return self.table.status if self.table is not None else ""

    @property
    def step(self) -> int:
        """The step that is asked now, -1 before the game."""
        return self.play.step if self.play is not None else -1

    @property
    def cuts(self) -> int:
        """How often answers were taken back."""
        return self.play.cuts if self.play is not None else 0

    @property
    def seats(self) -> list[int]:
        """The seats that are mine."""
        assert self.table is not None
        return [number for number, one in enumerate(self.table.seats) if one.mine]

    def hear(self) -> told.ToBrowser:
        """Hear the next message, and keep what it says."""
        text = self.socket.recv(timeout=PATIENCE, decode=True)
        assert isinstance(text, str)
        message: told.ToBrowser = _DECODER.decode(text)
        assert msgspec.json.decode(msgspec.json.encode(message)) == msgspec.json.decode(text)
        self.raw.append(text)
        self.heard.append(message)
        if isinstance(message, told.Table):
            self.table = message
            self._reveal(message)
        elif isinstance(message, told.Play | told.News | told.Past):
            self.story.hear(message)
            # The rest of what happened is asked for, as the page does.
            if self.story.first and self.story.first != self._asked_before:
                self.say(told.Earlier(self.story.first))
            self._asked_before = self.story.first
            if isinstance(message, told.News) and self.story.play is not None:
                message = self.heard[-1] = self.story.play
        return message

    def hear_until(self, true: Callable[[], object]) -> None:
        """Hear as much as is needed."""
        while not true():
            self.hear()

    def until_table(self) -> None:
        """Hear what the table is like."""
        self.hear_until(lambda: self.table is not None)

    def until_status(self, status: str) -> None:
        """Hear until the table has come to a state."""
        self.hear_until(lambda: self.status == status)

    def until_play(self) -> None:
        """Hear the game."""
        self.hear_until(lambda: self.play is not None)

    def until_beginning(self) -> None:
        """Hear everything that happened from the beginning of the game on."""
        self.hear_until(lambda: not self.story.first)

    def next(self, kind: type[T]) -> T:
        """Hear until a message of a kind comes."""
        while not isinstance(message := self.hear(), kind):
            pass
        return message

    def say(self, message: told.ToServer) -> None:
        """Say something, not faster than the server allows."""
        now = time.monotonic()
        self._left = min(_BURST, self._left + (now - self._filled) * _PER_SECOND)
        self._filled = now
        cost = 1 + DEAR.get(type(message), 0)
        if self._left < cost:
            time.sleep((cost - self._left) / _PER_SECOND)
        self._left -= cost
        self.socket.send(msgspec.json.encode(message).decode())

    def refusal(self, message: told.ToServer) -> told.Refused:
        """Say something that must be refused."""
        self.say(message)
        refused = self.next(told.Refused)
        assert refused.to == type(message).__struct_config__.tag
        return refused

    def catch_up(self) -> None:
        """Hear everything that was told before now, from the beginning of the game on."""
        self.until_beginning()
        number = next(self._numbers)
        self.say(told.Ping(number))
        while self.next(told.Pong).number != number:
            pass

    def sow(self) -> None:
        """Bind each seat of mine to a seed, which is shown later, as the page does by itself."""
        self.until_table()
        assert self.table is not None
        for seat, one in enumerate(self.table.seats):
            if one.mine and not one.sown:
                self.seeds[seat] = f"seed-{seat}"
                self._shown.discard(seat)
                self.say(self.sealed(seat, self.seeds[seat]))

    def sealed(self, seat: int, seed: str) -> told.Sow:
        """Make the message that binds a seat to a seed."""
        assert self.table is not None
        promise = self.table.fairness.commitment
        return told.Sow(seat, promise, seal(promise, self.table.names[seat], seed))

    def _reveal(self, table: told.Table) -> None:
        """Show my seeds when everybody is bound to one."""
        if table.status not in ("seating", "playing") or not all(one.sown for one in table.seats):
            return
        for seat, seed in self.seeds.items():
            if seat not in self._shown and not table.seats[seat].revealed:
                self._shown.add(seat)
                self.say(told.Reveal(seat, seed))

    def mine(self) -> named.Ask | None:
        """Give what is asked of me now."""
        asks = self.play.asks if self.play is not None else []
        return next((one for one in asks if one.options), None)

    def until_asked(self) -> named.Ask | None:
        """Hear until I am asked something; None when the game is over."""
        self.hear_until(
            lambda: (
                self.status in ("over", "closed")
                or (self.status == "playing" and self.mine() is not None)
            )
        )
        return self.mine() if self.status == "playing" else None

    def until_step(self, step: int) -> None:
        """Hear until the game has come to a step."""
        self.hear_until(lambda: self.step >= step)

    def back_at(self, step: int) -> None:
        """Hear until the game has gone back to a step."""
        self.hear_until(lambda: self.step == step)

    def answer(self, ask: named.Ask, index: int) -> None:
        """Answer, and hear that it is kept."""
        step = self.step
        self.say(told.Answer(ask.seat, step, self.cuts, index))
        self.hear_until(lambda: self.step > step)

    def play_on(self, random: Random, steps: int = 100_000) -> None:
        """Answer at random for so many answers, or to the end."""
        for _ in range(steps):
            ask = self.until_asked()
            if ask is None:
                return
            self.answer(ask, random.choice(ask.options).index)


def begin(*browsers: Browser) -> None:
    """Let people agree on their dice and begin: all are bound to seeds, then all show them."""
    for one in browsers:
        one.sow()
    # Everybody is bound after the first time, and has heard of it after the second.
    for one in (*browsers, *browsers):
        one.catch_up()
    for one in browsers:
        one.until_status("playing")
        one.until_play()


def play_together(browsers: Sequence[Browser], random: Random, steps: int = 100_000) -> None:
    """Let several people play at random at one table, for so many answers or to the end."""
    for browser in browsers:
        browser.catch_up()
    for _ in range(steps):
        asked = [one for one in browsers if one.mine() is not None and one.status == "playing"]
        if not asked:
            assert browsers[0].status != "playing", "nobody is asked"
            return
        ask = asked[0].mine()
        assert ask is not None
        asked[0].answer(ask, random.choice(ask.options).index)
        for browser in browsers:
            browser.until_step(asked[0].step)
        if not any(browser.mine() for browser in browsers):
            # The table says that the game is over.
            for browser in browsers:
                browser.catch_up()
