"""How games end and begin again: resigning, a rematch, a closed table, an onlooker's view."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from oneiros.kernel.dice import Dice
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from oneiros.registry.dreamblade.game import DREAMBLADE
from tests.browser import laying
from tests.browser.dreamblade import hands
from tests.browser.dreamblade.friends import sit_down
from tests.browser.dreamblade.hands import say
from tests.browser.settling import comes_to, nothing
from tests.browser.visitor import BOT, ME, Visiting, Visitor
from tests.server.served import Served

SCROLLED: Final = """() => [
  document.documentElement,
  ...document.querySelectorAll(".curtain, .curtain *"),
].filter((one) => one.scrollHeight > one.clientHeight + 1)
  .filter((one) => one === document.documentElement || getComputedStyle(one).overflowY === "auto")
  .map((one) => `${one.className}: ${one.scrollHeight} of ${one.clientHeight}`)"""
"""What has to be scrolled to be seen whole."""


def finished() -> Match:
    """Play at random to the end."""
    brings = [DREAMBLADE.brought(None)] * 2
    match = Match(DREAMBLADE.ruleset, DREAMBLADE.setup({}, brings))
    dice = Dice(7)
    while match.ending() is None:
        if match.state.seat == CHANCE:
            match.roll(laying.chance(match))
        else:
            match.answer(match.state.seat, dice.choose(match.state), match.step)
    return match


def test_a_player_who_resigns_loses_and_both_may_play_again(ann: Visitor, bob: Visitor) -> None:
    path = sit_down(ann, bob)
    page, friend = ann.page, bob.page
    hands.choose_in_menu(page, say("web-table-resign"))
    sure = page.get_by_role("dialog", name=say("web-table-resign-title"))
    sure.get_by_role("button", name=say("web-table-resign")).click()
    expect(hands.ended(page).get_by_text(say("web-table-ended-lost"))).to_be_visible()
    expect(hands.ended(friend).get_by_text(say("web-table-ended-won"))).to_be_visible()

    page.get_by_role("button", name=say("web-table-rematch")).click()
    expect(page.get_by_text(say("web-table-rematch-waiting"))).to_be_visible()
    expect(friend.get_by_text(say("web-table-rematch-wished", who="A: Ann"))).to_be_visible()
    friend.get_by_role("button", name=say("web-table-rematch")).click()
    expect(page).not_to_have_url(f"{ann.url}{path}")
    hands.whose([page, friend])
    expect(friend).to_have_url(page.url)
    seats = page.get_by_role("region", name=say("web-table-seats")).get_by_role("listitem")
    expect(seats.first).to_contain_text("Bob")
    hands.play_together([page, friend], Random(1), 3)
    hands.expect_same(page, friend)


@pytest.mark.slow
def test_nobody_resigns_by_mistake(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT))
    assert hands.until_asked(page)
    hands.choose_in_menu(page, say("web-table-resign"))
    sure = page.get_by_role("dialog", name=say("web-table-resign-title"))
    sure.get_by_role("button", name=say("web-cancel")).click()
    expect(sure).to_be_hidden()
    assert hands.until_asked(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pl"])
def test_all_of_an_ending_is_seen_at_once_and_the_board_behind_it(
    visit: Visiting, served: Served, language: str
) -> None:
    one = visit("Ann", size=(1280, 720), locale={"en": "en-GB", "pl": "pl-PL"}[language])
    words = hands.SAY[language]
    guests = [one.guest, one.guest]
    page = one.goto(f"/table/{laying.lay_finished(served.database, finished(), guests)}")
    ending = hands.ended(page)
    expect(ending.get_by_text(words("web-ending-points"), exact=True)).to_be_visible()
    expect(ending.get_by_text(words("web-ending-destroyed"), exact=True)).to_be_visible()
    nothing(page, SCROLLED)
    page.keyboard.press("b")
    expect(ending).to_have_count(0)
    expect(hands.cell(page, "c3")).to_be_enabled()
    page.get_by_role("button", name=words("web-dreamblade-ending-back")).click()
    expect(ending).to_be_visible()


@pytest.mark.slow
def test_a_table_of_one_person_can_be_closed(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT))
    assert hands.until_asked(page)
    hands.choose_in_menu(page, say("web-table-close"))
    sure = page.get_by_role("dialog", name=say("web-table-close-title"))
    sure.get_by_role("button", name=say("web-table-close"), exact=True).click()
    expect(hands.ended(page).get_by_text(say("web-table-ended-closed"))).to_be_visible()


@pytest.mark.slow
def test_nobody_shows_a_seed_for_other_dice_than_usual_without_being_asked(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT, format={"reroll_ones": True}))
    expect(page.get_by_text(say("web-fair-unusual"))).to_be_visible()
    expect(page.get_by_text(say("web-fair-unusual-what", what="reroll-ones"))).to_be_visible()
    page.get_by_role("button", name=say("web-fair-unusual-yes")).click()
    assert hands.until_asked(page)
    expect(page.get_by_text(say("web-fair-unusual"))).to_be_hidden()


def test_the_dice_are_proved_seed_by_seed_and_roll_by_roll(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT))
    assert hands.until_asked(page)
    hands.choose_in_menu(page, say("web-table-fair"))
    proof = page.get_by_role("dialog", name=say("web-table-fair"))
    expect(proof.get_by_text(say("web-fair-so-far"))).to_be_visible()
    expect(proof.get_by_text(say("web-fair-server-locked"))).to_be_visible()
    proof.get_by_role("button", name=say("web-close")).click()
    hands.choose_in_menu(page, say("web-table-resign"))
    page.get_by_role("dialog").get_by_role("button", name=say("web-table-resign")).click()
    expect(hands.ended(page).get_by_text(say("web-fair-verified"))).to_be_visible()
    hands.ended(page).get_by_role("button", name=say("web-table-fair")).click()
    expect(proof.get_by_text(say("web-fair-server-fits"))).to_be_visible()
    expect(proof.get_by_text(say("web-fair-seat-fits"))).to_be_visible()
    expect(proof.get_by_text(say("web-fair-exactly")).first).to_be_visible()
    for unfolds in proof.get_by_text(say("web-fair-exactly")).all():
        unfolds.click()
    for what in ("web-fair-server-seed", "web-fair-root"):
        expect(proof.get_by_text(say(what), exact=True)).to_be_visible()
    proof.get_by_text(say("web-fair-rolls-show", count=2)).click()
    rolled = proof.get_by_text(say("web-fair-roll-right"))
    expect(rolled.first).to_be_visible()
    expect(proof.get_by_text(say("web-fair-roll-wrong"))).to_have_count(0)
    rolled.first.click()
    expect(proof.get_by_text(say("web-fair-how-mac"))).to_be_visible()
    proof.get_by_text(say("web-fair-yourself")).click()
    with page.expect_download() as saved:
        proof.get_by_role("link", name=say("web-table-record")).click()
    assert saved.value.suggested_filename.endswith(".json")


def test_an_onlooker_sees_everything_and_can_do_nothing(ann: Visitor, visit: Visiting) -> None:
    path = ann.lay(ME, BOT)
    page = ann.goto(path)
    hands.play(page, Random(4), until=lambda: hands.turn(page) == 2)
    eve = visit("Eve")
    view = eve.goto(path)
    hands.expect_same(page, view)
    expect(page.get_by_text(say("web-table-onlookers", count=1))).to_be_visible()
    comes_to(view, lambda: hands.lit(view), [])
    expect(hands.question(view).get_by_role("button")).to_have_count(0)
    for what in ("cell", "piece"):
        view.locator(f"[data-{what}]").first.click()
    view.keyboard.press("e")
    view.keyboard.press("u")
    view.get_by_role("button", name=say("web-more"), exact=True).click()
    menu = view.get_by_role("dialog", name=say("web-table-menu"))
    for deed in ("web-table-resign", "web-table-close", "web-table-takeback-back"):
        expect(menu.get_by_role("button", name=say(deed))).to_have_count(0)
    view.keyboard.press("Escape")
    hands.click(page, hands.wish(Random(1), hands.lit(page)))
    hands.expect_same(page, view)
