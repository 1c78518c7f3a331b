"""Requests that nobody should make: each is refused with a reason, and nothing changes."""

from __future__ import annotations

import http.client
from collections.abc import Iterator
from contextlib import closing
from os.path import normpath
from urllib.parse import unquote

import httpx
import pytest

from oneiros.registry.dreamblade import printed
from oneiros.server.http.pages import STATIC
from oneiros.server.protocol import api_types as api
from oneiros.server.rooms.seating import LARGEST_FORMAT
from tests.server.guest import BOT, ME, OPEN, Guest, exact
from tests.server.portable import in_both
from tests.server.served import PATIENCE, Served

DEEP = b"[" * 30_000 + b"]" * 30_000
MALFORMED = [
    *(b"", b" ", b"garbage", b"null", b"[]", b"5", b'"x"', b"{", b"\xff\xfe\x00", b"[" * 60_000),
    *(b"{}", b'{"game":5,"seats":[]}', b'{"game":"dreamblade","seats":{}}'),
    b'{"game":"dreamblade","seats":[{"kind":"me"},{"kind":"me"}],"more":1}',
    b'{"game":"dreamblade","seats":[{"kind":"me","guest":"x"},{"kind":"me"}]}',
    b'{"game":"dreamblade","seats":[{"kind":"guest"},{"kind":"me"}]}',
    b'{"game":"dreamblade","seats":[{"kind":"me"},{"kind":"me"}],"public":1}',
    b'{"game":"dreamblade","seats":[{"kind":"me"},{"kind":"me"}],"format":[]}',
    b'{"game":"dreamblade","seats":[{"kind":"me"},{"kind":"me"}],"format":{"a":%b}}' % DEEP,
    b'{"a":%b,"game":"dreamblade"}' % DEEP,
    b'{"game":"dreamblade","seats":[{"kind":"me"},{"kind":"me"}],"format":{"turn_limit":1e999}}',
    b'{"game":"dreamblade","seats":[{"kind":"me","brings":5},{"kind":"me"}]}',
    b'{"game":"dreamblade","seats":[{"kind":"me","brings":[1]},{"kind":"me"}]}',
    b'{"game":"\\ud800","seats":[{"kind":"me"},{"kind":"me"}]}',
]
IMPOSSIBLE: list[dict[str, object]] = [
    {"game": "chess", "seats": [ME, ME]},
    {"game": "", "seats": [ME, ME]},
    {"game": "dreamblade", "seats": []},
    {"game": "dreamblade", "seats": [ME]},
    {"game": "dreamblade", "seats": [ME] * 3},
    {"game": "dreamblade", "seats": [BOT, BOT]},
    {"game": "dreamblade", "seats": [OPEN, OPEN]},
    {"game": "dreamblade", "seats": [ME, {"kind": "bot", "bot": "genius"}]},
    {"game": "dreamblade", "seats": [ME, {"kind": "bot", "bot": ""}]},
    {"game": "dreamblade", "seats": [ME, ME], "format": {"turn_limit": -1}},
    {"game": "dreamblade", "seats": [ME, ME], "format": {"turn_limit": 2**60}},
    {"game": "dreamblade", "seats": [ME, ME], "format": {"nothing": {"deep": [1, {}]}}},
]
WARBANDS = [
    *("", " ", "nobody", "sample2", "\x00", "⟦", "{", "[]", "1", "1x", "-5 Mirrorman", "x" * 3999),
    *("16 Mirrorman", "999999999999999999999 Mirrorman", "{ $came }", "../../etc/passwd"),
    *('{"format":"oneiros-warband"}', '{"format":' * 300, "\u202e\ud7ff", "=" * 500, "a\n" * 1000),
    *([], ["Mirrorman"] * 4, ["x"] * 16, ["Mirrorman"] * 16, [""] * 16, ["x" * 10_000]),
]


BESIDE = ("app.py", "rooms/hall.py", "protocol/messages.py")
"""Files of ours beside the folder of the pages, which nobody may read."""
CLIMBS = ("../../", "%2e%2e/%2e%2e/", "..%2f..%2f", "%2e%2e%2f%2e%2e%2f")
"""Ways from the files of the pages to those beside their folder."""


@pytest.fixture
def nothing_new(served: Served) -> Iterator[Guest]:
    """Somebody who finds in the end that there is no new table."""
    guest = Guest(served)
    before = guest.tables()
    yield guest
    assert guest.tables() == before


def assert_problem(answer: httpx.Response, *statuses: int) -> api.Problem:
    """Find a refusal with a reason and a sentence that can be said in every language."""
    assert answer.status_code in statuses, (answer.status_code, answer.text)
    problem: api.Problem = exact(answer.content, api.Problem)
    assert problem.reason
    assert all(in_both(problem.sentence).values())
    return problem


def test_malformed_bodies_are_refused(served: Served, nothing_new: Guest) -> None:
    for body in MALFORMED:
        nothing_new.move()
        assert_problem(nothing_new.raw("POST", "/api/tables", body), 422)
    for method, path in (
        ("PUT", "/api/me"),
        ("POST", "/api/games/dreamblade/warbands/check"),
        ("POST", f"/api/tables/{Guest(served).lay(ME, OPEN)}/join"),
    ):
        for body in (b"", b"null", b"[]", b'{"x":1}', b"{", b"\xff", b'{"a":%b}' % DEEP):
            nothing_new.move()
            assert_problem(nothing_new.raw(method, path, body), 422)


def test_impossible_tables_are_refused(nothing_new: Guest) -> None:
    for wish in IMPOSSIBLE:
        assert_problem(nothing_new.call("POST", "/api/tables", wish), 422)


def test_a_format_is_kept_only_if_it_is_small(nothing_new: Guest) -> None:
    for size in (LARGEST_FORMAT, 10 * LARGEST_FORMAT):
        wish = {"game": "dreamscape", "seats": [ME, BOT], "format": {"cards": ["x" * size]}}
        problem = assert_problem(nothing_new.call("POST", "/api/tables", wish), 413)
        assert problem.reason == "server-format-large"


def test_a_wrong_method_is_told_the_right_ones(ann: Guest) -> None:
    for path, methods in (
        ("/api/me", {"DELETE", "GET", "HEAD", "PUT"}),
        ("/api/tables", {"GET", "HEAD", "POST"}),
        ("/api/health", {"GET", "HEAD"}),
        ("/api/me/renew", {"POST"}),
    ):
        answer = ann.call("PATCH", path)
        assert answer.status_code == httpx.codes.METHOD_NOT_ALLOWED
        assert set(answer.headers["Allow"].split(", ")) == methods


def test_a_name_in_a_list_that_nobody_could_have_is_not_even_looked_for(ann: Guest) -> None:
    for length, reason in ((100, "miniature-unknown"), (101, "server-message")):
        wish = {"game": "dreamblade", "seats": [{"kind": "me", "brings": ["x" * length]}, ME]}
        assert ann.refused("POST", "/api/tables", wish).reason == reason


def test_warbands_that_are_nonsense_are_refused(nothing_new: Guest) -> None:
    for brings in WARBANDS:
        nothing_new.move()
        wish = {"game": "dreamblade", "seats": [{"kind": "me", "brings": brings}, ME]}
        assert_problem(nothing_new.call("POST", "/api/tables", wish), 422)
        if isinstance(brings, str):
            answer = nothing_new.call(
                "POST", "/api/games/dreamblade/warbands/check", {"text": brings}
            )
            if answer.status_code == httpx.codes.OK:
                checked: printed.CheckedWarband = exact(answer.content, printed.CheckedWarband)
                assert checked.problems
                assert all(in_both(one) for one in checked.problems)
            else:
                assert_problem(answer, 422)


def test_a_warband_that_is_nonsense_does_not_sit_down(ann: Guest, bob: Guest) -> None:
    table = ann.lay(ME, OPEN, public=True)
    for brings in ("nobody", ["x"], "\x00"):
        path = f"/api/tables/{table}/join"
        assert_problem(bob.call("POST", path, {"brings": brings}), 422)
    assert [one.kind for one in ann.summary(table).seats] == ["guest", "open"]


def test_a_large_body_is_refused_before_it_is_read(nothing_new: Guest) -> None:
    wish = b'{"game":"dreamblade","seats":[{"kind":"me"},{"kind":"me"}],"x":"%b"}'
    assert_problem(nothing_new.raw("POST", "/api/tables", wish % (b"x" * 66_000)), 413)
    address = ("localhost", nothing_new.served.port)
    with closing(http.client.HTTPConnection(*address, timeout=PATIENCE)) as connection:
        # More than that is announced than ever comes; the answer does not wait for it.
        connection.putrequest("POST", "/api/tables")
        connection.putheader("Cookie", f"{nothing_new.cookie_name}={nothing_new.cookie}")
        connection.putheader("Content-Length", str(10**12))
        connection.endheaders()
        connection.send(b" " * 200_000)
        assert connection.getresponse().status == 413


@pytest.mark.parametrize("length", [64 * 1024 + 1, 10**12, 10**20 - 1])
def test_a_large_body_is_refused_when_it_is_announced(nothing_new: Guest, length: int) -> None:
    address = ("localhost", nothing_new.served.port)
    with closing(http.client.HTTPConnection(*address, timeout=PATIENCE)) as connection:
        connection.putrequest("POST", "/api/tables")
        connection.putheader("Cookie", f"{nothing_new.cookie_name}={nothing_new.cookie}")
        connection.putheader("Content-Length", str(length))
        connection.endheaders()
        assert connection.getresponse().status == 413


def test_a_guest_nobody_knows_makes_nothing(served: Served, ann: Guest) -> None:
    table = ann.lay(ME, OPEN, public=True)
    nobody = Guest(served, known=False)
    wish = {"game": "dreamblade", "seats": [ME, BOT]}
    identity, _, signature = ann.cookie.partition(".")
    for cookie in ("", identity, f"{identity}.{signature[:-1]}", f"{identity}.ż", "x" * 5000):
        headers = (
            {"Cookie": f"{ann.cookie_name}={cookie}".encode().decode("latin-1")} if cookie else {}
        )
        for path, body in (
            ("/api/tables", wish),
            (f"/api/tables/{table}/join", {}),
            (f"/api/tables/{table}/leave", None),
            (f"/api/tables/{table}/close", None),
        ):
            nobody.move()
            problem = assert_problem(nobody.call("POST", path, body, **headers), 403)
            assert problem.reason == "server-no-guest"
        fresh = nobody.call("GET", "/api/me", **headers)
        assert fresh.cookies[ann.cookie_name].partition(".")[0] != identity
        assert nobody.give("GET", "/api/tables", api.Tables).mine == []
    assert ann.summary(table).status == "seating"


@pytest.mark.parametrize(
    "origin",
    ["http://elsewhere.example", "null", "", "http://localhost", "http://[", "localhost", "*"],
)
def test_another_site_makes_nothing(nothing_new: Guest, origin: str) -> None:
    wish = {"game": "dreamblade", "seats": [ME, BOT]}
    for method, path, body in (("POST", "/api/tables", wish), ("PUT", "/api/me", {"name": "Eve"})):
        problem = assert_problem(nothing_new.call(method, path, body, Origin=origin), 403)
        assert problem.reason == "server-origin"


def test_our_own_page_makes_a_table(served: Served, ann: Guest) -> None:
    wish = {"game": "dreamblade", "seats": [ME, BOT]}
    assert ann.call("POST", "/api/tables", wish, Origin=served.url).status_code == httpx.codes.OK


@pytest.mark.parametrize("host", ["elsewhere.example", "localhost.evil", "[", "", "x" * 500, "a b"])
def test_another_name_for_this_computer_gets_nothing(served: Served, host: str) -> None:
    guest = Guest(served)
    for path in ("/", "/api/health", "/api/me", "/table/x"):
        answer = guest.call("GET", path, Host=host)
        assert answer.status_code in (400, 421)
        assert not answer.cookies
        assert "version" not in answer.text


def test_calling_too_fast_is_refused_for_that_address_only(served: Served, bob: Guest) -> None:
    hasty = Guest(served)
    # Each counts as many, so that a slow machine is fast enough.
    for _ in range(50):
        answer = hasty.call("DELETE", "/api/me/pass")
        if answer.status_code != httpx.codes.OK:
            break
    problem = assert_problem(answer, 429)
    assert problem.reason == "server-too-fast"
    assert answer.headers["Retry-After"] == "1"
    assert bob.give("PUT", "/api/me", api.Me, {"name": "Bob"}).name == "Bob"


@pytest.mark.parametrize(
    "path",
    [
        *("/assets/../../etc/passwd", "/assets/..%2f..%2f..%2f..%2fetc/passwd", "/assets/%00"),
        *("/assets/....//....//etc/passwd", "/assets/..\\..\\etc\\passwd", "/assets//etc/passwd"),
        *("/assets/" + climb + name for climb in CLIMBS for name in BESIDE),
        "/assets/" + "x" * 5000,
        *("/assets", "/assets/", "/static/index.html", "/../etc/passwd", "/favicon.svg/../x"),
        *("/table/..%2f", "/table/../../etc/passwd", "/table/%00", "/rules/..%2f..%2fx", "//x"),
        *("/api/rules/..%2f..%2fetc", "/api/rules/dreamblade?lang=../../etc", "/api/tables/..%2f"),
        *("/api/tables/%00", "/api/tables/%F0%9F%98%80", "/api/tables/%FF", "/api/tables/a%0d%0ab"),
        *("/api/rules/chess", "/api/rules/dreamblade?lang=de", "/api/nothing", "/ws/x", "/%FF"),
        *("/api/tables/'%20OR%201=1", "/api/tables/" + "x" * 5000, "/api/rules/dreamblade?lang="),
    ],
)
def test_tricks_with_paths_find_nothing(served: Served, path: str) -> None:
    with closing(http.client.HTTPConnection("localhost", served.port, timeout=PATIENCE)) as way:
        way.putrequest("GET", path, skip_accept_encoding=True)
        way.endheaders()
        answer = way.getresponse()
        body = answer.read()
    if answer.status == 307:
        # Without the last stroke of its path, but here.
        assert (answer.getheader("Location") or "").startswith(served.url)
        return
    assert answer.status in (200, 400, 404, 422, 503)
    assert b"root:" not in body
    assert b"import" not in body
    if path.startswith("/api/") and answer.status != 404:
        assert answer.status == 422
    if path.startswith("/assets"):
        assert answer.status == 404
    if answer.status == 200:
        assert path.startswith(("/table/", "/rules/"))


def test_the_files_that_tricks_look_for_are_there() -> None:
    for name in BESIDE:
        assert b"import" in (STATIC.parent / name).read_bytes()
    for climb in CLIMBS:
        assert normpath(STATIC / "assets" / unquote(climb)) == str(STATIC.parent)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "X" * 50])
def test_other_methods_do_nothing(ann: Guest, method: str) -> None:
    table = ann.lay(ME, OPEN)
    before = ann.summary(table)
    for path in ("/", "/api/health", f"/api/tables/{table}", "/api/openapi.json"):
        assert ann.raw(method, path).status_code in (400, 405)
    assert ann.summary(table) == before
