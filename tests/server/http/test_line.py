"""Requests that come slowly, never, or in a form about which servers and proxies differ."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.server.guest import Guest
from tests.server.raw import answered, line, read_all, request, status
from tests.server.served import Served


def test_a_plain_request_is_answered(served: Served) -> None:
    assert answered(served, request(served)) == 200
    # However many pieces it comes in.
    with line(served) as opened:
        for byte in request(served, "Connection: close"):
            opened.sendall(bytes([byte]))
        assert status(read_all(opened)) == 200


@pytest.mark.parametrize(
    "headers",
    [
        ("Content-Length: 5", "Transfer-Encoding: chunked"),
        ("transfer-encoding: chunked", "content-length: 0"),
        ("Content-Length: 5", "Content-Length: 6"),
        ("Content-Length: 5, 6",),
        ("Content-Length: +5",),
        ("Transfer-Encoding: identity, chunked",),
        ("Transfer-Encoding: chunked", "Transfer-Encoding: chunked"),
        ("Name: one\r\n two",),
        ("Name: one\r\n\ttwo",),
        ("Name: one\nOther: two",),
        ("Name: one\rOther: two",),
        ("Name : one",),
        ("Host: elsewhere",),
        ("Long: " + "x" * 20_000,),
        ("Name: x",) * 3000,
    ],
)
def test_a_head_that_can_be_read_in_two_ways_is_refused(
    served: Served, headers: tuple[str, ...]
) -> None:
    assert answered(served, request(served, *headers, method="POST", path="/api/me")) in (400, 431)


@pytest.mark.parametrize("end", [b"\n", b"\r"])
def test_lines_end_as_they_should(served: Served, end: bytes) -> None:
    assert answered(served, request(served).replace(b"\r\n", end), b"\r\n\r\n") == 400


def test_a_request_hidden_behind_another_is_not_read(served: Served) -> None:
    hidden = request(served, path="/api/games")
    with_body = request(served, "Content-Length: 1", method="PUT", path="/api/me")
    for first, rest in (
        (request(served) + hidden, b""),
        (request(served, "Content-Length: 1") + b"x" + hidden, b""),
        # What the first one still lacks comes together with the second.
        (with_body, b"x" + hidden),
    ):
        with line(served) as opened:
            opened.sendall(first)
            opened.sendall(rest)
            assert read_all(opened).count(b"HTTP/1.1") == 1


def test_requests_one_after_the_other_share_a_connection(served: Served) -> None:
    with line(served) as opened:
        for _ in range(3):
            opened.sendall(request(served))
            answer = opened.recv(65536)
            while b"}" not in answer:
                answer += opened.recv(65536)
            assert status(answer) == 200


def test_whoever_takes_too_long_is_not_waited_for(served: Served, ann: Guest) -> None:
    cookie = f"Cookie: {ann.cookie_name}={ann.cookie}"
    begun = request(served, cookie, "Content-Length: 100", method="PUT", path="/api/me")
    with ExitStack() as stack:
        lines = [stack.enter_context(line(served)) for _ in range(6)]
        silent, head, body, chunked, halting, again = lines
        head.sendall(request(served)[:-2])
        body.sendall(begun + b'{"name":')
        chunked.sendall(
            request(served, cookie, "Transfer-Encoding: chunked", method="PUT", path="/api/me")
            + b"5\r\nhello\r\n"
        )
        halting.sendall(b"G")
        again.sendall(request(served))
        assert status(again.recv(65536)) == 200
        again.sendall(request(served)[:20])
        assert read_all(silent) == b""
        for one in (head, body, chunked, halting, again):
            assert b"HTTP/1.1 408 " in read_all(one)
    assert ann.call("GET", "/api/me").json() == {"name": "Ann"}


def test_nothing_that_is_no_request_makes_the_server_complain(served: Served, ann: Guest) -> None:
    upgrade = (
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",),
    )
    for came in (
        *(b"\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\n\r\n\r\n", b"GET\r\n\r\n", b"\x00" * 20_000),
        request(served).replace(b"HTTP/1.1", b"HTTP/9.9"),
        request(served, "Expect: 100-continue", "Content-Length: 5", method="PUT"),
        request(served, "Transfer-Encoding: chunked", method="PUT", path="/api/me") + b"zz\r\n",
        request(served, "Transfer-Encoding: chunked", path="/api/games") + b"zz\r\nx\r\n",
        request(served, "Upgrade: h2c", "Connection: Upgrade"),
        request(served, *upgrade, method="POST", path="/ws/x"),
        request(served, *upgrade, "Content-Length: 5", path="/ws/x") + b"hello",
        request(served, *upgrade[:3], path="/ws/x"),
        request(served, *upgrade[:2], "Sec-WebSocket-Version: 1", path="/ws/x"),
        request(served, *upgrade, f"Long: {'x' * 9000}", path="/ws/x"),
        request(served, *upgrade, path=f"/ws/{'x' * 9000}"),
        request(served, *upgrade, *(f"N{number}: x" for number in range(300)), path="/ws/x"),
        request(served, *upgrade, "Sec-WebSocket-Protocol: é", path="/ws/x"),
        request(served, *upgrade, "Sec-WebSocket-Extensions: ;;;", path="/ws/x"),
    ):
        with line(served, ann.address) as opened:
            opened.sendall(came)
            opened.recv(65536)
    # The fixture finds that the server has said nothing about it.
    assert answered(served, request(served)) == 200
