"""What guests do with themselves: results, data to take away or delete, and other browsers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from oneiros.kernel.errors import Refusal
from oneiros.kernel.record import read_record
from oneiros.kernel.replay import replay
from oneiros.registry.game import Luck
from oneiros.registry.games import game
from oneiros.server import limits
from oneiros.server.http import me
from oneiros.server.http.endpoint import Call, KnownAs
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from oneiros.server.refusals import Forbidden
from oneiros.server.rooms import seating
from oneiros.storage import StoredSeat, new_guest_id
from tests.server.app import door
from tests.server.browser import begin
from tests.server.guest import BOT, ME, OPEN, Guest, two
from tests.server.inside import PATIENCE, hall, known
from tests.server.served import Served

ELSEWHERE = "http://elsewhere.example"


@pytest.fixture
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing drip back into the limits, however long the test takes."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))


def lost(guest: Guest, *seats: dict[str, Any], **more: object) -> str:
    """Let a guest give up a game; give its table."""
    with guest.playing(*seats, **more) as browser:
        browser.until_play()
        browser.say(told.Resign(0))
        browser.until_status("over")
        assert browser.table is not None
        return browser.table.id


def results(guest: Guest) -> api.Results:
    """Ask how the games of a guest came out."""
    return guest.give("GET", "/api/me/results", api.Results)


def exported(guest: Guest) -> dict[str, Any]:
    """Take the data of a guest away."""
    answer = guest.call("GET", "/api/me/export")
    assert answer.status_code == httpx.codes.OK
    assert answer.headers["Content-Disposition"] == 'attachment; filename="oneiros-me.json"'
    assert answer.headers["Cache-Control"] == "no-store"
    found: dict[str, Any] = json.loads(answer.content)
    return found


def passed(guest: Guest) -> str:
    """Make a pass."""
    return guest.give("POST", "/api/me/pass", api.Pass).phrase


def arrive(browser: Guest, phrase: str) -> httpx.Response:
    """Try to be known by a pass."""
    return browser.call("POST", "/api/me/arrive", {"phrase": phrase})


def test_results_are_counted_by_game_opponent_and_level(ann: Guest, bob: Guest) -> None:
    assert results(ann) == api.Results([], [], [], [])
    first = lost(ann, ME, BOT)
    lost(ann, ME, {"kind": "bot", "bot": "drowsy"})
    with two(ann, bob) as (_, second):
        second.say(told.Resign(1))
        second.until_status("over")
    # What is no whole game of one against others does not count.
    lost(ann, ME, ME)
    lost(ann, game="dreamblade", lesson="strike")
    found = results(ann)
    assert found.games == [api.GameResult("dreamblade", api.Tally(1, 2, 0), tells_luck=True)]
    assert {(one.bot, one.name): one.tally for one in found.opponents} == {
        ("scripted", ""): api.Tally(0, 1, 0),
        ("drowsy", ""): api.Tally(0, 1, 0),
        ("", "Bob"): api.Tally(1, 0, 0),
    }
    assert results(bob).opponents == [
        api.OpponentResult("dreamblade", api.Tally(0, 1, 0), name="Ann")
    ]
    (longest,) = found.longest
    assert longest.answers >= 1
    assert ann.summary(first).status == "over"


def test_what_the_dice_of_a_whole_game_gave_is_kept_told_and_taken_along(ann: Guest) -> None:
    played, random = game("dreamblade"), Random(4)
    with ann.playing(ME, BOT, format={"turn_limit": 20}) as browser:
        while (ask := browser.until_asked()) is not None:
            strikes = [one for one in ask.options if one.deed == "strike"]
            browser.answer(ask, random.choice(strikes or ask.options).index)
    (table,) = exported(ann)["tables"]
    (seat,) = table["seats"]
    got, usual = seat["luck"]
    # The server draws its seed, so it may happen that nobody rolls or hits anything.
    record = read_record(ann.call("GET", f"/api/tables/{table['id']}/record").content)
    assert played.luck is not None
    assert played.luck(replay(played.ruleset, record))[0] == Luck(got, usual)
    found = results(ann)
    assert found.games[0].unnoted == 0
    lucky = [api.LuckiestGame("dreamblade", table["id"], got, usual)]
    assert found.luckiest == (lucky if got > usual else [])


def test_of_a_game_whose_draws_say_nothing_no_luck_is_told(ann: Guest) -> None:
    lost(ann, ME, BOT, game="dreamscape")
    found = results(ann)
    assert found.games == [api.GameResult("dreamscape", api.Tally(0, 1, 0))]
    assert found.luckiest == []
    assert exported(ann)["tables"][0]["seats"][0]["luck"] is None


def test_results_are_counted_while_a_table_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, archive):
            ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
            table = seating.lay(api.NewTable("dreamblade", [api.NewSeat("me")] * 2), ann)
            seats = (StoredSeat(0, "guest", ann), StoredSeat(1, "guest", bob))
            over = replace(table, status="over", winners=(0,), seats=seats)
            # It is gone when its entries are counted.
            monkeypatch.setattr(archive.storage, "finished_of", lambda *_: [over])
            found = await me.count(Call(opened, ann, known=True, path={}, query={}, body=None))
            # It ended before it was kept what chance gave.
            assert found.games == [
                api.GameResult("dreamblade", api.Tally(1, 0, 0), tells_luck=True, unnoted=1)
            ]
            assert found.longest == []
            assert found.luckiest == []

    asyncio.run(story())


def test_everything_that_is_kept_of_me_is_one_file_and_nobody_elses(
    ann: Guest, bob: Guest, eve: Guest
) -> None:
    ann.give(
        "POST", "/api/me/keepsakes", api.Keepsake, {"game": "dreamblade", "text": "1 Mirrorman"}
    )
    alone = lost(ann, ME, BOT)
    with two(ann, bob) as (first, _):
        assert first.table is not None
        shared = first.table.id
    mine = exported(ann)
    assert mine["guest"]["name"] == "Ann"
    assert {one["id"] for one in mine["tables"]} == {alone, shared}
    assert len(mine["keepsakes"]) == 1
    assert [one["id"] for one in exported(bob)["tables"]] == [shared]
    assert "Bob" not in json.dumps(mine)
    assert exported(eve)["tables"] == exported(eve)["keepsakes"] == []


def test_my_data_is_deleted_and_the_games_of_others_stay_whole(ann: Guest, bob: Guest) -> None:
    alone = lost(ann, ME, BOT)
    table = ann.lay(ME, OPEN)
    bob.join(table, invite=ann.summary(table).invite)
    with ann.at(table) as first, bob.at(table) as second:
        begin(first, second)
        answer = ann.call("DELETE", "/api/me")
        assert answer.status_code == httpx.codes.OK, answer.text
        assert json.loads(answer.content) == {"removed": 1, "vacated": 1, "keepsakes": 0}
        # The browser forgets who it was.
        assert "Max-Age=0" in answer.headers["Set-Cookie"]
        second.hear_until(lambda: second.table is not None and second.table.seats[0].name == "")
    assert ann.give("GET", "/api/me", api.Me).name == ""
    assert ann.tables().mine == []
    assert ann.refused("GET", f"/api/tables/{alone}").reason == "server-table-unknown"
    assert bob.summary(table).seats[0].name == ""
    assert [one.id for one in bob.tables().mine] == [table]


def test_a_cookie_that_somebody_kept_of_a_deleted_guest_makes_nobody(
    served: Served, ann: Guest
) -> None:
    thief = Guest(served, known=False)
    thief.cookie = ann.cookie
    assert thief.give("GET", "/api/me", api.Me).name == "Ann"
    assert ann.call("DELETE", "/api/me").status_code == httpx.codes.OK
    assert thief.refused("GET", "/api/me/export").reason == "server-no-guest"
    served.restart()
    assert thief.refused("GET", "/api/me/export").reason == "server-no-guest"
    # Whoever comes with it is somebody new.
    given = thief.call("PUT", "/api/me", {"name": "Eve"}).cookies[thief.cookie_name]
    assert given.partition(".")[0] != thief.cookie.partition(".")[0]
    thief.cookie = given
    assert exported(thief)["guest"]["name"] == "Eve"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/me/results"),
        ("GET", "/api/me/export"),
        ("DELETE", "/api/me"),
        ("POST", "/api/me/pass"),
        ("GET", "/api/me/pass"),
        ("DELETE", "/api/me/pass"),
    ],
)
def test_whoever_has_no_cookie_is_nobody_here(served: Served, method: str, path: str) -> None:
    stranger = Guest(served, known=False)
    assert stranger.refused(method, path).reason == "server-no-guest"
    stranger.cookie = f"{Guest(served, 'Ann').cookie.partition('.')[0]}.{'0' * 64}"
    assert stranger.refused(method, path).reason == "server-no-guest"


def test_another_site_deletes_nothing_and_makes_no_pass(ann: Guest) -> None:
    phrase = passed(ann)
    for method, path, body in (
        ("DELETE", "/api/me", None),
        ("POST", "/api/me/pass", None),
        ("DELETE", "/api/me/pass", None),
        ("POST", "/api/me/arrive", {"phrase": phrase}),
    ):
        assert ann.refused(method, path, body, Origin=ELSEWHERE).reason == "server-origin"
    assert ann.give("GET", "/api/me", api.Me).name == "Ann"
    assert arrive(ann, phrase).status_code == httpx.codes.OK


@pytest.mark.parametrize(
    ("method", "path", "most"),
    [("GET", "/api/me/export", 5), ("GET", "/api/me/results", 50), ("DELETE", "/api/me", 6)],
)
@pytest.mark.usefixtures("_no_time_passes")
def test_what_is_dear_cannot_be_asked_for_again_and_again(
    tmp_path: Path, method: str, path: str, most: int
) -> None:
    async def story() -> None:
        async with door(tmp_path) as (opened, inside):
            ann = await known(inside, "Ann")
            found = [await opened.call(method, path, "a", guest=ann) for _ in range(most)]
            assert found[0] == httpx.codes.OK
            assert httpx.codes.TOO_MANY_REQUESTS in found

    asyncio.run(story())


def test_a_pass_makes_another_browser_mine(served: Served, ann: Guest) -> None:
    table = ann.lay(ME, OPEN)
    phone = Guest(served, "Somebody")
    answer = arrive(phone, passed(ann).upper().replace("-", " ").replace("0", "O"))
    assert json.loads(answer.content) == {"name": "Ann"}
    phone.cookie = answer.cookies[phone.cookie_name]
    assert [one.id for one in phone.tables().mine] == [table]
    assert ann.give("GET", "/api/me", api.Me).name == "Ann"
    phone.give("PUT", "/api/me", api.Me, {"name": "Anna"})
    assert ann.give("GET", "/api/me", api.Me).name == "Anna"


def test_a_pass_is_good_once_and_only_the_last_one_is(served: Served, ann: Guest) -> None:
    earlier, later = passed(ann), passed(ann)
    phone = Guest(served, known=False)
    for phrase, status in ((earlier, 404), (later, 200), (later, 404)):
        answer = arrive(phone, phrase)
        assert answer.status_code == status
        assert phone.cookie_name in answer.cookies or status != httpx.codes.OK
        assert phone.cookie_name not in answer.cookies or status == httpx.codes.OK


@pytest.mark.parametrize("phrase", ["", "0000-0000-0000-0000", "ąąąą", "x" * 64])
def test_a_wrong_phrase_opens_nothing(served: Served, ann: Guest, phrase: str) -> None:
    passed(ann)
    phone = Guest(served, known=False)
    problem = phone.refused("POST", "/api/me/arrive", {"phrase": phrase})
    assert problem.reason == "server-pass-unknown"


@pytest.mark.usefixtures("_no_time_passes")
def test_phrases_cannot_be_tried_fast(tmp_path: Path) -> None:
    async def story() -> None:
        async with door(tmp_path) as (opened, _):
            guesses = [{"phrase": f"guess-{number}"} for number in range(12)]
            found = [
                (await opened.answer("POST", "/api/me/arrive", "a", body=one)).status_code
                for one in guesses
            ]
            assert found[0] == httpx.codes.NOT_FOUND
            assert found.count(httpx.codes.TOO_MANY_REQUESTS) >= 4

    asyncio.run(story())


def test_a_pass_is_revoked_by_itself_and_with_all_other_browsers(
    served: Served, ann: Guest
) -> None:
    phone = Guest(served, known=False)
    phrase = passed(ann)
    ann.give("DELETE", "/api/me/pass", api.Me)
    assert arrive(phone, phrase).status_code == httpx.codes.NOT_FOUND
    phone.cookie = arrive(phone, passed(ann)).cookies[phone.cookie_name]
    phrase = passed(ann)
    answer = ann.call("POST", "/api/me/renew")
    ann.cookie = answer.cookies[ann.cookie_name]
    assert phone.give("GET", "/api/me", api.Me).name == ""
    assert arrive(phone, phrase).status_code == httpx.codes.NOT_FOUND
    assert ann.give("GET", "/api/me", api.Me).name == "Ann"


def test_a_pass_that_is_made_while_cookies_are_renewed_is_revoked_with_them(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, archive), asyncio.timeout(PATIENCE):
            call = Call(opened, new_guest_id(), known=True, path={}, query={}, body=None)
            archive.disk.clear()
            making = asyncio.create_task(me.make_pass(call))
            await archive.waiting.wait()
            renewing = asyncio.create_task(me.renew(call))
            await asyncio.sleep(0)
            archive.disk.set()
            phrase = (await making).phrase
            await renewing
            with pytest.raises(Refusal, match="server-pass-unknown"):
                opened.passes.take(phrase)

    asyncio.run(story())


def test_a_cookie_that_becomes_worthless_meanwhile_makes_no_pass(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, archive), asyncio.timeout(PATIENCE):
            ann = await known(opened, "Ann")
            call = Call(opened, ann, known=True, path={}, query={}, body=None)
            archive.disk.clear()
            archive.waiting.clear()
            renewing = asyncio.create_task(me.renew(call))
            await archive.waiting.wait()
            making = asyncio.create_task(me.make_pass(call))
            await asyncio.sleep(0)
            archive.disk.set()
            await renewing
            with pytest.raises(Refusal, match="server-no-guest"):
                await making
            # With the new cookie there is one.
            assert opened.passes.take((await me.make_pass(call)).phrase) == ann

    asyncio.run(story())


def test_of_two_who_renew_with_one_cookie_the_first_keeps_the_guest(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, archive), asyncio.timeout(PATIENCE):
            ann = await known(opened, "Ann")
            call = Call(opened, ann, known=True, path={}, query={}, body=None)
            both = await asyncio.gather(me.renew(call), me.renew(call), return_exceptions=True)
            # Which of them is first, threads that read the name decide.
            first, second = sorted(both, key=lambda one: isinstance(one, Forbidden))
            assert first == KnownAs(ann, api.Me("Ann"))
            assert isinstance(second, Forbidden)
            assert archive.issues == {ann: 1}
            # With the cookie of the first it is done again.
            assert await me.renew(call) == first

    asyncio.run(story())


def test_who_arrives_while_cookies_are_renewed_is_not_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, archive):
            ann = await known(opened, "Ann")
            said = api.Arrival(opened.passes.make(ann))
            monkeypatch.setattr(archive, "learn_names", lambda _: archive.renew(ann, 0))
            with pytest.raises(Refusal, match="server-pass-unknown"):
                await me.arrive(Call(opened, None, known=False, path={}, query={}, body=said))

    asyncio.run(story())


def test_a_rematch_is_wished_for_without_going_to_the_table(
    ann: Guest, bob: Guest, eve: Guest
) -> None:
    table = lost(ann, ME, BOT)
    path = f"/api/tables/{table}/rematch"
    again = ann.give("POST", path, api.Rematched).table
    assert [one.kind for one in ann.summary(again).seats] == ["bot", "guest"]
    assert ann.give("POST", path, api.Rematched).table == again
    assert eve.refused("POST", path).reason == "server-not-seated"
    with two(ann, bob) as (first, second):
        assert first.table is not None
        path = f"/api/tables/{first.table.id}/rematch"
        assert ann.refused("POST", path).reason == "server-table-playing"
        second.say(told.Resign(1))
        second.until_status("over")
    assert ann.give("POST", path, api.Rematched).table == ""
    assert bob.give("POST", path, api.Rematched).table
