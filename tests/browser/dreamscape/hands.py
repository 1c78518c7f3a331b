"""What people do at a table of Dreamscape: look at what is lit, and click it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.dreamscape.table import words
from tests.browser.settling import middle
from tests.browser.visitor import PATIENCE
from tests.server.served import wait_until

say: Final = words("en").say
"""Whatever stands on the pages in English."""
powiedz: Final = words("pl").say
"""The same in Polish."""
WORDS: Final = (say, powiedz)

_LIT = """() => {
  const state = (one) => ["open", "target", "chosen"].find((name) => one?.classList.contains(name));
  const [locations, collect, power, links] = [[], [], [], []];
  const found = { slots: {}, locations, collect, power, links, shards: {}, cards: {} };
  const board = document.querySelector('[data-hint="board"]');
  for (const one of board?.querySelectorAll('[role="gridcell"][data-slot]') ?? []) {
    const lit = state(one);
    if (lit) found.slots[one.dataset.slot] = lit;
  }
  for (const one of board?.querySelectorAll("[data-location]:has(.ring:not(.here))") ?? []) {
    found.locations.push(Number(one.dataset.location));
  }
  for (const one of board?.querySelectorAll('[data-collect][aria-disabled="false"]') ?? []) {
    found.collect.push(Number(one.dataset.collect));
  }
  for (const one of board?.querySelectorAll('[data-power][aria-disabled="false"]') ?? []) {
    found.power.push(one.dataset.power);
  }
  for (const one of board?.querySelectorAll("[data-link] button") ?? []) {
    found.links.push(one.closest("[data-link]").dataset.link);
  }
  for (const one of board?.querySelectorAll("button:has([data-hand])") ?? []) {
    const lit = state(one);
    if (lit) found.shards[one.querySelector("[data-hand]").dataset.hand] = lit;
  }
  for (const one of board?.querySelectorAll("[data-card] > button, button[data-card]") ?? []) {
    const lit = state(one);
    if (lit) found.cards[one.closest("[data-card]").dataset.card] = lit;
  }
  return found;
}"""
_SHOWN = """() => {
  const plain = (text) => text.replace(/\\s+/g, " ").trim();
  const held = {};
  for (const one of document.querySelectorAll('[data-hint="board"] [data-hand]')) {
    held[one.dataset.hand] = (held[one.dataset.hand] ?? 0) + 1;
  }
  const all = (what) => [...document.querySelectorAll(what)];
  const labels = (what, name) =>
    Object.fromEntries(all(what).map((one) => [one.dataset[name], one.getAttribute("aria-label")]));
  return {
    slots: labels('[role="gridcell"][data-slot]', "slot"),
    places: labels("[data-location]", "location"),
    links: all("[data-link] .red").map((one) => one.closest("[data-link]").dataset.link),
    held,
    log: all("[data-line]").map((line) => plain(line.textContent)),
  };
}"""

Shown = dict[str, Any]
Lit = dict[str, Any]


def question(page: Page) -> Locator:
    """Give the part of the page that asks."""
    return page.locator('[data-hint="question"]')


def board(page: Page) -> Locator:
    """Give the part of the page with the dreamworld or a land."""
    return page.locator('[data-hint="board"]')


def stage(page: Page) -> Locator:
    """Give the stage of a power or a draw."""
    return page.locator("[data-stage]")


def cover(page: Page) -> Locator:
    """Give what hides one player's secret from the others at the screen."""
    return page.locator("section.cover")


def asked(page: Page) -> Locator:
    """Give the question, where it can be answered here and now."""
    offers = page.locator(".toggle")
    return question(page).and_(page.locator("[aria-busy=false]")).filter(has=offers)


def ended(page: Page) -> Locator:
    """Give what is said at the end."""
    return page.locator('[data-hint="ending"]')


def uncover(page: Page) -> None:
    """Wait until somebody is asked or everything is over; say that the right one is there."""
    expect(asked(page).or_(ended(page)).or_(cover(page)).first).to_be_visible()
    if cover(page).count():
        cover(page).get_by_role("button").click()
        expect(asked(page)).to_be_visible()
    # The stage of a question is loaded when it is wanted.
    expect(page.locator(".dreamscape.staged:not(:has([data-stage]))")).to_have_count(0)


def until_asked(page: Page) -> bool:
    """Wait for a question; tell whether there is one, since the game may be over."""
    uncover(page)
    return ended(page).count() == 0


def show(page: Page, what: str) -> None:
    """Show the dreamworld or the land large."""
    switch = board(page).locator(".switch button")
    switch.nth(0 if what == "world" else 1).click()


def unfold(page: Page) -> None:
    """Show the list of choices, where it is folded away."""
    if not question(page).locator(".choices").count():
        question(page).locator(".toggle").click()
    expect(question(page).locator(".choices")).to_be_visible()


def lines(page: Page) -> Locator:
    """Give the lines of the list of choices, which is shown for it."""
    unfold(page)
    return question(page).locator(".choices button.line")


def show_log(page: Page) -> None:
    """Open the log, where it is one of the tabs."""
    tab = page.locator('[role="tab"][id$="-log"]')
    log = page.get_by_role("log")
    expect(tab.or_(log).first).to_be_attached()

    def opened() -> bool:
        if not log.count():
            tab.click()
        return bool(log.count())

    # A page that comes back from being cut off is drawn anew, and its tabs with it.
    wait_until(opened, PATIENCE / 1000)


def lit(page: Page) -> Lit:
    """Give what can be chosen on the board now, and what is chosen."""
    return dict(page.evaluate(_LIT))


def shown(page: Page) -> Shown:
    """Read what the page draws: slots and places in words, Hands, links, the log."""
    expect(page.locator('[role="log"][aria-busy="true"]')).to_have_count(0)
    return dict(page.evaluate(_SHOWN))


def location(page: Page, number: int | str) -> Locator:
    """Find a place of the dreamworld."""
    return board(page).locator(f'button[data-location="{number}"]')


def shard(page: Page, kind: str) -> Locator:
    """Find the shards of a kind in Hands."""
    return board(page).locator(f'button:has([data-hand="{kind}"])')


def card(page: Page, name: str) -> Locator:
    """Find an open card, or the top of the completed ones."""
    wanted = f'[data-card="{name}"]'
    return board(page).locator(f"{wanted} > button, button{wanted}").first


def choose_slot(page: Page, name: str) -> None:
    """Click the top of a slot; where something stands before it, the flat plan shows it."""
    cell = board(page).locator(f'[role="gridcell"][data-slot="{name}"]')
    middle(cell)
    if not cell.evaluate(_IN_FRONT):
        board(page).get_by_role("button", name=re.compile(f"^({_flat()})$")).click()
        expect(board(page).locator(".plan")).to_be_visible()
    page.mouse.click(*middle(cell))


_IN_FRONT = """(one) => {
  const box = one.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return one.contains(found);
}"""


def _flat() -> str:
    return "|".join(speak("web-dreamscape-land-flat") for speak in WORDS)


def key(page: Page, name: str) -> Locator:
    """Find a button of the question by its key: Enter, D for the usual answer, E for the end."""
    return question(page).locator(f'button[aria-keyshortcuts~="{name}"]').first


def confirm(page: Page) -> None:
    """Confirm an answer where the page asks whether it is meant."""
    sure = question(page).locator(".sure")
    if sure.count():
        sure.locator('button[aria-keyshortcuts="Enter"]').click()


def whose(pages: Sequence[Page]) -> Page:
    """Wait until somebody is asked or everything is over, and give their screen."""
    found: list[Page] = []

    def somebody() -> bool:
        found[:] = [one for one in pages if asked(one).or_(ended(one)).or_(cover(one)).count()]
        return bool(found)

    wait_until(somebody, PATIENCE / 1000)
    uncover(found[0])
    return found[0]


def choose_in_menu(page: Page, deed: str) -> None:
    """Choose what is done seldom at a table."""
    page.get_by_role("button", name=say("web-more"), exact=True).click()
    menu = page.get_by_role("dialog", name=say("web-table-menu"))
    menu.get_by_role("button", name=deed, exact=True).click()
