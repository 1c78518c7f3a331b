"""The pages for everyone: what axe finds, the keyboard, small screens, no motion, no colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import looks
from tests.browser.dreamblade import hands
from tests.browser.dreamblade.asking import Asking
from tests.browser.dreamblade.positions import names, position
from tests.browser.matrix import slow
from tests.browser.settling import nothing
from tests.browser.visitor import DESK, PHONE, SCHEMES, Regular, Visitor
from tests.server.served import Served

State = Callable[[Visitor, Served, str], Page]


def _at(name: str, then: Callable[[Asking], object] = lambda _: None) -> State:
    """A table before a question, after something was done there."""

    def come(visitor: Visitor, served: Served, language: str) -> Page:
        asking = Asking(visitor, served, position(name), language)
        then(asking)
        return asking.page

    return come


def _tools(asking: Asking) -> None:
    asking.page.locator(".tools .menu").click()
    expect(asking.page.get_by_role("dialog")).to_be_visible()


def _keys(asking: Asking) -> None:
    asking.page.keyboard.press("?")
    expect(asking.page.get_by_role("dialog")).to_be_visible()


def _sheet(asking: Asking) -> None:
    hands.fighter(asking.page, asking.ask.options[-1].piece).locator("button").first.focus()
    asking.page.keyboard.press("i")
    expect(asking.page.get_by_role("dialog")).to_be_visible()


def _attackers(asking: Asking) -> None:
    hands.cell(asking.page, asking.option("strike").cell).click(position={"x": 4, "y": 4})
    expect(hands.stage(asking.page)).to_be_visible()


def _why(asking: Asking) -> None:
    hands.piece(asking.page, asking.option("spawn").piece).click()
    hands.cell(asking.page, "c3").click()
    expect(asking.question.locator("aside")).to_be_visible()


def _resigned(asking: Asking) -> None:
    _tools(asking)
    words = hands.say if asking.language == "en" else hands.powiedz
    for _ in range(2):
        dialog = asking.page.get_by_role("dialog")
        dialog.get_by_role("button", name=words("web-table-resign"), exact=True).click()
    expect(hands.ended(asking.page)).to_be_visible()


def _page(path: str) -> State:
    def come(visitor: Visitor, _: Served, __: str) -> Page:
        page = visitor.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        return page

    return come


STATES: Final[dict[str, State]] = {
    "lobby": _page("/"),
    "rules": _page("/rules/dreamblade"),
    "spawn": _at("spawn"),
    "attackers": _at("crowd", _attackers),
    "damage": _at("damage"),
    "reroll": _at("reroll"),
    "why": _at("spawn", _why),
    "menu": _at("disrupt", _tools),
    "keys": _at("target", _keys),
    "sheet": _at("blade", _sheet),
    "ending": _at("order", _resigned),
}
ON_PHONES: Final = ("lobby", "spawn", "attackers", "damage", "ending")
PAGES: Final = ("lobby", "spawn", "attackers", "ending")
"""A state of each page, and of the stage."""


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


def test_the_table_is_a_grid_and_speaks_up(ann: Visitor, served: Served) -> None:
    page = Asking(ann, served, position("action"), "en").page
    grid = page.get_by_role("grid")
    expect(grid.get_by_role("row")).to_have_count(5)
    expect(grid.get_by_role("gridcell")).to_have_count(25)
    expect(grid.locator('[role="gridcell"][tabindex="0"]')).to_have_count(1)
    expect(page.get_by_role("log")).to_have_count(1)
    heading = hands.question(page).locator("h2").inner_text()
    expect(hands.question(page).locator('[aria-live="polite"]').first).to_have_text(heading)
    expect(hands.question(page).locator('[aria-live="assertive"]')).to_have_count(1)
    expect(page.locator('main > [aria-live="polite"]')).to_have_count(1)


@pytest.mark.parametrize(
    ("name", "deed"),
    [
        ("spawn", "spawn"),
        slow("spawn", "end"),
        slow("shift", "move"),
        slow("blade", "blade"),
        slow("fate", "destroy"),
        slow("disrupt", "place"),
        slow("target", "target"),
        slow("buried", "target"),
        slow("order", "resolve"),
    ],
)
def test_the_focus_is_seen_and_stays_after_an_answer(
    regular: Regular, served: Served, name: str, deed: str
) -> None:
    asking = Asking(regular("en"), served, position(name), "en")
    option = asking.option(deed)
    page = asking.page
    if deed == "end":
        _press(page, asking.question.locator('button[aria-keyshortcuts~="E"]'))
    elif deed in {"spawn", "move", "place", "target"}:
        _press(page, hands.piece(page, option.piece))
        if option.cell:
            _press(page, hands.cell(page, option.cell))
    elif deed == "blade":
        _press(page, asking.on_the_stage(option))
    else:
        _press(page, asking.row(option))
    asking.check_answered(option.index)
    looks.expect_focus(page)


@pytest.mark.parametrize("name", [one if one == "damage" else slow(one) for one in names()])
def test_every_question_fits_a_phone(regular: Regular, served: Served, name: str) -> None:
    zoe = regular("en", PHONE)
    asking = Asking(zoe, served, position(name), "en")
    for language in SCHEMES:
        asking.speak(language)
        nothing(zoe.page, looks.CUT)
        nothing(zoe.page, looks.SMALL)
    zoe.check()


@pytest.mark.parametrize("state", ["spawn", *map(slow, ("lobby", "rules", "attackers", "ending"))])
def test_nothing_moves_where_motion_is_not_wanted(
    regular: Regular, served: Served, state: str
) -> None:
    page = STATES[state](regular("en"), served, "en")
    assert page.evaluate(looks.RUNNING) == []


@pytest.mark.slow
def test_sides_and_aspects_differ_without_colours(ann: Visitor, served: Served) -> None:
    page = Asking(ann, served, position("stacks"), "en").page
    pieces = page.evaluate(looks.SHAPES)
    assert {(one["side"], one["base"]) for one in pieces} == {("A", "circle"), ("B", "polygon")}
    drawn = {tuple(aspect) for one in pieces for aspect in one["aspects"]}
    assert all(one["aspects"] for one in pieces)
    # An aspect has one symbol, and no two have the same.
    assert len({name for name, _ in drawn}) == len({symbol for _, symbol in drawn}) == len(drawn)
    assert len(drawn) > 1


def test_what_is_lit_is_seen_in_forced_colours(ann: Visitor, served: Served) -> None:
    ann.page.emulate_media(forced_colors="active")
    asking = Asking(ann, served, position("spawn"), "en")
    hands.piece(asking.page, asking.option("spawn").piece).click()
    _, lit = asking.lit()
    asking.page.wait_for_function(looks.STEADY)
    borders = asking.page.evaluate(looks.BORDERS)
    shown = {borders[name] for name in lit}
    assert lit
    assert not shown & {drawn for name, drawn in borders.items() if name not in lit}


def _press(page: Page, what: Locator) -> None:
    """Press Enter on something that has the focus, which is then seen, as somebody who is sure."""
    page.keyboard.press("Tab")
    what.focus()
    looks.expect_focus(page)
    page.keyboard.press("Shift+Enter")
