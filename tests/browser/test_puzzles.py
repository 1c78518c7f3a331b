"""Puzzles in the browser: chosen from their page, missed and explained, tried again and solved."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from oneiros.puzzles.kinds import GOALS
from oneiros.puzzles.puzzle import Puzzle
from oneiros.puzzles.shelf import puzzles
from oneiros.registry.addresses import OURS
from oneiros.words import Words
from tests.browser import looks
from tests.browser.matrix import slow
from tests.browser.visitor import DESK, PATIENCE, PHONE, Regular, Visitor
from tests.server.served import wait_until

SAY = {language: Words(language).say for language in ("en", "pl")}


def plain(game: str) -> Puzzle:
    """Give the first puzzle without dice in its solution or in what tempts most."""
    return next(
        one
        for one in puzzles(game).values()
        if not any(text.startswith("strike") for text in (*one.solution, *one.tries[0].answers))
    )


@pytest.mark.parametrize("game", [one if one == "dreamblade" else slow(one) for one in OURS])
@pytest.mark.parametrize("language", ["en", slow("pl")])
def test_a_puzzle_is_missed_explained_tried_again_and_solved(
    regular: Regular, game: str, language: str
) -> None:
    say, one = SAY[language], plain(game)
    visitor = regular(language, DESK)
    page = visitor.goto(f"/puzzles/{game}")
    page.locator(f'button[data-puzzle="{one.id}"]').click()
    panel = page.locator(f'section[data-puzzle="{one.id}"]')
    seat = "AB"[one.seat]
    expect(panel.get_by_text(say("puzzle-task", kind=one.kind, seat=seat))).to_be_visible()
    _answer(visitor, say, one.tries[0].answers)
    wrong = panel.locator('[data-verdict="wrong"]')
    expect(wrong).to_contain_text(say("puzzle-yours"))
    if one.kind in GOALS:
        expect(wrong).to_contain_text(say("puzzle-wrong-goal", kind=one.kind))
    panel.get_by_role("button", name=say("web-puzzle-again")).click()
    expect(wrong).to_have_count(0)
    _answer(visitor, say, one.solution)
    expect(panel.get_by_text(say("puzzle-solved", same="yes"))).to_be_visible()
    told = panel.locator("[data-solution]")
    expect(told.locator("ol > li")).to_have_count(len(one.solution))
    panel.get_by_role("link", name=say("web-puzzle-list")).click()
    solved = page.locator(f'button[data-puzzle="{one.id}"]')
    expect(solved.get_by_text("✓")).to_be_visible()


@pytest.mark.slow
def test_who_comes_back_finds_the_same_table_and_a_judged_one_is_closed(regular: Regular) -> None:
    say, one = SAY["en"], plain("dreamblade")
    visitor = regular("en", DESK)
    page = visitor.goto("/puzzles/dreamblade")
    chosen = page.locator(f'button[data-puzzle="{one.id}"]')
    panel = page.locator(f'section[data-puzzle="{one.id}"]')
    addresses = []
    for _ in range(2):
        chosen.click()
        expect(panel).to_be_visible()
        addresses.append(page.url)
        panel.get_by_role("link", name=say("web-puzzle-list")).click()
    assert addresses[0] == addresses[1]
    # What was heard at the visits before says nothing about when this one is ready.
    visitor.plays.clear()
    chosen.click()
    _answer(visitor, say, one.solution)
    expect(panel.get_by_text(say("puzzle-solved", same="yes"))).to_be_visible()
    with page.expect_response(lambda answer: answer.url.endswith("/close")) as closed:
        panel.get_by_role("link", name=say("web-puzzle-list")).click()
    assert closed.value.ok
    chosen.click()
    expect(panel).to_be_visible()
    assert page.url not in addresses


@pytest.mark.parametrize(("language", "size"), [("en", DESK), slow("pl", PHONE)])
def test_axe_finds_nothing_serious_in_the_list_which_fits_the_screen(
    regular: Regular, language: str, size: tuple[int, int]
) -> None:
    page = regular(language, size).goto("/puzzles/dreamblade")
    expect(page.locator("button[data-puzzle]").first).to_be_visible()
    looks.expect_access(page)
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


def _answer(visitor: Visitor, say: object, texts: Sequence[str]) -> None:
    """Type one answer after another, as soon as it is asked for."""
    assert callable(say)
    page = visitor.page
    for text in texts:
        wait_until(lambda text=text: _offered(page, visitor, text), PATIENCE / 1000)  # type: ignore[misc]
        before = len(visitor.plays)
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        typed = page.get_by_role("combobox", name=say("web-asking-typed"))
        expect(typed).to_be_focused()
        typed.fill(text)
        typed.press("Enter")
        wait_until(lambda before=before: _came(page, visitor, before), PATIENCE / 1000)  # type: ignore[misc]


def _offered(page: Page, visitor: Visitor, text: str) -> bool:
    """Tell whether an answer is among the options; waiting lets the page hear of them."""
    page.wait_for_timeout(20)
    asks = visitor.plays[-1]["asks"] if visitor.plays else []
    return any(text == option["text"] for ask in asks for option in ask["options"])


def _came(page: Page, visitor: Visitor, before: int) -> bool:
    page.wait_for_timeout(20)
    return len(visitor.plays) > before
