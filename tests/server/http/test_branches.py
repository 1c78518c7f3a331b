"""A game that goes on from a moment of another one: who may, what is dealt anew, and its record."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from oneiros.kernel.errors import Refusal
from oneiros.kernel.record import read_record
from oneiros.server.http import reviews, tables
from oneiros.server.http.endpoint import Call
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import Reviewed
from tests.server import inside
from tests.server.browser import Browser
from tests.server.guest import BOT, ME, OPEN, SHORT, Guest, two


def finished(guest: Guest, **more: object) -> tuple[str, list[int]]:
    """Play a little on one screen and resign; give the table and the steps of its moments."""
    with guest.playing(ME, ME, **more) as browser:
        browser.play_on(Random(5), 30)
        browser.say(told.Resign(0))
        browser.until_status("over")
        assert browser.table is not None
        table = browser.table.id
    return table, [one.step for one in review(guest, table).moments]


def review(guest: Guest, table: str) -> Reviewed:
    """Look at a game again."""
    return guest.give("GET", f"/api/tables/{table}/review", Reviewed)


def wish(game: str, *seats: dict[str, Any], **origin: object) -> dict[str, object]:
    """Wish for a table that goes on from another."""
    return {"game": game, "seats": seats, "origin": origin}


def ended(guest: Guest, table: str) -> Browser:
    """Play at a table to the end, however it ends."""
    with guest.at(table) as browser:
        browser.sow()
        browser.until_status("playing")
        browser.play_on(Random(1), 20)
        if browser.status == "playing":
            browser.say(told.Resign(browser.seats[0]))
            browser.until_status("over")
        return browser


@pytest.mark.parametrize("game", ["dreamblade", "dreamscape"])
def test_a_game_goes_on_from_any_moment_and_its_record_says_where_it_came_from(
    ann: Guest, eve: Guest, game: str
) -> None:
    table, steps = finished(ann, game=game)
    for step in (steps[len(steps) // 2], steps[-1]):
        made = eve.give(
            "POST", "/api/tables", api.Made, wish(game, ME, BOT, table=table, step=step)
        )
        browser = ended(eve, made.id)
        assert browser.table is not None
        assert browser.table.origin is not None
        assert browser.table.origin.table == table
        assert browser.table.origin.step <= step
        record = read_record(eve.call("GET", f"/api/tables/{made.id}/record").content)
        assert record.setup["origin"] == {
            "table": table,
            "step": browser.table.origin.step,
            "seat": "A",
        }
        assert eve.verified(made.id).answers


def test_the_position_is_that_of_the_moment(ann: Guest) -> None:
    table, steps = finished(ann, format=SHORT)
    found = review(ann, table)
    first = found.moments[0].changes[0][1]
    made = ann.give(
        "POST", "/api/tables", api.Made, wish("dreamblade", ME, ME, table=table, step=steps[0])
    )
    with ann.at(made.id) as browser:
        browser.sow()
        browser.until_play()
        began = review(ann, made.id).moments[0].changes[0][1]
    assert isinstance(first, dict)
    assert isinstance(began, dict)
    for part in ("turn", "phase", "pool", "initiative", "miniatures", "asked", "question"):
        assert began[part] == first[part]


def test_a_record_file_goes_on_as_its_table_does(ann: Guest, eve: Guest) -> None:
    table, steps = finished(ann, format=SHORT)
    text = ann.call("GET", f"/api/tables/{table}/record").text
    opened = eve.give("POST", "/api/reviews", Reviewed, {"text": text})
    branch = wish("dreamblade", BOT, ME, review=opened.id, step=steps[-1])
    made = eve.give("POST", "/api/tables", api.Made, branch)
    origin = eve.summary(made.id).origin
    assert origin is not None
    assert origin.table == table


def sent(guest: Guest, record: dict[str, Any]) -> str:
    """Send a record file, and give its name."""
    return guest.give("POST", "/api/reviews", Reviewed, {"text": json.dumps(record)}).id


@pytest.mark.parametrize("turns", [0, 101, 1000])
def test_a_record_file_with_other_turn_limits_than_tables_have_goes_on_nowhere(
    ann: Guest, turns: int
) -> None:
    table, steps = finished(ann, format=SHORT)
    record = ann.call("GET", f"/api/tables/{table}/record").json()
    record["setup"]["format"]["turn_limit"] = turns
    branch = wish("dreamblade", ME, BOT, review=sent(ann, record), step=steps[-1])
    assert ann.refused("POST", "/api/tables", branch).reason == "setup-turn-limit"


def test_a_record_file_that_says_nothing_of_its_format_goes_on_by_the_usual_one(ann: Guest) -> None:
    table, steps = finished(ann)
    record = ann.call("GET", f"/api/tables/{table}/record").json()
    del record["setup"]["format"]
    branch = wish("dreamblade", ME, BOT, review=sent(ann, record), step=steps[-1])
    made = ann.give("POST", "/api/tables", api.Made, branch)
    assert ann.summary(made.id).origin is not None


def test_nothing_is_played_again_for_a_wish_that_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played_again(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(reviews, "branch", played_again)

    async def ask() -> None:
        async with inside.game(tmp_path) as (hall, _, table, guest, listener):

            async def make(wish: api.NewTable) -> None:
                await tables.make(
                    Call(hall, guest, known=True, who=("here",), path={}, query={}, body=wish)
                )

            async def reason(wish: api.NewTable) -> str:
                with pytest.raises(Refusal) as refused:
                    await make(wish)
                return refused.value.key

            await inside.said(hall, table, listener, told.Resign(0))
            me, bot = api.NewSeat("me"), api.NewSeat("bot")
            origin = api.NewOrigin(1, table)
            plain = api.NewTable("dreamblade", [me, bot], origin=origin)
            for expected, wish in (
                ("server-seats", replace(plain, seats=[me])),
                ("server-seat-none", replace(plain, seats=[bot, bot])),
                ("server-bot-unknown", replace(plain, seats=[me, replace(bot, bot="nobody")])),
                ("server-branch-more", replace(plain, format={"turn_limit": 3})),
                ("server-lesson-more", replace(plain, lesson="strike")),
                ("server-pace", replace(plain, pace=api.NewPace())),
                ("server-review-moment", replace(plain, origin=replace(origin, step=9999))),
            ):
                assert await reason(wish) == expected
            public = replace(plain, origin=None, public=True, seats=[me, api.NewSeat("open")])
            for _ in range(tables.MOST_OPEN):
                await make(public)
            assert await reason(replace(plain, public=True)) == "server-tables-open"

    asyncio.run(ask())


def test_a_friend_sits_down_at_it_and_brings_nothing(ann: Guest, bob: Guest) -> None:
    table, steps = finished(ann, format=SHORT)
    branch = wish("dreamblade", ME, OPEN, table=table, step=steps[-1])
    made = ann.give("POST", "/api/tables", api.Made, branch)
    seated = bob.join(made.id, invite=ann.summary(made.id).invite, brings="sample")
    assert [one.brings for one in seated.seats] == ["", ""]


def test_nobody_goes_on_with_a_game_of_others_before_it_is_over(
    ann: Guest, bob: Guest, eve: Guest
) -> None:
    with two(ann, bob) as (first, _):
        assert first.table is not None
        branch = wish("dreamblade", ME, BOT, table=first.table.id, step=first.step)
        assert eve.refused("POST", "/api/tables", branch).reason == "server-review-foreign"
        assert ann.give("POST", "/api/tables", api.Made, branch).id


def test_what_does_not_fit_is_refused(ann: Guest) -> None:
    table, steps = finished(ann, format=SHORT)
    last = {"table": table, "step": steps[-1]}
    for branch, reason in (
        (wish("dreamblade", ME, BOT, table=table, step=99_999), "server-review-moment"),
        (wish("dreamblade", ME, BOT, table="nowhere", step=1), "server-table-unknown"),
        (wish("dreamblade", ME, BOT, review="nowhere", step=1), "server-review-unknown"),
        (wish("dreamscape", ME, BOT, **last), "server-game-unknown"),
        (wish("dreamblade", ME, BOT, BOT, **last), "server-seats"),
        (wish("dreamblade", BOT, BOT, **last), "server-seat-none"),
        ({**wish("dreamblade", ME, BOT, **last), "format": SHORT}, "server-branch-more"),
        (
            {"game": "dreamblade", "seats": [ME, BOT], "format": {"branch": {}}},
            "server-lesson-format",
        ),
    ):
        assert ann.refused("POST", "/api/tables", branch).reason == reason
