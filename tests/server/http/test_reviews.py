"""Games looked at again: whole for everybody when they are over, and before only for players."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import oneiros
from oneiros.arena.series import series
from oneiros.data.recording import play_recorded
from oneiros.server.http import endpoints
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import Moment, Reviewed
from tests.server.browser import Browser
from tests.server.guest import BOT, ME, OPEN, SHORT, Guest, two

BOTH = (ME, ME)


def reviewed(guest: Guest, address: str, viewer: str = "") -> list[Reviewed]:
    """Read a review to its end, part by part."""
    parts: list[Reviewed] = []
    following = 0
    while following >= 0:
        path = f"{address}?from={following}&viewer={viewer}"
        parts.append(guest.give("GET", path, Reviewed))
        following = parts[-1].following
    return parts


def moments(guest: Guest, table: str, viewer: str = "") -> list[Moment]:
    """Give all moments of a table's game."""
    parts = reviewed(guest, f"/api/tables/{table}/review", viewer)
    return [moment for part in parts for moment in part.moments]


def views(found: list[Moment]) -> list[dict[str, Any]]:
    """Put the view of each moment together."""
    seen: list[dict[str, Any]] = []
    for moment in found:
        view: Any = _copy(seen[-1]) if seen else {}
        for path in moment.removed:
            del _below(view, path)[path[-1]]
        for path, value in moment.changes:
            if path:
                _below(view, path)[path[-1]] = value
            else:
                view = value
        seen.append(view)
    return seen


def _copy(value: Any) -> Any:  # noqa: ANN401 - any JSON
    if isinstance(value, dict):
        return {name: _copy(inner) for name, inner in value.items()}
    return [_copy(inner) for inner in value] if isinstance(value, list) else value


def _below(view: Any, path: list[str | int]) -> Any:  # noqa: ANN401 - any JSON
    for part in path[:-1]:
        view = view[part]
    return view


def given_up(guest: Guest, **more: object) -> tuple[str, dict[str, Any], int]:
    """Play a little on one screen and resign; give the table, the last view and its step."""
    with guest.playing(*BOTH, **more) as browser:
        browser.play_on(Random(3), 12)
        view, step = shown(browser), browser.step
        browser.say(told.Resign(0))
        browser.until_status("over")
        return id_of(browser), view, step


def shown(browser: Browser) -> dict[str, Any]:
    """Give what a browser sees of the game."""
    assert browser.play is not None
    view: dict[str, Any] = msgspec.json.decode(browser.play.view)
    return view


def id_of(browser: Browser) -> str:
    """Give the table that a browser is at."""
    assert browser.table is not None
    return browser.table.id


def test_a_finished_game_is_shown_from_its_beginning_to_everybody(ann: Guest, eve: Guest) -> None:
    table, view, step = given_up(ann, format=SHORT)
    found = moments(eve, table)
    assert found[-1].step == step
    assert views(found)[-1] == view
    assert [one.step for one in found] == sorted({one.step for one in found})
    assert all(event.step < one.step for one in found for event in one.events if one.step)
    (first, *_) = reviewed(eve, f"/api/tables/{table}/review")
    assert first.table is not None
    assert first.table.ending is not None
    assert first.table.ending.how == "resigned"


def test_a_record_file_is_shown_like_its_table(ann: Guest, eve: Guest) -> None:
    table, _, _ = given_up(ann, format=SHORT)
    text = ann.call("GET", f"/api/tables/{table}/record").text
    opened = eve.give("POST", "/api/reviews", Reviewed, {"text": text})
    assert opened.table is not None
    assert opened.table.id == table
    parts = reviewed(eve, f"/api/reviews/{opened.id}")
    assert [one for part in parts for one in part.moments] == moments(ann, table)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "record-truncated"),
        ("{}", "record-foreign"),
        ("no record", "record-not-json"),
        ('{"format": "oneiros-record", "schema": 99}', "record-newer"),
    ],
)
def test_a_file_that_is_no_record_is_refused_with_what_is_wrong(
    ann: Guest, text: str, reason: str
) -> None:
    assert ann.refused("POST", "/api/reviews", {"text": text}).reason == reason


def test_a_record_with_an_answer_that_does_not_fit_is_refused_with_its_place(ann: Guest) -> None:
    table, _, _ = given_up(ann, format=SHORT)
    text = ann.call("GET", f"/api/tables/{table}/record").text
    lines = text.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith(('    ["A"', '    ["B"')))
    lines[place] = '    ["A", "move Nobody c3"],'
    problem = ann.refused("POST", "/api/reviews", {"text": "\n".join(lines)})
    assert problem.reason == "record-answer"


def test_a_record_of_other_seats_is_refused_and_not_kept(ann: Guest) -> None:
    table, _, _ = given_up(ann, format=SHORT)
    record = ann.call("GET", f"/api/tables/{table}/record").json()
    text = json.dumps(record | {"seats": record["seats"][::-1]})
    assert ann.refused("POST", "/api/reviews", {"text": text}).reason == "record-seats"
    name = sha256(text.encode()).hexdigest()[:32]
    assert ann.refused("GET", f"/api/reviews/{name}").reason == "server-review-unknown"


def test_a_file_that_is_too_large_is_refused(ann: Guest) -> None:
    answer = ann.call("POST", "/api/reviews", {"text": "x" * endpoints.LARGEST_RECORD_BODY})
    assert answer.status_code == httpx.codes.REQUEST_ENTITY_TOO_LARGE


def test_what_is_unknown_is_refused(ann: Guest) -> None:
    table, _, _ = given_up(ann, format=SHORT)
    address = f"/api/tables/{table}/review"
    assert ann.refused("GET", "/api/tables/nowhere/review").reason == "server-table-unknown"
    assert ann.refused("GET", "/api/reviews/nowhere").reason == "server-review-unknown"
    assert ann.refused("GET", f"{address}?viewer=Z").reason == "server-review-seat"
    assert ann.refused("GET", f"{address}?from=-1").reason == "server-review-moment"
    assert ann.give("GET", f"{address}?from=99999", Reviewed).moments == []


def test_a_table_where_nobody_plays_yet_has_nothing_to_show(ann: Guest) -> None:
    table = ann.lay(ME, OPEN)
    assert ann.refused("GET", f"/api/tables/{table}/review").reason == "server-review-early"


def test_a_game_that_goes_on_is_for_its_players_only(ann: Guest, bob: Guest, eve: Guest) -> None:
    with two(ann, bob) as (first, _):
        address = f"/api/tables/{id_of(first)}/review"
        assert eve.refused("GET", address).reason == "server-review-foreign"
        assert ann.give("GET", address, Reviewed).moments
        assert ann.refused("GET", f"{address}?viewer=B").reason == "server-review-secret"


def test_a_review_of_a_game_that_goes_on_goes_on_with_it(ann: Guest) -> None:
    with ann.playing(*BOTH, format=SHORT) as browser:
        table = id_of(browser)
        before = moments(ann, table)
        while True:
            known = moments(ann, table)
            browser.play_on(Random(1), 1)
            assert browser.play is not None
            if browser.play.undo < browser.step:
                break
        after = moments(ann, table)
        assert after[: len(before)] == before
        assert after[-1].step == browser.step
        browser.say(told.Undo(browser.seats[0], browser.step, browser.cuts))
        browser.back_at(known[-1].step)
        assert moments(ann, table) == known


def test_a_player_of_a_game_that_goes_on_sees_and_hears_what_was_told_before(ann: Guest) -> None:
    with ann.playing(ME, BOT, game="dreamscape") as browser:
        browser.play_on(Random(2), 8)
        browser.until_asked()
        browser.catch_up()
        found = moments(ann, id_of(browser))
        assert views(found)[-1] == shown(browser)
        assert {view["seat"] for view in views(found)} == {"A"}
        assert [event for one in found for event in one.events] == browser.events


def test_a_finished_game_has_no_secrets(ann: Guest, eve: Guest) -> None:
    table, _, _ = given_up(ann, game="dreamscape")
    whoever, first = moments(eve, table), moments(eve, table, "A")
    kept = [e.about for one in whoever for e in one.events if e.kind == "card-shown"]
    assert kept
    assert all(about["card"] is not None for about in kept)
    assert [one.events for one in whoever] == [one.events for one in first]
    assert {view["seat"] for view in views(whoever)} == {"A", "B"}
    assert {view["seat"] for view in views(first)} == {"A"}


def test_a_game_between_bots_that_was_simulated_is_shown(eve: Guest) -> None:
    game = oneiros.game("dreamscape")
    setup = game.setup({}, [None, None])
    (fixture,) = series("dreamscape", setup, [("random", "random")], 1)
    line = play_recorded(fixture).line
    opened = eve.give("POST", "/api/reviews", Reviewed, {"text": line.decode()})
    parts = reviewed(eve, f"/api/reviews/{opened.id}")
    assert parts[-1].moments[-1].step == len(oneiros.read_record(line).answers)
