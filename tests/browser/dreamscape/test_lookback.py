"""What a finished game shows about its players: at its ending, and beside its analysis."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from oneiros.registry.games import game as registered
from oneiros.words import Words
from tests.browser import laying
from tests.browser.looks import FINDINGS, STEADY
from tests.browser.matrix import slow
from tests.browser.visitor import DESK, PHONE, Regular, Visitor
from tests.server.served import Served

SHAPES = [("en", DESK), slow("pl", PHONE)]
PLAYERS = 3


@cache
def finished() -> Match:
    """Let quick players play the nightmare game to its end."""
    game = registered("dreamscape")
    match = Match(game.ruleset, game.setup({"nightmare": True}, [None] * PLAYERS))
    quick = game.quick(7)
    while match.ending() is None:
        if match.state.seat == CHANCE:
            match.roll(laying.chance(match))
        else:
            match.answer(match.state.seat, quick(match.state), match.step)
    return match


def lost(match: Match) -> int:
    """Give a seat that has not won."""
    ending = match.ending()
    assert ending is not None
    return next(seat for seat in range(PLAYERS) if seat not in ending.winners)


def expect_fine(page: Page) -> None:
    """Everything is for everybody, and nothing is wider than the screen."""
    page.wait_for_function(STEADY)
    assert page.evaluate(FINDINGS) == []
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


def opened(told: Locator, summary: str) -> Locator:
    """Open a table of numbers by keys."""
    told.get_by_text(summary, exact=True).focus()
    told.page.keyboard.press("Enter")
    table = told.get_by_role("table", name=summary)
    expect(table).to_be_visible()
    return table


@pytest.mark.parametrize(("language", "size"), SHAPES)
def test_whoever_lost_reads_what_made_the_difference_and_where_the_points_came_from(
    regular: Regular,
    bob: Visitor,
    served: Served,
    language: str,
    size: tuple[int, int],
) -> None:
    one, words, match = regular(language, size), Words(language), finished()
    seat = lost(match)
    guests = [one.guest if other == seat else bob.guest for other in range(PLAYERS)]
    table = laying.lay_finished(served.database, match, guests)
    page = one.goto(f"/table/{table}")
    told = page.get_by_role("region", name=words.say("web-dreamscape-lookback-lost"))
    expect(told.get_by_role("listitem").first).to_be_visible()
    expect(told.get_by_role("listitem").first.get_by_role("link")).to_have_count(1)
    cycles = opened(told, words.say("web-dreamscape-lookback-cycles"))
    scores = registered("dreamscape").scores(match.state)
    assert scores is not None
    total = cycles.locator("tr.total").get_by_role("cell")
    expect(total).to_have_text(str(scores[seat]).replace("-", "−"))
    expect(cycles.get_by_role("columnheader")).to_have_count(5)
    everybody = opened(page.locator(".lookback"), words.say("web-dreamscape-lookback-numbers"))
    expect(everybody.get_by_role("columnheader")).to_have_count(1 + PLAYERS)
    others = page.locator(".lookback .other")
    expect(others).to_have_count(PLAYERS - 1)
    others.first.locator("summary").first.click()
    expect(others.first.get_by_role("listitem").first).to_be_visible()
    expect_fine(page)


@pytest.mark.slow
def test_an_onlooker_finds_all_players_beside_the_analysis(
    regular: Regular, bob: Visitor, served: Served
) -> None:
    one, words, match = regular("pl", PHONE), Words("pl"), finished()
    table = laying.lay_finished(served.database, match, [bob.guest] * PLAYERS)
    page = one.goto(f"/review/{table}")
    page.get_by_role("button", name=words.say("web-analysis-begin"), exact=True).click()
    told = page.get_by_role("dialog").locator(".lookback section")
    expect(told).to_have_count(PLAYERS)
    expect(told.first.get_by_role("heading")).to_be_visible()
    expect_fine(page)
