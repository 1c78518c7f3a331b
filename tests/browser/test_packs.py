"""Packs: opened, built from, and played in a match against a bot or a friend."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from oneiros.words import Words
from tests.browser import looks
from tests.browser.dreamblade import hands
from tests.browser.matrix import slow
from tests.browser.settling import comes_to, nothing
from tests.browser.visitor import DESK, PHONE, Regular, Visiting, Visitor

PACKS: Final = "/packs/dreamblade"
BOOSTERS: Final = f"{PACKS}/boosters/first-sleep/"
TABLET: Final = (820, 1100)
LARGEST: Final = 200_000
"""So many bytes may script and style of the page take, as the server sends them."""
LOADED: Final = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /\\.(js|css)$/.test(name))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""
say = Words("en").say


def button(page: Page | Locator, key: str, **details: object) -> Locator:
    return page.get_by_role("button", name=say(key, **details), exact=True)


def main(page: Page) -> Locator:
    """Give the button that goes on."""
    return page.locator(".deeds .next")


def words_of(page: Page) -> str:
    """Read the words of the packs off the address."""
    return page.url.partition("first-sleep/")[2]


def opened(page: Page, number: int, whole: int = 21) -> None:
    """Wait until so many have been turned."""
    told = say("web-packs-pool-count", number=number, whole=whole)
    expect(page.get_by_text(told)).to_be_visible()


def build_for_me(page: Page) -> None:
    """Have a warband built from everything, whether or not it was watched."""
    page.locator(".deeds .button").last.click()
    button(page, "web-packs-build-for-me").last.click()
    expect(page.locator(".title .count")).to_have_text(say("web-builder-count", number=16, most=16))
    expect(page.locator(".deeds .play")).to_be_enabled()


def resign(page: Page) -> None:
    hands.choose_in_menu(page, say("web-table-resign"))
    page.get_by_role("dialog").get_by_role("button", name=say("web-table-resign")).click()


@pytest.mark.slow
def test_packs_lead_to_a_finished_game_against_a_bot_and_to_the_next_one(visit: Visiting) -> None:
    ann = visit("Ann", motion=True)
    page = ann.goto("/")
    page.get_by_role("link", name=say("web-lobby-packs")).click()
    page.get_by_text(say("web-packs-packs-boosters"), exact=True).click()
    button(page, "web-packs-begin").click()
    # A press tears the pack, and each of the next ones turns a miniature and says which.
    main(page).click()
    expect(page.locator(".pack .torn").first).to_be_attached()
    status = page.locator("p.unseen[role=status]").last
    for number in range(1, 5):
        main(page).click()
        opened(page, number)
        expect(status).to_have_text(re.compile("^Common: "))
    # Space shows the others, and a pack can be seen again.
    page.keyboard.press(" ")
    opened(page, 7)
    expect(status).to_have_text(re.compile("Rare: "))
    button(page, "web-packs-again").click()
    opened(page, 0)
    main(page).click()
    page.locator(".scene").click(position={"x": 5, "y": 5})
    opened(page, 1)
    # Who comes back finds everything as it was.
    seed = words_of(page)
    page.reload()
    opened(page, 1)
    assert words_of(page) == seed
    build_for_me(page)
    expect(page.get_by_role("heading", name=say("web-packs-why"))).to_be_attached()
    # What the pool does not have cannot be taken, and what was changed is kept.
    page.locator("[data-mine]").first.click()
    page.reload()
    expect(page.locator(".title .count")).to_have_text(say("web-builder-count", number=15, most=16))
    play = page.locator(".deeds .play")
    play.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(say("web-table-level-drowsy"), exact=True).click()
    button(dialog, "web-builder-play-now").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.emulate_media(reduced_motion="reduce")
    hands.play(page, Random(5))
    match = hands.ended(page).get_by_role("region", name=say("web-ending-rubber", best=3))
    expect(match).to_contain_text(say("web-ending-rubber-game", number=1, best=3))
    first = page.url
    button(page, "web-ending-rubber-next").click()
    expect(page).not_to_have_url(first)
    hands.until_asked(page)
    wins = page.get_by_role("region", name=say("web-table-seats")).locator(".wins")
    expect(wins).to_have_count(2)
    resign(page)
    expect(match).to_contain_text(re.compile(r"2 of at most 3|match"))


def test_friends_open_the_same_packs_and_play_each_other(ann: Visitor, bob: Visitor) -> None:
    page = ann.goto(f"{BOOSTERS}Amber Otter Quill")
    # However the words are written, they have one form.
    comes_to(page, lambda: words_of(page), "amber-otter-quill")
    opened(page, 7)
    build_for_me(page)
    page.locator(".deeds .play").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(say("web-packs-friend"), exact=True).click()
    button(dialog, "web-builder-play-link").click()
    expect(page).to_have_url(re.compile("/table/"))
    invite = page.locator("input[readonly]").first
    expect(invite).to_have_value(re.compile("invite="))
    friend = bob.goto(invite.input_value())
    button(friend, "web-sit-join").click()
    expect(page.get_by_text(say("web-sealed-others", who="Bob"))).to_be_visible()
    friend.get_by_role("link", name=say("web-sealed-open")).click()
    opened(friend, 7)
    build_for_me(friend)
    friend.locator(".deeds .play").click()
    expect(friend).to_have_url(page.url)
    hands.whose([page, friend])
    resign(page)
    # The next game of the match may be played with another warband of the same packs.
    button(friend, "web-ending-rubber-next").click()
    expect(page.get_by_text(re.compile("Bob.*next game"))).to_be_visible()
    button(page, "web-ending-rubber-change").click()
    expect(page).to_have_url(re.compile("/packs/dreamblade/table/"))
    if page.locator(".scene").count():
        build_for_me(page)
    page.locator("[data-mine]").first.click()
    expect(page.locator(".deeds .play")).to_have_text(say("web-packs-bring"))
    page.locator(".deeds .play").click()
    expect(page).to_have_url(friend.url)
    hands.whose([page, friend])
    resign(page)
    for one, key in ((page, "web-ending-rubber-winner"), (friend, "web-ending-rubber-won")):
        match = hands.ended(one).get_by_role("region", name=say("web-ending-rubber", best=3))
        expect(match).to_contain_text(say(key, who="Bob"))
    expect(button(friend, "web-ending-rubber-anew")).to_be_visible()


@pytest.mark.slow
def test_friends_with_different_languages_tell_each_other_words_of_their_own(
    visit: Visiting,
) -> None:
    page = visit("Ann", locale="pl-PL").goto(f"{BOOSTERS}amber-otter-quill")
    comes_to(page, lambda: words_of(page), "antylopa-piramida-sarna")
    expect(page.get_by_text("antylopa piramida sarna", exact=True)).to_be_visible()
    friend = visit("Bob").goto(PACKS)
    friend.get_by_role("textbox", name=say("web-packs-seed")).fill("antylopa piramida sarna")
    button(friend, "web-packs-begin").click()
    comes_to(friend, lambda: words_of(friend), "amber-otter-quill")
    # What one goes on with is called by the same words.
    page.goto(PACKS)
    expect(page.get_by_role("link", name=re.compile("antylopa piramida sarna"))).to_be_visible()


@pytest.mark.slow
def test_each_opens_packs_of_their_own_when_both_sit(ann: Visitor, bob: Visitor) -> None:
    page = ann.goto(PACKS)
    button(page, "web-packs-together").click()
    expect(page.get_by_text(say("web-sealed-shut"))).to_be_visible()
    friend = bob.goto(page.locator("input[readonly]").first.input_value())
    button(friend, "web-sit-join").click()
    for one in (page, friend):
        one.get_by_role("link", name=say("web-sealed-open")).click()
        opened(one, 16, 23)
    pools = [one.locator(".scene .name").all_inner_texts() for one in (page, friend)]
    assert pools[0] != pools[1]
    for one in (page, friend):
        build_for_me(one)
        one.locator(".deeds .play").click()
    hands.whose([page, friend])


@pytest.mark.slow
def test_everything_is_done_with_keys_and_wrong_words_are_told(visit: Visiting) -> None:
    ann = visit("Ann", motion=True)
    # What is written wrongly is refused, and browsers say so on the console.
    ann.forgive("422|400")
    page = ann.goto(PACKS)
    page.get_by_role("textbox", name=say("web-packs-seed")).fill("amber otter quilt")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").first).to_contain_text("quilt")
    page.get_by_role("textbox", name=say("web-packs-seed")).fill("amber otter quill")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("amber-otter-quill$"))
    main(page).focus()
    looks.expect_focus(page)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    opened(page, 1, 23)
    page.keyboard.press("Enter")
    opened(page, 2, 23)
    page.keyboard.press(" ")
    opened(page, 16, 23)
    page.locator(".scene li button").first.focus()
    page.keyboard.press("Enter")
    looks.expect_focus(page)
    name = page.locator(".scene .looked .name").first.inner_text()
    expect(page.locator(".panels h2").first).to_have_text(name)


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_the_page_is_loaded_when_it_is_wanted_and_is_small(visit: Visiting, locale: str) -> None:
    page = visit("Ann", locale=locale).goto(f"{BOOSTERS}amber-otter-quill")
    expect(page.locator(".scene .name").first).to_be_visible()
    loaded = dict(page.evaluate(LOADED))
    assert 0 < sum(loaded.values()) < LARGEST, sorted(loaded.items(), key=lambda one: -one[1])


@pytest.mark.parametrize("size", [DESK, slow(TABLET), slow(PHONE)])
@pytest.mark.parametrize("language", ["en", slow("pl")])
def test_axe_finds_nothing_where_packs_are_opened_by_day_and_by_night(
    regular: Regular, language: str, size: tuple[int, int]
) -> None:
    visitor = regular(language, size)

    def look() -> None:
        looks.expect_access(visitor.page)
        nothing(visitor.page, looks.CUT)

    page = visitor.follow(PACKS)
    expect(page.locator(".doors")).to_be_visible()
    look()
    page = visitor.follow(f"{PACKS}/starter/first-sleep/amber-otter-quill")
    expect(page.locator(".scene .name")).to_have_count(16)
    look()
    page.locator(".deeds .button").last.click()
    page.locator(".head .switch").click()
    expect(page.locator(".title .count")).to_contain_text("16")
    expect(page.locator(".deeds .play")).to_be_enabled()
    look()
    if size != DESK:
        page.locator(".tabs button").last.click()
        look()
    page.locator(".deeds .play").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look()
    visitor.check()
