"""The table of Dreamscape on phones, by touch."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.dreamscape import hands
from tests.browser.dreamscape.asking import Asking, named
from tests.browser.dreamscape.positions import Position, position
from tests.browser.settling import box, comes_to, middle, settle, touch
from tests.browser.visitor import PHONE, Visiting, Visitor
from tests.server.served import Served

LOW: Final = (360, 640)
TALL: Final = (390, 844)
LYING: Final = (844, 390)
SIZES: Final = {"upright": PHONE, "low": LOW, "lying": LYING}
_TOUCHABLE: Final = """(one) => {
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


TRAVEL: Final = "players 2; cycle 2; phase travel A; order A B; row.1 GWR; row.6 WLM"
HELD: Final = ("", "; A.hands W", "; A.hands G2 W2 R2 L2 M2")
"""Nothing, a little, and as much as is seldom held."""


def _tap(page: Page, slot: str) -> None:
    page.touchscreen.tap(*middle(_cell(page, slot)))


def _cell(page: Page, slot: str) -> Locator:
    return hands.board(page).locator(f'[role="gridcell"][data-slot="{slot}"]')


def _come(visit: Visiting, size: tuple[int, int]) -> Visitor:
    return visit("Zoe", size=size, touch=True)


def test_a_tap_on_the_land_does_what_it_says(visit: Visiting, served: Served) -> None:
    asking = Asking(_come(visit, PHONE), served, position("creation"), "en")
    page = asking.page
    options = [one for one in asking.ask.options if one.deed == "place"]
    first = next(one for one in options if _is_bare(asking, named(one, "slot")))
    touch(hands.shard(page, named(first, "kind")))
    _tap(page, named(first, "slot"))
    asking.check_sent(first)


def _is_bare(asking: Asking, slot: str) -> bool:
    view = asking.visitor.plays[-1]["view"]
    return slot not in view["seats"][asking.seat]["slots"]


@pytest.mark.slow
@pytest.mark.parametrize("size", ["upright", "low"])
@pytest.mark.parametrize("name", ["travel", "creation"])
def test_the_board_stays_where_it_is_under_twenty_taps(
    visit: Visiting, served: Served, name: str, size: str
) -> None:
    asking = Asking(_come(visit, SIZES[size]), served, position(name), "en")
    page = asking.page
    board = hands.board(page)
    # Whatever comes later is there.
    expect(page.locator(".traces")).to_be_attached()
    before = box(board)
    # Places and slots where one may go or not, which is explained, and shards in Hands.
    for tap in range(20):
        if name == "travel":
            touch(hands.location(page, 1 + tap % 6))
        elif tap % 3 == 0:
            touch(hands.board(page).locator("button:has([data-hand])").first)
        else:
            _tap(page, f"{'abcde'[tap % 5]}{1 + tap % 5}")
        comes_to(page, lambda: box(board), before)
        if page.locator(".sure, .among").count():
            page.keyboard.press("Escape")


@pytest.mark.slow
@pytest.mark.parametrize("size", ["upright", "low"])
def test_islands_and_slots_stay_where_they_are_whatever_is_in_hands(
    visit: Visiting, served: Served, size: str
) -> None:
    found = []
    visitor = _come(visit, SIZES[size])
    for held in HELD:
        page = Asking(visitor, served, Position({"position": f"{TRAVEL}{held}"}, []), "en").page
        found.append([box(hands.location(page, 1)), box(hands.location(page, 6))])
        hands.show(page, "land")
        # The land comes to its size after it has come.
        expect(hands.board(page).locator('[data-slot="c3"]')).to_be_visible()
        found[-1].append(box(_cell(page, "c3")))
    assert found == [found[0]] * len(HELD)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["tower", "golem", "deck"])
def test_nothing_covers_what_a_stage_offers(
    visit: Visiting, served: Served, name: str, size: str
) -> None:
    asking = Asking(_come(visit, SIZES[size]), served, position(name), "en")
    offered = hands.stage(asking.page).locator("button:enabled")
    expect(offered.first).to_be_visible()
    for one in offered.all():
        _check_touchable(one)


def _check_touchable(one: Locator) -> None:
    """Find that nothing lies on something."""
    assert settle(one.page, lambda: bool(one.evaluate(_TOUCHABLE)), bool), one.inner_text()


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_what_is_to_be_confirmed_is_in_view(visit: Visiting, served: Served, size: str) -> None:
    asking = Asking(_come(visit, SIZES[size]), served, position("travel"), "en")
    touch(hands.key(asking.page, "E"))
    expect(asking.question.locator(".sure button").first).to_be_visible()
    for one in asking.question.locator(".sure button").all():
        expect(one).to_be_in_viewport(ratio=1)


@pytest.mark.slow
@pytest.mark.parametrize("size", [LOW, TALL])
def test_a_phone_has_language_and_light_in_its_menu(
    visit: Visiting, served: Served, size: tuple[int, int]
) -> None:
    page = Asking(_come(visit, size), served, position("travel"), "en").page
    expect(page.locator("header.site")).to_be_hidden()
    page.locator(".tools .menu").tap()
    menu = page.get_by_role("dialog")
    menu.locator('button[lang="pl"]').tap()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    theme = page.locator("html").get_attribute("data-theme")
    menu.get_by_role("button", name=hands.powiedz("web-theme")).tap()
    expect(page.locator("html")).not_to_have_attribute("data-theme", theme or "none")


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, TALL])
def test_what_changes_the_view_of_a_land_stands_in_one_line(
    visit: Visiting, served: Served, size: tuple[int, int]
) -> None:
    asking = Asking(_come(visit, size), served, position("creation"), "en")
    page = asking.page
    _check_in_line(page)
    page.locator("[data-seat] .look").nth(1 - asking.seat).tap()
    expect(hands.board(page).locator(".switch button")).to_have_count(3)
    _check_in_line(page)


def _check_in_line(page: Page) -> None:
    """Find what is shown and how it is seen at one height, side by side."""
    left, right = box(hands.board(page).locator(".switch")), box(page.locator(".desk > .bar"))
    assert (
        abs(left["y"] + left["height"] / 2 - right["y"] - right["height"] / 2) < left["height"] / 4
    )
    seen = page.locator(".desk > .bar .pair:visible").first
    assert left["x"] + left["width"] <= box(seen)["x"]
