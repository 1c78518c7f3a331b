"""Finished games that the server analyses: begun once, told part by part; none that goes on."""

from __future__ import annotations

import json
import time

import pytest

from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import Analysed, LookedBack, Reviewed
from tests.server.guest import ME, SHORT, Guest, two
from tests.server.http.test_reviews import given_up


def analysed(guest: Guest, path: str) -> Analysed:
    """Have a game analysed, and wait for it."""
    found = guest.give("POST", f"{path}/analysis", Analysed)
    while found.analysis is None:
        assert 0 <= found.done <= found.total
        time.sleep(0.2)
        found = guest.give("GET", f"{path}/analysis", Analysed)
    return found


def test_a_finished_game_is_analysed_for_everybody_and_kept(ann: Guest, eve: Guest) -> None:
    table, _, step = given_up(ann, format=SHORT)
    path = f"/api/tables/{table}"
    assert eve.refused("GET", f"{path}/analysis").reason == "server-analysis-unknown"
    found = analysed(eve, path).analysis
    assert found is not None
    assert (found.seats, found.finished, found.how) == (["A", "B"], True, "resigned")
    assert [one.result for one in found.players] == [0, 1]
    for player in found.players:
        parts = player.start + player.luck + player.choices + player.others
        assert parts == pytest.approx(player.result, abs=1e-9)
    assert found.passages[-1].until == step
    # Whoever asks next is told at once.
    assert ann.give("POST", f"{path}/analysis", Analysed).analysis == found
    text = ann.call("GET", f"{path}/record").text
    opened = eve.give("POST", "/api/reviews", Reviewed, {"text": text})
    again = analysed(eve, f"/api/reviews/{opened.id}").analysis
    assert again == found


def test_a_game_that_goes_on_is_not_analysed(ann: Guest, eve: Guest) -> None:
    with two(ann, eve) as (mine, _):
        assert mine.table is not None
        path = f"/api/tables/{mine.table.id}/analysis"
        for method in ("POST", "GET"):
            assert ann.refused(method, path).reason == "server-analysis-early"


def test_a_record_that_tells_no_end_is_not_analysed(ann: Guest) -> None:
    table, _, _ = given_up(ann, format=SHORT)
    record = json.loads(ann.call("GET", f"/api/tables/{table}/record").text)
    record["result"] = record["final"] = None
    opened = ann.give("POST", "/api/reviews", Reviewed, {"text": json.dumps(record)})
    path = f"/api/reviews/{opened.id}/analysis"
    assert ann.refused("POST", path).reason == "server-analysis-early"
    assert ann.refused("POST", "/api/reviews/none/analysis").reason == "server-review-unknown"


def test_a_game_in_which_nobody_chose_anything_is_refused(ann: Guest) -> None:
    with ann.playing(ME, ME, format=SHORT) as browser:
        browser.say(told.Resign(0))
        browser.until_status("over")
        assert browser.table is not None
        path = f"/api/tables/{browser.table.id}/analysis"
    assert ann.refused("POST", path).reason == "server-analysis-nothing"


def test_what_a_finished_game_shows_about_its_warbands_is_told_to_everybody(
    ann: Guest, eve: Guest
) -> None:
    table, _, _ = given_up(ann, format=SHORT)
    found = eve.give("GET", f"/api/tables/{table}/lookback", LookedBack)
    assert [len(seat.pieces) for seat in found.seats] == [13, 13]
    assert [seat.measures[0].name for seat in found.seats] == ["came", "came"]
    text = ann.call("GET", f"/api/tables/{table}/record").text
    opened = eve.give("POST", "/api/reviews", Reviewed, {"text": text})
    assert eve.give("GET", f"/api/reviews/{opened.id}/lookback", LookedBack) == found


def test_nothing_is_told_about_the_warbands_of_a_game_that_goes_on(ann: Guest, eve: Guest) -> None:
    with two(ann, eve) as (mine, _):
        assert mine.table is not None
        path = f"/api/tables/{mine.table.id}/lookback"
        assert ann.refused("GET", path).reason == "server-analysis-early"


def test_a_game_in_which_nobody_has_done_anything_shows_nothing_about_its_players(
    ann: Guest,
) -> None:
    with ann.playing(ME, ME, game="dreamscape") as browser:
        browser.say(told.Resign(0))
        browser.until_status("over")
        assert browser.table is not None
        path = f"/api/tables/{browser.table.id}/lookback"
    found = ann.give("GET", path, LookedBack).seats
    assert [(seat.findings, seat.gains) for seat in found] == [([], ())] * 2
