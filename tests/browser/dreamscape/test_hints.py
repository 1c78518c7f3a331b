"""A hint in Dreamscape: first where to look, then what could be done."""

from __future__ import annotations

from playwright.sync_api import expect

from oneiros.words import Words
from tests.browser.dreamscape import hands
from tests.browser.visitor import BOT, ME, Visitor

say = Words("en").say


def test_a_hint_comes_in_two_steps_by_the_keyboard(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT, game="dreamscape"))
    assert hands.until_asked(page)
    page.keyboard.press("h")
    card = page.locator("[data-advice]")
    expect(card).to_have_attribute("data-advice", "look")
    page.keyboard.press("h")
    expect(card).to_have_attribute("data-advice", "plan")
    expect(card.locator("ol li").first).to_be_visible()
    card.get_by_role("button", name=say("web-advice-close")).click()
    expect(card).to_have_count(0)
    expect(hands.asked(page)).to_be_visible()
