"""Playing on by clicking what is lit, as somebody who wants to get on."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.dreamscape import hands

ENOUGH = 0.3
"""How often somebody has had enough of a travel, a creation or a power."""


def play(
    page: Page,
    random: Random,
    until: Callable[[], bool] = lambda: False,
    most: int = 900,
) -> None:
    """Choose one thing after another, to the end of the game or as long as somebody wants."""
    for _ in range(most):
        if not hands.until_asked(page) or until():
            return
        choose(page, random)
    pytest.fail("it does not come to an end")


def play_together(pages: Sequence[Page], random: Random, choices: int) -> None:
    """Let people at several screens make so many choices, each when they are asked."""
    for _ in range(choices):
        page = hands.whose(pages)
        if hands.ended(page).count():
            return
        choose(page, random)


def choose(page: Page, random: Random) -> None:
    """Choose one thing: confirm, say what was meant, or touch something that is lit."""
    if hands.stage(page).count():
        _on_stage(page, random)
    elif page.locator(".sure").count():
        hands.confirm(page)
    elif page.locator(".among").count():
        _any(page.locator(".among button"), random)
    else:
        _on_board(page, random, hands.lit(page))


def _on_stage(page: Page, random: Random) -> None:
    stage = hands.stage(page)
    main = stage.locator("footer .main:enabled")
    others = stage.locator("footer button:enabled")
    body = stage.locator('.body button:enabled:not([aria-pressed="true"])')
    if main.count():
        main.first.click()
    elif others.count() and (random.random() < ENOUGH or not body.count()):
        others.last.click()
    else:
        _any(body, random)


def _on_board(page: Page, random: Random, lit: dict[str, Any]) -> None:
    targets = [slot for slot, state in lit["slots"].items() if state == "target"]
    chosen = [kind for kind, state in lit["shards"].items() if state == "chosen"]
    ending = hands.key(page, "E")
    if targets:
        hands.choose_slot(page, random.choice(targets))
    elif lit["links"]:
        page.locator(f'[data-link="{random.choice(lit["links"])}"] button').click()
    elif chosen and page.locator(".trading").count():
        _any(page.locator(".trading button"), random)
    elif hands.key(page, "Enter").count():
        hands.key(page, "Enter").click()
    elif ending.count() and (chosen or random.random() < ENOUGH):
        ending.click()
    elif lit["collect"]:
        page.locator(f'[data-collect="{lit["collect"][0]}"]').click()
    elif lit["locations"]:
        hands.location(page, random.choice(lit["locations"])).click()
    elif lit["shards"]:
        hands.shard(page, random.choice(list(lit["shards"]))).click()
    elif lit["slots"]:
        hands.choose_slot(page, random.choice(list(lit["slots"])))
    else:
        _any(ending if ending.count() else hands.lines(page), random)


def _any(buttons: Locator, random: Random) -> None:
    buttons.nth(random.randrange(buttons.count())).click()


def cycle(page: Page) -> int:
    """Read which cycle it is, where the ribbon is seen; 0 before the first."""
    text = page.locator(".ribbon .cycle > span").text_content() or ""
    found = re.search(r"\d+", text)
    return int(found[0]) if found else 0
