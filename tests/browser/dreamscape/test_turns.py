"""Turns of others in Dreamscape, as they can be followed."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from oneiros.words import Words
from tests.browser.dreamscape import hands, playing
from tests.browser.visitor import BOT, ME, Visitor

say = Words("en").say


def test_a_turn_of_the_computer_is_marked_pictured_and_shown_again(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT, game="dreamscape"))
    steps = page.locator("[data-turn-step]")
    assert hands.until_asked(page)
    random = Random(3)
    for _ in range(40):
        if steps.count() >= 3:
            break
        playing.choose(page, random)
        assert hands.until_asked(page)
    marks = page.locator("[data-trace]")
    expect(marks.first).to_be_visible()
    steps.first.focus()
    expect(steps.first).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name=say("web-turn-again")).click()
    expect(marks).to_have_count(0)
    page.get_by_role("button", name=say("web-turn-stop")).click()
    expect(marks.first).to_be_visible()
    expect(hands.asked(page)).to_be_visible()
