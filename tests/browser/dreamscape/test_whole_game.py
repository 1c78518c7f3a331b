"""Games against the computer and between people at one screen, by clicking only."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.dreamscape import hands, playing
from tests.browser.dreamscape.hands import say
from tests.browser.settling import comes_to
from tests.browser.visitor import BOT, ME, Visitor


def test_a_newcomer_plays_a_whole_game_from_the_lobby_by_clicking(ann: Visitor) -> None:
    page = ann.goto("/")
    door = page.get_by_role("region", name=say("web-game-dreamscape"))
    door.get_by_role("checkbox", name=say("web-lobby-hints")).uncheck()
    door.get_by_role("button", name=say("web-lobby-play-now")).click()
    playing.play(page, Random(5))
    ended = hands.ended(page)
    expect(ended).to_be_visible()
    reckoning = ended.get_by_role("table", name=say("web-table-reckoning"))
    totals = reckoning.locator("tr.total").get_by_role("cell")
    scores = [one["score"] for one in ann.plays[-1]["view"]["seats"]]
    expect(totals).to_have_text([str(score).replace("-", "−") for score in scores])
    best_first = [str(score).replace("-", "−") for score in sorted(scores, reverse=True)]
    expect(ended.locator(".score dd")).to_have_text(best_first)
    _check_at_a_glance(page)
    assert _sums(page) == scores, "the lines of the reckoning come to its totals"
    # Which shard or card a lot stands for only the rules can tell.
    expect(ended.get_by_text(say("web-fair-doubt-draws"))).to_be_visible()
    expect(ended.get_by_text(say("web-fair-verified"))).to_be_hidden()
    ended.get_by_role("link", name=say("web-table-lobby")).click()
    finished = page.get_by_role("region", name=say("web-lobby-finished"))
    expect(finished.get_by_role("link", name=say("web-lobby-look"))).to_be_visible()


@pytest.mark.slow
def test_four_people_at_one_screen_play_the_nightmare_game_from_the_lobby(ann: Visitor) -> None:
    page = ann.goto("/")
    for label, chosen in (("game", say("web-game-dreamscape")), ("players", "4")):
        group = page.get_by_role("group", name=say(f"web-lobby-{label}"), exact=True)
        group.get_by_text(chosen, exact=True).click()
    for seat in "BCD":
        player = page.get_by_label(say("web-lobby-player", seat=seat), exact=True)
        player.select_option(label=say("web-lobby-opponent-here"))
    page.get_by_text(say("web-lobby-field-nightmare"), exact=True).click()
    start = page.get_by_role("button", name=say("web-lobby-start"), exact=True)
    form = page.locator("form").filter(has=start)
    form.get_by_role("checkbox", name=say("web-lobby-hints")).uncheck()
    start.click()
    asked: set[int] = set()

    def second_cycle() -> bool:
        asked.update(one["seat"] for one in ann.plays[-1]["asks"])
        return playing.cycle(page) >= 2

    playing.play(page, Random(8), until=second_cycle)
    assert asked == {0, 1, 2, 3}
    assert ann.plays[-1]["view"]["nightmare_game"]
    expect(page.locator("[data-nightmare]")).to_have_count(1)
    marks = page.get_by_role("region", name=say("web-table-seats")).locator("[data-seat]")
    expect(marks).to_have_count(4)


@pytest.mark.slow
def test_creation_at_the_same_time_is_played_against_the_computer(ann: Visitor) -> None:
    path = ann.lay(ME, BOT, BOT, game="dreamscape", format={"simultaneous": True})
    page = ann.goto(path)
    questions: set[str] = set()

    def third_cycle() -> bool:
        questions.update(one["question"] for one in ann.plays[-1]["asks"] if one["seat"] == 0)
        return playing.cycle(page) >= 3

    playing.play(page, Random(3), until=third_cycle)
    assert {"travel", "creation"} <= questions
    hands.choose_in_menu(page, say("web-table-resign"))
    page.get_by_role("dialog").get_by_role("button", name=say("web-table-resign")).click()
    expect(hands.ended(page).get_by_text(say("web-fair-doubt-draws"))).to_be_visible()


def _check_at_a_glance(page: Page) -> None:
    """Find how it ended and why in view on a low screen, and the lands behind it."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": 1280, "height": 720})
    ended = hands.ended(page)
    for one in (".score", ".curve", ".turning", ".reckoning .total"):
        expect(ended.locator(one)).to_be_in_viewport(ratio=1)
    expect(ended.get_by_role("button", name=say("web-table-rematch"))).to_be_in_viewport(ratio=1)
    expect(ended.locator('a[href^="/review/"]').first).to_be_in_viewport(ratio=1)
    comes_to(page, lambda: ended.evaluate("(one) => one.scrollWidth - one.clientWidth"), 0)
    page.get_by_role("tab", name=say("web-dreamscape-tab-log")).click()
    expect(page.locator("[data-line]").last).to_be_in_viewport()
    page.keyboard.press("b")
    expect(ended).to_have_count(0)
    expect(hands.board(page).locator('[data-slot="c3"]').first).to_be_visible()
    page.get_by_role("button", name=say("web-dreamscape-ending-back")).click()
    expect(ended).to_be_visible()
    page.set_viewport_size(before)


def _sums(page: Page) -> list[int]:
    rows = hands.ended(page).locator(".reckoning tbody tr:not(.total)")
    cells = [one.get_by_role("cell").all_inner_texts() for one in rows.all()]
    read = [[_points(text) for text in row] for row in cells]
    return [sum(column) for column in zip(*read, strict=True)]


def _points(text: str) -> int:
    return int(text.partition("(")[0].strip().replace("−", "-").replace("+", "") or 0)
