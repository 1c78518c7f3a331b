"""The pages around the games: rules, light, names, addresses, and what the server refuses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.dreamblade import hands
from tests.browser.dreamblade.forward import forward, in_combat
from tests.browser.dreamblade.hands import say
from tests.browser.matrix import slow
from tests.browser.settling import comes_to
from tests.browser.visitor import BOT, ME, OPEN, Visitor
from tests.server.served import Served

ADDRESSES = ("/nowhere/at/all", "/table", "/rules/dreamblade/7")
REFUSED = r"status of (403|404|409|422)"
"""What browsers say on the console when a server refuses, whatever a page does."""


def test_the_game_is_the_same_after_loading_it_again(ann: Visitor, served: Served) -> None:
    path = ann.lay(ME, ME)
    forward(served, ann, path, in_combat)
    page = ann.goto(path)
    assert hands.until_asked(page)
    before = hands.shown(page)
    asked = hands.question(page).get_by_role("heading").inner_text()
    page.reload()
    assert hands.until_asked(page)
    comes_to(page, lambda: hands.shown(page), before)
    expect(hands.question(page).get_by_role("heading")).to_have_text(asked)


def test_a_game_is_continued_from_the_lobby(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT))
    assert hands.until_asked(page)
    before = hands.shown(page)
    page.get_by_role("link", name=say("web-home")).click()
    going = page.get_by_role("region", name=say("web-lobby-continue"))
    expect(going.get_by_text(say("web-lobby-your-turn"))).to_be_visible()
    going.get_by_role("link", name=say("web-lobby-continue")).click()
    assert hands.until_asked(page)
    comes_to(page, lambda: hands.shown(page), before)


@pytest.mark.slow
def test_light_and_night_are_chosen_and_remembered(ann: Visitor) -> None:
    page = ann.goto("/")
    switch = page.get_by_role("button", name=re.compile(f"^{say('web-theme')}:"))
    colours = set()
    for _ in range(3):
        page.wait_for_function(looks.STEADY)
        colours.add(page.evaluate("() => getComputedStyle(document.body).color"))
        switch.click()
    assert len(colours) == 2, "there is a dark one and a light one"
    dark = page.get_by_role("button", name=f"{say('web-theme')}: {say('web-theme-dark')}")
    while not dark.count():
        switch.click()
    page.reload()
    expect(dark).to_be_visible()


@pytest.mark.slow
def test_the_lobby_leads_to_the_rules_and_an_address_to_one_of_them(ann: Visitor) -> None:
    page = ann.goto("/")
    page.get_by_role("link", name=say("web-rules-title", game="dreamblade")).click()
    expect(page.get_by_role("searchbox", name=say("web-rules-search"))).to_be_visible()
    ann.goto("/rules/dreamblade#7.8")
    expect(page.locator("[id='7.8']")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["/table/nowhere12", slow("/table/%F0%9F%8C%99")])
def test_a_table_that_is_not_here_says_so(ann: Visitor, path: str) -> None:
    ann.forgive("WebSocket connection")
    page = ann.goto(path)
    expect(page.get_by_role("heading", name=say("web-table-missing-title"))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=say("web-table-lobby")).click()
    expect(page.get_by_role("heading", name=say("web-lobby-title"))).to_be_visible()


@pytest.mark.parametrize("path", ["/nowhere", *map(slow, ADDRESSES)])
def test_an_address_that_does_not_exist_says_so(ann: Visitor, path: str) -> None:
    ann.forgive(REFUSED)
    page = ann.goto(path)
    expect(page.get_by_role("heading", name=say("web-nowhere-title"))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=say("web-nowhere-home")).click()
    expect(page.get_by_role("heading", name=say("web-lobby-title"))).to_be_visible()


@pytest.mark.slow
def test_a_name_is_taken_and_shown(ann: Visitor) -> None:
    page = ann.goto("/")
    page.get_by_role("button", name=say("web-name-change", name="Ann")).click()
    page.get_by_role("textbox", name=say("web-name-label")).fill("Żaneta")
    page.get_by_role("button", name=say("web-save")).click()
    expect(page.get_by_role("button", name=say("web-name-change", name="Żaneta"))).to_be_visible()
    page.goto(ann.lay(ME, BOT))
    expect(page.get_by_role("region", name=say("web-table-seats"))).to_contain_text("Żaneta")


@pytest.mark.slow
def test_what_the_server_refuses_is_said_at_the_table(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT))
    assert hands.until_asked(page)
    before = hands.shown(page)
    page.keyboard.press("/")
    expect(hands.question(page).locator("input")).to_be_focused()
    page.keyboard.type("spawn Somebody e1")
    page.keyboard.press("Enter")
    refusal = hands.question(page).get_by_role("complementary")
    expect(refusal).to_contain_text("Somebody")
    assert hands.until_asked(page)
    comes_to(page, lambda: hands.shown(page), before)
    refusal.get_by_role("button", name=say("web-asking-close")).click()
    expect(refusal).to_be_hidden()


def test_a_visitor_without_an_invitation_is_told_so(ann: Visitor, bob: Visitor) -> None:
    path = ann.lay(ME, OPEN)
    bob.forgive(REFUSED)
    page = bob.goto(f"{path}#invite=guessed")
    page.get_by_role("button", name=say("web-sit-join")).click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert (
        bob.context.request.get(f"/api/tables/{path.rpartition('/')[2]}").json()["seats"][1]["kind"]
        == "open"
    )
