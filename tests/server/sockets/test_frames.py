"""Frames of a WebSocket that are no messages: too many of them end the connection."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from random import Random
from socket import socket

import pytest
from websockets.frames import Opcode

from oneiros.server.sockets.frames import FRAMES, MOST_FRAGMENTS
from tests.server.guest import BOT, ME, Guest
from tests.server.raw import frame, read_all, wire

CONT, TEXT, BINARY = Opcode.CONT, Opcode.TEXT, Opcode.BINARY
PING = b'{"type":"ping","number":7}'
MANY = 200_000


def send(opened: socket, frames: Iterable[bytes]) -> None:
    """Send what fits before the server ends it."""
    with suppress(ConnectionError):
        opened.sendall(b"".join(frames))


@pytest.mark.parametrize(
    "frames",
    [
        [frame(Opcode.PING)] * MANY,
        [frame(Opcode.PONG)] * MANY,
        [frame(Opcode.PING, b"x" * 125)] * (MANY // 10),
        [frame(TEXT, fin=False), *[frame(CONT, fin=False)] * MANY],
        [frame(TEXT)] * MANY,
        [frame(BINARY, b"x")] * MANY,
        [frame(TEXT, b"x", fin=False), frame(Opcode.PING), frame(CONT)] * (MANY // 3),
    ],
    ids=["ping", "pong", "large", "continued", "empty", "tiny", "mixed"],
)
def test_a_flood_of_frames_ends_that_connection_and_nobody_waits(
    ann: Guest, bob: Guest, frames: list[bytes]
) -> None:
    with bob.playing(ME, BOT) as neighbour:
        with wire(ann, ann.lay(ME, BOT)) as flooding:
            send(flooding, frames)
            read_all(flooding)
        neighbour.play_on(Random(22), 3)
        neighbour.catch_up()


def test_a_message_has_few_fragments(ann: Guest) -> None:
    with wire(ann, ann.lay(ME, BOT)) as opened:
        middle = [frame(CONT, bytes([one]), fin=False) for one in PING[1:]]
        send(opened, [frame(TEXT, PING[:1], fin=False), *middle[: MOST_FRAGMENTS - 2]])
        send(opened, [frame(CONT, PING[MOST_FRAGMENTS - 1 :])])
        heard = b""
        while b'"pong"' not in heard:
            came = opened.recv(65536)
            assert came, heard
            heard += came
        send(opened, [frame(TEXT, PING[:1], fin=False), *middle[:MOST_FRAGMENTS]])
        assert b"too many fragments" in read_all(opened)


def test_an_empty_continuation_counts_as_a_fragment(ann: Guest) -> None:
    with wire(ann, ann.lay(ME, BOT)) as opened:
        send(opened, [frame(TEXT, fin=False), *[frame(CONT, fin=False)] * MOST_FRAGMENTS])
        assert b"too many fragments" in read_all(opened)


def test_too_many_control_frames_end_the_connection(ann: Guest) -> None:
    with wire(ann, ann.lay(ME, BOT)) as opened:
        send(opened, [frame(Opcode.PONG)] * (2 * FRAMES.burst))
        assert b"too many frames" in read_all(opened)


def test_text_that_is_none_ends_the_connection(ann: Guest) -> None:
    for frames in (
        [frame(TEXT, b'{"type":"\xff"}')],
        [frame(TEXT, b"\xc5", fin=False), frame(CONT, b"\xc5")],
    ):
        with wire(ann, ann.lay(ME, BOT)) as opened:
            send(opened, frames)
            assert b"\x03\xef" in read_all(opened)
