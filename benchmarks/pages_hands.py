"""Hands for the benchmark of the pages: they see what is lit, and click in the middle of it.

What drives a browser in tests looks at the page thoroughly before each click and while it waits, so
that its own work would be measured, too. Here a page is asked a few times a second where things
lie, and the mouse does the rest.
"""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Page

PAUSE: Final = 150
"""People look before they click: so many milliseconds, at the least."""
LOOK: Final = 50
"""How often it is looked whether something can be clicked, in milliseconds."""
MOST: Final = 60_000
"""A page on which nothing can be clicked for so long is stuck."""

Point = tuple[float, float]
Offered = list[list[Point]]
"""Where what can be clicked lies, by kinds of it."""
Kinds = dict[str, float]
"""What can be clicked, the best first, and how often that is done where it can be."""


def _key(key: str) -> str:
    return f'[data-hint="question"] button[aria-keyshortcuts~="{key}"]:enabled'


GAMES: Final[dict[str, Kinds]] = {
    "dreamblade": {
        '[data-hint="stage"] button.go': 1,
        _key("Enter"): 0.5,
        "[data-cell].target, [data-piece]:has(.token.target)": 1,
        _key("D"): 0.5,
        _key("E"): 0.1,
        "[data-cell].open, [data-piece].lit": 1,
        ", ".join(map(_key, ("Enter", "D", "E"))): 1,
        '[data-hint="question"] .choices button:enabled': 1,
    },
    "dreamscape": {
        "[data-stage] footer .main:enabled": 1,
        "[data-stage] footer button:enabled": 0.3,
        '[data-stage] .body button:enabled:not([aria-pressed="true"])': 1,
        "[data-stage] footer :enabled, .among button": 1,
        '[role="gridcell"][data-slot].target': 1,
        "[data-link] button, .trading button": 1,
        _key("Enter"): 1,
        _key("E"): 0.3,
        '[data-hint="board"] [data-collect][aria-disabled="false"]': 1,
        '[data-hint="board"] [data-location]:has(.ring:not(.here))': 1,
        '[data-hint="board"] button.open:has([data-hand])': 1,
        '[role="gridcell"][data-slot].open': 1,
        _key("E") + ', [data-hint="question"] .choices button.line:enabled': 1,
    },
}


def look(page: Page, game: str) -> Offered:
    """Wait until something can be clicked, and give where; nothing when the game is over."""
    for _ in range(MOST // LOOK):
        offered: Offered | None = page.evaluate("(kinds) => offered(kinds)", list(GAMES[game]))
        if offered is not None and (any(offered) or not offered):
            return offered
        page.wait_for_timeout(LOOK)
    message = "nothing can be clicked"
    raise SystemExit(message)


def click(page: Page, game: str, random: Random) -> bool:
    """Click something as soon as that can be done; tell whether the game goes on."""
    offered = look(page, game)
    if not offered:
        return False
    page.mouse.move(*_wish(random, offered, list(GAMES[game].values())))
    page.wait_for_timeout(PAUSE)
    page.mouse.down()
    page.mouse.up()
    return True


def _wish(random: Random, offered: Offered, eagerness: list[float]) -> Point:
    """Choose one of the first kind that somebody is eager for, else anything."""
    for there, eager in zip(offered, eagerness, strict=True):
        if there and random.random() < eager:
            return random.choice(there)
    return random.choice([one for there in offered for one in there])
