"""What is told goes out at once where it can; what comes is read while few messages wait."""

from __future__ import annotations

import asyncio

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from oneiros.server.crowd import Crowd
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.listener import Listener
from oneiros.server.senders import Senders
from oneiros.server.sockets import wire
from tests.server.guest import ME, OPEN, Guest


class Line:
    """A connection that sends at once as long as it is free."""

    def __init__(self) -> None:
        """Begin free."""
        self.free = True
        self.sent: list[bytes] = []

    def now(self, message: bytes) -> bool:
        if self.free:
            self.sent.append(message)
        return self.free


def test_nothing_overtakes_what_waits() -> None:
    async def story() -> None:
        line, listener = Line(), Listener(None)
        listener.write = line.now
        listener.tell_bytes(b"1")
        line.free = False
        listener.tell_bytes(b"2")
        listener.tell_table(b"old table")
        listener.tell_table(b"table")
        line.free = True
        listener.tell_bytes(b"3")
        assert line.sent == [b"1"]
        for expected in (b"2", b"table", b"3"):
            line.sent.append(await listener.next())
            assert line.sent[-1] == expected
            # The last one has been taken, but is not sent yet.
            if expected == b"3":
                listener.tell_bytes(b"4")
        line.sent.append(await listener.next())
        waiting = asyncio.create_task(listener.next())
        await asyncio.sleep(0)
        listener.tell_bytes(b"5")
        assert line.sent == [b"1", b"2", b"table", b"3", b"4", b"5"]
        waiting.cancel()

    asyncio.run(story())


def test_who_is_ended_hears_nothing_more() -> None:
    async def story() -> None:
        line, listener = Line(), Listener(None)
        listener.write = line.now
        listener.end()
        listener.tell_bytes(b"1")
        assert line.sent == []

    asyncio.run(story())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 70000])
def test_frames_are_those_of_the_standard(length: int) -> None:
    text = b"x" * length
    expected = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert wire._head(length) + text == expected


class Reading(asyncio.Transport):
    """A connection of which it is noted whether it is read."""

    reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def test_reading_stops_while_some_messages_wait_to_be_heard() -> None:
    async def story() -> None:
        config = uvicorn.Config(lambda: None, ws=wire.Wire, lifespan="off", log_config=None)
        config.load()
        line = wire.Wire(config, Crowd(Senders(()), 1), {})
        line.transport = transport = Reading()
        for number in range(1, wire.MOST_UNHEARD + 1):
            line.handle_text(Frame(Opcode.TEXT, b"%d" % number))
            assert transport.reading == (number < wire.MOST_UNHEARD)
        heard = []
        for _ in range(wire.MOST_UNHEARD):
            assert not transport.reading
            heard.append(await line.receive())
        assert transport.reading
        assert [one.get("text") for one in heard] == ["1", "2", "3", "4"]

    asyncio.run(story())


def test_a_closed_connection_is_not_written_to(ann: Guest) -> None:
    table = ann.lay(ME, OPEN)
    with ann.at(table) as staying:
        staying.until_table()
        for _ in range(5):
            with ann.at(table) as leaving:
                leaving.until_table()
                leaving.socket.close()
                with pytest.raises(ConnectionClosed):
                    leaving.hear()
        staying.catch_up()
        assert staying.status == "seating"
        staying.say(told.Resync())
        staying.catch_up()
