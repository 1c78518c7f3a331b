"""A travel and a creation without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import looks
from tests.browser.dreamscape import hands
from tests.browser.dreamscape.asking import Asking, named
from tests.browser.dreamscape.hands import say
from tests.browser.dreamscape.positions import Position, position
from tests.browser.visitor import Regular, Visitor
from tests.server.served import Served

LAST_TO_CREATE = (
    "players 2; cycle 2; phase creation A; order B A; A.hands W2;"
    "A.land . . . . ., . . . . ., . . . . ., . . . . ., . . G@ . ."
)
_AT = "(wanted) => document.activeElement?.matches(wanted) ?? false"
_WAY = """([from, to]) => {
  const place = (name) => [name.charCodeAt(0), Number(name.slice(1))];
  const [one, two] = [place(from), place(to)];
  return [two[0] - one[0], two[1] - one[1]];
}"""


def test_a_travel_is_made_by_keys(ann: Visitor, served: Served) -> None:
    asking = Asking(ann, served, position("travel"), "en")
    page = asking.page
    location = named(asking.option("key"), "location")
    _tab_to(page, "button[data-location]")
    for _ in range(6):
        if page.evaluate(_AT, f'[data-location="{location}"]'):
            break
        page.keyboard.press(_towards(page, int(location)))
    expect(hands.location(page, location)).to_be_focused()
    _is_seen(page)
    page.keyboard.press("Enter")
    asking.check_sent(asking.option("key"))
    _is_seen(page)


@pytest.mark.slow
def test_collecting_and_ending_have_keys(ann: Visitor, served: Served) -> None:
    asking = Asking(ann, served, position("travel-cards"), "en")
    page = asking.page
    _tab_to(page, "[data-collect]")
    _is_seen(page)
    page.keyboard.press("Enter")
    asking.check_sent(asking.option("collect"))
    page.keyboard.press("e")
    sure = page.get_by_role("group", name=say("web-dreamscape-sure"))
    expect(sure).to_be_visible()
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    page.keyboard.press("e")
    expect(sure).to_be_visible()
    _tab_to(page, '.sure button[aria-keyshortcuts="Enter"]')
    page.keyboard.press("Enter")
    expect(sure).to_have_count(0)


@pytest.mark.slow
def test_a_creation_is_made_by_arrows(ann: Visitor, served: Served) -> None:
    asking = Asking(ann, served, position("creation"), "en")
    page = asking.page
    option = asking.option("step")
    dreamer = ann.plays[-1]["view"]["seats"][asking.seat]["dreamer"]
    page.get_by_role("button", name=say("web-dreamscape-land-flat"), exact=True).focus()
    page.keyboard.press("Enter")
    _tab_to(page, '[role="gridcell"]')
    _go(page, dreamer)
    _is_seen(page)
    page.keyboard.press("Enter")
    _go(page, named(option, "slot"))
    page.keyboard.press("Enter")
    asking.check_sent(option)
    _is_seen(page)


def test_an_answer_is_typed_and_numbers_choose_lines(ann: Visitor, served: Served) -> None:
    asking = Asking(ann, served, position("creation"), "en")
    page = asking.page
    hands.unfold(page)
    page.keyboard.press("1")
    expect(page.get_by_role("button", name=say("web-asking-all"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=say("web-asking-all"))).to_have_count(0)
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name=say("web-asking-typed"))).to_be_focused()
    option = asking.option("place")
    page.keyboard.type(option.text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=say("web-asking-undo"))).to_be_enabled()
    asking.check_sent(option)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "deed"), [("deck", "deck"), ("tower", "take"), ("lake", "rearrange"), ("seed", "seed")]
)
def test_the_focus_is_not_lost_when_what_was_pressed_goes_away(
    regular: Regular, served: Served, name: str, deed: str
) -> None:
    asking = Asking(regular("en"), served, position(name), "en")
    page = asking.page
    option = asking.option(deed)
    hands.unfold(page)
    page.keyboard.press("Tab")
    row = asking.question.locator("button.line .name").filter(has_text=asking.spoken(option))
    row.locator("..").focus()
    _is_seen(page)
    page.keyboard.press("Enter")
    asking.check_sent(option)
    _is_seen(page)


def _tab_to(page: Page, wanted: str) -> None:
    """Press Tab until something has the focus."""
    expect(page.locator(wanted).first).to_be_attached()
    for _ in range(120):
        if page.evaluate(_AT, wanted):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the Tab key does not come to {wanted}")


def _towards(page: Page, location: int) -> str:
    """Give the arrow that leads nearer, on a map of two rows."""
    here = int(page.evaluate("() => document.activeElement.dataset.location"))
    if (here > 3) != (location > 3):
        return "ArrowDown" if location > here else "ArrowUp"
    return "ArrowRight" if location > here else "ArrowLeft"


def _go(page: Page, slot: str) -> None:
    """Go to a slot by arrows."""
    here = page.evaluate("() => document.activeElement.dataset.slot")
    right, up = page.evaluate(_WAY, [here, slot])
    for times, keys in ((right, ("ArrowLeft", "ArrowRight")), (up, ("ArrowDown", "ArrowUp"))):
        for _ in range(abs(times)):
            page.keyboard.press(keys[times > 0])
    expect(page.locator(f'[role="gridcell"][data-slot="{slot}"]')).to_be_focused()


def _is_seen(page: Page) -> None:
    """Find the focus somewhere, and drawn; a slot draws it on its top."""
    looks.expect_focus(page, but='[role="gridcell"]')


@pytest.mark.slow
def test_a_land_is_left_while_one_of_its_slots_has_the_keyboard(
    ann: Visitor, served: Served
) -> None:
    page = Asking(ann, served, Position({"position": LAST_TO_CREATE}, []), "en").page
    slot = hands.board(page).locator('[role="gridcell"][data-slot="c1"]')
    page.keyboard.press("Tab")
    slot.focus()
    expect(slot).to_be_focused()
    # Nobody presses anything on the land, which goes when the next cycle begins.
    press = "(one) => one.click()"
    hands.key(page, "E").evaluate(press)
    sure = page.locator('.sure button[aria-keyshortcuts="Enter"]')
    expect(sure.or_(page.locator("[data-world]")).first).to_be_visible()
    if sure.count():
        sure.evaluate(press)
    expect(page.locator("[data-world]")).to_be_visible()
    ann.check()
