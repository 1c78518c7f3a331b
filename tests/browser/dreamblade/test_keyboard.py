"""A whole turn without a mouse."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.dreamblade import hands, keys
from tests.browser.dreamblade.forward import forward
from tests.browser.dreamblade.hands import say
from tests.browser.settling import settle
from tests.browser.visitor import BOT, ME, Visitor
from tests.server.served import Served


@pytest.mark.slow
def test_a_whole_turn_is_played_by_keys_from_the_lobby_on(ann: Visitor) -> None:
    page = ann.goto("/")
    expect(hands.play_now(page)).to_be_visible()
    keys.tab_to(page, "main button")
    page.keyboard.press("Enter")
    assert hands.until_asked(page)
    spawned = _first(page, "piece").name
    keys.to_piece(page, spawned)
    page.keyboard.press("Enter")
    keys.press(page, next(one for one in hands.lit(page) if one.target))
    expect(hands.cell(page, "e1").locator(f'[data-piece="{spawned}"]')).to_be_attached()
    assert hands.until_asked(page)
    page.keyboard.press("e")
    _move_by_arrows(page, spawned, "e2")
    page.keyboard.press("e")
    _move_by_notation(page, spawned, "e3")
    page.keyboard.press("e")
    hands.play(page, Random(1), until=lambda: hands.turn(page) == 2, do=keys.press)
    expect(page.get_by_role("log").get_by_text(say("web-table-turn", turn=2))).to_be_attached()


def test_a_strike_is_made_by_keys(ann: Visitor, served: Served) -> None:
    path = ann.lay(ME, ME)
    forward(served, ann, path, lambda ask: any(one.deed == "strike" for one in ask.options))
    page = ann.goto(path)
    assert hands.until_asked(page)
    fights = page.get_by_role("log").get_by_text(say("web-asking-rule", rule="7.3").lower())
    hands.until_told(page)
    before = fights.count()
    keys.press(page, _first(page, "cell"))
    expect(hands.stage(page)).to_be_visible()
    keys.press(page, hands.Lit("key", "Enter", ""))
    expect(fights).to_have_count(before + 1)


@pytest.mark.slow
def test_the_keys_are_told_and_the_log_is_read_by_them(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT))
    assert hands.until_asked(page)
    page.keyboard.press("?")
    help_of_keys = page.get_by_role("dialog", name=say("web-table-keys"))
    expect(help_of_keys.get_by_text(say("web-table-key-undo"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(help_of_keys).to_be_hidden()

    def to_log() -> bool:
        page.keyboard.press("l")
        return bool(page.evaluate("document.activeElement.role === 'log'"))

    # Who is quicker than the dialog closes presses again.
    assert settle(page, to_log, bool)
    page.keyboard.press("Home")
    expect(page.locator("[data-line]").first).to_be_focused()


def _first(page: Page, kind: str) -> hands.Lit:
    return next(one for one in hands.lit(page) if one.kind == kind)


def _move_by_arrows(page: Page, label: str, there: str) -> None:
    """Shift with arrows and Enter, when it is time."""
    _until_it_may_move(page, label)
    keys.to_piece(page, label)
    page.keyboard.press("Enter")
    keys.to_cell(page, there)
    page.keyboard.press("Enter")
    expect(hands.cell(page, there).locator(f'[data-piece="{label}"]')).to_be_attached()
    assert hands.until_asked(page)


def _move_by_notation(page: Page, label: str, there: str) -> None:
    """Shift by typing, when it is time."""
    _until_it_may_move(page, label)
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name=say("web-asking-typed"))).to_be_focused()
    page.keyboard.type(f"move {label} {there}")
    page.keyboard.press("Enter")
    expect(hands.cell(page, there).locator(f'[data-piece="{label}"]')).to_be_attached()
    assert hands.until_asked(page)
    page.keyboard.press("Escape")
    keys.tab_to(page, "[data-cell]")


def _until_it_may_move(page: Page, label: str) -> None:
    def may() -> bool:
        return label in [one.name for one in hands.lit(page)]

    hands.play(page, Random(1), until=may, do=keys.press)
