"""Playing quickly to where a test begins, over the same connection as a page, without one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from oneiros.registry.named import Ask, Option
from tests.browser.visitor import Visitor
from tests.server.guest import Guest
from tests.server.served import Served

COMBAT = ("blade", "reroll", "fate", "disrupt")
"""Questions in the middle of a combat; the page answers some of those about damage by itself."""


def forward(
    served: Served, visitor: Visitor, path: str, until: Callable[[Ask], bool], most: int = 600
) -> Ask:
    """Answer for all seats of a visitor until something is asked that a test is about."""
    guest = Guest(served, known=False)
    guest.cookie = visitor.cookie
    random = Random(3)
    with guest.at(path.removeprefix("/table/")) as browser:
        browser.sow()
        browser.hear_until(lambda: browser.status == "playing")
        for _ in range(most):
            ask = browser.until_asked()
            assert ask is not None, "the game was over before"
            if until(ask):
                return ask
            assert browser.play is not None
            browser.answer(ask, _eager(random, ask, msgspec.json.decode(browser.play.view)).index)
    raise AssertionError(most)


def in_combat(ask: Ask) -> bool:
    """Tell whether it is asked in the middle of a combat, and there is something to choose."""
    return ask.question in COMBAT and len(ask.options) > 1


def _eager(random: Random, ask: Ask, view: dict[str, Any]) -> Option:
    """Fight where one can, else spawn, else go to the nearest enemy, and end a phase last."""
    for deed in ("strike", "blade", "spawn"):
        some = [one for one in ask.options if one.deed == deed]
        if some:
            return random.choice(some)
    others = [one["place"] for one in view["miniatures"] if one["side"] != "AB"[ask.seat]]
    enemies = [place for place in others if len(place) == 2]
    moves = [one for one in ask.options if one.deed == "move"]
    if moves and enemies:
        return min(moves, key=lambda one: min(_distance(one.cell, there) for there in enemies))
    return random.choice(moves or ask.options)


def _distance(one: str, other: str) -> int:
    return sum(abs(ord(a) - ord(b)) for a, b in zip(one, other, strict=True))
