"""A first game of Dreamscape: choices are seen, hints come in time and out of the way."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.dreamscape import hands, playing
from tests.browser.dreamscape.hands import say
from tests.browser.settling import nothing, settle
from tests.browser.visitor import BOT, ME, Visiting, Visitor

pytestmark = pytest.mark.slow

DESK: Final = (1280, 720)
SIZES: Final = {"desk": DESK, "phone": (390, 844), "small phone": (360, 640)}
"""The screens on which a first game must be easy to follow."""
_OVER_NEEDED: Final = """() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const hint = box("aside[data-note]");
  return ['[data-needed="hands"]', '[role="gridcell"][data-slot="c1"]'].flatMap((one) => {
    const needed = box(one);
    if (!hint || !needed) return [];
    const across = Math.min(hint.right, needed.right) - Math.max(hint.left, needed.left);
    const down = Math.min(hint.bottom, needed.bottom) - Math.max(hint.top, needed.top);
    return across > 1 && down > 1 ? [`${one} ${across}×${down}`] : [];
  });
}"""
"""How much of Hands and of the slot where a land begins lies under a hint."""
LYING: Final = (740, 360)
_OVER_TABS: Final = """() => {
  const box = document.querySelector("aside[data-note]")?.getBoundingClientRect();
  return [...document.querySelectorAll('[role="tab"]')].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const over = box && box.left < right - 1 && box.right > left + 1;
    return over && box.top < bottom - 1 && box.bottom > top + 1 ? [one.textContent] : [];
  });
}"""
"""Which tabs lie under a hint."""
_UNSEEN: Final = """() => {
  const room = document.querySelector('[data-hint="question"] .body').getBoundingClientRect();
  const lines = [...document.querySelectorAll(".choices .choice")];
  const below = lines.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top + box.height / 2 > room.bottom;
  }).length;
  const told = document.querySelector(".more button")?.textContent ?? "0";
  return { lines: lines.length, below, told: Number(told.replace(/\\D/g, "")) };
}"""
"""How many choices there are, how many lie below the edge, and of how many the page tells."""


def _first_game(visit: Visiting, size: tuple[int, int], locale: str = "en-GB") -> Visitor:
    one = visit("Zoe", size=size, touch=size != DESK, locale=locale)
    one.goto(one.lay(ME, BOT, game="dreamscape") + "?first")
    assert hands.until_asked(one.page)
    # Some games begin with the choice of a card, on its stage.
    while hands.stage(one.page).count():
        playing.choose(one.page, Random(1))
        assert hands.until_asked(one.page)
    return one


def _titles(page: Page) -> str:
    return page.locator("aside[data-note] h2").first.inner_text()


@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_sees_the_choices_of_a_travel_or_how_many_are_below(
    visit: Visiting, size: str
) -> None:
    page = _first_game(visit, SIZES[size]).page
    expect(page.locator(".choices .choice").first).to_be_visible()
    seen = settle(page, lambda: page.evaluate(_UNSEEN), lambda one: one["below"] == one["told"])
    assert seen["below"] == seen["told"]
    if size == "desk":
        assert seen["below"] == 0


def test_the_list_folds_away_for_who_has_played_before(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT, game="dreamscape"))
    assert hands.until_asked(page)
    expect(page.locator(".choices")).to_have_count(0)
    page.keyboard.press("o")
    expect(page.locator(".choices .line").first).to_be_focused()
    page.keyboard.press("o")
    expect(page.locator(".choices")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_no_hint_of_a_first_cycle_covers_hands_or_the_entry(visit: Visiting, size: str) -> None:
    page = _first_game(visit, SIZES[size]).page
    random = Random(8)
    for _ in range(10):
        if page.locator("aside[data-note]").count():
            nothing(page, _OVER_NEEDED)
        playing.choose(page, random)
        assert hands.until_asked(page)


def test_who_plays_on_is_told_of_each_thing_in_the_first_travel(visit: Visiting) -> None:
    page = _first_game(visit, DESK).page
    told = [_titles(page)]
    collect = page.locator('[data-collect][aria-disabled="false"]')
    moves = page.locator("[data-location]:has(.ring:not(.here))")
    for _ in range(3):
        assert hands.until_asked(page)
        expect(collect.or_(moves).first).to_be_visible()
        (collect if collect.count() else moves).first.click()
        before = told[-1]
        expect(page.locator("aside[data-note] h2").first).not_to_have_text(before)
        told.append(_titles(page))
    assert told[0] == say("web-table-hint-dreamscape-world-title")
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_no_hint_covers_the_tabs_of_a_phone_that_lies_on_its_side(
    visit: Visiting, locale: str
) -> None:
    page = _first_game(visit, LYING, locale).page
    random = Random(8)
    hint = page.locator("aside[data-note]")
    for _ in range(12):
        if hint.count():
            nothing(page, _OVER_TABS)
        playing.choose(page, random)
        assert hands.until_asked(page)
