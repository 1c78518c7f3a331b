"""Playing by keyboard only: Tab, arrows, Enter, and the keys of the question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.dreamblade.hands import Lit

_AT = "(wanted) => document.activeElement?.matches(wanted) ?? false"
_BEFORE = """(wanted) => {
  const [here, there] = [document.activeElement, document.querySelector(wanted)];
  return here !== document.body && !!(here.compareDocumentPosition(there) & 2);
}"""
_WAY = """(wanted) => {
  const cells = [...document.querySelectorAll("[data-cell]")].map((cell) => cell.dataset.cell);
  const [here, there] = [cells.indexOf(document.activeElement.dataset.cell), cells.indexOf(wanted)];
  return [Math.floor(there / 5) - Math.floor(here / 5), (there % 5) - (here % 5)];
}"""
_WHERE = """(label) => {
  const piece = document.querySelector(`[data-piece="${label}"]`);
  const others = [...piece.closest("ul, [data-cell]").querySelectorAll("[data-piece]")];
  return [piece.closest("[data-cell]")?.dataset.cell ?? "", others.indexOf(piece)];
}"""


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until something has the focus, backwards where it lies before."""
    expect(page.locator(wanted).first).to_be_attached()
    key = "Shift+Tab" if page.evaluate(_BEFORE, wanted) else "Tab"
    for _ in range(150):
        if page.evaluate(_AT, wanted):
            return
        page.keyboard.press(key)
    pytest.fail(f"the Tab key does not come to {wanted}")


def to_cell(page: Page, name: str) -> None:
    """Go to a cell of the board."""
    tab_to(page, "[data-cell]")
    down, right = page.evaluate(_WAY, name)
    for times, keys in ((down, ("ArrowUp", "ArrowDown")), (right, ("ArrowLeft", "ArrowRight"))):
        for _ in range(abs(times)):
            page.keyboard.press(keys[times > 0])
    assert page.evaluate(_AT, f'[data-cell="{name}"]')


def to_piece(page: Page, label: str) -> None:
    """Go to a miniature on the board or beside it."""
    wanted = f'[data-piece="{label}"]'
    cell, number = page.evaluate(_WHERE, label)
    if cell:
        to_cell(page, cell)
        tab_to(page, wanted)
        return
    tab_to(page, f"ul:has({wanted}) [data-piece]")
    for key in ("Home", *["ArrowRight"] * number):
        page.keyboard.press(key)
    assert page.evaluate(_AT, wanted)


def press(page: Page, one: Lit) -> None:
    """Choose what is lit by keys."""
    if one.kind == "cell":
        to_cell(page, one.name)
        page.keyboard.press("Enter")
    elif one.kind == "piece":
        to_piece(page, one.name)
        page.keyboard.press("Enter")
    elif one.name == "Enter":
        tab_to(page, 'button[aria-keyshortcuts~="Enter"]')
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(one.name.lower())
