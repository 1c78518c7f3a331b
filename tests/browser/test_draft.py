"""A draft: packs are passed round among people and bots, and what was picked is played with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from oneiros.words import Words
from tests.browser import looks
from tests.browser.dreamblade import hands
from tests.browser.settling import nothing
from tests.browser.test_packs import PACKS, TABLET, button
from tests.browser.visitor import DESK, PHONE, SCHEMES, Regular, Visitor

say = Words("en").say


def hand(page: Page) -> Locator:
    """Give what can be picked."""
    return page.get_by_role("list", name=say("web-draft-hand")).get_by_role("button")


def picked(page: Page, number: int) -> None:
    """Wait until so many have been picked."""
    expect(page.get_by_text(say("web-packs-pool-count", number=number, whole=21))).to_be_visible()


def call(page: Page, players: int, people: int) -> None:
    """Call a draft of so many, some of whom come by a link."""
    page.get_by_label(say("web-draft-players"), exact=True).select_option(str(players))
    page.get_by_label(say("web-draft-people"), exact=True).select_option(str(people))
    button(page, "web-draft-call" if people else "web-draft-begin").click()
    expect(page).to_have_url(re.compile("/draft/"))


def test_a_draft_with_three_bots_is_picked_built_and_played(ann: Visitor) -> None:
    page = ann.goto(PACKS)
    call(page, 4, 0)
    for number in range(21):
        # Seven lie in the first pack, six in the one that comes next.
        expect(hand(page)).to_have_count(7 - number % 7)
        one = hand(page).last
        if number % 2:
            one.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        else:
            one.click()
            expect(one).to_have_attribute("aria-pressed", "true")
            page.locator(".deeds .next").click()
        if number < 20:
            picked(page, number + 1)
    # Who comes back finds what they have picked.
    expect(page.locator(".bench")).to_be_visible()
    page.reload()
    button(page, "web-packs-build-for-me").last.click()
    expect(page.locator(".deeds .play")).to_be_enabled()
    page.locator(".deeds .play").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(say("web-draft-seat-bot", number=3), exact=True).click()
    button(dialog, "web-builder-play-now").click()
    expect(page).to_have_url(re.compile("/table/"))
    hands.until_asked(page)
    # The draft knows its tables, and the page of packs its drafts.
    page = ann.goto(PACKS)
    page.get_by_role("link", name=say("web-draft-row", status="over", seats=4)).click()
    tables = page.get_by_role("list").filter(has_text=say("web-draft-seat-bot", number=3))
    expect(tables.get_by_role("link", name=say("web-draft-go-on"))).to_be_attached()
    ann.check()


def test_people_gather_by_a_link_and_wait_for_each_other(ann: Visitor, bob: Visitor) -> None:
    page = ann.goto(PACKS)
    call(page, 3, 1)
    friend = bob.goto(page.get_by_label(say("web-draft-invite")).input_value())
    button(friend, "web-draft-join").click()
    expect(page.get_by_text(say("web-draft-gathering", seats=3, free=0))).to_be_visible()
    button(page, "web-draft-begin").click()
    for one in (page, friend):
        expect(hand(one)).to_have_count(7)
    hand(page).first.click()
    hand(page).first.click()
    expect(page.get_by_text(say("web-draft-waiting-for", names="Bob"))).to_be_visible()
    friend.reload()
    hand(friend).first.click()
    friend.locator(".deeds .next").click()
    for one in (page, friend):
        expect(hand(one)).to_have_count(6)
        picked(one, 1)


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_axe_finds_nothing_in_a_draft_by_day_and_by_night(
    regular: Regular, language: str, size: tuple[int, int]
) -> None:
    visitor = regular(language, size)
    page = visitor.follow(PACKS)
    wish = {"game": "dreamblade", "seats": ["me", "open", "bot"], "seconds": 3600}
    made = visitor.context.request.post("/api/drafts", data=wish)
    assert made.ok, made.text()
    draft = made.json()["id"]

    def look() -> None:
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_function(looks.STEADY)
            nothing(page, looks.FINDINGS)
            nothing(page, looks.CUT)

    page = visitor.follow(f"/draft/{draft}")
    expect(page.locator("#gathering")).to_be_visible()
    look()
    page.locator("section .main").click()
    cards = page.locator(".hand ul button")
    expect(cards).to_have_count(7)
    cards.last.click()
    expect(page.locator(".deeds .next")).to_be_enabled()
    look()
    page.emulate_media(color_scheme=SCHEMES[language])
    visitor.follow("/")
    # A page that still asks for a draft which nobody sits at would not find it.
    expect(page.locator(".hand")).to_have_count(0)
    assert visitor.context.request.post(f"/api/drafts/{draft}/leave", data={}).ok
    visitor.check()
