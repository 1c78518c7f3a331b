"""A combat on its stage, from choosing who attacks to the last deathblow."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.browser import laying
from tests.browser.dreamblade import hands, keys
from tests.browser.dreamblade.hands import say
from tests.browser.dreamblade.positions import ask, begun, lay, position
from tests.browser.matrix import slow
from tests.browser.settling import box, comes_to, nothing, settle, touch
from tests.browser.visitor import Regular, Visiting, Visitor
from tests.server.served import Served

WHERE: Final = "c3"
SMALL: Final = (360, 640)
"""The smallest screen that everything fits."""
_AT_TOP: Final = """() => document.fonts.status === "loaded" &&
  Math.abs(document.querySelector("[data-hint=stage]").getBoundingClientRect().top) < 8"""
_USUAL: Final = (
    "button.destroy:enabled, "
    '[data-hint="question"] fieldset:enabled button[aria-keyshortcuts~="D"]:enabled, '
    '[data-hint="question"] fieldset:enabled button[aria-keyshortcuts="Enter"]:enabled'
)
SIEGE: Final = begun(
    "A: Noble Dragon @a5, Saint of Roses @a5, Volcano in Love @a5, Night Queen @a5, "
    "Mirrorman @reserves",
    "B: Faceless Stalker @a5, Inspired Samurai @a5, Patchwork Bear @a5, Iron Thug @a5, "
    "Jack-in-the-Box @a5, Inspired Samurai @a5, Crumb Mite @a5",
)
"""Four before the portal of B, in which seven stand, two of them Bodyguards."""
_SCROLLS: Final = """() => [...document.querySelectorAll(
  "[data-hint=stage] :is(.side, .middle, button.fill)",
)]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className} ${one.textContent.slice(0, 40)}`)"""
"""What of a stage does not fit its place."""
_FREE: Final = """(buttons) => buttons.every((one) => {
  const box = one.getBoundingClientRect();
  const points = [[box.left + 3, box.top + 12], [box.right - 3, box.bottom - 12]];
  return points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
})"""


def test_a_strike_is_fought_by_mouse(ann: Visitor, served: Served) -> None:
    page = _come(ann, served)
    hands.cell(page, WHERE).click(position={"x": 4, "y": 4})
    expect(_title(page)).to_have_text(say("web-combat-strike", cell=WHERE))
    kept = hands.portrait(page, "Keyhole Gnat#3")
    kept.click()
    expect(page.get_by_text(say("web-combat-stays"))).to_be_visible()
    kept.click()
    hands.button(page, "Enter").click()
    expect(_heading(page)).to_have_text(say("web-asking-place-damage", count=7))
    _lay_all(page, Locator.click)
    hands.button(page, "Enter").click()
    page.locator("button.destroy").click()
    for _ in range(3):
        _place(page)
    expect(_title(page)).to_have_text(say("web-combat-deathblow", cell=WHERE))
    hands.button(page, "Enter").click()
    _look_and_go_on(page)
    expect(_said(page, "8.7")).not_to_have_count(0)


@pytest.mark.slow
def test_the_board_is_busy_until_the_stage_that_covers_it_is_there(
    ann: Visitor, served: Served
) -> None:
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    ann.page.route("**/assets/CombatStage-*.js", hold)
    page = ann.goto(lay(served.database, ann.guest, position("damage")))
    board = page.locator('[data-hint="board"]')
    expect(board).to_have_attribute("aria-busy", "true")
    settle(page, lambda: waiting, bool)
    for one in waiting:
        one.continue_()
    expect(board).to_have_attribute("aria-busy", "false")
    expect(hands.stage(page)).to_be_visible()


@pytest.mark.slow
def test_a_board_whose_stage_cannot_be_loaded_is_not_busy_for_ever(
    ann: Visitor, served: Served
) -> None:
    ann.forgive("ERR_FAILED")
    ann.page.route("**/assets/CombatStage-*.js", lambda route: route.abort())
    page = ann.goto(lay(served.database, ann.guest, position("damage")))
    assert hands.until_asked(page)
    expect(hands.stage(page)).to_have_count(0)


def test_a_strike_is_fought_by_keys(ann: Visitor, served: Served) -> None:
    page = _come(ann, served)
    keys.to_cell(page, WHERE)
    page.keyboard.press("Enter")
    expect(_title(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(hands.cell(page, WHERE)).to_be_focused()
    page.keyboard.press("Enter")
    expect(_title(page)).to_be_focused()
    page.keyboard.press("b")
    expect(hands.stage(page)).to_have_count(0)
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(_heading(page)).to_have_text(say("web-asking-place-damage", count=7))
    keys.tab_to(page, "button.round:enabled")
    for _ in range(7):
        page.keyboard.press("Enter")
    keys.tab_to(page, '[data-hint="question"] button[aria-keyshortcuts="Enter"]')
    page.keyboard.press("Enter")
    expect(_said(page, "7.7")).not_to_have_count(0)
    hands.until_asked(page)
    for _ in range(6):
        if hands.stage(page).count() == 0 and not _placing(page):
            break
        page.keyboard.press("d")
        hands.until_asked(page)
    expect(hands.stage(page)).to_have_count(0)


@pytest.mark.parametrize("lost", ["answer", slow("reply")])
def test_damage_is_dealt_once_though_the_line_is_lost_in_its_middle(
    ann: Visitor, served: Served, lost: str
) -> None:
    answers: list[tuple[int, int]] = []

    def stand_between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def from_page(message: str | bytes) -> None:
            said = json.loads(message)
            drops = said["type"] == "answer" and len(answers) == 1
            if said["type"] == "answer":
                answers.append((said["step"], said["option"]))
            if not (drops and lost == "answer"):
                server.send(message)
            if drops:
                page.close()

        page.on_message(from_page)

    ann.page.route_web_socket(re.compile("/ws/"), stand_between)
    page = _come(ann, served)
    hands.cell(page, WHERE).click(position={"x": 4, "y": 4})
    hands.button(page, "Enter").click()
    expect(_heading(page)).to_have_text(say("web-asking-place-damage", count=7))
    hands.button(page, "D").click()
    expect(_heading(page)).to_have_text(re.compile("Disrupt or destroy"))
    dealt = _said(page, "7.7")
    expect(dealt).to_have_count(4)
    assert len(set(dealt.all_inner_texts())) == 4
    # The strike, three answers for four defenders, and perhaps the one that never arrived.
    assert len({step for step, _ in answers}) == 4
    assert len(set(answers)) == 4


@pytest.mark.slow
def test_an_onlooker_sees_the_same_stage_without_anything_to_decide(
    ann: Visitor, bob: Visitor, served: Served
) -> None:
    path = lay(served.database, ann.guest, position("damage"))
    page, friend = ann.goto(path), bob.goto(path)
    for screen in (page, friend):
        expect(hands.stage(screen)).to_be_visible()
    comes_to(page, lambda: _fighters(page) == _fighters(friend) != [], wanted=True)
    # Whoever fights can be read about; nothing else but folding can be done.
    others = hands.stage(friend).locator("button:not(.name)")
    expect(others).to_have_count(1)
    others.click()
    expect(hands.stage(friend)).to_have_count(0)


@pytest.mark.slow
def test_a_strike_is_fought_by_touch_on_a_small_phone(visit: Visiting, served: Served) -> None:
    page = _come(visit("Zoe", size=SMALL, touch=True), served)
    where = hands.cell(page, WHERE)
    before = box(where)
    hands.tap(page, hands.Lit("cell", WHERE, ""))
    expect(_title(page)).to_have_text(say("web-combat-strike", cell=WHERE))
    touch(hands.portrait(page, "Keyhole Gnat#3"))
    expect(page.get_by_text(say("web-combat-stays"))).to_be_visible()
    touch(hands.portrait(page, "Keyhole Gnat#3"))
    hands.button(page, "Enter").tap()
    expect(_heading(page)).to_have_text(say("web-asking-place-damage", count=7))
    _lay_all(page, touch)
    hands.button(page, "Enter").tap()
    page.locator("button.destroy").tap()
    for _ in range(3):
        _place(page)
    expect(_title(page)).to_have_text(say("web-combat-deathblow", cell=WHERE))
    hands.button(page, "Enter").tap()
    _look_and_go_on(page)
    expect(_said(page, "8.7")).not_to_have_count(0)
    # The board lies where it lay before the combat.
    comes_to(page, lambda: box(where), before)


@pytest.mark.slow
def test_all_that_places_damage_is_in_sight_on_a_small_phone(
    regular: Regular, served: Served
) -> None:
    for language in ("en", "pl"):
        zoe = regular(language, SMALL)
        page = zoe.follow(lay(served.database, zoe.guest, position("damage")))
        defenders = ask(position("damage").match()).options
        expect(hands.portrait(page, defenders[0].piece)).to_be_visible()
        page.wait_for_function(_AT_TOP)
        assert _free(page.locator(".round, button.fill"))
        assert _free(hands.question(page).locator("button[aria-keyshortcuts]"))
        zoe.check()


@pytest.mark.parametrize("motion", ["still", slow("moving")])
def test_what_came_of_a_combat_stays_until_somebody_goes_on(
    visit: Visiting, served: Served, motion: str
) -> None:
    page = _come(visit("Ann", motion=motion == "moving"), served)
    hands.cell(page, WHERE).click(position={"x": 4, "y": 4})
    hands.button(page, "Enter").click()
    _fight_on(page)
    outcome = hands.stage(page).locator(".outcome").first
    expect(outcome).to_be_visible()
    # The next question stands there already, and the stage lets the fight be read.
    expect(hands.asked(page)).to_be_visible()
    expect(outcome).to_be_visible()
    page.keyboard.press("Escape")
    expect(hands.stage(page)).to_have_count(0)
    expect(hands.cell(page, WHERE)).to_be_visible()


@pytest.mark.slow
def test_every_defender_of_a_crowd_is_in_sight_while_damage_is_placed(
    visit: Visiting, served: Served
) -> None:
    page = _come(visit("Ann", size=(1280, 720)), served)
    hands.cell(page, WHERE).click(position={"x": 4, "y": 4})
    hands.button(page, "Enter").click()
    fills = page.locator("button.fill")
    expect(fills).to_have_count(4)
    assert _free(fills)
    # Whoever resigns in the middle of a combat sees how the game ended.
    hands.choose_in_menu(page, say("web-table-resign"))
    page.get_by_role("dialog").get_by_role("button", name=say("web-table-resign")).click()
    expect(hands.ended(page)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_damage_on_many_with_bodyguards_among_them_is_placed_without_scrolling(
    visit: Visiting, served: Served, locale: str
) -> None:
    ann = visit("Ann", size=(1280, 720), locale=locale)
    page = ann.goto(laying.lay(served.database, SIEGE, [ann.guest, ann.guest]))
    assert hands.until_asked(page)
    hands.cell(page, "a5").click(position={"x": 4, "y": 4})
    fills = page.locator("button.fill")
    while fills.count() == 0:
        page.locator(_USUAL).first.click()
        assert hands.until_asked(page)
    expect(fills).to_have_count(7)
    nothing(page, _SCROLLS)
    assert _free(page.locator("button.round, button.fill"))


def _fight_on(page: Page) -> None:
    """Answer as usual until the combat is over and what came of it is looked at."""
    end = hands.outcome(page)
    usual = page.locator(_USUAL).first
    while True:
        expect(end.or_(usual).first).to_be_visible()
        if end.count():
            return
        usual.click()
        expect(end.or_(hands.asked(page)).first).to_be_visible()


def _look_and_go_on(page: Page) -> None:
    """Find that what came of the combat is there to be read, and go back to the board."""
    expect(hands.outcome(page)).to_be_visible()
    hands.go_on(page)
    expect(hands.stage(page)).to_have_count(0)


def _come(visitor: Visitor, served: Served) -> Page:
    page = visitor.goto(lay(served.database, visitor.guest, position("stacks")))
    assert hands.until_asked(page)
    return page


def _free(buttons: Locator) -> bool:
    """Find that there are buttons, and that nothing lies on them once the page has come to rest."""
    expect(buttons).not_to_have_count(0)
    box(buttons.first)
    return settle(buttons.page, lambda: bool(buttons.evaluate_all(_FREE)), bool)


def _lay_all(page: Page, press: Callable[[Locator], None]) -> None:
    """Lay as much on each defender as does something to it, and the rest on anybody."""
    expect(page.locator("button.fill").first).to_be_visible()
    for fill in page.locator("button.fill").all():
        if fill.is_enabled():
            press(fill)
    while (more := _more(page)).count():
        press(more.first)


def _fighters(page: Page) -> list[str]:
    names = "nodes => nodes.map((one) => one.dataset.fighter)"
    return list(page.locator("[data-fighter]").evaluate_all(names))


def _title(page: Page) -> Locator:
    return hands.stage(page).locator("h2")


def _heading(page: Page) -> Locator:
    return hands.question(page).locator("h2")


def _more(page: Page) -> Locator:
    return page.locator("button.round:enabled").and_(
        page.get_by_role("button", name=re.compile("more damage"))
    )


def _said(page: Page, rule: str) -> Locator:
    """Find the lines of the log that name a rule, and nobody else's combat."""
    words = say("web-asking-rule", rule=rule).lower()
    return page.locator('[role="log"] [data-line]').filter(has_text=words)


def _placing(page: Page) -> bool:
    return page.get_by_text(say("web-asking-stage-waits", cell=WHERE)).count() > 0


def _place(page: Page) -> None:
    """Put somebody who was disrupted into a cell, while the stage leaves the board free."""
    expect(page.get_by_text(say("web-asking-stage-waits", cell=WHERE))).to_be_visible()
    expect(hands.stage(page)).to_have_count(0)
    hands.button(page, "D").click()
    hands.until_asked(page)
