"""What people do on their land, one deed after another."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.dreamscape import hands
from tests.browser.dreamscape.hands import say


def place(page: Page, kind: str, slot: str) -> None:
    """Put a shard from Hands on a slot, also where a tree could be meant."""
    hold(page, kind)
    hands.choose_slot(page, slot)
    menu = page.locator(".among button")
    if menu.count():
        menu.filter(has_text=say("dreamscape-option-place", kind=kind, slot=slot)).click()


def plant(page: Page, slot: str) -> None:
    """Plant a tree, also where a grass shard could be put."""
    hold(page, "grass")
    hands.choose_slot(page, slot)
    menu = page.locator(".among button")
    if menu.count():
        menu.last.click()


def hold(page: Page, kind: str) -> None:
    """Take shards of a kind in hand."""
    hands.shard(page, kind).click()
    expect(hands.shard(page, kind)).to_have_attribute("aria-pressed", "true")


def enter(page: Page) -> None:
    """Let the Dreamer come to the entry slot."""
    hands.unfold(page)
    text = say("dreamscape-option-enter", slot="c1")
    hands.question(page).locator("button.line").filter(has_text=text).click()


def step(page: Page, dreamer: str, slot: str) -> None:
    """Let the Dreamer go to a slot; after a step it stays in hand for the next."""
    if hands.lit(page)["slots"].get(dreamer) != "chosen":
        hands.choose_slot(page, dreamer)
    hands.choose_slot(page, slot)
