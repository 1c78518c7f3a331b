"""Was it the warband? From the end of a game to the sentence, and on to builder and review."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from oneiros.server.rooms.duels import SIZES
from oneiros.words import Words
from tests.browser import laying
from tests.browser.looks import FINDINGS, STEADY
from tests.browser.test_review import DEAR, WITHIN, finished, opened
from tests.browser.visitor import Regular, Visitor
from tests.server.served import Served

pytestmark = pytest.mark.slow

SHAPES = [("en", (1280, 720)), ("pl", (360, 740))]


def section(page: Page, words: Words) -> Locator:
    return page.get_by_role("region", name=words.say("web-duel-title"))


def expect_fine(page: Page) -> None:
    """Everything is for everybody, and nothing is wider than the screen."""
    page.wait_for_function(STEADY)
    assert page.evaluate(FINDINGS) == []
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "size"), SHAPES)
def test_whoever_lost_learns_that_it_was_the_warband_and_changes_it(
    regular: Regular,
    bob: Visitor,
    served: Served,
    language: str,
    size: tuple[int, int],
) -> None:
    one = regular(language, size)
    words = Words(language)
    # Each has a warband of its own: what bots have played once is known.
    warband = DEAR[: -1 if language == "pl" else None]
    match = finished("dreamblade", warband)
    assert match.ending() == ((1,), "9.3")
    table = laying.lay_finished(served.database, match, [one.guest, bob.guest])
    page = one.goto(f"/table/{table}")
    told = section(page, words)
    ask = told.get_by_role("button", name=words.say("web-duel-ask", games=SIZES[0]), exact=True)
    expect_fine(page)
    # By keys alone: the button stays where it is while bots play.
    ask.focus()
    page.keyboard.press("Enter")
    expect(told.get_by_role("status")).to_contain_text(
        words.say("duel-means", side="below", result="lost", games=SIZES[0]), timeout=WITHIN
    )
    closer = told.get_by_role("button", name=words.say("web-duel-closer", games=SIZES[1]))
    expect(closer).to_be_focused()
    expect_fine(page)
    # It is known from now on, also on the next visit.
    page.reload()
    expect(told.get_by_role("status")).to_contain_text("%")
    told.get_by_role("link", name=words.say("web-duel-change"), exact=True).click()
    expect(page.locator(".title .count")).to_have_text(
        words.say("web-builder-count", number=len(warband), most=16)
    )


def test_the_way_from_an_ending_to_the_analysis_and_to_the_worst_mistake(
    regular: Regular, bob: Visitor, served: Served
) -> None:
    one = regular("pl", (360, 740))
    words = Words("pl")
    match = finished("dreamblade", "mirror-parade", turn_limit=2)
    table = laying.lay_finished(served.database, match, [one.guest, bob.guest])
    page = one.goto(f"/table/{table}")
    told = section(page, words)
    told.get_by_role("button", name=words.say("web-duel-ask", games=SIZES[0])).click()
    told.get_by_role("link", name=words.say("web-duel-analyse")).click(timeout=WITHIN)
    opened(page)
    dialog = page.get_by_role("dialog")
    weighed = dialog.get_by_role("table", name=words.say("web-duel-parts"))
    expect(weighed.get_by_role("row")).to_have_count(4, timeout=WITHIN)
    expect_fine(page)
    # Every reason is told in words, and nothing is wider than the window.
    expect(dialog).not_to_contain_text("⟦")
    for folded in dialog.locator("summary").all():
        folded.click()
    assert dialog.evaluate(
        "(one) => [one, ...one.querySelectorAll('*')]"
        ".every((part) => part.closest('.scroll') || part.scrollWidth <= one.clientWidth)"
    )
    found = one.context.request.get(f"/api/tables/{table}/analysis").json()["analysis"]
    own = [
        passage for passage in found["passages"] if passage.get("grade") and passage["seat"] == 0
    ]
    worst = max(own, key=lambda passage: passage["lost"])
    dialog.get_by_role("button", name=words.say("web-duel-mistake"), exact=True).click()
    expect(dialog).to_be_hidden()
    expect(page.locator(".missed")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/review/{table}#{worst['step']}$"))
    # The way back leads to the ending, and the analysis does not open by itself again.
    page.reload()
    opened(page)
    expect(dialog).to_be_hidden()
