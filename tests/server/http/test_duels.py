"""What was brought to a finished game meets in equal hands: begun once, kept, bounded, given up."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from pathlib import Path

import msgspec
import pytest

from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import (
    Duelled,
    NewSeat,
    NewSparring,
    Reviewed,
    Sparred,
    TableSummary,
)
from oneiros.server.protocol.packs import Pool
from oneiros.server.rooms.duels import SIZES
from oneiros.server.rooms.hall import Hall
from tests.server.app import Endless, door
from tests.server.guest import BOT, ME, SHORT, Guest, two
from tests.server.http.test_sealed import built
from tests.server.inside import known, laid, said, sown
from tests.server.served import Served

FIRST, CLOSER = SIZES


def ended(guest: Guest, brings: str = "mirror-parade", **more: object) -> str:
    """Give up a game of the sample warband against another, and name where it is in the API."""
    seats = [{**ME, "brings": brings}, BOT]
    with guest.playing(*seats, format=SHORT, **more) as browser:
        browser.say(told.Resign(0))
        browser.until_status("over")
        assert browser.table is not None
        return f"/api/tables/{browser.table.id}"


def duelled(guest: Guest, path: str) -> Duelled:
    """Have bots play, and wait for it."""
    found = guest.give("POST", f"{path}/duel", Duelled)
    while found.going:
        assert 0 <= found.done <= found.total
        time.sleep(0.1)
        found = guest.give("GET", f"{path}/duel", Duelled)
    return found


def test_two_warbands_meet_once_for_everybody(ann: Guest, eve: Guest) -> None:
    path = ended(ann)
    assert eve.give("GET", f"{path}/duel", Duelled) == Duelled(0, FIRST)
    found = duelled(eve, path)
    assert (found.done, found.total) == (FIRST, CLOSER)
    assert found.duel is not None
    assert (found.duel.bot, found.duel.games) == ("scripted", FIRST)
    own, theirs = found.duel.seats
    assert own.low < own.share < own.high
    assert own.share + theirs.share == pytest.approx(1)
    assert own.low + theirs.high == pytest.approx(1)
    # The same pair is known, whoever asks and wherever it was played, from each side.
    text = ann.call("GET", f"{path}/record").text
    opened = ann.give("POST", "/api/reviews", Reviewed, {"text": text})
    assert ann.give("GET", f"/api/reviews/{opened.id}/duel", Duelled) == found
    record = json.loads(text)
    record["setup"]["warbands"].reverse()
    record.update(answers=[], final=None)
    turned = ann.give("POST", "/api/reviews", Reviewed, {"text": json.dumps(record)})
    again = ann.give("GET", f"/api/reviews/{turned.id}/duel", Duelled)
    assert again.duel is not None
    assert again.duel.seats == [theirs, own]


def test_a_closer_look_goes_on_and_knows_more(ann: Guest) -> None:
    path = ended(ann, "visiting-hours")
    first = duelled(ann, path).duel
    assert first is not None
    own = first.seats[0]
    closer = duelled(ann, path)
    assert closer.duel is not None
    assert (closer.done, closer.total, closer.duel.games) == (CLOSER, CLOSER, CLOSER)
    assert closer.duel.seats[0].high - closer.duel.seats[0].low < own.high - own.low
    assert ann.give("POST", f"{path}/duel", Duelled) == closer


def awaited(guest: Guest, path: str, games: int) -> Duelled:
    """Wait until so many games are over."""
    found = guest.give("GET", path, Duelled)
    while found.done < games:
        assert found.going
        time.sleep(0.05)
        found = guest.give("GET", path, Duelled)
    return found


def test_what_is_begun_is_given_up_by_whoever_began_it_alone_and_goes_on_where_it_was(
    ann: Guest, eve: Guest
) -> None:
    path = f"{ended(ann, 'nine-rooms')}/duel"
    assert ann.give("POST", path, Duelled).going
    awaited(ann, path, 8)
    assert eve.give("DELETE", path, Duelled).going
    left = ann.give("DELETE", path, Duelled)
    assert not left.going
    assert (left.done >= 8, left.total, left.duel) == (True, FIRST, None)
    assert eve.give("GET", path, Duelled) == left
    # Whoever asks again goes on there.
    again = eve.give("POST", path, Duelled)
    assert (again.going, again.done) == (True, left.done)
    assert eve.give("DELETE", path, Duelled).done >= left.done


def test_what_a_closer_look_has_played_is_kept_and_says_nothing_before_it_is_whole(
    ann: Guest,
) -> None:
    path = ended(ann, "under-the-bed")
    first = duelled(ann, path).duel
    assert ann.give("POST", f"{path}/duel", Duelled).done == FIRST
    awaited(ann, f"{path}/duel", FIRST + 8)
    left = ann.give("DELETE", f"{path}/duel", Duelled)
    assert (left.done >= FIRST + 8, left.total, left.duel) == (True, CLOSER, first)


def test_whoever_has_no_cookie_begins_and_stops_nothing_but_may_look(
    ann: Guest, served: Served
) -> None:
    path = f"{ended(ann, 'red-ribbons')}/duel"
    nobody = Guest(served, known=False)
    nobody.address = ann.address
    for method in ("POST", "DELETE"):
        assert nobody.refused(method, path).reason == "server-no-guest"
    assert ann.give("POST", path, Duelled).going
    assert nobody.refused("DELETE", path).reason == "server-no-guest"
    assert nobody.give("GET", path, Duelled).going
    # A guest stays the same at another address.
    ann.move()
    assert not ann.give("DELETE", path, Duelled).going


def test_nobody_has_more_than_two_under_way_sparrings_included(tmp_path: Path) -> None:
    async def given_up(opened: Hall, guest: str, brings: str) -> str:
        seats = NewSeat("me", brings=brings), NewSeat("me")
        table, listener = await laid(opened, guest, *seats)
        await sown(opened, table, (listener, 0), (listener, 1))
        await said(opened, table, listener, told.Resign(0))
        return f"/api/tables/{table}/duel"

    async def story() -> None:
        async with door(tmp_path, Endless()) as (opened, inside):
            ann = await known(inside, "Ann")
            first, second = [
                await given_up(inside, ann, one) for one in ("visiting-hours", "opening-night")
            ]
            begin = partial(opened.answer, "POST", sender="a", guest=ann)
            wish = NewSparring("3 Twilight Scout", 12)
            sparred = await begin("/api/games/dreamblade/sparrings", body=msgspec.to_builtins(wish))
            assert msgspec.json.decode(sparred.content, type=Sparred).sparring is None
            assert msgspec.json.decode((await begin(first)).content, type=Duelled).going
            assert (await begin(second)).json()["reason"] == "server-bouts-busy"

    asyncio.run(story())


def test_nothing_is_compared_while_a_game_goes_on(ann: Guest, eve: Guest) -> None:
    with two(ann, eve) as (mine, _):
        assert mine.table is not None
        path = f"/api/tables/{mine.table.id}/duel"
        for method in ("GET", "POST", "DELETE"):
            assert ann.refused(method, path).reason == "server-analysis-early"
    assert ann.refused("POST", "/api/reviews/none/duel").reason == "server-review-unknown"


def test_the_same_warband_on_both_sides_is_not_compared(ann: Guest) -> None:
    path = f"{ended(ann, 'sample')}/duel"
    assert ann.give("GET", path, Duelled) == Duelled(0, 0, same=True)
    assert ann.refused("POST", path).reason == "server-duel-same"


def test_a_game_to_which_nothing_is_brought_has_no_duel(ann: Guest) -> None:
    with ann.playing(ME, ME, game="dreamscape") as browser:
        browser.say(told.Resign(0))
        browser.until_status("over")
        assert browser.table is not None
        path = f"/api/tables/{browser.table.id}/duel"
    assert ann.give("GET", path, Duelled) == Duelled(0, 0)
    for method in ("POST", "DELETE"):
        assert ann.refused(method, path).reason == "server-duel-nothing"


def test_warbands_from_hidden_packs_meet_after_their_game_like_any_others(ann: Guest) -> None:
    table = ann.lay(ME, BOT, sealed={"way": "boosters", "pools": "own"}, best_of=3, format=SHORT)
    path = f"/api/tables/{table}"
    body: dict[str, object] = {"brings": built(ann.give("GET", f"{path}/pool", Pool))}
    ann.give("POST", f"{path}/bring", TableSummary, body)
    with ann.at(table) as browser:
        browser.sow()
        browser.until_status("playing")
        assert ann.refused("GET", f"{path}/duel").reason == "server-analysis-early"
        browser.say(told.Resign(0))
        browser.until_status("over")
    # Two more games may follow, but the record of this one shows both warbands to everybody.
    assert ann.give("GET", f"{path}/duel", Duelled) == Duelled(0, FIRST)
    assert ann.give("POST", f"{path}/duel", Duelled).going
    ann.give("DELETE", f"{path}/duel", Duelled)
