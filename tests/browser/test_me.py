"""The page about oneself: name, settings, games, results, other browsers, and data."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from oneiros.words import Words
from tests.browser import looks
from tests.browser.visitor import BOT, ME, PHONE, Regular, Visiting, Visitor
from tests.server.guest import Guest
from tests.server.http.test_me import lost
from tests.server.served import Served

TABLET: Final = (820, 1100)
REFUSED: Final = r"status of (404|422)"
say = Words("en").say


def played(served: Served, visitor: Visitor) -> str:
    """Let somebody have lost a game, with what they are known by; give its table."""
    guest = Guest(served, known=False)
    guest.cookie = visitor.cookie
    return lost(guest, ME, BOT)


def button(page: Page | Locator, key: str, **details: object) -> Locator:
    return page.get_by_role("button", name=say(key, **details), exact=True)


def region(page: Page, key: str) -> Locator:
    return page.get_by_role("region", name=say(key), exact=True)


def passed(page: Page) -> str:
    """Make a pass; give its link."""
    button(page, "web-me-pass-make").click()
    field = page.get_by_role("textbox", name=say("web-me-pass-link"))
    expect(field).to_have_value(re.compile(r"/me#pass=(\w{4}-){3}\w{4}$"))
    return field.input_value()


@pytest.mark.slow
def test_the_lobby_and_the_header_lead_to_the_page(ann: Visitor) -> None:
    page = ann.goto("/")
    page.get_by_role("link", name=say("web-lobby-me")).click()
    expect(page.get_by_role("heading", name=say("web-me-title"), exact=True)).to_be_visible()
    expect(page.get_by_text(say("web-me-games-none"))).to_be_visible()
    page.goto("/")
    button(page, "web-name-change", name="Ann").click()
    page.get_by_role("link", name=say("web-name-me")).click()
    expect(page.get_by_role("heading", name=say("web-me-title"), exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.slow
def test_a_name_is_changed_and_a_bad_one_refused_in_words(ann: Visitor) -> None:
    ann.forgive(REFUSED)
    page = ann.goto("/me")
    field = page.get_by_role("textbox", name=say("web-name-label"))
    field.fill("a\u3164b")
    button(page, "web-save").click()
    expect(page.get_by_role("alert")).to_be_visible()
    field.fill("Żaneta")
    button(page, "web-save").click()
    expect(page.get_by_text(say("web-me-name-saved"))).to_be_visible()
    expect(button(page, "web-name-change", name="Żaneta")).to_be_visible()


def test_settings_are_made_in_one_place_and_remembered(ann: Visitor) -> None:
    page = ann.goto("/me")
    page.get_by_text(say("web-me-motion-little"), exact=True).click()
    page.get_by_text(say("web-theme-light"), exact=True).click()
    page.get_by_role("checkbox", name=say("web-calling-muted"), exact=True).check()
    page.get_by_text("Polski", exact=True).click()
    polish = Words("pl").say
    expect(page.get_by_role("heading", name=polish("web-me-settings"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name=polish("web-me-motion-little"))).to_be_checked()
    expect(page.get_by_role("radio", name=polish("web-theme-light"))).to_be_checked()
    expect(
        page.get_by_role("checkbox", name=polish("web-calling-muted"), exact=True)
    ).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-motion", "little")
    assert page.evaluate(looks.RUNNING) == []


def test_games_and_results_are_listed_and_a_rematch_is_a_press_away(
    ann: Visitor, served: Served
) -> None:
    table = played(served, ann)
    ann.lay(ME, BOT)
    page = ann.goto("/me")
    expect(region(page, "web-lobby-continue").get_by_role("listitem").first).to_be_visible()
    finished = region(page, "web-lobby-finished")
    expect(finished.get_by_role("link", name=say("web-lobby-review"))).to_be_visible()
    with page.expect_download() as download:
        finished.get_by_role("link", name=say("web-lobby-record"), exact=True).click()
    assert download.value.suggested_filename == f"oneiros-{table}.json"
    row = region(page, "web-me-results").get_by_role(
        "row", name=say("web-lobby-bot", bot="scripted")
    )
    expect(row.get_by_role("cell")).to_have_text(["0", "1", "0"])
    # Nobody was lucky who gave up before rolling; what is counted as luck is said.
    results = region(page, "web-me-results")
    for key in ("web-me-results-unlucky", "web-me-results-luck"):
        expect(results).to_contain_text(say(key, game="dreamblade"))
    expect(results.get_by_role("link", name=say("web-me-results-look"))).to_have_count(1)
    button(finished, "web-me-again").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert table not in page.url


def test_a_pass_takes_somebody_along_once(visit: Visiting, ann: Visitor) -> None:
    page = ann.goto("/me")
    link = passed(page)
    phone = visit("Somebody", size=PHONE, touch=True)
    phone.forgive(REFUSED)
    there = phone.goto(link.removeprefix(phone.url))
    # Nothing happens before it is wished, and the address does not tell the pass any longer.
    dialog = there.get_by_role("dialog")
    expect(dialog.get_by_text(say("web-me-arrive-about"))).to_be_visible()
    assert there.url.endswith("/me")
    assert phone.guest != ann.guest
    button(dialog, "web-me-arrive-yes").click()
    expect(button(there, "web-name-change", name="Ann")).to_be_visible()
    assert phone.guest == ann.guest
    # It is used up, and is not shown any longer where it was made.
    expect(page.get_by_text(say("web-me-pass-used"))).to_be_visible()
    expect(page.get_by_role("textbox", name=say("web-me-pass-link"))).to_have_count(0)
    other = visit("Other")
    other.forgive(REFUSED)
    elsewhere = other.goto("/me")
    elsewhere.get_by_role("textbox", name=say("web-me-arrive-label")).fill(link)
    button(elsewhere, "web-me-arrive-go").click()
    button(elsewhere.get_by_role("dialog"), "web-me-arrive-yes").click()
    expect(elsewhere.get_by_role("dialog").get_by_role("alert")).to_have_text(
        say("server-pass-unknown")
    )
    # And the other browser can be left again.
    button(page, "web-name-renew").click()
    expect(page.get_by_text(say("web-name-renewed"))).to_be_visible()
    there.reload()
    expect(button(there, "web-name-change", name=say("web-name-nobody"))).to_be_visible()


def test_data_is_downloaded_and_deleted_when_asked_twice(ann: Visitor, served: Served) -> None:
    table = played(served, ann)
    page = ann.goto("/me")
    with page.expect_download() as download:
        page.get_by_role("link", name=say("web-me-export")).click()
    told = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert [one["id"] for one in told["tables"]] == [table]
    before = ann.guest
    button(page, "web-me-delete").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(say("web-me-delete-others"))).to_be_visible()
    button(dialog, "web-me-delete-go").click()
    expect(dialog.get_by_role("heading", name=say("web-me-delete-sure"))).to_be_visible()
    button(dialog, "web-me-delete-no").click()
    assert ann.context.request.get("/api/me").json() == {"name": "Ann"}
    button(page, "web-me-delete").click()
    button(dialog, "web-me-delete-go").click()
    button(dialog, "web-me-delete-yes").click()
    expect(page.get_by_role("heading", name=say("web-lobby-title"))).to_be_visible()
    expect(button(page, "web-name-change", name=say("web-name-nobody"))).to_be_visible()
    assert ann.guest != before


@pytest.mark.parametrize(("language", "size"), looks.SCREENS)
def test_axe_finds_nothing_on_the_page_and_nothing_is_cut(
    regular: Regular, served: Served, language: str, size: tuple[int, int]
) -> None:
    visitor = regular(language, size)
    spoken = Words(language).say
    played(served, visitor)
    page = visitor.follow("/me")
    expect(page.get_by_role("table")).to_be_visible()
    page.get_by_role("button", name=spoken("web-me-pass-make")).click()
    expect(page.locator(".phrase")).to_be_visible()
    for view in looks.views(page, language, size):
        view.expect_well()
        page.get_by_role("button", name=view.say("web-me-delete"), exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        view.expect_well("dialog[open]")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    visitor.check()
