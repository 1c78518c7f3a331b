"""Cookies: what they are called where it matters, and how somebody takes stolen ones away."""

from __future__ import annotations

import asyncio
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from oneiros.server.protocol import api_types as api
from tests.server.app import Door
from tests.server.guest import BOT, ME, OPEN, Guest
from tests.server.inside import PATIENCE, hall, known
from tests.server.served import Served


def renewed(guest: Guest) -> str:
    """Let a guest have all cookies renewed; give the old one."""
    old = guest.cookie
    answer = guest.call("POST", "/api/me/renew")
    assert answer.status_code == 200, answer.text
    guest.cookie = answer.cookies[guest.cookie_name]
    return old


def test_a_stolen_cookie_can_be_made_worthless(served: Served, ann: Guest) -> None:
    table = ann.lay(ME, OPEN)
    thief = Guest(served, known=False)
    for _ in range(3):
        thief.cookie = renewed(ann)
        assert ann.cookie != thief.cookie
        assert thief.give("GET", "/api/tables", api.Tables).mine == []
        assert thief.refused("POST", f"/api/tables/{table}/leave").reason == "server-no-guest"
        with thief.at(table) as browser:
            browser.until_table()
            assert browser.seats == []
        assert ann.give("GET", "/api/me", api.Me).name == "Ann"
        assert [one.id for one in ann.tables().mine] == [table]


def test_a_call_under_way_with_a_stolen_cookie_gets_no_new_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, archive), asyncio.timeout(PATIENCE):
            ann, door = await known(opened, "Ann"), Door(opened)
            archive.disk.clear()
            archive.waiting.clear()
            renewing = asyncio.create_task(door.answer("POST", "/api/me/renew", "a", guest=ann))
            await archive.waiting.wait()
            stolen = asyncio.create_task(door.answer("PUT", "/api/me", "b", guest=ann))
            await asyncio.sleep(0.1)
            archive.disk.set()
            good = (await renewing).cookies[door.signature.cookie]
            assert good == door.signature.sign(ann)
            assert door.signature.cookie not in (await stolen).cookies

    asyncio.run(story())


def test_connections_of_a_stolen_cookie_are_ended(ann: Guest, bob: Guest) -> None:
    table = ann.lay(ME, BOT, public=True)
    with ann.at(table) as stolen, bob.at(table) as watching:
        stolen.catch_up()
        watching.catch_up()
        renewed(ann)
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 - it takes a while
            while True:
                stolen.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        watching.catch_up()


@pytest.mark.slow
def test_what_was_renewed_stays_so_after_a_restart(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ann = Guest(served, "Ann")
        thief = Guest(served, known=False)
        thief.cookie = renewed(ann)
        served.restart()
        assert ann.give("GET", "/api/me", api.Me).name == "Ann"
        assert thief.give("GET", "/api/me", api.Me).name == ""


def test_somebody_without_a_cookie_gets_one_and_nothing_else_happens(served: Served) -> None:
    nobody = Guest(served, known=False)
    assert nobody.give("POST", "/api/me/renew", api.Me).name == ""


def test_another_site_renews_nothing(ann: Guest) -> None:
    problem = ann.refused("POST", "/api/me/renew", None, Origin="http://elsewhere.example")
    assert problem.reason == "server-origin"
    assert ann.give("GET", "/api/me", api.Me).name == "Ann"


def test_behind_encryption_nothing_travels_in_the_clear(encrypted: Served) -> None:
    guest = Guest(encrypted, known=False)
    answer = guest.call("GET", "/api/me", Host="dreams.example")
    morsel = SimpleCookie(answer.headers["Set-Cookie"])[guest.cookie_name]
    assert guest.cookie_name.startswith("__Host-")
    assert (morsel["secure"], morsel["path"], morsel["domain"]) == (True, "/", "")
    guest.cookie = morsel.value
    for path in ("/", "/api/health", "/nothing"):
        age = guest.call("GET", path).headers["Strict-Transport-Security"]
        assert int(age.removeprefix("max-age=")) >= 31_536_000
    # A cookie that another name of the site could have set counts nothing.
    plain = f"{guest.cookie_name.removeprefix('__Host-')}={guest.cookie}"
    assert guest.call("POST", "/api/me/renew", None, Cookie=plain).cookies
    fresh = Guest(encrypted, known=False).call("GET", "/api/me", Cookie=plain)
    assert fresh.cookies[guest.cookie_name] != guest.cookie
    wish = {"name": "Ann"}
    for origin, status in (("https://dreams.example", 200), ("http://dreams.example", 403)):
        told = guest.call("PUT", "/api/me", wish, Host="dreams.example", Origin=origin)
        assert told.status_code == status


def test_a_server_in_the_clear_knows_its_pages_by_their_scheme(served: Served, ann: Guest) -> None:
    assert "Strict-Transport-Security" not in ann.call("GET", "/").headers
    assert not ann.cookie_name.startswith("__Host-")
    encrypted = served.url.replace("http:", "https:")
    problem = ann.refused("PUT", "/api/me", {"name": "Eve"}, Origin=encrypted)
    assert problem.reason == "server-origin"
