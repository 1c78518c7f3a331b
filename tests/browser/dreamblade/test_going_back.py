"""Taking back: freely, or with the other player's leave."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.dreamblade import hands
from tests.browser.dreamblade.friends import play_alone, sit_down, until_asked_here
from tests.browser.dreamblade.hands import say
from tests.browser.settling import comes_to, settle
from tests.browser.visitor import BOT, ME, Visitor


def test_taking_back_is_free_until_something_is_learnt(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, ME))
    assert hands.until_asked(page)
    back = page.get_by_role("button", name=say("web-asking-undo"))
    expect(back).to_be_disabled()
    before = hands.shown(page)
    spawn = next(one for one in hands.lit(page) if one.kind == "piece")
    hands.click(page, spawn)
    hands.click(page, next(one for one in hands.lit(page) if one.target))
    expect(hands.piece(page, spawn.name).and_(page.locator("[data-cell] *"))).to_be_visible()
    expect(back).to_be_enabled()
    assert hands.shown(page) != before
    back.click()
    expect(back).to_be_disabled()
    assert hands.until_asked(page)
    comes_to(page, lambda: hands.shown(page), before)


def test_going_back_further_is_asked_and_allowed_between_two_browsers(
    ann: Visitor, bob: Visitor
) -> None:
    page, friend = _asks_to_go_back(ann, bob)
    before = ann.plays[-1]["step"]
    friend.get_by_role("button", name=say("web-table-takeback-allow")).click()
    assert hands.until_asked(page)
    assert ann.plays[-1]["step"] < before
    expect(page.get_by_text(say("web-table-takeback-waiting", who="B: Bob"))).to_be_hidden()
    hands.expect_same(page, friend)
    hands.play_together([page, friend], Random(3), 4)
    hands.expect_same(page, friend)
    # Both have agreed to it, so both can vouch for the dice.
    hands.choose_in_menu(friend, say("web-table-resign"))
    friend.get_by_role("dialog").get_by_role("button", name=say("web-table-resign")).click()
    for one in (page, friend):
        expect(hands.ended(one).get_by_text(say("web-fair-verified"))).to_be_visible()


@pytest.mark.slow
def test_going_back_further_is_asked_and_refused(ann: Visitor, bob: Visitor) -> None:
    page, friend = _asks_to_go_back(ann, bob)
    before = hands.expect_same(page, friend)
    friend.get_by_role("button", name=say("web-table-takeback-refuse")).click()
    expect(page.get_by_text(say("web-table-takeback-waiting", who="B: Bob"))).to_be_hidden()
    assert hands.expect_same(page, friend) == before


@pytest.mark.slow
def test_a_page_that_was_loaded_again_vouches_for_the_dice_and_counts_what_was_taken_back(
    ann: Visitor,
) -> None:
    page = ann.goto(ann.lay(ME, BOT))
    hands.play(page, Random(4), until=lambda: hands.turn(page) == 3)
    page.reload()
    assert hands.until_asked(page)
    before = ann.plays[-1]["step"]
    hands.choose_in_menu(page, say("web-table-takeback-back"))
    how_far = page.get_by_role("dialog", name=say("web-table-takeback-back"))
    how_far.get_by_role("listitem").last.get_by_role("button").click()
    expect(how_far).to_be_hidden()
    settle(page, lambda: ann.plays[-1]["step"], lambda step: step < before)
    assert hands.until_asked(page)
    hands.play(page, Random(5), until=lambda: hands.turn(page) == 4)
    page.reload()
    assert hands.until_asked(page)
    hands.choose_in_menu(page, say("web-table-resign"))
    page.get_by_role("dialog").get_by_role("button", name=say("web-table-resign")).click()
    expect(hands.ended(page).get_by_text(say("web-fair-verified"))).to_be_visible()
    expect(hands.ended(page).get_by_text(say("web-fair-takebacks", count=1))).to_be_visible()


def _asks_to_go_back(ann: Visitor, bob: Visitor) -> tuple[Page, Page]:
    """Let Ann play until Bob is asked, and then wish that she had done otherwise."""
    sit_down(ann, bob)
    page, friend = ann.page, bob.page
    random = Random(2)
    until_asked_here(page, friend, random)
    play_alone(page, random, 60)
    until_asked_here(friend, page, random)
    hands.choose_in_menu(page, say("web-table-takeback-back"))
    how_far = page.get_by_role("dialog", name=say("web-table-takeback-ask"))
    how_far.get_by_role("listitem").first.get_by_role("button").click()
    expect(page.get_by_text(say("web-table-takeback-waiting", who="B: Bob"))).to_be_visible()
    return page, friend
