"""Two people with a browser each at one table."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.dreamblade import hands
from tests.browser.dreamblade.hands import say
from tests.browser.visitor import ME, OPEN, Visitor

SHORT = {"turn_limit": 6}
"""A format whose games do not take long."""


def sit_down(ann: Visitor, bob: Visitor, **more: object) -> str:
    """Let two people begin a game, the second by the link that the first has been shown."""
    path = ann.lay(ME, OPEN, format=SHORT, **more)
    page = ann.goto(path)
    friend = bob.goto(invitation(page))
    hands.join(friend)
    hands.whose([page, friend])
    return path


def invitation(page: Page) -> str:
    """Read the link by which a friend comes."""
    link = page.get_by_role("textbox", name=say("web-invite-link"))
    expect(link).to_have_value(re.compile("#invite="))
    return link.input_value()


def until_asked_here(page: Page, other: Page, random: Random) -> None:
    """Play on both screens until the question is on one of them."""
    while hands.whose([page, other]) is not page:
        hands.play_together([other], random, 1)
    assert not hands.ended(page).count()


def play_alone(page: Page, random: Random, most: int = 4) -> None:
    """Answer what one is asked while the other is away, as long as it is not the other's turn."""
    for _ in range(most):
        if hands.asked(page).count() == 0:
            return
        hands.click(page, hands.choice(page, random))
        expect(hands.question(page).and_(page.locator("[aria-busy=false]"))).to_be_visible()
        hands.until_staged(page)
