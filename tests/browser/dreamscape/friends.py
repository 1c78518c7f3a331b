"""Several people with a browser each at one table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import laying
from tests.browser.dreamscape import hands
from tests.browser.dreamscape.hands import say
from tests.browser.dreamscape.positions import Position, ask
from tests.browser.visitor import ME, OPEN, PATIENCE, Visitor
from tests.server.served import Served, wait_until

_PUBLIC = """() => {
  const plain = (text) => text.replace(/\\s+/g, " ").trim();
  const scores = [...document.querySelectorAll("main section li[data-seat] .score")];
  return {
    scores: scores.map((one) => plain(one.textContent)),
    log: [...document.querySelectorAll("[data-line]")].map((one) => plain(one.textContent)),
  };
}"""
_LOOKS = " looks at"
"""What only one player may know of a line of the log."""


def sit_down(host: Visitor, *others: Visitor, **form: object) -> str:
    """Let people begin a game, all but the first by the link that the first has been shown."""
    path = host.lay(ME, *[OPEN] * len(others), game="dreamscape", format=form)
    page = host.goto(path)
    invitation = page.get_by_role("textbox", name=say("web-invite-link"))
    expect(invitation).to_have_value(re.compile("#invite="))
    link = invitation.input_value()
    for one in others:
        one.goto(link)
        one.page.get_by_role("checkbox", name=say("web-lobby-hints")).uncheck()
        one.page.get_by_role("button", name=say("web-sit-join")).click()
    hands.whose([one.page for one in (host, *others)])
    return path


def sit_at(served: Served, position: Position, people: Sequence[Visitor]) -> str:
    """Let people come to a table in the middle of a game, the one asked first."""
    match = position.match()
    asked = ask(match).seat
    seats = [people[(seat - asked) % len(people)] for seat in range(len(match.seats))]
    path = laying.lay(served.database, match, [one.guest for one in seats])
    for one in people:
        one.goto(path)
    hands.uncover(people[0].page)
    for one in people[1:]:
        expect(hands.question(one.page)).to_be_visible()
    return path


def public(page: Page) -> dict[str, Any]:
    """Read what everybody may see alike: points and the log, but for who looked at what."""
    hands.show_log(page)
    seen = dict(page.evaluate(_PUBLIC))
    seen["log"] = [line for line in seen["log"] if _LOOKS not in line]
    return seen


def expect_same(*pages: Page) -> dict[str, Any]:
    """Wait until all show the same of the game, and give it."""
    seen: list[dict[str, Any]] = []

    def same() -> bool:
        seen[:] = [public(one) for one in pages]
        return all(one == seen[0] for one in seen)

    wait_until(same, PATIENCE / 1000)
    return seen[0]
