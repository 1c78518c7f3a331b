"""Turns of others that can be followed: marks on the board, a strip of steps, and a replay."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from oneiros.words import Words
from tests.browser.dreamblade import hands
from tests.browser.settling import box, comes_to, nothing
from tests.browser.visitor import BOT, ME, Visiting, Visitor

SMALL_DESK: Final = (1280, 720)
SMALL_PHONE: Final = (360, 640)
ROOM: Final = """(lines) => {
  const log = document.querySelector('[role="log"]');
  const line = log.querySelector("[data-line]");
  return log.clientHeight / parseFloat(getComputedStyle(line).lineHeight) >= lines;
}"""
"""Whether so many lines of the log are seen."""
AGAIN: Final = """(stop) => new MutationObserver((_, watch) => {
  const question = '[data-hint="question"][aria-busy="true"]';
  if (!document.querySelector(".turn .again")?.textContent.includes(stop)) return;
  if (document.querySelector("[data-trace]") || !document.querySelector(question)) return;
  watch.disconnect();
  window.wasShownAgain = true;
}).observe(document.body, { attributes: true, childList: true, subtree: true })"""
"""Notes whether a turn was shown again with no marks on the board and nothing to answer."""
CUT_TITLE: Final = """() => [...document.querySelectorAll(".turn .title")]
  .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent)"""
"""Titles that are not seen whole."""
CROWDED: Final = """() => [...document.querySelectorAll("[data-trace]")]
  .filter((sign) => /^[a-e][1-5]$/.test(sign.dataset.trace))
  .filter((sign) => {
    const chances = document.querySelector(`[data-danger="${sign.dataset.trace}"]`);
    if (!chances) return true;
    const above = parseFloat(getComputedStyle(chances).paddingTop);
    return sign.getBoundingClientRect().bottom > chances.getBoundingClientRect().top + above + 0.5;
  })
  .map((sign) => sign.dataset.trace)"""
"""Cells in which a mark lies where chances are written."""

NARROW: Final = """() => {
  const list = document.querySelector(".turn ol");
  list.style.flex = "0 0 90px";
  list.scrollLeft = list.scrollWidth;
}"""
"""Lets little of the strip be seen: its end."""

say = Words("en").say


def test_a_turn_of_the_computer_is_marked_pictured_and_shown_again(visit: Visiting) -> None:
    page = _after_a_turn(visit("Ann", size=SMALL_DESK))
    expect(_marks(page).first).to_be_visible()
    nothing(page, CROWDED)
    step = _ways(page).first
    step.hover()
    expect(step).to_have_attribute("aria-current", "step")
    expect(page.locator(".cell.pointed").first).to_be_visible()
    page.mouse.move(0, 0)
    step.focus()
    expect(step).to_have_attribute("aria-current", "step")
    page.wait_for_function(ROOM, arg=8)
    nothing(page, CUT_TITLE)
    _check_out_of_sight(page)
    page.evaluate(AGAIN, say("web-turn-stop"))
    page.get_by_role("button", name=say("web-turn-again")).click()
    page.wait_for_function("window.wasShownAgain")
    page.keyboard.press("s")
    expect(page.get_by_role("button", name=say("web-turn-again"))).to_be_visible()
    expect(_marks(page).first).to_be_visible()
    assert hands.until_asked(page)
    hands.click(page, hands.wish(Random(1), hands.lit(page)))


def _check_out_of_sight(page: Page) -> None:
    """Find that the strip says that it has a beginning, and leads there."""
    page.evaluate(NARROW)
    before = page.locator(".turn .more:first-child")
    expect(before).to_be_visible()
    at = page.locator(".turn ol").evaluate("(list) => list.scrollLeft")
    before.click()
    page.wait_for_function("(at) => document.querySelector('.turn ol').scrollLeft < at", arg=at)
    page.evaluate("document.querySelector('.turn ol').style.flex = ''")


@pytest.mark.slow
def test_whoever_comes_back_is_told_first_what_happened(visit: Visiting) -> None:
    page = _after_a_turn(visit("Ann"))
    count = _steps(page).count()
    page.reload()
    expect(_steps(page)).to_have_count(count)
    page.evaluate(
        """() => {
          const looks = JSON.parse(localStorage.getItem("oneiros-looked"));
          looks[0].seen = looks[0].own + 1;
          localStorage.setItem("oneiros-looked", JSON.stringify(looks));
        }"""
    )
    page.reload()
    expect(page.get_by_role("region", name=say("web-turn-away"))).to_be_visible()
    expect(_steps(page).first).to_be_visible()


@pytest.mark.slow
def test_on_a_phone_it_unfolds_from_the_line_of_the_question(visit: Visiting) -> None:
    zoe = visit("Zoe", size=SMALL_PHONE, touch=True, locale="pl-PL")
    page = _after_a_turn(zoe)
    label = hands.powiedz("web-turn-open", count=_steps(page).count())
    unfold = page.get_by_role("button", name=label)
    expect(_steps(page).first).to_be_hidden()
    before = _top(page)
    unfold.tap()
    expect(_steps(page).first).to_be_visible()
    comes_to(page, lambda: _top(page), before)
    nothing(page, CUT_TITLE)
    _steps(page).last.tap()
    expect(_steps(page).last).to_have_attribute("aria-current", "step")
    sheet = page.locator('[data-hint="turn"]')
    sheet.get_by_role("button", name=hands.powiedz("web-close"), exact=True).tap()
    expect(_steps(page).first).to_be_hidden()


@pytest.mark.slow
def test_a_style_that_could_not_be_fetched_comes_later(visit: Visiting) -> None:
    zoe = visit("Zoe")
    zoe.forgive("ERR_FAILED")
    zoe.page.route("**/assets/turn-*.css", lambda route: route.abort(), times=1)
    page = _after_a_turn(zoe)
    expect(page.locator('[data-hint="turn"]')).to_have_css("display", "flex")


def _after_a_turn(one: Visitor) -> Page:
    """Play against the computer until it has done something that can be followed."""
    page = one.goto(one.lay(ME, BOT))
    assert hands.until_asked(page)
    hands.play(page, Random(5), until=lambda: _ways(page).count() > 0 and _steps(page).count() > 1)
    assert hands.until_asked(page)
    return page


def _steps(page: Page) -> Locator:
    return page.locator("[data-turn-step]")


def _ways(page: Page) -> Locator:
    """Give the steps that lead to a cell: a turn that begins, or points, lead to none."""
    return page.locator('[data-turn-step="came"], [data-turn-step="went"]')


def _marks(page: Page) -> Locator:
    return page.locator("[data-trace]")


def _top(page: Page) -> float:
    return box(hands.cell(page, "c3"))["y"]
