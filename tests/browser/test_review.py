"""A game looked at again: its timeline, links to moments, playing on, and record files."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from oneiros.kernel.dice import Dice
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from oneiros.registry.games import game as registered
from oneiros.words import Words
from tests.browser import laying
from tests.browser.looks import FINDINGS, STEADY
from tests.browser.matrix import slow
from tests.browser.visitor import PHONE, Regular, Visitor
from tests.server.served import Served

GAMES = ["dreamblade", slow("dreamscape")]
WITHIN = 240_000
"""Milliseconds that an analysis may take on a busy machine."""
SIZES = [("en", (1280, 860)), slow("pl", (360, 740))]
DEAR = [
    name
    for name in ("Grandfather Lighthouse", "Hour Thirteen", "Volcano in Love", "Noble Dragon")
    for _ in range(3)
]
"""A warband that hardly anybody can pay for."""
SCRUB = """async () => {
  const head = document.querySelector('input[type=range]');
  const told = new Set();
  for (let place = 0; place <= Number(head.max); place += 1) {
    head.value = String(place);
    head.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => setTimeout(done));
    told.add(head.getAttribute("aria-valuetext"));
  }
  return [told.size, Number(head.max) + 1];
}"""

FITS = """() => {
  const boxOf = (one) => one.getBoundingClientRect();
  const boxes = [...document.querySelectorAll("[data-cell]")].map(boxOf);
  const { top } = document.querySelector(".through").getBoundingClientRect();
  return boxes.length === 25 && boxes.every((box) => box.bottom <= top);
}"""


def finished(name: str, brings: object = None, **chosen: object) -> Match:
    """Play at random to the end, the first seat with what it brings."""
    game = registered(name)
    brought = [game.brought(brings), game.brought(None)]
    match = Match(game.ruleset, game.setup(chosen, brought))
    dice = Dice(7)
    while match.ending() is None:
        if match.state.seat == CHANCE:
            match.roll(laying.chance(match))
        else:
            match.answer(match.state.seat, dice.choose(match.state), match.step)
    return match


def opened(page: Page) -> None:
    """Wait until a game can be gone through."""
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_scrubbed_linked_and_played_on(ann: Visitor, served: Served, name: str) -> None:
    table = laying.lay_finished(served.database, finished(name), [ann.guest] * 2)
    page = ann.goto(f"/review/{table}")
    opened(page)
    moments, count = page.evaluate(SCRUB)
    assert moments == count
    page.keyboard.press("Home")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowDown")
    expect(slider).not_to_have_value("0")
    turn = int(slider.input_value())
    assert turn > 1
    page.keyboard.press("ArrowLeft")
    told = ann.context.request.get(f"/api/tables/{table}/review").json()
    step = told["moments"][turn - 1]["step"]
    expect(page).to_have_url(re.compile(rf"/review/{table}#{step}$"))
    expect(slider).to_have_value(str(turn - 1))
    where = slider.get_attribute("aria-valuetext")
    # Whoever opens the link sees the same moment.
    page.reload()
    opened(page)
    expect(slider).to_have_attribute("aria-valuetext", str(where))
    expect(slider).to_have_value(str(turn - 1))
    page.keyboard.press("p")
    page.get_by_role("radio", name="Computer (steady)").check(force=True)
    page.get_by_role("button", name="Begin there").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("[data-hint=board]")).to_be_visible()


@pytest.mark.slow
def test_the_board_stands_whole_above_the_timeline(regular: Regular, served: Served) -> None:
    one = regular("en", (1280, 720))
    table = laying.lay_finished(served.database, finished("dreamblade"), [one.guest] * 2)
    page = one.goto(f"/review/{table}")
    opened(page)
    page.wait_for_function(STEADY)
    page.wait_for_function(FITS)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("language", "size"), SIZES)
def test_a_review_and_an_ending_are_for_everybody(
    regular: Regular, served: Served, name: str, language: str, size: tuple[int, int]
) -> None:
    one = regular(language, size)
    table = laying.lay_finished(served.database, finished(name), [one.guest] * 2)
    page = one.goto(f"/review/{table}")
    opened(page)
    page.keyboard.press("End")
    page.wait_for_function(STEADY)
    assert page.evaluate(FINDINGS) == []
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"/table/{table}")
    expect(page.locator(".story")).to_be_attached()
    page.wait_for_function(STEADY)
    assert page.evaluate(FINDINGS) == []


@pytest.mark.parametrize(("language", "size"), SIZES)
def test_a_finished_game_is_analysed_and_its_mistakes_are_looked_at(
    regular: Regular, served: Served, language: str, size: tuple[int, int]
) -> None:
    one = regular(language, size)
    words = Words(language)
    # A short game, which at random holds mistakes enough.
    match = finished("dreamblade", turn_limit=2)
    table = laying.lay_finished(served.database, match, [one.guest] * 2)
    page = one.goto(f"/review/{table}")
    opened(page)
    page.get_by_role("button", name=words.say("web-analysis-begin"), exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("progressbar")).to_be_visible()
    shares = dialog.get_by_role("table").first
    expect(shares).to_be_visible(timeout=WITHIN)
    told = one.context.request.get(f"/api/tables/{table}/analysis").json()["analysis"]
    expect(shares.get_by_role("columnheader")).to_have_count(len(told["players"]))
    missed = [passage for passage in told["passages"] if passage.get("grade")]
    assert missed
    look = dialog.get_by_role("button", name=words.say("web-analysis-look", number=1), exact=True)
    page.wait_for_function(STEADY)
    assert page.evaluate(FINDINGS) == []
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    look.click()
    expect(dialog).to_be_hidden()
    expect(page.locator(".missed")).to_be_visible()
    expect(page.locator(".graph .grade")).to_have_count(len(missed))
    expect(page).to_have_url(re.compile(rf"/review/{table}#{missed[0]['step']}$"))
    # What is known is shown at once.
    page.get_by_role("button", name=words.say("web-analysis-begin"), exact=True).click()
    expect(shares).to_be_visible()


@pytest.mark.slow
def test_why_a_warband_lost_is_told_and_leads_to_the_builder(
    regular: Regular, bob: Visitor, served: Served
) -> None:
    one = regular("pl", PHONE)
    words = Words("pl")
    match = finished("dreamblade", DEAR)
    assert match.ending() == ((1,), "9.3")
    table = laying.lay_finished(served.database, match, [one.guest, bob.guest])
    page = one.goto(f"/table/{table}")
    told = page.get_by_role("region", name=words.say("web-lookback-lost"))
    expect(told.get_by_role("listitem").first).to_contain_text(
        "zabrakło punktów nawet na najtańszą figurkę"
    )
    told.get_by_text(words.say("web-lookback-pieces")).click()
    stayed = told.get_by_text(words.say("web-lookback-stayed"), exact=True)
    expect(stayed).to_have_count(len(set(DEAR)))
    # The same stands in the analysis, which the browser's way back closes.
    page.goto(f"/review/{table}")
    opened(page)
    page.get_by_role("button", name=words.say("web-analysis-begin"), exact=True).click()
    expect(told.get_by_role("listitem").first).to_be_visible()
    page.wait_for_function(STEADY)
    assert page.evaluate(FINDINGS) == []
    page.go_back()
    expect(page.get_by_role("dialog")).to_be_hidden()
    opened(page)
    begin = page.get_by_role("button", name=words.say("web-analysis-begin"), exact=True)
    begin.click()
    page.get_by_role("dialog").get_by_role("button", name=words.say("web-close")).click()
    page.keyboard.press("End")
    last = re.compile(rf"/review/{table}#{match.step}$")
    expect(page).to_have_url(last)
    begin.click()
    expect(told.get_by_role("listitem").first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page).to_have_url(last)
    begin.click()
    told.get_by_role("link", name=words.say("web-lookback-change")).click()
    expect(page.locator(".title .count")).to_have_text(
        words.say("web-builder-count", number=len(DEAR), most=16)
    )


def test_a_record_file_is_opened_and_a_bad_one_refused(ann: Visitor, served: Served) -> None:
    table = laying.lay_finished(served.database, finished("dreamblade"), [ann.guest] * 2)
    record = ann.context.request.get(f"/api/tables/{table}/record").body()
    ann.forgive("422")
    page = ann.goto("/review")
    field = page.locator("input[type=file]")
    field.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.get_by_text("oneiros-record")).to_be_visible()
    field.set_input_files({"name": "y.json", "mimeType": "application/json", "buffer": record})
    opened(page)
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="The end")).to_be_visible()
