"""Damage that may be split in any way is placed for people, unless they take that back."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from oneiros.kernel.match import Match
from tests.browser import laying
from tests.browser.dreamblade import hands
from tests.browser.dreamblade.hands import say
from tests.browser.dreamblade.positions import begun
from tests.browser.settling import settle
from tests.browser.visitor import Visitor
from tests.server.served import Served

pytestmark = pytest.mark.slow

pytestmark = pytest.mark.slow

DAMAGE: Final = 5


def test_whoever_comes_is_told_and_what_they_take_back_is_asked_after_a_reload_too(
    ann: Visitor, served: Served
) -> None:
    page = ann.goto(laying.lay(served.database, _struck(), [ann.guest, ann.guest]))
    expect(_told(page)).to_be_visible()
    page.get_by_role("button", name=say("web-asking-undo")).click()
    expect(_heading(page)).to_have_text(say("web-asking-place-damage", count=DAMAGE))
    expect(_told(page)).to_have_count(0)
    page.reload()
    expect(_heading(page)).to_have_text(say("web-asking-place-damage", count=DAMAGE))
    expect(_told(page)).to_have_count(0)


def test_two_pages_of_a_guest_both_place_it_and_neither_complains(
    ann: Visitor, served: Served
) -> None:
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(message: str | bytes) -> None:
            if '"answer"' in str(message):
                held.append((server, message))
            else:
                server.send(message)

        route.on_message(hear)

    # Of each page, since the browser is another guest's after this.
    page, other = ann.page, ann.context.new_page()
    for one in (page, other):
        one.route_web_socket("**/ws/**", hold)
    ann.goto(laying.lay(served.database, _struck(), [ann.guest, ann.guest]))
    other.goto(page.url)
    settle(page, lambda: len(held), lambda number: number == len((page, other)))
    for server, message in held:
        server.send(message)
    for one in (page, other):
        expect(_told(one)).to_be_visible()
        assert hands.until_asked(one)
        refused = one.get_by_role("complementary", name=say("web-asking-refused"))
        expect(refused).to_have_count(0)
    hands.expect_same(page, other)


def _struck() -> Match:
    """Strike two who can stand much more than that."""
    match = begun("A: Lamplight Constable @c3", "B: Noble Dragon @c3, Noble Dragon @c3")
    match.say(0, "strike c3 with all", match.step)
    match.roll(laying.chance(match))
    return match


def _told(page: Page) -> Locator:
    return page.get_by_text(say("web-combat-spared"))


def _heading(page: Page) -> Locator:
    return hands.question(page).locator("h2")
