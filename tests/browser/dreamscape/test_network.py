"""Several browsers over the network: dropping in every phase, answers in any order, secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.dreamscape import hands, playing, table
from tests.browser.dreamscape.friends import expect_same, sit_at, sit_down
from tests.browser.dreamscape.hands import say
from tests.browser.dreamscape.positions import ask, position
from tests.browser.matrix import slow
from tests.browser.settling import comes_to, settle
from tests.browser.visitor import GONE, Visiting, Visitor
from tests.server.served import Served, wait_until

PHASES = ("creation", *map(slow, ("travel", "golem", "keep")))


@pytest.mark.slow
def test_four_people_come_by_the_link_and_play(ann: Visitor, bob: Visitor, visit: Visiting) -> None:
    people = [ann, bob, visit("Cat"), visit("Dan")]
    path = sit_down(*people)
    pages = [one.page for one in people]
    playing.play_together(pages, Random(4), 12)
    pages[2].close()
    for one in (pages[0], pages[1], pages[3]):
        players = one.get_by_role("region", name=say("web-table-seats"))
        expect(players.get_by_text(say("web-table-away"), exact=True)).to_be_visible()
    pages[2] = people[2].page = people[2].context.new_page()
    pages[2].goto(path)
    playing.play_together(pages, Random(5), 12)
    expect_same(*pages)
    for page in pages:
        players = page.get_by_role("region", name=say("web-table-seats"))
        for name in ("Ann", "Bob", "Cat", "Dan"):
            expect(players.get_by_text(name, exact=True)).to_be_visible()


@pytest.mark.parametrize("name", PHASES)
def test_who_drops_in_a_phase_sees_the_game_as_it_stands(
    ann: Visitor, bob: Visitor, served: Served, name: str
) -> None:
    path = sit_at(served, position(name), [ann, bob])
    random = Random(6)
    for one in (ann, bob):
        one.forgive(GONE)

    # The other one misses an answer.
    expect_same(ann.page, bob.page)
    bob.context.set_offline(offline=True)
    told, heard = len(ann.plays), len(bob.plays)
    _answer(ann, random)
    assert len(ann.plays) > told
    assert len(bob.plays) == heard
    bob.context.set_offline(offline=False)
    expect_same(ann.page, bob.page)

    # The one who is asked loads the page again with something picked, and closes it.
    pages = [ann.page, bob.page]
    here = ann if hands.whose(pages) is ann.page else bob
    playing.choose(here.page, random)
    here.page.reload()
    expect_same(ann.page, bob.page)
    hands.whose([ann.page, bob.page])
    here.page.close()
    there = bob if here is ann else ann
    expect(there.page.get_by_text(say("web-table-away"), exact=True)).to_be_visible()
    here.page = here.context.new_page()
    here.page.goto(path)
    expect(there.page.get_by_text(say("web-table-away"), exact=True)).to_be_hidden()
    playing.play_together([ann.page, bob.page], random, 3)
    expect_same(ann.page, bob.page)


def test_all_create_at_the_same_time_and_nobody_waits(
    ann: Visitor, bob: Visitor, served: Served
) -> None:
    sit_at(served, position("together"), [ann, bob])
    pages = [ann.page, bob.page]
    for page, other in zip(pages, ("Bob", "Ann"), strict=True):
        expect(hands.asked(page)).to_be_visible()
        creating = say("web-dreamscape-creating", who=other)
        expect(hands.question(page).get_by_text(creating)).to_be_visible()
    kinds = [next(iter(hands.lit(page)["shards"])) for page in pages]
    hands.shard(ann.page, kinds[0]).click()
    targets = settle(ann.page, lambda: _targets(ann), bool)
    told, heard = len(ann.plays), len(bob.plays)

    # Bob answers while Ann has something picked, which she keeps.
    hands.shard(bob.page, kinds[1]).click()
    hands.choose_slot(bob.page, next(iter(settle(bob.page, lambda: _targets(bob), bool))))
    if bob.page.locator(".among").count():
        bob.page.locator(".among button").first.click()
    hands.confirm(bob.page)
    expect(hands.asked(bob.page)).to_be_visible()
    _wait_for_more(ann, told)
    _wait_for_more(bob, heard)
    comes_to(ann.page, lambda: hands.lit(ann.page)["shards"].get(kinds[0]), "chosen")
    comes_to(ann.page, lambda: _targets(ann), targets)

    # And she goes on from there, in spite of what he did meanwhile.
    told = len(bob.plays)
    hands.choose_slot(ann.page, next(iter(targets)))
    if ann.page.locator(".among").count():
        ann.page.locator(".among button").first.click()
    hands.confirm(ann.page)
    _wait_for_more(bob, told)
    expect(ann.page.locator(".reason")).to_have_count(0)
    expect_same(*pages)

    # One is ready before the other.
    hands.key(bob.page, "E").click()
    hands.confirm(bob.page)
    expect(
        hands.question(ann.page).get_by_text(say("web-dreamscape-creating", who="Bob"))
    ).to_be_hidden()
    expect(hands.asked(ann.page)).to_be_visible()


def test_nobody_is_sent_the_cards_that_another_looks_at(
    ann: Visitor, bob: Visitor, served: Served
) -> None:
    here = position("keep")
    match = here.match()
    seen = table.view(match, ask(match).seat)["seats"][ask(match).seat]["looking_at"]
    sit_at(served, here, [ann, bob])
    assert all(name in "".join(ann.frames) for name in seen)
    _heard_nothing_of(bob, seen)
    kept = hands.stage(ann.page).locator("[data-card]").first
    name = kept.get_attribute("data-card") or ""
    kept.locator("> button").click()
    told = len(bob.plays)
    hands.stage(ann.page).locator("footer button").first.click()
    _wait_for_more(bob, told)
    _heard_nothing_of(bob, [one for one in seen if one != name])
    assert name in "".join(bob.frames), "what is kept lies open"


@pytest.mark.slow
def test_nobody_is_sent_the_shards_that_another_has_drawn(
    ann: Visitor, bob: Visitor, served: Served
) -> None:
    sit_at(served, position("harvest"), [ann, bob])
    for one in bob.plays:
        assert set(one["view"]["harvested"]) <= {None}
        assert not any(asked.get("options") for asked in one["asks"])
        drawn = [event for event in one["events"] if event["kind"] == "shard-looked-at"]
        assert all(event["about"].get("kind") is None for event in drawn)
    expect(hands.stage(bob.page)).to_have_count(0)
    assert any(kind for kind in ann.plays[-1]["view"]["harvested"])


def _answer(visitor: Visitor, random: Random) -> None:
    """Choose until an answer has been given."""
    told = len(visitor.plays)
    for _ in range(8):
        if len(visitor.plays) > told or not hands.asked(visitor.page).count():
            break
        playing.choose(visitor.page, random)
    _wait_for_more(visitor, told)


def _targets(visitor: Visitor) -> set[str]:
    lit: dict[str, Any] = hands.lit(visitor.page)["slots"]
    return {slot for slot, state in lit.items() if state == "target"}


def _wait_for_more(visitor: Visitor, told: int) -> None:
    """Wait until somebody's browser has been told more of the game."""

    def more() -> bool:
        visitor.page.wait_for_timeout(10)
        return len(visitor.plays) > told

    wait_until(more)


def _heard_nothing_of(visitor: Visitor, names: list[str]) -> None:
    heard = "".join(visitor.frames)
    assert [one for one in names if one in heard] == []
