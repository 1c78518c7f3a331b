"""Time at a table: chosen in the lobby, ticking beside the names, running out, and claimed."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from oneiros.words import Words
from tests.browser.dreamblade import friends
from tests.browser.dreamblade.hands import choose_in_menu, ended, say, whose
from tests.browser.looks import CUT
from tests.browser.matrix import slow
from tests.browser.settling import box, comes_to, nothing
from tests.browser.visitor import BOT, DESK, ME, PHONE, Visiting, Visitor

BRISK = {"minutes": 15, "increment": 10}
BOXES = """() => [...document.querySelectorAll("[data-seat], .strip, [data-hint]")].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.left, box.top, box.width, box.height].map(Math.round).join(" ");
})"""
"""Where everything lies."""


class Between:
    """Stands between a page and the server, and can tell the page that little time is left."""

    def __init__(self, page: Page) -> None:
        """Pass everything on."""
        self._clocks: dict[str, Any] = {}
        self._lines: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def leave(self, milliseconds: int) -> None:
        """Say that so much is left to everybody who has a clock."""
        left = [milliseconds if one >= 0 else one for one in self._clocks["left"]]
        self._lines[-1].send(json.dumps(self._clocks | {"left": left, "waits": 0}))

    def _connect(self, browser: WebSocketRoute) -> None:
        self._lines.append(browser)
        browser.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        told: dict[str, Any] = json.loads(message)
        if told["type"] == "clocks":
            self._clocks = told
        self._lines[-1].send(message)


@pytest.mark.parametrize("size", [DESK, slow(PHONE)], ids=["desk", "phone"])
@pytest.mark.parametrize("locale", ["en-GB", slow("pl-PL")])
@pytest.mark.parametrize(
    ("game", "seats"), [("dreamblade", (ME, BOT)), slow("dreamscape", (ME, ME, ME, BOT))]
)
def test_little_time_is_said_and_nothing_moves(
    visit: Visiting,
    game: str,
    seats: tuple[dict[str, str], ...],
    locale: str,
    size: tuple[int, int],
) -> None:
    ann = visit("Ann", size=size, touch=size == PHONE, locale=locale)
    between = Between(ann.page)
    page = ann.goto(ann.lay(*seats, game=game, pace=BRISK))
    words = Words(locale[:2])
    clocks = page.get_by_role("timer")
    expect(clocks).to_have_count(sum(one == ME for one in seats))
    hurry = page.locator("[data-seat]").get_by_text(words.say("web-table-clock-hurry"))
    # What only one of those at this screen may see is covered.
    expect(page.locator('[data-hint="question"], section.cover')).to_be_visible()
    expect(page.locator("[data-seat] .running")).to_have_count(1)
    expect(hurry).to_have_count(0)
    # Whatever comes later is there.
    expect(page.locator(".traces, section.cover")).to_be_attached()
    for one in page.locator("[data-seat], .strip, [data-hint]").all():
        box(one)
    before = page.evaluate(BOXES)
    between.leave(29_000)
    expect(hurry).to_be_visible()
    comes_to(page, lambda: page.evaluate(BOXES), before)
    nothing(page, CUT)
    warned = page.locator('[data-seat] [role="alert"]').filter(has_text="30")
    expect(warned).to_have_count(1)


@pytest.mark.slow
def test_a_pace_is_chosen_in_the_lobby_and_shown_at_the_table(
    visit: Visiting, bob: Visitor
) -> None:
    page = visit("Calm Cleo").goto("/")
    page.get_by_role("radio", name=say("web-lobby-opponent-open")).check(force=True)
    page.get_by_role("radio", name=say("web-lobby-pace-calm")).check(force=True)
    page.get_by_role("button", name=say("web-lobby-start-open")).click()
    page.wait_for_url(re.compile("/table/"))
    lobby = bob.goto("/")
    open_tables = lobby.get_by_role("region", name=say("web-lobby-open"))
    hers = open_tables.get_by_role("listitem").filter(has_text="Calm Cleo")
    expect(hers.get_by_text("30 min + 20 s")).to_be_visible()


@pytest.mark.slow
def test_closing_is_agreed_on(ann: Visitor, bob: Visitor) -> None:
    friends.sit_down(ann, bob)
    page = ann.page
    choose_in_menu(page, say("web-table-close"))
    dialog = page.get_by_role("dialog", name=say("web-table-close-title"))
    expect(dialog).to_contain_text(say("web-table-close-others"))
    dialog.get_by_role("button", name=say("web-table-close")).click()
    expect(page.get_by_text(say("web-table-closing-waiting"))).to_be_visible()
    bob.page.get_by_role("button", name=say("web-table-closing-agree")).click()
    for one in (ann, bob):
        expect(ended(one.page)).to_contain_text(say("web-table-ended-closed"))


def test_who_stays_away_may_be_claimed_against(ann: Visitor, bob: Visitor) -> None:
    path = friends.sit_down(ann, bob)
    here, gone = (bob, ann) if whose([ann.page, bob.page]) is ann.page else (ann, bob)
    gone.page.goto("about:blank")
    expect(
        here.page.get_by_text(re.compile("you may claim the game in (10:00|9:)"))
    ).to_be_visible()
    expect(here.page.locator("[data-seat]").get_by_text(say("web-table-away"))).to_be_visible()
    gone.goto(path)
    expect(here.page.get_by_text(re.compile("you may claim the game"))).to_have_count(0)
