"""The real server behind real proxies: encrypted, limited by client, stopped and started again."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from random import Random
from socket import create_connection

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from oneiros.server.http.api import READS
from oneiros.server.sockets.socket import RESTART
from tests.deploy.proxies import NAME, Caddy, Nginx, Proxy
from tests.server.browser import Browser
from tests.server.guest import ME
from tests.server.served import PATIENCE, Served, Steady, wait_until

HERE = "127.0.0.1"


class Visitor:
    """Somebody who comes through a proxy, from an address of loopback."""

    def __init__(self, proxy: Proxy, address: str = HERE) -> None:
        """Come in."""
        self._proxy = proxy
        way = httpx.HTTPTransport(verify=proxy.trust, local_address=address)
        self._client = httpx.Client(
            transport=way, base_url=f"https://{HERE}:{proxy.port}", timeout=PATIENCE
        )
        self._host = f"{NAME}:{proxy.port}"

    def call(self, method: str, path: str, **more: object) -> httpx.Response:
        """Call something, as a page under the public name does."""
        headers = {"Host": self._host, "Origin": f"https://{self._host}", **self._cookie}
        headers |= {str(name): str(value) for name, value in more.items() if name != "json"}
        return self._client.request(
            method,
            path,
            json=more.get("json"),
            headers=headers,
            extensions={"sni_hostname": NAME},
        )

    def connect(self, table: str, origin: str = "") -> ClientConnection:
        """Connect to a table, usually from a page of the same site."""
        return connect(
            f"wss://{self._host}/ws/{table}",
            sock=create_connection((HERE, self._proxy.port), PATIENCE),
            ssl=self._proxy.trust,
            additional_headers=self._cookie,
            origin=Origin(origin or f"https://{self._host}"),
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=2,
        )

    @property
    def _cookie(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self._client.cookies.items())
        return {"Cookie": cookies} if cookies else {}

    def close(self) -> None:
        """Go."""
        self._client.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    options = ("--https", "--name", NAME, "--trusted-proxy", HERE)
    with Steady(tmp_path_factory.mktemp("served"), *options) as one:
        yield one
        assert one.errors() == ""


@pytest.fixture(
    scope="module",
    params=[Nginx, pytest.param(Caddy, marks=pytest.mark.slow)],
    ids=["nginx", "caddy"],
)
def proxy(
    request: pytest.FixtureRequest, served: Served, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    kind: type[Proxy] = request.param
    if kind is Caddy and Caddy.program() is None:
        pytest.skip("Caddy is not here")
    with kind(served, tmp_path_factory.mktemp("proxy")) as one:
        yield one


@pytest.fixture
def visitor(proxy: Proxy) -> Iterator[Visitor]:
    one = Visitor(proxy)
    assert one.call("GET", "/api/me").status_code == 200
    yield one
    one.close()


def test_pages_and_calls_come_encrypted_and_guarded(visitor: Visitor) -> None:
    page = visitor.call("GET", "/")
    assert page.status_code == 200
    assert "<title>" in page.text
    assert page.headers["Strict-Transport-Security"].startswith("max-age=")
    assert page.headers["Content-Security-Policy"].startswith("default-src 'none'")
    cookie = visitor.call("GET", "/api/me").headers["Set-Cookie"]
    assert cookie.startswith("__Host-oneiros-")
    assert "Secure" in cookie
    assert visitor.call("PUT", "/api/me", json={"name": "Ann"}).json() == {"name": "Ann"}
    assert visitor.call("GET", "/api/ready").status_code == 200
    elsewhere = visitor.call("PUT", "/api/me", json={"name": "Eve"}, Origin="https://elsewhere")
    assert elsewhere.status_code == 403


def test_whoever_comes_unencrypted_is_led_to_the_other_door(proxy: Proxy) -> None:
    answer = httpx.get(f"http://{HERE}:{proxy.plain}/learn", headers={"Host": NAME})
    assert answer.status_code in (301, 308)
    assert answer.headers["Location"].startswith(f"https://{NAME}")


def test_a_game_goes_on_over_an_orderly_restart(visitor: Visitor, served: Served) -> None:
    random = Random(12)
    made = visitor.call("POST", "/api/tables", json={"game": "dreamblade", "seats": [ME, ME]})
    table = made.json()["id"]
    with visitor.connect(table) as socket:
        browser = Browser(socket)
        browser.sow()
        browser.until_status("playing")
        browser.play_on(random, 20)
        browser.catch_up()
        assert served.stop(signal.SIGTERM).status == 0
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - it may have more to say
            while True:
                browser.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART
        step, view = browser.step, browser.play.view if browser.play else None
    served.start()
    wait_until(lambda: visitor.call("GET", "/api/ready").status_code == 200)
    with visitor.connect(table) as socket:
        browser = Browser(socket)
        browser.until_play()
        assert browser.play is not None
        assert (browser.step, browser.play.view) == (step, view)
        browser.play_on(random, 20)


def test_limits_hold_for_each_client_whatever_it_says_about_itself(proxy: Proxy) -> None:
    hasty, other = Visitor(proxy, "127.0.7.1"), Visitor(proxy, "127.0.7.2")
    forged = {"X-Forwarded-For": "198.51.100.7, 203.0.113.9"}
    # Each counts as many, so that a slow machine is fast enough.
    calls = (hasty.call("GET", "/api/me/export", **forged) for _ in range(READS.burst))
    assert any(answer.status_code == 429 for answer in calls)
    assert other.call("GET", "/api/games").status_code == 200
    hasty.close()
    other.close()


def test_a_socket_from_another_site_is_not_let_in(visitor: Visitor) -> None:
    with pytest.raises(InvalidStatus) as refused:
        visitor.connect("x", "https://elsewhere.example")
    assert refused.value.response.status_code == 403
