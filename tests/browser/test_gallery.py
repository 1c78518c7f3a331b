"""The galleries: search, filters, the large view, keys, phones, and everyone's eyes and hands."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from oneiros.words import Words
from tests.browser import looks
from tests.browser.settling import comes_to, nothing, settle
from tests.browser.visitor import PHONE, Regular, Visitor

MINIATURES: Final = "/gallery/dreamblade"
DREAMCARDS: Final = "/gallery/dreamscape"
TABLET: Final = (820, 1100)
TWO_ABREAST: Final = 2
FOCUSED: Final = "() => document.activeElement.dataset.exhibit"
say = Words("en").say


def seek(page: Page, text: str) -> None:
    """Type into the search."""
    page.get_by_role("searchbox").fill(text)


def shown(page: Page) -> list[str]:
    """Give the ids of what stands in the niches."""
    found: list[str] = page.locator("[data-exhibit]").evaluate_all(
        "(all) => all.map((one) => one.dataset.exhibit)"
    )
    return found


def expect_found(page: Page, number: int, of: int) -> None:
    """Wait for so many to be found."""
    expect(page.get_by_role("status")).to_have_text(say("web-gallery-found", number=number, all=of))


def niche(page: Page, name: str) -> Locator:
    return page.locator(f'[data-exhibit="{name}"]')


@pytest.mark.slow
def test_the_lobby_leads_to_both_galleries(ann: Visitor) -> None:
    page = ann.goto("/")
    for game, count in (("dreamblade", 119), ("dreamscape", 50)):
        page.get_by_role("link", name=say("web-lobby-gallery", game=game)).click()
        title = page.get_by_role("heading", level=1)
        expect(title).to_have_text(say("web-gallery-title", game=game))
        expect_found(page, count, count)
        comes_to(page, lambda: len(shown(page)), count)
        page.go_back()


def test_a_miniature_is_found_by_name_in_both_languages_ability_text_and_lineage(
    ann: Visitor,
) -> None:
    page = ann.goto(MINIATURES)
    expect_found(page, 119, 119)
    for sought in ("patchwork", "PATCHWORKOWY MIS", "stuffed with sawdust"):
        seek(page, sought)
        comes_to(page, lambda: shown(page)[:1], ["patchwork-bear"])
    seek(page, "bodyguard")
    comes_to(page, lambda: "inspired-samurai" in shown(page), wanted=True)
    assert "mirrorman" not in shown(page)
    seek(page, "hivelings")
    comes_to(page, lambda: "widow-of-nine-rooms" in shown(page), wanted=True)
    seek(page, "no such thing")
    expect(page.get_by_text(say("web-gallery-nothing"))).to_be_visible()
    page.get_by_role("button", name=say("web-gallery-clear")).click()
    expect_found(page, 119, 119)


@pytest.mark.slow
def test_what_is_wished_for_stands_in_the_address(ann: Visitor) -> None:
    page = ann.goto(MINIATURES)
    expect_found(page, 119, 119)
    filters = page.get_by_role("complementary", name=say("web-gallery-filters"))
    filters.get_by_role("checkbox", name=re.compile(say("aspect-fear"))).check(force=True)
    rare = filters.get_by_role("checkbox", name=re.compile(say("web-gallery-rarity-rare")))
    rare.check(force=True)
    filters.get_by_label(say("web-gallery-least", scale=say("web-gallery-by-cost"))).fill("6")
    page.get_by_label(say("web-gallery-order")).select_option("strength")
    seek(page, "the")
    comes_to(
        page,
        lambda: page.url.partition("?")[2],
        "q=the&aspect=Fear&rarity=rare&cost=6-14&sort=strength",
    )
    before = shown(page)
    assert before
    page.reload()
    comes_to(page, lambda: shown(page), before)
    expect(rare).to_be_checked()
    expect(page.get_by_role("searchbox")).to_have_value("the")
    filters.get_by_role("button", name=say("web-gallery-clear")).click()
    comes_to(page, lambda: page.url.partition("?")[2], "q=the&sort=strength")


@pytest.mark.slow
def test_a_miniature_is_seen_closely_with_rules_strength_and_warbands(ann: Visitor) -> None:
    page = ann.goto(MINIATURES)
    niche(page, "kite-outrider").click()
    closely = page.get_by_role("dialog", name="Kite Outrider")
    expect(closely).to_be_visible()
    assert page.url.endswith("#kite-outrider")
    expect(closely.get_by_text(say("web-board-cost"))).to_be_visible()
    expect(closely.get_by_role("img", name=re.compile("interval"))).to_be_visible()
    expect(closely.get_by_text("Vigil of Lanterns")).to_be_visible()
    expect(closely.get_by_text("sentimental reasons")).to_be_visible()
    link = closely.get_by_role("link").first
    number = (link.get_attribute("href") or "").rpartition("#")[2]
    link.click()
    expect(page.locator(f'[id="{number}"]')).to_be_in_viewport()
    page.go_back()
    expect(closely).to_be_visible()
    page.keyboard.press("Escape")
    expect(closely).to_be_hidden()
    comes_to(page, lambda: page.url.rpartition("/")[2], "dreamblade")


@pytest.mark.slow
def test_one_that_was_not_measured_says_so(ann: Visitor) -> None:
    page = ann.goto(f"{MINIATURES}#noble-dragon")
    closely = page.get_by_role("dialog", name="Noble Dragon")
    first_sleep = say("web-gallery-set-first-sleep")
    expect(closely.get_by_text(say("web-gallery-strength-none", set=first_sleep))).to_be_visible()


@pytest.mark.slow
def test_a_dreamcard_is_seen_closely_with_what_it_takes(ann: Visitor) -> None:
    page = ann.goto(DREAMCARDS)
    seek(page, "golem")
    first = page.locator("[data-exhibit]").first
    first.click()
    closely = page.get_by_role("dialog")
    expect(closely.get_by_text(say("web-gallery-card-cost-about"))).to_be_visible()
    expect(closely.get_by_role("link", name=say("web-gallery-rule", rule="7.7"))).to_be_visible()
    numbers = [int(one) for one in closely.locator(".sum dd").all_inner_texts()]
    assert sum(numbers[:-1]) == numbers[-1]


def test_keys_lead_through_the_niches_and_out_of_the_large_view(ann: Visitor) -> None:
    page = ann.goto(MINIATURES)
    expect_found(page, 119, 119)
    page.locator("body").press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("lantern")
    comes_to(page, lambda: len(shown(page)) < 20, wanted=True)
    page.keyboard.press("Escape")
    expect_found(page, 119, 119)
    names = shown(page)
    niche(page, names[0]).focus()
    page.keyboard.press("ArrowRight")
    expect(niche(page, names[1])).to_be_focused()
    looks.expect_focus(page)
    page.keyboard.press("ArrowDown")
    focused = settle(page, lambda: page.evaluate(FOCUSED), lambda one: one != names[1])
    assert names.index(focused) > 2
    page.keyboard.press("Enter")
    closely = page.get_by_role("dialog")
    expect(closely).to_be_visible()
    page.keyboard.press("ArrowRight")
    comes_to(page, lambda: page.url.rpartition("#")[2], names[names.index(focused) + 1])
    page.keyboard.press("Escape")
    expect(closely).to_be_hidden()
    # Going back, which takes the browser a while, also scrolls back.
    comes_to(page, lambda: page.url.rpartition("/")[2], "dreamblade")
    looks.expect_focus(page)
    niche(page, names[0]).focus()
    page.keyboard.press("End")
    comes_to(page, lambda: len(shown(page)), 119)
    expect(niche(page, shown(page)[-1])).to_be_focused()
    expect(niche(page, shown(page)[-1])).to_be_in_viewport()


@pytest.mark.slow
def test_on_a_phone_filters_are_a_sheet_and_two_miniatures_stand_abreast(
    regular: Regular,
) -> None:
    visitor = regular("pl", PHONE)
    polish = Words("pl").say
    page = visitor.follow(MINIATURES)
    expect(page.get_by_role("heading", level=1)).to_have_text(
        polish("web-gallery-title", game="dreamblade")
    )
    columns = page.locator("ul:has([data-exhibit])").evaluate(
        "(one) => getComputedStyle(one).gridTemplateColumns.split(' ').length"
    )
    assert columns >= TWO_ABREAST
    page.get_by_role("button", name=polish("web-gallery-filters"), exact=True).tap()
    sheet = page.get_by_role("dialog")
    sheet.locator("label", has_text=polish("aspect-madness")).tap()
    sheet.get_by_role("button", name=re.compile(polish("web-gallery-show", number=33))).tap()
    expect(sheet).to_be_hidden()
    expect(
        page.get_by_role("button", name=polish("web-gallery-filters-set", number=1))
    ).to_be_visible()
    nothing(page, looks.CUT)
    page.locator("[data-exhibit]").first.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    nothing(page, looks.CUT)
    page.get_by_role("dialog").get_by_role("button", name=polish("web-close")).tap()
    visitor.check()


@pytest.mark.parametrize("path", [MINIATURES, DREAMCARDS])
@pytest.mark.parametrize(("language", "size"), looks.SCREENS)
def test_axe_finds_nothing_in_a_gallery_and_nothing_is_cut(
    regular: Regular, language: str, size: tuple[int, int], path: str
) -> None:
    visitor = regular(language, size)
    page = visitor.follow(path)
    expect(page.locator("[data-exhibit]").first).to_be_visible()
    for view in looks.views(page, language, size):
        view.expect_well()
        page.locator("[data-exhibit]").nth(3).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        view.expect_well("dialog[open]")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    visitor.check()


@pytest.mark.slow
def test_the_language_changes_names_and_keeps_what_is_sought(ann: Visitor) -> None:
    page = ann.goto(f"{MINIATURES}?q=patchwork")
    expect(niche(page, "patchwork-bear")).to_contain_text("Patchwork Bear")
    page.get_by_role("button", name=re.compile("PL|Polski")).click()
    expect(niche(page, "patchwork-bear")).to_contain_text("Patchworkowy Miś")
    expect(page.get_by_role("searchbox")).to_have_value("patchwork")


@pytest.mark.slow
def test_a_gallery_of_a_game_that_is_not_there_says_so(ann: Visitor) -> None:
    page = ann.goto("/gallery/nothing")
    expect(page.get_by_text(say("web-nowhere-title"))).to_be_visible()
