"""Miniatures that share a cell: their abilities are seen, and so is what the cell is worth."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.dreamblade import hands
from tests.browser.dreamblade.positions import lay, position
from tests.browser.settling import nothing
from tests.browser.visitor import Visiting
from tests.server.served import Served

LOW: Final = (360, 640)
_UNSIGNED: Final = """() => [...document.querySelectorAll("[data-cell] [data-piece]")]
  .filter((one) => one.querySelector(".abilities > *"))
  .filter((one) => !one.querySelector(".abilities").checkVisibility())
  .map((one) => one.dataset.piece)"""
"""Miniatures on the board that have abilities without signs of them."""
_COVERED: Final = """() => [...document.querySelectorAll("[data-cell] .worth")]
  .filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  })
  .map((one) => one.closest("[data-cell]").dataset.cell)"""
"""Cells on whose worth something lies."""


# A phone has no room for signs in the largest crowd; its sheet tells them.
@pytest.mark.parametrize(
    ("size", "name"), [((1440, 900), "stacks"), ((1280, 720), "stacks"), (LOW, "action")]
)
def test_a_stack_keeps_the_signs_of_abilities_and_the_worth_of_its_cell(
    visit: Visiting, served: Served, size: tuple[int, int], name: str
) -> None:
    ann = visit("Ann", size=size, touch=size == LOW)
    page = ann.goto(lay(served.database, ann.guest, position(name)))
    assert hands.until_asked(page)
    expect(page.locator("[data-cell] .abilities > *").first).to_be_attached()
    page.mouse.move(0, 0)
    nothing(page, _UNSIGNED)
    nothing(page, _COVERED)
