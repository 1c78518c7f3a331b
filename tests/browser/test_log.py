"""The log of a long game: few nodes, and yet every line can be reached."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from oneiros.kernel.match import Match
from oneiros.registry.games import game as registered
from tests.browser import laying
from tests.browser.matrix import slow
from tests.browser.visitor import Visitor
from tests.server.served import Served

NODES = "() => document.querySelectorAll('[role=log] *').length"
LINES = "() => document.querySelectorAll('[role=log] [data-line]').length"
GAMES = ["dreamblade", slow("dreamscape")]
LONG = 250
"""So many answers fill more than the lines that are drawn at first."""


def long_match(name: str) -> Match:
    """Play at random, with as many as can, until much has happened."""
    game = registered(name)
    setup = game.setup({}, [game.brought(None)] * game.most_seats)
    for seed in range(100):
        random = Random(seed)
        match = Match(game.ruleset, setup)
        while match.ending() is None and match.step < LONG:
            laying.go_on(match, random.randrange(len(match.state.options)))
        if match.ending() is None:
            return match
    raise AssertionError(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_long_log_has_few_nodes_and_every_line_is_reached(
    ann: Visitor, served: Served, name: str
) -> None:
    match = long_match(name)
    page = ann.goto(laying.lay(served.database, match, [ann.guest] * len(match.seats)))
    expect(page.get_by_role("region", name="The question")).to_be_attached()
    page.keyboard.press("l")
    log = page.get_by_role("log")
    expect(log).to_be_focused()
    expect(log.locator("[data-line]").first).to_be_attached()
    expect(page.locator('[role="log"][aria-busy="true"]')).to_have_count(0)
    earlier = log.get_by_role("button", name="earlier line")
    expect(earlier).to_be_attached()
    assert page.evaluate(LINES) <= 200
    assert page.evaluate(NODES) < 2000
    last = log.locator("[data-line]").last.inner_text()
    page.keyboard.press("Home")
    expect(earlier).to_have_count(0)
    expect(log.locator("[data-line]").first).to_be_focused()
    _links(page)
    while log.get_by_role("button", name="later line").count():
        log.get_by_role("button", name="later line").click()
        assert page.evaluate(LINES) <= 400
        assert page.evaluate(NODES) < 4000
    expect(log.locator("[data-line]").last).to_have_text(last, use_inner_text=True)


def _links(page: Page) -> None:
    """Find a line whose rule is linked."""
    link = page.get_by_role("log").locator("[data-line] a").first
    expect(link).to_have_attribute("href", re.compile("/rules/"))
