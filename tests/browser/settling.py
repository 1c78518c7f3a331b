"""Reading a page again and again: it may still be drawing what is expected of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Locator, Page

from tests.browser.visitor import PATIENCE

T = TypeVar("T")


def settle(page: Page, read: Callable[[], T], true: Callable[[T], object]) -> T:
    """Read until it is as it should be, and give what was read last, whatever it is."""
    end = time.monotonic() + PATIENCE / 1000
    while not true(found := read()) and time.monotonic() < end:
        page.wait_for_timeout(50)
    return found


def still(thing: Locator) -> bytes:
    """Take a picture of something that has come to rest."""
    last = [b""]

    def unchanged(picture: bytes) -> bool:
        before, last[0] = last[0], picture
        return before == picture

    return settle(thing.page, thing.screenshot, unchanged)
