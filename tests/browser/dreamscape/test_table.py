"""What belongs to a table around its questions: secrets, onlookers, rematches, languages, size."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.dreamscape import hands
from tests.browser.dreamscape.asking import Asking
from tests.browser.dreamscape.friends import expect_same, sit_at, sit_down
from tests.browser.dreamscape.hands import powiedz, say
from tests.browser.dreamscape.positions import ask, position
from tests.browser.visitor import BOT, ME, Visiting, Visitor
from tests.server.served import Served

LARGEST = 200_000
"""So many bytes may the first load of a table take, as the server sends them."""


def test_a_secret_is_covered_until_its_player_is_there(ann: Visitor, served: Served) -> None:
    asking = Asking(ann, served, position("first"), "en")
    page = asking.page
    page.reload()
    expect(hands.cover(page)).to_be_visible()
    seat = "ABCD"[asking.seat]
    expect(hands.cover(page)).to_contain_text(say("web-table-cover-title", seat=seat))
    names = [str(one.about["card"]) for one in asking.ask.options]
    assert not [one for one in names if one in page.locator("body").inner_html()]
    hands.cover(page).get_by_role("button").click()
    expect(hands.stage(page).locator("[data-card]")).to_have_count(len(names))
    option = asking.option("keep")
    hands.stage(page).locator(f'[data-card="{option.about["card"]}"] > button').click()
    hands.stage(page).locator("footer button").first.click()
    # The next player must come before the cards are turned.
    expect(hands.cover(page)).to_contain_text(say("web-table-cover-title", seat="B"))


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
    assert not any(hands.lit(page).values())
    expect_same(ann.page, page)


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
    polish = hands.shown(page)
    assert len(polish["log"]) == len(english["log"])
    assert not set(polish["log"]) & set(english["log"])
    assert not set(polish["slots"].values()) & set(english["slots"].values())
    expect(page.get_by_role("button", name=powiedz("web-asking-undo"))).to_be_visible()
    assert hands.lit(page) == lit, "what was picked is picked still"
    seen = page.get_by_role("main").inner_text()
    assert re.findall(r"\b(?:player|cycle|rule|shards?|points?|land|grass)\b", seen) == []
    asking.speak("en")
    assert hands.shown(page) == english
    assert len(ann.plays) == heard, "nothing had to be asked again"


def test_the_first_load_of_a_table_is_small_and_on_demand(visit: Visiting) -> None:
    ann = visit("Ann")
    path = ann.lay(ME, BOT, game="dreamscape")
    loaded: dict[str, int] = {}
    ann.page.on(
        "requestfinished",
        lambda request: loaded.update({request.url: request.sizes()["responseBodySize"]}),
    )
    page = ann.goto(path)
    assert hands.until_asked(page)
    page.wait_for_load_state("networkidle")
    assert sum(loaded.values()) < LARGEST, loaded
    assert not [url for url in loaded if re.search("dreamblade", url, re.IGNORECASE)]


def test_the_way_a_land_is_seen_stays_while_things_are_picked(ann: Visitor, served: Served) -> None:
    page = Asking(ann, served, position("creation"), "en").page
    flat = page.get_by_role("button", name=say("web-dreamscape-land-flat"), exact=True)
    flat.click()
    page.get_by_role("button", name=say("web-dreamscape-land-turn-right")).click()
    places = page.locator('[role="gridcell"]').evaluate_all(_PLACES)
    for kind in hands.lit(page)["shards"]:
        hands.shard(page, kind).click()
        expect(flat).to_have_attribute("aria-pressed", "true")
        assert page.locator('[role="gridcell"]').evaluate_all(_PLACES) == places
    page.reload()
    expect(flat).to_have_attribute("aria-pressed", "true")


_PLACES = "(slots) => slots.map((one) => [one.dataset.slot, one.style.transform])"
