"""Turns of others in Dreamscape, as they can be followed."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from oneiros.words import Words
from tests.browser.dreamscape import hands, playing
from tests.browser.settling import nothing
from tests.browser.visitor import BOT, ME, PHONE, Visiting, Visitor

say = Words("en").say
_STOP = """(stop) => new MutationObserver((_, watch) => {
  const button = document.querySelector(".turn .again");
  if (!button?.textContent.includes(stop) || document.querySelector("[data-trace]")) return;
  watch.disconnect();
  button.click();
  window.wasStopped = true;
}).observe(document.body, { attributes: true, childList: true, subtree: true })"""
"""Stops what is shown again as soon as no marks are left on the board."""

_OVER_NAMES = """() => {
  const plates = [...document.querySelectorAll("[data-hint=board] span.plate > .plate")];
  return [...document.querySelectorAll(".traces rect")].flatMap((rect) => {
    const frame = rect.getBoundingClientRect();
    return plates.filter((plate) => {
      const { left, right, top, bottom } = plate.getBoundingClientRect();
      const crossed = [frame.top, frame.bottom].some((edge) => edge > top + 2 && edge < bottom - 2);
      return crossed && left < frame.right && right > frame.left;
    }).map((plate) => plate.textContent);
  });
}"""
"""Names of places through which a frame runs."""


@pytest.mark.slow
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
    else:
        pytest.fail("no turn of three steps was played")
    marks = page.locator("[data-trace]")
    expect(marks.first).to_be_visible()
    nothing(page, _OVER_NAMES)
    title = page.locator(".turn .title")
    assert title.evaluate("(one) => one.scrollHeight <= one.clientHeight + 2"), title.inner_text()
    steps.first.focus()
    expect(steps.first).to_have_attribute("aria-current", "step")
    page.evaluate(_STOP, say("web-turn-stop"))
    page.get_by_role("button", name=say("web-turn-again")).click()
    page.wait_for_function("window.wasStopped")
    expect(page.get_by_role("button", name=say("web-turn-again"))).to_be_visible()
    expect(marks.first).to_be_visible()
    expect(hands.asked(page)).to_be_visible()


@pytest.mark.slow
def test_a_phone_tells_in_a_line_what_others_did_and_shows_a_step_where_it_lies(
    visit: Visiting,
) -> None:
    zoe = visit("Zoe", size=PHONE, touch=True)
    page = zoe.goto(zoe.lay(ME, BOT, game="dreamscape"))
    world = page.locator(".recap").get_by_role("button", name=re.compile("location"))
    random = Random(3)
    for _ in range(40):
        assert hands.until_asked(page)
        if world.count():
            break
        playing.choose(page, random)
    else:
        pytest.fail("nobody has done anything in the dreamworld")
    hands.show(page, "land")
    expect(hands.board(page).locator("[data-happened]")).to_be_visible()
    world.first.tap()
    expect(page.locator('.turn.open [aria-current="step"]')).to_be_visible()
    shown = hands.board(page).locator(".switch button").first
    expect(shown).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-trace]").first).to_be_attached()
    page.locator(".turn .close").tap()
    expect(page.locator(".turn.open")).to_have_count(0)
    expect(hands.asked(page)).to_be_visible()
