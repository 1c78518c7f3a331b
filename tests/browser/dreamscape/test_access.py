"""The table for everyone: what axe finds, the keyboard, small screens, no motion."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.dreamscape import hands, table
from tests.browser.dreamscape.asking import Asking, named
from tests.browser.dreamscape.hands import say
from tests.browser.dreamscape.positions import names, position
from tests.browser.matrix import slow
from tests.browser.settling import nothing
from tests.browser.visitor import DESK, PHONE, SCHEMES, Regular, Visitor
from tests.server.served import Served

LANDSCAPE: Final = (740, 360)

State = Callable[[Visitor, Served, str], Page]


def _at(name: str, then: Callable[[Asking], object] = lambda _: None) -> State:
    """A table before a question, after something was done there."""

    def come(visitor: Visitor, served: Served, language: str) -> Page:
        asking = Asking(visitor, served, position(name), language)
        then(asking)
        return asking.page

    return come


def _page(path: str) -> State:
    def come(visitor: Visitor, _: Served, __: str) -> Page:
        page = visitor.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        return page

    return come


def _plan(asking: Asking) -> None:
    """A plan with a step, on a flat land."""
    page = asking.page
    page.get_by_role("button", name=asking.say("web-dreamscape-plan-begin")).click()
    page.get_by_role("button", name=asking.say("web-dreamscape-land-flat"), exact=True).click()
    option = asking.option("trade")
    hands.shard(page, named(option, "given")).click()
    page.locator(".trading button").first.click()
    expect(page.locator(".plan ol li")).to_have_count(1)
    expect(hands.asked(page)).to_be_visible()


def _held(asking: Asking) -> None:
    hands.shard(asking.page, named(asking.option("place"), "kind")).click()


def _intent(asking: Asking) -> None:
    asking.page.locator('[data-power][aria-disabled="false"]').click()
    expect(hands.stage(asking.page)).to_be_visible()


def _others(asking: Asking) -> None:
    asking.page.locator('[role="tab"][id$="-players"]').click()
    asking.page.locator("article[data-seat] button.land").first.click()


def _resigned(asking: Asking) -> None:
    page = asking.page
    page.locator(".tools .menu").click()
    for _ in range(2):
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name=asking.say("web-table-resign"), exact=True).click()
    expect(hands.ended(page)).to_be_visible()


STATES: Final[dict[str, State]] = {
    "travel": _at("travel"),
    "creation": _at("creation", _held),
    "plan": _at("creation", _plan),
    "others": _at("travel-nightmare", _others),
    "intent": _at("power-muse", _intent),
    "golem": _at("golem"),
    "tower": _at("tower"),
    "harvest": _at("harvest"),
    "lake": _at("lake"),
    "arrange": _at("arrange"),
    "deck": _at("deck"),
    "keep": _at("keep"),
    "stored": _at("stored"),
    "ending": _at("cross", _resigned),
    "rules": _page("/rules/dreamscape"),
    "learn": _page("/learn/dreamscape"),
}
ON_PHONES: Final = ("travel", "creation", "golem", "keep", "ending", "learn")
PAGES: Final = ("travel", "creation", "golem", "ending")
"""A state of each page: the world, a land, a stage, the ending."""


@pytest.mark.parametrize(
    ("state", "language", "size"),
    [
        *((one, "en", DESK) if one in PAGES else slow(one, "en", DESK) for one in STATES),
        *(slow(one, "pl", PHONE) for one in ON_PHONES),
    ],
)
def test_axe_finds_nothing_serious(
    regular: Regular, served: Served, state: str, language: str, size: tuple[int, int]
) -> None:
    zoe = regular(language, size)
    page = STATES[state](zoe, served, language)
    looks.expect_access(page)
    zoe.check()


def test_the_land_is_a_grid_that_tells_heights_in_words(ann: Visitor, served: Served) -> None:
    asking = Asking(ann, served, position("creation"), "en")
    grid = asking.page.get_by_role("grid", name=say("web-dreamscape-land-mine"))
    expect(grid.get_by_role("row")).to_have_count(5)
    expect(grid.get_by_role("gridcell")).to_have_count(25)
    expect(grid.locator('[role="gridcell"][tabindex="0"]')).to_have_count(1)
    stacks = table.view(asking.before, asking.seat)["seats"][asking.seat]["slots"]
    slot, here = max(stacks.items(), key=lambda one: len(one[1]["stack"]))
    kinds = ", ".join(say("shard-kind", kind=kind) for kind in here["stack"])
    told = say("web-dreamscape-land-slot", slot=slot, count=len(here["stack"]), shards=kinds)
    cell = grid.locator(f'[data-slot="{slot}"]')
    expect(cell).to_have_accessible_name(re.compile(f"^{re.escape(told)}"))
    heading = asking.question.locator("h2").inner_text()
    expect(asking.question.locator('[aria-live="polite"]').first).to_have_text(heading)


@pytest.mark.parametrize("name", [one if one == "creation" else slow(one) for one in names()])
def test_every_question_fits_a_phone(regular: Regular, served: Served, name: str) -> None:
    zoe = regular("en", PHONE)
    asking = Asking(zoe, served, position(name), "en")
    for language in SCHEMES:
        asking.speak(language)
        nothing(zoe.page, looks.CUT)
        nothing(zoe.page, _SMALL)
    zoe.check()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["travel", "creation", "golem", "keep"])
def test_a_phone_on_its_side_shows_the_question_beside_the_board(
    regular: Regular, served: Served, name: str
) -> None:
    zoe = regular("en", LANDSCAPE)
    asking = Asking(zoe, served, position(name), "en")
    nothing(zoe.page, looks.CUT)
    if asking.staged:
        stage = hands.stage(zoe.page)
        expect(stage.get_by_role("heading")).to_be_in_viewport()
        stage.locator("button:enabled").first.scroll_into_view_if_needed()
        expect(stage.locator("button:enabled").first).to_be_in_viewport()
    else:
        expect(asking.question.locator("h2")).to_be_in_viewport()
        expect(hands.board(zoe.page).locator(".large")).to_be_in_viewport()
    zoe.check()


@pytest.mark.slow
@pytest.mark.parametrize("state", ["travel", "creation", "plan", "golem", "keep", "ending"])
def test_nothing_moves_where_motion_is_not_wanted(
    regular: Regular, served: Served, state: str
) -> None:
    page = STATES[state](regular("en"), served, "en")
    assert page.evaluate(looks.RUNNING) == []


_SMALL: Final = """() => [...document.querySelectorAll(
  `[data-hint="question"] :is(button, input, summary), [data-stage] button, .tools button,
   [data-hint="board"] button, [role="tab"], .plan [role="gridcell"]`,
)].flatMap((one) => {
  const box = (one.closest("label") ?? one).getBoundingClientRect();
  const fits = !one.checkVisibility() || (box.width >= 43.5 && box.height >= 43.5);
  return fits ? [] : [`${one.outerHTML.slice(0, 80)} ${box.width}×${box.height}`];
})"""
"""What is to be touched and smaller than a finger.

In isometry a touch beside a slot means the nearest that is lit, so only the plan is measured.
"""
