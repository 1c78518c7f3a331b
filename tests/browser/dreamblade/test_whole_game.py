"""Games against the computer and between two people at one screen, by clicking only."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.dreamblade import hands
from tests.browser.dreamblade.hands import say
from tests.browser.visitor import Visitor


def test_a_newcomer_plays_a_whole_game_from_the_lobby_by_clicking(ann: Visitor) -> None:
    page = ann.goto("/")
    hands.play_now(page).click()
    page.get_by_role("button", name=say("web-table-hint-stop")).click()
    hands.play(page, Random(5))
    expect(hands.ended(page)).to_be_visible()
    hands.ended(page).get_by_role("link", name=say("web-table-lobby")).click()
    finished = page.get_by_role("region", name=say("web-lobby-finished"))
    expect(finished.get_by_role("link", name=say("web-lobby-look"))).to_be_visible()


def test_two_people_at_one_screen_play_a_turn(ann: Visitor) -> None:
    page = ann.goto("/")
    page.get_by_text(say("web-lobby-opponent-here"), exact=True).click()
    hands.start(page, "web-lobby-start")
    asked: set[str] = set()

    def second_turn() -> bool:
        asked.update(
            seat
            for seat in "AB"
            if hands.question(page).get_by_text(say("web-asking-seat", seat=seat)).count()
        )
        return hands.turn(page) >= 2

    hands.play(page, Random(8), until=second_turn)
    assert asked == {"A", "B"}
    for seat in "AB":
        heading = re.compile(say("web-table-dreamblade-phase", phase="second-action"))
        told = page.get_by_role("log").get_by_role("heading", level=4, name=heading)
        expect(told.filter(has=page.get_by_text(seat, exact=True)).first).to_be_attached()
