"""A phone opens a table at its head, with everything that is needed in sight."""

from __future__ import annotations

import importlib
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.settling import comes_to
from tests.browser.visitor import BOT, ME, Visiting

pytestmark = pytest.mark.slow

SIZES: Final = [(390, 844), (360, 640)]
_HEAD: Final = """() => {
  const drawn = [...document.querySelectorAll("header.site, .strip")].filter(
    (one) => one.checkVisibility());
  const { top } = drawn[0].getBoundingClientRect();
  const { scrollHeight, scrollWidth } = document.documentElement;
  const head = { scrolled: scrollY, above: top < 0 || top > 8 };
  return { ...head, longer: scrollHeight > innerHeight, wider: scrollWidth > innerWidth };
}"""
"""Where the head of the page is, and whether the page is larger than the screen."""
_WHOLE: Final = {"scrolled": 0, "above": False, "longer": False, "wider": False}


@pytest.mark.parametrize("size", SIZES, ids=["phone", "small phone"])
@pytest.mark.parametrize("game", ["dreamblade", "dreamscape"])
def test_a_phone_opens_a_table_at_its_head_and_shows_it_whole(
    visit: Visiting, game: str, size: tuple[int, int]
) -> None:
    hands = importlib.import_module(f"tests.browser.{game}.hands")
    zoe = visit("Zoe", size=size, touch=True)
    page = zoe.goto(zoe.lay(ME, BOT, game=game))
    assert hands.until_asked(page)
    # Whatever comes later is there.
    expect(page.locator(".traces")).to_be_attached()
    comes_to(page, lambda: page.evaluate(_HEAD), _WHOLE)
