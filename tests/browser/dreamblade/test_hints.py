"""A hint in Dreamblade in two steps, and why the computer did something."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from oneiros.words import Words
from tests.browser import looks
from tests.browser.dreamblade import hands
from tests.browser.matrix import slow
from tests.browser.settling import nothing
from tests.browser.visitor import AXE, BOT, ME, PHONE, Visiting

say = Words("en").say
SIZES: Final = {"desk": (1280, 720), "phone": PHONE}


@pytest.mark.parametrize("size", [SIZES["desk"], slow(SIZES["phone"])], ids=SIZES)
def test_a_hint_is_marked_on_the_board_in_two_steps(visit: Visiting, size: tuple[int, int]) -> None:
    one = visit("Ann", size=size)
    page = one.goto(one.lay(ME, BOT))
    assert hands.until_asked(page)
    page.get_by_role("button", name=say("web-table-advice"), exact=True).click()
    card = page.locator("[data-advice]")
    expect(card).to_have_attribute("data-advice", "look")
    expect(page.locator("p[aria-live]").first).not_to_be_empty()
    card.get_by_role("button", name=say("web-advice-more")).click()
    expect(card).to_have_attribute("data-advice", "plan")
    expect(card.locator("ol li").first).to_be_visible()
    expect(card.get_by_text(say("web-advice-free"))).to_be_visible()
    expect(page.locator(".pointed").first).to_be_attached()
    if size == PHONE:
        nothing(page, looks.OUT_OF_REACH)
    page.wait_for_function(looks.STEADY)
    page.evaluate(AXE.read_text("utf-8"))
    looks.expect_access(page)
    page.keyboard.press("h")
    expect(card).to_have_count(0)


@pytest.mark.slow
def test_the_computer_says_why_it_did_something(visit: Visiting) -> None:
    one = visit("Ann", size=SIZES["desk"])
    page = one.goto(one.lay(ME, BOT))
    assert hands.until_asked(page)
    why = page.get_by_role("button", name=say("web-turn-why"))
    # A turn in which only dice were rolled has nobody who could be asked.
    hands.play(page, Random(5), until=lambda: why.count() > 0)
    why.click()
    card = page.locator("[data-advice]")
    expect(card).to_have_attribute("data-advice", "plan")
    who = say("web-table-seat-bot", level=say("web-table-level-scripted"))
    expect(card.get_by_role("heading", level=2)).to_have_text(
        say("web-advice-motive-title", who=who)
    )
    expect(card.get_by_text(say("web-advice-judged"))).to_be_visible()
    # What is asked stays in view beside it, with what can be done.
    question = page.locator("[data-hint=question]")
    expect(question.locator(".buttons button").first).to_be_in_viewport(ratio=1)
    expect(question).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


@pytest.mark.slow
def test_where_people_play_there_is_no_button_and_the_key_says_why(visit: Visiting) -> None:
    one = visit("Ann")
    page = one.goto(one.lay(ME, ME))
    assert hands.until_asked(page)
    name = say("web-table-advice")
    expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    page.keyboard.press("h")
    card = page.locator("[data-advice=refused]")
    expect(card).to_contain_text(say("advice-off", why="people"))
