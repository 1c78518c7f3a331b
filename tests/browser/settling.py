"""Reading a page again and again: it may still be drawing what is expected of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

from playwright.sync_api import FloatRect, Locator, Page

from tests.browser.visitor import PATIENCE

T = TypeVar("T")

_AT_REST: Final = """(one) => new Promise((done) => {
  let before = "";
  let same = 0;
  const look = () => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const now = [x, y, width, height].join();
    same = now === before ? same + 1 : 0;
    before = now;
    if (!one.isConnected) done(null);
    else if (same > 1) done({ x, y, width, height });
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Where something lies that has not moved for two frames; nothing where it was drawn anew."""
_LISTEN: Final = """() => {
  window.touched = false;
  addEventListener("click", () => { window.touched = true; }, { once: true, capture: true });
}"""


def settle(page: Page, read: Callable[[], T], true: Callable[[T], object]) -> T:
    """Read until it is as it should be, and give what was read last, whatever it is."""
    end = time.monotonic() + PATIENCE / 1000
    while not true(found := read()) and time.monotonic() < end:
        page.wait_for_timeout(50)
    return found


def comes_to(page: Page, read: Callable[[], object], wanted: object) -> None:
    """Find that what is read is what is wanted, now or soon."""
    found = settle(page, read, lambda one: one == wanted)
    assert found == wanted


def nothing(page: Page, look: str) -> None:
    """Find that a look at the page, which lists what is wrong, comes to list nothing."""
    comes_to(page, lambda: page.evaluate(look), [])


def box(thing: Locator) -> FloatRect:
    """Give where something lies that has come to rest."""
    found: FloatRect | None = settle(thing.page, lambda: thing.evaluate(_AT_REST), bool)
    assert found is not None
    return found


def middle(thing: Locator) -> tuple[float, float]:
    """Give the middle of something that has come to rest."""
    here = box(thing)
    return here["x"] + here["width"] / 2, here["y"] + here["height"] / 2


def touch(thing: Locator) -> None:
    """Touch something, and wait for the click that a browser makes of it some time later."""
    page = thing.page
    page.evaluate(_LISTEN)
    thing.tap()
    page.wait_for_function("window.touched")
