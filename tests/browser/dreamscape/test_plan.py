"""Creation is planning: ghosts first, then the deeds; nothing ends by itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.dreamscape import building, doing, hands
from tests.browser.dreamscape.asking import Asking, named
from tests.browser.dreamscape.hands import say
from tests.browser.dreamscape.positions import Position, position
from tests.browser.visitor import Visitor
from tests.server.served import Served

HERMIT: Final = (
    "players 2; cycle 3; phase creation A; order A B; A.score 5; A.sleeper 3; B.sleeper 4;"
    "A.hands G2 R1 W1 M1; A.cards Hermit's Tree; A.land . . W . ., . L L . ."
)


@pytest.fixture
def creation(ann: Visitor, served: Served) -> Asking:
    """A table where everything that Hermit's Tree lacks lies in Hands."""
    return Asking(ann, served, Position({"position": HERMIT}, []), "en")


def test_a_whole_plan_is_seen_as_ghosts_and_brings_what_it_promised(creation: Asking) -> None:
    page = creation.page
    _begin(page)
    _build(page)
    assert _given(creation) == []
    expect(_steps(page)).to_have_count(6)
    rock = say("shard-kind", kind="rock")
    expect(_slot(page, "b2")).to_have_accessible_name(re.compile(f"Planned.*{rock}"))
    expect(_slot(page, "b1")).to_have_accessible_name(re.compile("Planned"))
    expect(page.locator(".over .chip").first).to_be_attached()
    # The completed card is promised before it is done.
    completes = say("web-dreamscape-completes", card=say("card-hermits-tree"))
    expect(_steps(page).last).to_contain_text(completes)
    everything = page.get_by_role("button", name=say("web-dreamscape-plan-all"))
    before, after = map(int, re.findall(r"\d+", everything.inner_text())[-2:])
    assert after > before
    everything.click()
    expect(page.locator(".plan ol")).to_have_count(0)
    expect(hands.stage(page)).to_be_visible()
    assert len(_given(creation)) == 6
    hands.uncover(page)
    assert creation.visitor.plays[-1]["view"]["seats"][0]["score"] == after
    assert _given(creation)[0]["text"] == "place grass b1"


@pytest.mark.slow
def test_a_plan_is_done_step_by_step_and_shortened(creation: Asking) -> None:
    page = creation.page
    _begin(page)
    building.place(page, "grass", "b1")
    expect(_steps(page)).to_have_count(1)
    building.place(page, "rock", "b2")
    expect(_steps(page)).to_have_count(2)
    building.enter(page)
    expect(_steps(page)).to_have_count(3)
    page.keyboard.press("u")
    expect(_steps(page)).to_have_count(2)
    expect(hands.board(page).locator('[data-hand="rock"] .number')).to_have_text("2")
    page.get_by_role("button", name=say("web-dreamscape-plan-next")).click()
    expect(_steps(page)).to_have_count(1)
    assert [one["text"] for one in _given(creation)] == ["place grass b1"]
    expect(_slot(page, "b1")).to_have_accessible_name(re.compile("^b1: 2 shards"))
    page.get_by_role("button", name=say("web-dreamscape-plan-clear")).click()
    expect(_steps(page)).to_have_count(0)
    page.get_by_role("button", name=say("web-dreamscape-plan-leave")).click()
    expect(page.get_by_role("button", name=say("web-dreamscape-plan-begin"))).to_be_visible()
    back = page.get_by_role("button", name=say("web-asking-undo"))
    back.click()
    expect(_slot(page, "b1")).to_have_accessible_name(re.compile("^b1: 1 shard,"))
    expect(back).to_be_disabled()


@pytest.mark.slow
def test_what_cannot_be_planned_is_refused_with_its_rule_and_the_rest_stays(
    creation: Asking,
) -> None:
    page = creation.page
    _begin(page)
    building.place(page, "grass", "b1")
    expect(_steps(page)).to_have_count(1)
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name=say("web-asking-typed"))).to_be_focused()
    page.keyboard.type("place rock e5")
    page.keyboard.press("Enter")
    refusal = page.get_by_role("complementary", name=say("web-asking-refused"))
    expect(refusal).to_contain_text("e5")
    expect(refusal.get_by_role("link")).to_have_attribute("href", re.compile("/rules/dreamscape#"))
    expect(_steps(page)).to_have_count(1)
    building.place(page, "rock", "b2")
    expect(_steps(page)).to_have_count(2)
    expect(refusal).to_have_count(0)
    assert _given(creation) == []


@pytest.mark.slow
def test_an_answer_that_ends_the_creation_is_confirmed_first(ann: Visitor, served: Served) -> None:
    asking = Asking(ann, served, position("creation-last"), "en")
    page = asking.page
    option = asking.option("place")
    assert option.ends
    building.hold(page, named(option, "kind"))
    hands.choose_slot(page, named(option, "slot"))
    sure = page.get_by_role("group", name=say("web-dreamscape-sure"))
    expect(sure.get_by_text(say("web-dreamscape-sure-ends"))).to_be_visible()
    assert _given(asking) == []
    sure.get_by_role("button", name=say("web-dreamscape-not-yet")).click()
    expect(sure).to_have_count(0)
    assert _given(asking) == []
    doing.on_the_board(asking, option)
    asking.check_answered(option)


def test_what_does_not_light_up_says_why_and_leads_to_the_rule(creation: Asking) -> None:
    page = creation.page
    building.hold(page, "rock")
    hands.choose_slot(page, "e5")
    reason = page.get_by_role("complementary", name=say("web-asking-because"))
    expect(reason).to_contain_text(say("why-not-adjacent", slot="e5", rule="4.3").partition("(")[0])
    link = reason.get_by_role("link")
    number = (link.get_attribute("href") or "").rpartition("#")[2]
    with page.expect_popup() as opened:
        link.click()
    expect(opened.value.locator(f'[id="{number}"]')).to_be_in_viewport()
    # What was held is held still.
    expect(hands.shard(page, "rock")).to_have_attribute("aria-pressed", "true")
    hands.choose_slot(page, "b2")
    expect(reason).to_have_count(0)
    expect(_slot(page, "b2")).to_have_accessible_name(re.compile("^b2: 1 shard"))


@pytest.mark.slow
def test_a_card_shows_on_the_land_where_it_is_nearest(creation: Asking) -> None:
    page = creation.page
    hands.card(page, "Hermit's Tree").click()
    missing = say("web-dreamscape-land-ghost", tone="missing", things="x", many=1).partition("x")[0]
    expect(page.locator(f'[role="gridcell"][aria-label*="{missing}"]').first).to_be_attached()
    hands.card(page, "Hermit's Tree").click()
    expect(page.locator(f'[role="gridcell"][aria-label*="{missing}"]')).to_have_count(0)


def _begin(page: Page) -> None:
    page.get_by_role("button", name=say("web-dreamscape-plan-begin")).click()
    expect(page.get_by_role("group", name=say("web-dreamscape-plan"))).to_be_visible()


def _build(page: Page) -> None:
    """Plan everything that Hermit's Tree lacks."""
    deeds: list[Callable[[], None]] = [
        lambda: building.place(page, "grass", "b1"),
        lambda: building.place(page, "rock", "b2"),
        lambda: building.enter(page),
        lambda: building.step(page, "c1", "c2"),
        lambda: building.step(page, "c2", "b2"),
        lambda: building.plant(page, "b1"),
    ]
    for number, do in enumerate(deeds, 1):
        do()
        expect(_steps(page)).to_have_count(number)
        expect(hands.asked(page)).to_be_visible()


def _steps(page: Page) -> Locator:
    return page.get_by_role("group", name=say("web-dreamscape-plan")).locator("ol li")


def _slot(page: Page, name: str) -> Locator:
    return hands.board(page).locator(f'[role="gridcell"][data-slot="{name}"]')


def _given(asking: Asking) -> list[dict[str, str]]:
    return [one for one in asking.sent if one["type"] in {"answer", "say"}]
