"""A draft: packs are passed round among people and bots, and what was picked is played with."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from oneiros.server.protocol import messages as told
from oneiros.words import Words
from tests.browser import looks
from tests.browser.dreamblade import hands
from tests.browser.matrix import slow
from tests.browser.settling import nothing
from tests.browser.test_packs import PACKS, TABLET, button
from tests.browser.visitor import AXE, DESK, OPEN, PHONE, Regular, Visiting, Visitor
from tests.server.guest import Guest
from tests.server.served import Served

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


@pytest.mark.slow
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
    # A game with what was picked is played to its end.
    hands.play(page, Random(3))
    match = hands.ended(page).get_by_role("region", name=say("web-ending-rubber", best=3))
    expect(match).to_contain_text(say("web-ending-rubber-game", number=1, best=3))
    # The draft knows its tables, and the page of packs its drafts.
    page = ann.goto(PACKS)
    page.get_by_role("link", name=say("web-draft-row", status="over", seats=4)).click()
    tables = page.get_by_role("list").filter(has_text=say("web-draft-seat-bot", number=3))
    expect(tables).to_contain_text(say("web-draft-table-status", status="over"))
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
    # Whoever leaves is asked first; a bot picks on, and nobody waits for them.
    button(friend, "web-draft-leave").click()
    dialog = friend.get_by_role("dialog", name=say("web-draft-leave-title"))
    expect(dialog).to_contain_text(say("web-draft-leave-others"))
    button(dialog, "web-cancel").click()
    expect(hand(friend)).to_have_count(6)
    button(friend, "web-draft-leave").click()
    button(dialog, "web-draft-leave").click()
    expect(friend).to_have_url(re.compile(f"{PACKS}$"))
    expect(page.get_by_text(say("web-draft-seat-bot", number=2))).to_be_visible()
    hand(page).first.click()
    hand(page).first.click()
    expect(hand(page)).to_have_count(5)
    # Where only bots are left, it ends.
    button(page, "web-draft-leave").click()
    expect(page.get_by_role("dialog")).to_contain_text(say("web-draft-leave-alone"))
    button(page.get_by_role("dialog"), "web-draft-leave").click()
    expect(
        page.get_by_role("link", name=say("web-draft-row", status="drafting", seats=3))
    ).to_have_count(0)
    ann.check()
    bob.check()


def look(page: Page) -> None:
    """Find nothing wrong by day and by night."""
    looks.expect_access(page)
    nothing(page, looks.CUT)


def drafted(visitor: Visitor) -> tuple[str, list[str]]:
    """Draft with a bot without the page; give the draft, and a warband of what was picked."""
    ask = visitor.context.request
    wish = {"game": "dreamblade", "seats": ["me", "bot"], "seconds": 3600}
    draft: dict[str, Any] = ask.post("/api/drafts", data=wish).json()
    path = f"/api/drafts/{draft['id']}/pick"
    while draft["status"] == "drafting":
        picked = {"step": draft.get("step", 0), "name": draft["pack"][0]["name"]}
        answer = ask.post(path, data=picked)
        assert answer.ok, answer.text()
        draft = answer.json()
    pool = Counter(one["name"] for one in draft["picks"])
    built = ask.post("/api/games/dreamblade/sealed/build", data={"pool": pool})
    assert built.ok, built.text()
    return draft["id"], list(Counter(built.json()["copies"]).elements())


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("pl", PHONE)])
def test_axe_finds_nothing_after_a_draft_where_it_is_built_awaited_and_played(
    visit: Visiting, served: Served, language: str, size: tuple[int, int]
) -> None:
    locale = "en-GB" if language == "en" else "pl-PL"
    visitor = visit("Zoe", locale=locale, size=size, touch=size == PHONE)
    visitor.page.add_init_script(path=AXE)
    draft, warband = drafted(visitor)
    page = visitor.goto(f"/draft/{draft}")
    expect(page.locator(".bench")).to_be_visible()
    look(page)
    mine = {"kind": "me", "brings": warband}
    page = visitor.follow(visitor.lay(mine, OPEN, sealed={"draft": draft}))
    expect(page.locator("#packs")).to_be_visible()
    look(page)
    bot = {"kind": "bot", "drafter": 1}
    table = visitor.lay(mine, bot, sealed={"draft": draft}, best_of=3)
    page = visitor.follow(table)
    hands.until_asked(page)
    elsewhere = Guest(served, known=False)
    elsewhere.cookie = visitor.cookie
    with elsewhere.at(table.rpartition("/")[2]) as browser:
        browser.until_play()
        browser.say(told.Resign(0))
        browser.until_status("over")
    expect(hands.ended(page)).to_be_visible()
    look(page)
    visitor.check()


@pytest.mark.parametrize("size", [DESK, slow(TABLET), slow(PHONE)])
@pytest.mark.parametrize("language", ["en", slow("pl")])
def test_axe_finds_nothing_in_a_draft_by_day_and_by_night(
    regular: Regular, language: str, size: tuple[int, int]
) -> None:
    visitor = regular(language, size)
    page = visitor.follow(PACKS)
    wish = {"game": "dreamblade", "seats": ["me", "open", "bot"], "seconds": 3600}
    made = visitor.context.request.post("/api/drafts", data=wish)
    assert made.ok, made.text()
    draft = made.json()["id"]

    page = visitor.follow(f"/draft/{draft}")
    expect(page.locator("#gathering")).to_be_visible()
    look(page)
    page.locator("section .main").click()
    cards = page.locator(".hand ul button")
    expect(cards).to_have_count(7)
    cards.last.click()
    expect(page.locator(".deeds .next")).to_be_enabled()
    look(page)
    page.locator(".leaving .button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page)
    page.keyboard.press("Escape")
    visitor.follow("/")
    # A page that still asks for a draft which nobody sits at would not find it.
    expect(page.locator(".hand")).to_have_count(0)
    assert visitor.context.request.post(f"/api/drafts/{draft}/leave", data={}).ok
    visitor.check()
