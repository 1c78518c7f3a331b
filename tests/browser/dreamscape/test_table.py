"""What belongs to a table around its questions: secrets, onlookers, rematches, languages, size."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.dreamscape import hands
from tests.browser.dreamscape.asking import Asking
from tests.browser.dreamscape.friends import expect_same, sit_at, sit_down
from tests.browser.dreamscape.hands import powiedz, say
from tests.browser.dreamscape.positions import ask, position
from tests.browser.settling import box, comes_to, settle
from tests.browser.visitor import ME, Visiting, Visitor
from tests.server.served import Served

LARGEST = 200_000
"""So many bytes may script and style of a first load take, as the server sends them."""


def test_a_secret_is_covered_until_its_player_is_there(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, ME, ME, game="dreamscape"))
    for seat in _first_cards(ann):
        title = say("web-table-cover-title", seat="ABC"[seat])
        expect(hands.cover(page).get_by_role("heading")).to_have_text(title)
        names = [one["about"]["card"] for one in ann.plays[-1]["asks"][0]["options"]]
        assert not [one for one in names if one in page.locator("body").inner_html()]
        hands.cover(page).get_by_role("button").click()
        cards = hands.stage(page).locator("[data-card]")
        expect(cards).to_have_count(len(names))
        cards.first.locator("> button").click()
        hands.stage(page).locator("footer button").first.click()
        expect(hands.stage(page)).to_have_count(0)
    expect(hands.asked(page)).to_be_visible()


def _first_cards(visitor: Visitor) -> Iterator[int]:
    """Give the seats that choose their first cards: all but the one who has no choice (2.3)."""
    for _ in range(2):
        expect(hands.cover(visitor.page)).to_be_visible()
        yield visitor.plays[-1]["asks"][0]["seat"]


def test_an_onlooker_sees_the_table_and_no_secret(
    ann: Visitor, bob: Visitor, visit: Visiting, served: Served
) -> None:
    here = position("keep")
    path = sit_at(served, here, [ann, bob])
    eve = visit("Eve")
    page = eve.goto(path)
    expect(hands.board(page)).to_be_visible()
    expect(ann.page.get_by_text(say("web-table-onlookers", count=1))).to_be_visible()
    match = here.match()
    names = [str(one.about["card"]) for one in ask(match).options if one.deed == "keep"]
    assert not [one for one in names if one in "".join(eve.frames)]
    expect(hands.stage(page)).to_have_count(0)
    expect(hands.question(page).get_by_role("button")).to_have_count(0)
    comes_to(page, lambda: any(hands.lit(page).values()), wanted=False)
    expect_same(ann.page, page)


@pytest.mark.slow
def test_three_people_play_again_with_seats_changed(
    ann: Visitor, bob: Visitor, visit: Visiting
) -> None:
    people = [ann, bob, visit("Cat")]
    path = sit_down(*people)
    pages = [one.page for one in people]
    hands.choose_in_menu(pages[0], say("web-table-resign"))
    sure = pages[0].get_by_role("dialog", name=say("web-table-resign-title"))
    sure.get_by_role("button", name=say("web-table-resign")).click()
    for page in pages:
        expect(hands.ended(page)).to_be_visible()
        expect(hands.ended(page).get_by_role("table")).to_be_visible()
    for page in pages:
        hands.ended(page).get_by_role("button", name=say("web-table-rematch")).click()
    for page in pages:
        expect(page).not_to_have_url(f"{ann.url}{path}")
    hands.whose(pages)
    assert len({page.url for page in pages}) == 1
    seats = pages[0].get_by_role("region", name=say("web-table-seats")).get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.first).not_to_contain_text("Ann")


def test_in_the_middle_of_a_creation_everything_changes_its_language_at_once(
    ann: Visitor, served: Served
) -> None:
    asking = Asking(ann, served, position("creation"), "en")
    page = asking.page
    kind = str(asking.option("place").about["kind"])
    hands.shard(page, kind).click()
    hands.show_log(page)
    lit, english, heard = hands.lit(page), hands.shown(page), len(ann.plays)
    asking.speak("pl")
    polish = settle(
        page, lambda: hands.shown(page), lambda now: not set(now["log"]) & set(english["log"])
    )
    assert len(polish["log"]) == len(english["log"])
    assert not set(polish["log"]) & set(english["log"])
    assert not set(polish["slots"].values()) & set(english["slots"].values())
    expect(page.get_by_role("button", name=powiedz("web-asking-undo"))).to_be_visible()
    # What was picked is picked still.
    comes_to(page, lambda: hands.lit(page), lit)
    seen = page.get_by_role("main").inner_text()
    assert re.findall(r"\b(?:player|cycle|rule|shards?|points?|land|grass)\b", seen) == []
    asking.speak("en")
    comes_to(page, lambda: hands.shown(page), english)
    assert len(ann.plays) == heard, "nothing had to be asked again"


@pytest.mark.slow
def test_the_first_load_of_a_table_is_small_and_the_rest_comes_later(
    visit: Visiting, served: Served
) -> None:
    ann = visit("Ann", first=True)
    ann.page.add_init_script(_ASKED)
    page = Asking(ann, served, position("creation"), "en").page
    # What the first question does not need comes when the page is idle.
    assert settle(page, lambda: page.evaluate(_LOADED, "later"), bool)
    first = dict(page.evaluate(_LOADED, "first"))
    assert sum(first.values()) < LARGEST, sorted(first.items(), key=lambda one: -one[1])


@pytest.mark.slow
def test_the_way_a_land_is_seen_stays_while_things_are_picked(ann: Visitor, served: Served) -> None:
    page = Asking(ann, served, position("creation"), "en").page
    flat = page.get_by_role("button", name=say("web-dreamscape-land-flat"), exact=True)
    flat.click()
    page.get_by_role("button", name=say("web-dreamscape-land-turn-right")).click()
    box(page.locator('[role="gridcell"]').first)
    places = page.locator('[role="gridcell"]').evaluate_all(_PLACES)
    for kind in hands.lit(page)["shards"]:
        hands.shard(page, kind).click()
        expect(flat).to_have_attribute("aria-pressed", "true")
        comes_to(page, lambda: page.locator('[role="gridcell"]').evaluate_all(_PLACES), places)
    page.reload()
    expect(flat).to_have_attribute("aria-pressed", "true")


# Notes when the first question is there.
_ASKED = """{
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[data-hint="question"] h2')) return;
    window.asked = performance.now();
    seen.disconnect();
  });
  seen.observe(document, { childList: true, subtree: true });
}"""
_LOADED = """(when) => performance.getEntriesByType("resource")
  .filter((one) => /\\.(js|css)$/.test(new URL(one.name).pathname))
  .filter((one) => one.responseEnd <= window.asked === (when === "first"))
  .map((one) => [one.name, one.encodedBodySize])"""
_PLACES = "(slots) => slots.map((one) => [one.dataset.slot, one.style.transform])"
