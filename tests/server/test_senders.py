"""Who sends something: an address, and what a trusted proxy says about it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from http import HTTPStatus
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.requests import HTTPConnection

from oneiros.kernel.errors import BadData
from oneiros.server import limits
from oneiros.server.crowd import MOST_AT_ADDRESS
from oneiros.server.http.api import READS, WRITES
from oneiros.server.http.pages import FILES
from oneiros.server.limits import Rate
from oneiros.server.protocol.api_types import NewSeat
from oneiros.server.protocol.messages import Ping, Pong, Refused
from oneiros.server.senders import Senders
from oneiros.server.sockets.socket import ADDRESS_SPEECH, COMING, GUEST_SPEECH, SPEECH
from oneiros.storage import new_guest_id
from tests.cli.command import refused
from tests.server.app import Door, Visit, door
from tests.server.guest import Guest
from tests.server.inside import known, laid
from tests.server.served import Served


def sender(peer: str, *forwarded: str, proxies: tuple[str, ...] = ("10.0.0.0/8", "::1")) -> str:
    """Name the sender of a request that comes from a peer with such headers."""
    headers = [(b"x-forwarded-for", one.encode("latin-1")) for one in forwarded]
    scope = {"type": "http", "client": (peer, 5), "headers": headers}
    return Senders(proxies).of(HTTPConnection(scope))


@pytest.mark.parametrize(
    ("came", "named"),
    [
        (("203.0.113.7",), "203.0.113.7"),
        (("203.0.113.7", "198.51.100.1"), "203.0.113.7"),
        (("10.1.2.3",), "10.1.2.3"),
        (("10.1.2.3", "198.51.100.1"), "198.51.100.1"),
        (("10.1.2.3", "192.0.2.1, 198.51.100.1"), "198.51.100.1"),
        (("10.1.2.3", "192.0.2.1", "198.51.100.1"), "198.51.100.1"),
        (("10.1.2.3", "192.0.2.1, 198.51.100.1, 10.9.9.9"), "198.51.100.1"),
        (("10.1.2.3", "10.4.4.4, 10.9.9.9"), "10.4.4.4"),
        (("10.1.2.3", "198.51.100.1, nonsense"), "10.1.2.3"),
        (("10.1.2.3", "198.51.100.1, nonsense, 10.9.9.9"), "10.9.9.9"),
        (("10.1.2.3", ""), "10.1.2.3"),
        (("::ffff:10.1.2.3", "198.51.100.1"), "198.51.100.1"),
        (("::ffff:203.0.113.7",), "203.0.113.7"),
        (("::1", "2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64"),
        (("2001:db8:1:2::9", "198.51.100.1"), "2001:db8:1:2::/64"),
    ],
)
def test_the_last_address_that_is_no_trusted_proxy_counts(
    came: tuple[str, ...], named: str
) -> None:
    assert sender(*came) == named


@pytest.mark.parametrize("came", ["", "nobody", "10.0.0.1/8", "10.0.0.1:80", "*"])
def test_what_is_no_address_is_no_proxy(tmp_path: Path, came: str) -> None:
    with pytest.raises(BadData):
        Senders([came])
    database = f"sqlite:///{tmp_path}/x.sqlite"
    said = refused("serve", "--database", database, "--port", "0", f"--trusted-proxy={came}")
    assert "--trusted-proxy" in said
    assert came in said
    assert not (tmp_path / "x.sqlite").exists()


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing drip back, however long the test takes."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))


async def exhausted(make: Callable[[], Awaitable[int]], rate: Rate) -> bool:
    """Do something until it is too fast; tell whether that happened."""
    for _ in range(rate.burst + 1):
        if await make() == HTTPStatus.TOO_MANY_REQUESTS:
            return True
    return False


CALLS = [
    ("GET", "/api/games", READS),
    ("GET", "/api/openapi.json", READS),
    ("PUT", "/api/me", WRITES),
    ("GET", "/favicon.svg", FILES),
]


@pytest.mark.parametrize(("method", "path", "rate"), CALLS)
def test_behind_a_proxy_each_client_has_limits_of_its_own(
    tmp_path: Path, method: str, path: str, rate: Rate
) -> None:
    async def run() -> None:
        async with door(tmp_path) as (opened, _):
            call = partial(opened.call, method, path)
            assert await exhausted(lambda: call("198.51.100.1"), rate)
            assert await call("198.51.100.2") != HTTPStatus.TOO_MANY_REQUESTS
            # Addresses that begin alike are one client's.
            assert await exhausted(lambda: call("2001:db8::1"), rate)
            assert await call("2001:db8::2") == HTTPStatus.TOO_MANY_REQUESTS
            assert await call("2001:db8:0:1::2") != HTTPStatus.TOO_MANY_REQUESTS
            # Somebody who is no proxy does not choose an address.
            numbers = count()
            made_up = lambda: call(f"192.0.2.{next(numbers) % 250}", "10.0.0.2")  # noqa: E731
            assert await exhausted(made_up, rate)

    asyncio.run(run())


@pytest.mark.parametrize(("method", "path", "rate"), CALLS[:3])
def test_a_guest_has_limits_wherever_they_call_from(
    tmp_path: Path, method: str, path: str, rate: Rate
) -> None:
    async def run() -> None:
        async with door(tmp_path) as (opened, _):
            guest, numbers = new_guest_id(), count()
            call = partial(opened.call, method, path)
            here = lambda: call(f"192.0.{next(numbers) // 200}.1", guest=guest)  # noqa: E731
            assert await exhausted(here, rate)
            assert await call("198.51.100.2", guest=guest) == HTTPStatus.TOO_MANY_REQUESTS
            assert await call("198.51.100.2", guest=new_guest_id()) == HTTPStatus.OK

    asyncio.run(run())


async def knock(opened: Door, sender: str, guest: str = "") -> int:
    """Connect to a table that is not there, and be gone."""
    visit = await opened.connect("nothing", sender, guest=guest)
    await visit.talk
    return visit.status


def test_each_client_and_each_guest_connects_so_often(tmp_path: Path) -> None:
    async def run() -> None:
        async with door(tmp_path) as (opened, _):
            assert await exhausted(lambda: knock(opened, "198.51.100.1"), COMING)
            assert await knock(opened, "198.51.100.2") == HTTPStatus.SWITCHING_PROTOCOLS
            guest, numbers = new_guest_id(), count()
            here = lambda: knock(opened, f"192.0.2.{next(numbers) % 250}", guest)  # noqa: E731
            assert await exhausted(here, COMING)
            assert await knock(opened, "198.51.100.2") == HTTPStatus.SWITCHING_PROTOCOLS

    asyncio.run(run())


def test_behind_a_proxy_each_client_has_so_many_connections(tmp_path: Path) -> None:
    async def run() -> None:
        async with door(tmp_path) as (opened, inside):
            ann = await known(inside, "Ann")
            table, _ = await laid(inside, ann, NewSeat("me"), NewSeat("open"))
            visits = [
                await opened.connect(table, "198.51.100.1") for _ in range(MOST_AT_ADDRESS - 5)
            ]
            other, _ = await laid(inside, ann, NewSeat("me"), NewSeat("open"))
            visits += [await opened.connect(other, "198.51.100.1") for _ in range(6)]
            visits.append(await opened.connect(other, "198.51.100.2"))
            assert [one.status for one in visits] == [*[101] * MOST_AT_ADDRESS, 429, 101]
            for one in visits:
                one.talk.cancel()
            await asyncio.gather(*(one.talk for one in visits), return_exceptions=True)
            last = await opened.connect(other, "198.51.100.1")
            assert last.status == HTTPStatus.SWITCHING_PROTOCOLS
            last.talk.cancel()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("rate", "guest", "senders"),
    [
        (GUEST_SPEECH, True, [f"198.51.100.{number}" for number in range(20)]),
        (ADDRESS_SPEECH, False, ["198.51.100.1"] * 20),
    ],
    ids=["guest", "address"],
)
def test_messages_of_all_connections_count_together(
    tmp_path: Path, rate: Rate, *, guest: bool, senders: list[str]
) -> None:
    async def run() -> None:
        async with door(tmp_path) as (opened, inside):
            ann = await known(inside, "Ann")
            table, _ = await laid(inside, ann, NewSeat("me"), NewSeat("open"))
            left = rate.burst
            visits: list[Visit] = []
            while left:
                who = ann if guest else new_guest_id()
                visits.append(await opened.connect(table, senders[len(visits)], guest=who))
                for _ in range(min(left, SPEECH.burst)):
                    assert isinstance(await visits[-1].ask(Ping(1)), Pong)
                    left -= 1
            who = ann if guest else new_guest_id()
            visits.append(await opened.connect(table, senders[len(visits)], guest=who))
            refused = await visits[-1].ask(Ping(1))
            assert isinstance(refused, Refused)
            assert refused.reason == "server-too-fast"
            stranger = await opened.connect(table, "203.0.113.7", guest=new_guest_id())
            assert isinstance(await stranger.ask(Ping(1)), Pong)
            for one in (*visits, stranger):
                one.talk.cancel()

    asyncio.run(run())


def test_a_server_is_told_of_its_proxy(tmp_path: Path) -> None:
    with Served(tmp_path, "--trusted-proxy", "127.0.0.1") as served:
        guest = Guest(served, known=False)
        guest.address = "127.0.0.1"
        for number in range(2 * WRITES.burst):
            way = {"X-Forwarded-For": f"198.51.100.{number}"}
            assert guest.call("PUT", "/api/me", {"name": "x"}, **way).status_code == HTTPStatus.OK
