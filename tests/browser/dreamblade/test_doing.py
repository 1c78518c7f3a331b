"""Dragging, answering as people mostly do, and what moves on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.dreamblade import hands
from tests.browser.dreamblade.forward import forward
from tests.browser.dreamblade.hands import Lit, say
from tests.browser.settling import comes_to, middle
from tests.browser.visitor import BOT, ME, Visiting, Visitor
from tests.server.served import Served

_CAN_SKIP = """(name) => [...document.querySelectorAll("button:not(:disabled)")]
  .some((button) => button.textContent.trim() === name)"""


@pytest.mark.slow
def test_a_miniature_is_dragged_to_where_it_may_go(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT))
    assert hands.until_asked(page)
    label = _spawnable(page).name
    _drag(page, label, "c3")
    reason = hands.question(page).get_by_role("complementary", name=say("web-asking-because"))
    expect(reason).to_be_visible()
    expect(hands.cell(page, "c3").locator("[data-piece]")).to_have_count(0)
    _drag(page, label, "e1")
    expect(hands.cell(page, "e1").locator(f'[data-piece="{label}"]')).to_be_visible()
    expect(reason).to_be_hidden()


@pytest.mark.slow
def test_only_what_may_be_done_lights_up_and_a_pick_is_put_down_again(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT))
    assert hands.until_asked(page)
    spawn = _spawnable(page)
    hands.click(page, spawn)
    comes_to(page, lambda: _cells(page), ["e1"])
    page.keyboard.press("Escape")
    expect(hands.piece(page, spawn.name)).not_to_have_attribute("aria-pressed", "true")
    comes_to(page, lambda: _cells(page), [])


def test_one_button_gives_the_usual_answer(ann: Visitor, served: Served) -> None:
    path = ann.lay(ME, ME)
    # The page answers a needless question at once.
    forward(served, ann, path, lambda ask: ask.usual >= 0 and not ask.needless)
    page = ann.goto(path)
    assert hands.until_asked(page)
    before = len(ann.plays)
    # Where the usual answer is picked already, it only has to be confirmed.
    hands.button(page, "D").or_(hands.button(page, "Enter")).first.click()
    assert hands.until_asked(page)
    assert len(ann.plays) > before


@pytest.mark.slow
def test_what_the_computer_does_is_shown_in_motion_and_can_be_skipped(visit: Visiting) -> None:
    ann = visit("Ann", motion=True)
    page = ann.goto(ann.lay(ME, BOT))
    assert hands.until_asked(page)
    hands.button(page, "E").click(modifiers=["Shift"])
    page.wait_for_function(_CAN_SKIP, arg=say("web-table-skip"))
    page.keyboard.press("s")
    expect(page.get_by_role("button", name=say("web-table-skip"), exact=True)).to_be_disabled()
    assert hands.until_asked(page)
    hands.button(page, "E").click(modifiers=["Shift"])
    assert hands.until_asked(page), "without skipping it comes to an end by itself"


def _cells(page: Page) -> list[str]:
    return [one.name for one in hands.lit(page) if one.kind == "cell"]


def _spawnable(page: Page) -> Lit:
    return next(one for one in hands.lit(page) if one.kind == "piece")


def _drag(page: Page, label: str, there: str) -> None:
    hands.piece(page, label).scroll_into_view_if_needed()
    for place, do in ((hands.piece(page, label), "down"), (hands.cell(page, there), "up")):
        page.mouse.move(*middle(place), steps=30)
        getattr(page.mouse, do)()
