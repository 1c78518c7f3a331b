"""The pages at the size of a phone, by touch."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.dreamblade import hands
from tests.browser.dreamblade.hands import say
from tests.browser.visitor import PHONE, Visiting, Visitor

_SMALL = """() => {
  const wanted = "a, button, input, select, summary, [role=gridcell], [role=button]";
  const small = [];
  for (const one of document.querySelectorAll(wanted)) {
    const around = one.closest("p, li, dd, td")?.innerText.trim();
    // What stands within a sentence may be as high as its line.
    if (one.matches("a") && around !== undefined && around !== one.innerText.trim()) continue;
    // A miniature in a cell is chosen by its cell, which opens where it is crowded.
    if (one.matches("[data-cell] [data-piece]")) continue;
    const box = (one.closest("label") ?? one).getBoundingClientRect();
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen || box.width <= 1 || box.right <= 0 || box.bottom + scrollY <= 0) continue;
    if (box.width >= 43.5 && box.height >= 43.5) continue;
    const name = one.getAttribute("aria-label") ?? one.innerText;
    small.push(`${one.tagName} ${name}: ${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  return small;
}"""
_OVER = "() => document.documentElement.scrollWidth - window.innerWidth"


@pytest.fixture
def phone(visit: Visiting) -> Visitor:
    """Somebody with a phone."""
    return visit("Zoe", size=PHONE, touch=True)


def test_a_whole_turn_is_played_by_taps(phone: Visitor) -> None:
    page = phone.goto("/")
    hands.play_now(page).tap()
    page.get_by_role("button", name=say("web-table-hint-stop")).tap()
    assert hands.until_asked(page)
    _fits(page)
    hands.play(page, Random(2), until=lambda: hands.turn(page) == 2, do=hands.tap)
    _fits(page)
    page.get_by_role("button", name=say("web-table-log"), exact=True).tap()
    expect(page.get_by_role("log")).to_be_visible()
    _fits(page)
    page.get_by_role("button", name=say("web-close"), exact=True).tap()
    page.get_by_role("button", name=re.compile("^PL:")).tap()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    _fits(page)


@pytest.mark.parametrize("path", ["/", "/rules/dreamblade", "/table/nowhere"])
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_the_other_pages_fit(visit: Visiting, path: str, locale: str) -> None:
    zoe = visit(size=PHONE, touch=True, locale=locale)
    page = zoe.goto(path)
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    _fits(page)


def _fits(page: Page) -> None:
    assert page.evaluate(_OVER) <= 0, "it is wider than the screen"
    assert page.evaluate(_SMALL) == []
