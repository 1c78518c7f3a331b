"""Examples over HTTP: told with their game, laid at a table of their own, and none left behind."""

from __future__ import annotations

import pytest

from oneiros.registry.games import all_games
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import ExampleOutline, GameDescription, Made, TableSummary
from tests.server.guest import Guest


def test_the_examples_of_a_game_are_told_with_their_rules(ann: Guest) -> None:
    games = {one.name: one for one in ann.give("GET", "/api/games", list[GameDescription])}
    assert ExampleOutline("hells-fury", "11 Hell's Fury") in games["dreamblade"].examples
    assert games["dreamscape"].examples[0] == ExampleOutline("muse", "7.2")
    for name, game in all_games().items():
        assert [one.name for one in games[name].examples] == list(game.examples())


def test_an_example_is_tried_against_a_bot_from_its_position(ann: Guest) -> None:
    with ann.at(begun(ann, "bolster")) as browser:
        browser.sow()
        browser.until_play()
        assert browser.table is not None
        assert browser.table.example == "bolster"
        assert [seat.kind for seat in browser.table.seats] == ["guest", "bot"]
        browser.say(told.Say(0, browser.step, browser.cuts, "move Runetagged Brawler c3"))
        browser.until_step(browser.step + 1)


def test_whoever_tries_one_after_another_leaves_no_tables_behind(ann: Guest) -> None:
    first, second = begun(ann, "bolster"), begun(ann, "bolster")
    assert first != second
    status = {
        one: ann.give("GET", f"/api/tables/{one}", TableSummary).status for one in (first, second)
    }
    assert status == {first: "closed", second: "seating"}


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"example": "nothing"}, "server-example-unknown"),
        ({"example": "bolster", "lesson": "score"}, "server-lesson-more"),
        ({"example": "bolster", "public": True}, "server-lesson-more"),
        ({"format": {"example": "bolster"}, "seats": [{"kind": "me"}] * 2}, "server-lesson-format"),
    ],
)
def test_what_is_no_example_is_refused(ann: Guest, wish: dict[str, object], reason: str) -> None:
    refused = ann.refused("POST", "/api/tables", {"game": "dreamblade", **wish})
    assert refused.reason == reason


def begun(guest: Guest, example: str) -> str:
    """Begin an example, and give the id of its table."""
    wish = {"game": "dreamblade", "example": example}
    return guest.give("POST", "/api/tables", Made, wish).id
