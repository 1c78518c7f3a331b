"""A plain connection to the server, over which a test sends whatever bytes it likes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from socket import create_connection, socket

from websockets.frames import Frame, Opcode

from tests.server.guest import Guest
from tests.server.served import PATIENCE, Served


@contextmanager
def line(served: Served, address: str = "127.0.0.1") -> Iterator[socket]:
    """Connect from an address."""
    with create_connection(("127.0.0.1", served.port), PATIENCE, (address, 0)) as opened:
        yield opened


def read_all(opened: socket) -> bytes:
    """Read until the server ends the connection."""
    found = bytearray()
    with suppress(ConnectionError):
        while came := opened.recv(65536):
            found += came
    return bytes(found)


def status(answer: bytes) -> int:
    """Give the status of an answer; 0 where there is none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def answered(served: Served, *parts: bytes) -> int:
    """Send something, and give the status of the first answer."""
    with line(served) as opened:
        for part in parts:
            opened.sendall(part)
        return status(opened.recv(65536))


def request(served: Served, *headers: str, method: str = "GET", path: str = "/api/health") -> bytes:
    """Write the head of a request."""
    lines = (f"{method} {path} HTTP/1.1", f"Host: localhost:{served.port}", *headers, "", "")
    return "\r\n".join(lines).encode()


@contextmanager
def wire(guest: Guest, table: str) -> Iterator[socket]:
    """Open a WebSocket, of which the frames are up to the test."""
    headers = (
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",),
        f"Cookie: {guest.cookie_name}={guest.cookie}",
    )
    with line(guest.served, guest.address) as opened:
        opened.sendall(request(guest.served, *headers, path=f"/ws/{table}"))
        assert status(opened.recv(65536)) == 101
        yield opened


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    """Write a frame as a browser does."""
    return bytes(Frame(opcode, data, fin).serialize(mask=True))
