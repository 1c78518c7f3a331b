"""Miniatures that share a cell: their abilities are seen, and so is what the cell is worth."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import laying
from tests.browser.dreamblade import hands
from tests.browser.dreamblade.positions import begun, lay, position
from tests.browser.settling import nothing
from tests.browser.visitor import Visiting
from tests.server.served import Served

pytestmark = pytest.mark.slow

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
_UNDER: Final = """() => [...document.querySelectorAll("[data-cell] .worth > *")].flatMap((one) => {
  const worth = one.getBoundingClientRect();
  const there = one.closest("[data-cell]").querySelectorAll("[data-piece]:has(.numbers)");
  return [...there].filter((piece) => {
    const numbers = piece.querySelector(".numbers").getBoundingClientRect();
    const across = Math.min(worth.right, numbers.right) - Math.max(worth.left, numbers.left);
    const down = Math.min(worth.bottom, numbers.bottom) - Math.max(worth.top, numbers.top);
    return across > 2 && down > 2;
  }).map((piece) => piece.dataset.piece);
})"""
"""Miniatures on whose numbers the worth of their cell lies."""
EIGHT: Final = begun(
    "A: Mirrorman @c4, Savannah Dreamhunter @c4, Noble Dragon @c4, Saint of Roses @c4, "
    "Loyal Scragglemaw @c3, Runetagged Brawler @c3, Twilight Scout @c3, Inspired Samurai @c3, "
    "Iron Thug @b3, Spurned Torchbearer @b3, Iron Thug @d4, Mirrorman @d4, Twilight Scout @d4",
    "B: Lamplight Constable @c4, Spellbound Scissors @c4, Faceless Stalker @c4, Iron Thug @c4, "
    "Jack-in-the-Box @c3, Melting Barber @c3, Wolf of the Third Act @c3, Patchwork Bear @c3, "
    "Crumb Mite @b3, Porch Light @b3",
)
"""Two to eight in a cell of either side's scoring ground."""


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


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_the_worth_of_a_cell_lies_on_no_numbers_of_those_who_share_it(
    visit: Visiting, served: Served, size: tuple[int, int]
) -> None:
    ann = visit("Ann", size=size)
    page = ann.goto(laying.lay(served.database, EIGHT, [ann.guest, ann.guest]))
    assert hands.until_asked(page)
    expect(page.locator('[data-cell="c4"] [data-piece]')).to_have_count(8)
    nothing(page, _COVERED)
    nothing(page, _UNDER)
