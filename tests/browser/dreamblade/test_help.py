"""What the table explains: why not, the log, hints, and every ability."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.dreamblade import hands
from tests.browser.dreamblade.forward import forward
from tests.browser.dreamblade.hands import say
from tests.browser.visitor import BOT, ME, Visitor
from tests.server.served import Served


def test_what_does_not_light_up_says_why_and_leads_to_the_rule(ann: Visitor) -> None:
    page = ann.goto(ann.lay({**ME, "brings": "sample"}, ME))
    assert hands.until_asked(page)
    lit = {one.name for one in hands.lit(page) if one.kind == "piece"}
    mine = page.locator("[data-side]").filter(has=page.locator(f'[data-piece="{min(lit)}"]'))
    pieces = [one.get_attribute("data-piece") or "" for one in mine.locator("[data-piece]").all()]
    hands.piece(page, [one for one in pieces if one not in lit][-1]).click()
    reason = hands.question(page).get_by_role("complementary", name=say("web-asking-because"))
    expect(reason.get_by_text(re.compile(r"\w+ \w+ \w+"))).to_be_visible()
    link = reason.get_by_role("link", name=re.compile(re.escape(say("web-asking-rule", rule=""))))
    number = (link.get_attribute("href") or "").rpartition("#")[2]
    with page.expect_popup() as opened:
        link.click()
    rule = opened.value.locator(f'[id="{number}"]')
    expect(rule).to_be_in_viewport()
    reason.get_by_role("button", name=say("web-asking-close")).click()
    expect(reason).to_be_hidden()


@pytest.mark.slow
def test_a_line_of_the_log_points_at_the_board(ann: Visitor, served: Served) -> None:
    path = ann.lay(ME, ME)
    forward(served, ann, path, lambda ask: ask.question == "action")
    page = ann.goto(path)
    assert hands.until_asked(page)
    hands.until_told(page)
    spawned = page.locator("[data-line]").filter(has_text="into e1").first
    label = (spawned.text_content() or "").strip().partition(" is ")[0]
    piece = hands.piece(page, label)
    page.mouse.move(1, 1)
    pointed = piece.locator(".token.pointed")
    expect(pointed).to_have_count(0)
    spawned.hover()
    expect(pointed).to_have_count(1)
    page.mouse.move(1, 1)
    expect(spawned).to_be_visible()
    expect(pointed).to_have_count(0)


def test_the_hints_of_a_first_game_come_and_go(ann: Visitor) -> None:
    page = ann.goto("/")
    hands.play_now(page).click()
    assert hands.until_asked(page)
    hint = page.get_by_role("complementary").filter(has=page.get_by_role("status"))
    expect(hint.get_by_role("heading", name=say("web-table-hint-board-title"))).to_be_visible()
    hint.get_by_role("button", name=say("web-table-hint-ok")).click()
    expect(hint.get_by_role("heading", name=say("web-table-hint-spawn-title"))).to_be_visible()
    page.reload()
    expect(hint.get_by_role("heading", name=say("web-table-hint-spawn-title"))).to_be_visible()
    hint.get_by_role("button", name=say("web-table-hint-stop")).click()
    expect(hint).to_have_count(0)
    page.reload()
    assert hands.until_asked(page)
    expect(hint).to_have_count(0)


@pytest.mark.slow
def test_a_miniature_tells_everything_about_itself(ann: Visitor) -> None:
    page = ann.goto(ann.lay({**ME, "brings": "sample"}, BOT))
    assert hands.until_asked(page)
    page.get_by_role("button", name=re.compile("^Noble Dragon#1")).hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Noble Dragon")
    expect(page.get_by_role("tooltip")).to_contain_text(say("web-board-life"))
    page.mouse.move(1, 1)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Noble Dragon#1")).focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog", name=say("web-board-about", miniature="Noble Dragon#1"))
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
