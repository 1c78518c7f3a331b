"""How a table calls on people: sounds after a first gesture, unless they are not wanted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.dreamblade import hands
from tests.browser.dreamblade.hands import say
from tests.browser.visitor import BOT, ME, Visitor

LISTEN = """(() => {
  window.heard = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const plain = kind.prototype.start;
    kind.prototype.start = function (...all) { window.heard += 1; return plain.apply(this, all); };
  }
})()"""
"""Counts every tone and every breath that is asked for; nobody hears them in a test."""


def _heard(page: Page) -> int:
    return int(page.evaluate("window.heard"))


def _wishes(page: Page) -> Locator:
    """Open the menu, and give the box that silences everything."""
    page.get_by_role("button", name=say("web-more"), exact=True).click()
    return page.get_by_role("checkbox", name=say("web-calling-muted"), exact=True)


def _end_phase(one: Visitor) -> None:
    """End the phase, and wait until all that others do then has been seen."""
    assert hands.until_asked(one.page)
    told = len(one.plays)
    one.page.keyboard.press("Shift+E")
    assert hands.until_asked(one.page)
    assert len(one.plays) > told


@pytest.mark.slow
def test_what_happens_is_heard_after_a_gesture_unless_it_is_not_wanted(ann: Visitor) -> None:
    path = ann.lay(ME, BOT)
    ann.page.add_init_script(LISTEN)
    page = ann.goto(path)
    hands.until_asked(page)
    turn = page.locator('link[rel="icon"][href="/favicon-turn.svg"]')
    expect(turn).to_have_count(1)
    assert _heard(page) == 0, "nothing sounds before somebody has touched the page"
    with page.expect_response(re.compile(r"/Calling-.*[.]js")):
        page.keyboard.press("Shift")
    # What comes too late for what it belongs to is left out, on a slow machine the first sound.
    for _ in range(6):
        _end_phase(ann)
        if _heard(page):
            break
    page.wait_for_function("window.heard > 0")

    silence = _wishes(page)
    silence.check()
    page.keyboard.press("Escape")
    before = _heard(page)
    _end_phase(ann)
    assert _heard(page) == before
    page.reload()
    hands.until_asked(page)
    expect(_wishes(page)).to_be_checked()
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    expect(_wishes(page)).not_to_be_checked()
    page.keyboard.press("Escape")
    page.get_by_role("link", name=say("web-home")).click()
    expect(turn).to_have_count(0)
