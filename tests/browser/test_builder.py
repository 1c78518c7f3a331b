"""The builder: a warband is built, broken, mended, saved, exported, imported, shared and played."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from oneiros.words import Words
from tests.browser import looks
from tests.browser.dreamblade import hands
from tests.browser.settling import box, comes_to
from tests.browser.visitor import DESK, PHONE, Regular, Visiting, Visitor

BUILDER: Final = "/builder/dreamblade"
TABLET: Final = (820, 1100)
SIXTEEN: Final = """# Ribbons
# Red, and tied twice.
2 Blanket Squire
2 Knife-Dance Novice
1 Lamplight Constable
2 Oath-Ribbon Fencer
1 Spurned Torchbearer
3 Kite Outrider
1 Stitcher of Grudges
1 Avenging Cousin
1 Thornhand Warden
1 Dawn Locomotive
1 Noble Dragon
"""
LARGEST: Final = 200_000
"""So many bytes may script and style of the page take, as the server sends them."""
LOADED: Final = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /\\.(js|css)$/.test(name))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""
say = Words("en").say


def niche(page: Page, name: str) -> Locator:
    return page.locator(f'[data-exhibit="{name}"]')


def button(page: Page | Locator, key: str, **details: object) -> Locator:
    return page.get_by_role("button", name=say(key, **details), exact=True)


def expect_count(page: Page, number: int) -> None:
    """Wait for so many to be in the warband."""
    expect(page.locator(".title .count")).to_have_text(
        say("web-builder-count", number=number, most=16)
    )


def standing(page: Page) -> list[str]:
    """Name those who stand on the curve."""
    found: list[str] = page.locator("[data-mine]").evaluate_all(
        "(all) => all.map((one) => one.dataset.mine)"
    )
    return found


def drag(thing: Locator, to: Locator) -> None:
    """Drag something that has come to rest: what a search leaves moves up."""
    for one in (to, thing):
        one.scroll_into_view_if_needed()
        box(one)
    thing.drag_to(to)


def paste(page: Page, text: str) -> Locator:
    """Paste something and have it read; give the dialog."""
    button(page, "web-builder-forms").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name=say("web-builder-in")).fill(text)
    button(dialog, "web-builder-read").click()
    return dialog


@pytest.mark.slow
def test_the_lobby_and_the_gallery_lead_to_the_builder(ann: Visitor) -> None:
    page = ann.goto("/")
    page.get_by_role("link", name=say("web-lobby-builder")).click()
    expect(niche(page, "patchwork-bear")).to_be_attached()
    page.goto("/gallery/dreamblade")
    page.get_by_role("link", name=say("web-gallery-builder")).click()
    expect(page).to_have_url(re.compile("/builder/dreamblade$"))
    ann.check()


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_the_page_is_loaded_when_it_is_wanted_and_is_small(visit: Visiting, locale: str) -> None:
    visitor = visit("Ann", locale=locale, first=True)
    page = visitor.goto(BUILDER)
    expect(niche(page, "patchwork-bear")).to_be_attached()
    loaded = dict(page.evaluate(LOADED))
    assert 0 < sum(loaded.values()) < LARGEST, sorted(loaded.items(), key=lambda one: -one[1])
    assert any("/builder-" in name for name in loaded)
    elsewhere = visit("Eve", locale=locale, first=True).goto("/gallery/dreamblade")
    expect(niche(elsewhere, "patchwork-bear")).to_be_attached()
    assert not any("/builder-" in name for name in dict(elsewhere.evaluate(LOADED)))


def test_a_warband_is_built_broken_and_mended(ann: Visitor) -> None:
    # What is pasted wrongly is refused, and browsers say so on the console.
    ann.forgive("422")
    page = ann.goto(BUILDER)
    play = page.locator(".deeds .play")
    expect(play).to_be_disabled()
    # Miniatures come by pressing and by dragging.
    page.get_by_role("searchbox").fill("patchwork bear")
    add = button(page, "web-builder-add", name="Patchwork Bear")
    for _ in range(3):
        add.click()
    expect_count(page, 3)
    expect(add).to_have_attribute("aria-disabled", "true")
    page.get_by_role("searchbox").fill("blanket squire")
    drag(niche(page, "blanket-squire"), page.locator(".curve"))
    expect_count(page, 4)
    comes_to(page, lambda: "Blanket Squire" in standing(page), wanted=True)
    # They go by pressing and by dragging, and come back.
    button(page, "web-builder-out", name="Blanket Squire").first.click()
    expect_count(page, 3)
    button(page, "web-builder-back").click()
    expect_count(page, 4)
    drag(page.locator('[data-mine="Blanket Squire"]'), page.get_by_role("searchbox"))
    expect_count(page, 3)
    # Nonsense is refused, and every wrong line is named.
    dialog = paste(page, "hello\n2 Twilight Scoot\n1 Mirrorman\n0 Mirrorman")
    for line in (1, 2, 4):
        expect(dialog.get_by_text(re.compile(f"Line {line}:"))).to_be_visible()
    # A press on who was meant mends the line, and what is wrong still stays.
    dialog.get_by_role("button", name="Twilight Scout", exact=True).click()
    expect(dialog.get_by_text(re.compile("Line 2:"))).to_have_count(0)
    expect(dialog.get_by_role("textbox", name=say("web-builder-in"))).to_have_value(
        "hello\n2 Twilight Scout\n1 Mirrorman\n0 Mirrorman"
    )
    expect(dialog.get_by_text(re.compile("Line 4:"))).to_be_visible()
    dialog.get_by_role("textbox", name=say("web-builder-in")).fill(SIXTEEN + "1 Kite Outrider\n")
    button(dialog, "web-builder-read").click()
    # Both problems are told at once, and one press mends both.
    expect_count(page, 17)
    problems = page.get_by_role("list", name=say("web-builder-problems")).get_by_role("listitem")
    expect(problems).to_have_count(2)
    expect(play).to_be_disabled()
    expect(play).to_have_text(say("web-builder-play-many", number=1))
    button(page, "web-builder-mend-copies", number=1).click()
    expect_count(page, 16)
    expect(problems).to_have_count(0)
    expect(play).to_be_enabled()
    row = page.get_by_role("row", name=re.compile(say("aspect-valor")))
    expect(row.get_by_role("cell").nth(1)).to_have_text(re.compile(r"^\+\d\.\d$"))
    ann.check()


def saved(page: Page) -> None:
    """Build the sixteen, and save them."""
    paste(page, SIXTEEN)
    expect_count(page, 16)
    button(page, "web-builder-save").click()
    expect(button(page, "web-builder-saved")).to_be_disabled()


def test_a_warband_is_saved_with_its_guest_exported_and_shared_by_a_link(visit: Visiting) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.goto(BUILDER)
    saved(page)
    # It is there although this browser has forgotten everything but its cookie.
    page.goto("/")
    page.evaluate("() => localStorage.clear()")
    page.goto(BUILDER)
    expect_count(page, 0)
    button(page, "web-builder-shelf", number=1).click()
    button(page, "web-builder-open-one", name="Ribbons").click()
    expect_count(page, 16)
    about = page.get_by_role("textbox", name=say("web-builder-about"))
    expect(about).to_have_value("Red, and tied twice.")
    button(page, "web-builder-forms").click()
    dialog = page.get_by_role("dialog")
    link = dialog.get_by_role("textbox", name=say("web-builder-form-link")).input_value()
    assert re.fullmatch(rf"{re.escape(ann.url)}/builder/dreamblade#w2\.[\w-]+", link)
    forms = dialog.locator("pre").all_inner_texts()
    assert forms[0].strip() == SIXTEEN.strip()
    page.keyboard.press("Escape")
    theirs = bob.goto(link)
    expect_count(theirs, 16)
    expect(theirs.get_by_role("textbox", name=say("web-builder-name"))).to_have_value("Ribbons")
    assert "#" not in theirs.url
    shared = theirs.get_by_role("status").filter(has_text=say("web-builder-shared", name="Ribbons"))
    expect(shared).to_contain_text("Red, and tied twice.")
    button(theirs, "web-builder-shared-close").click()
    expect(shared).to_have_count(0)
    # Opened again over a change that nobody has saved, it asks first.
    button(theirs, "web-builder-out", name="Noble Dragon").first.click()
    expect_count(theirs, 15)
    theirs.evaluate("(hash) => { location.hash = hash }", link.partition("#")[2])
    button(theirs.get_by_role("dialog"), "web-builder-shared-leave").click()
    expect(theirs.get_by_role("dialog")).to_have_count(0)
    expect_count(theirs, 15)
    theirs.evaluate("(hash) => { location.hash = hash }", link.partition("#")[2])
    button(theirs.get_by_role("dialog"), "web-builder-shared-save").click()
    expect_count(theirs, 16)
    expect(button(theirs, "web-builder-shelf", number=1)).to_be_visible()
    # A form that was copied is read again as the same.
    paste(theirs, "1 Mirrorman")
    expect_count(theirs, 1)
    paste(theirs, forms[1])
    expect_count(theirs, 16)
    expect(theirs.get_by_role("textbox", name=say("web-builder-about"))).to_have_value(
        "Red, and tied twice."
    )
    for one in (ann, bob):
        one.check()


@pytest.mark.slow
def test_a_saved_warband_is_copied_renamed_and_deleted(ann: Visitor) -> None:
    page = ann.goto(BUILDER)
    saved(page)
    button(page, "web-builder-shelf", number=1).click()
    dialog = page.get_by_role("dialog")
    button(dialog, "web-builder-copy").click()
    copy = dialog.get_by_role("listitem").filter(has_text="(copy)")
    button(copy, "web-builder-rename").click()
    dialog.get_by_role("textbox", name=say("web-builder-name")).fill("Second")
    button(dialog.locator("form"), "web-builder-rename").click()
    second = dialog.get_by_role("listitem").filter(has_text="Second")
    button(second, "web-builder-delete").click()
    button(second, "web-builder-delete").click()
    expect(second).to_have_count(0)
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    ann.check()


@pytest.mark.slow
def test_a_saved_warband_is_offered_by_the_lobby_and_played_from_the_builder(ann: Visitor) -> None:
    page = ann.goto(BUILDER)
    saved(page)
    page.goto("/")
    page.get_by_role("button", name=say("web-lobby-warband-choose")).first.click()
    page.get_by_role("button", name=f"{say('web-lobby-warband-take')}: Ribbons").click()
    mine = page.get_by_role("region", name=say("web-lobby-warband-mine"))
    expect(mine.get_by_role("heading", name="Ribbons")).to_be_visible()
    page.goto(BUILDER)
    page.locator(".deeds .play").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(say("web-table-level-hasty"), exact=True).click()
    button(dialog, "web-builder-play-now").click()
    expect(page).to_have_url(re.compile("/table/"))
    comes_to(page, lambda: bool(ann.plays), wanted=True)
    assert "Knife-Dance Novice" in json.dumps(ann.plays[-1]["view"])
    ann.check()


@pytest.mark.slow
def test_from_the_end_of_a_game_a_way_leads_back_to_the_warband_that_was_played(
    visit: Visiting,
) -> None:
    ann = visit("Ann", size=PHONE, touch=True)
    page = ann.goto(BUILDER)
    dear = "3 Noble Dragon\n3 Hour Thirteen\n3 Volcano in Love\n3 Blanket Squire"
    paste(page, dear)
    expect_count(page, 12)
    # However many stand on one cost, nobody stands above the help and its button.
    top = page.locator(".column button").last.locator(".arch")
    head = page.locator(".head")
    comes_to(page, lambda: edges(head)[1] <= edges(top)[0] + 1, wanted=True)
    page.locator(".deeds .play").click()
    button(page.get_by_role("dialog"), "web-builder-play-now").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert hands.until_asked(page)
    hands.choose_in_menu(page, say("web-table-resign"))
    sure = page.get_by_role("dialog", name=say("web-table-resign-title"))
    button(sure, "web-table-resign").click()
    # The look back, which comes a little later, leads there, too.
    change = page.get_by_role("link", name=say("web-table-change")).first
    change.click()
    expect(page.get_by_text(say("web-builder-played"))).to_be_visible()
    expect_count(page, 12)
    button(page, "web-builder-played-why").click()
    expect(page.locator("#verdict")).to_be_in_viewport()
    # From the top one press leads to the verdict, too.
    page.keyboard.press("Home")
    expect(page.locator("#verdict")).not_to_be_in_viewport()
    button(page, "web-builder-verdict").click()
    expect(page.locator("#verdict")).to_be_in_viewport()
    # It was not saved, and is not covered; it can be changed and played again.
    page.locator(".deeds .play").click()
    button(page.get_by_role("dialog"), "web-builder-play-now").click()
    expect(page).to_have_url(re.compile("/table/"))
    ann.check()


def kept_waiting(page: Page) -> list[Route]:
    """Build the sixteen, and come back while the server is slow to say anything about them."""
    paste(page, SIXTEEN)
    expect_count(page, 16)
    held: list[Route] = []
    page.route("**/warbands/study", lambda route: held.append(route))  # noqa: PLW0108
    page.reload()
    expect_count(page, 16)
    comes_to(page, lambda: bool(held), wanted=True)
    return held


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_verdict_stays_in_view_though_what_stands_above_it_comes_later(
    visit: Visiting, size: tuple[int, int]
) -> None:
    ann = visit("Ann", size=size)
    page = ann.goto(BUILDER)
    held = kept_waiting(page)
    button(page, "web-builder-verdict").click()
    verdict = page.locator("#verdict")
    expect(verdict).to_be_in_viewport()
    for one in held:
        one.continue_()
    expect(page.get_by_text(say("web-builder-aspects"), exact=True)).to_be_attached()
    box(verdict)
    expect(verdict.get_by_role("heading", name=say("web-builder-verdict"))).to_be_in_viewport()


@pytest.mark.slow
def test_whoever_scrolls_on_is_not_led_back_to_the_verdict(visit: Visiting) -> None:
    page = visit("Ann", size=PHONE).goto(BUILDER)
    held = kept_waiting(page)
    button(page, "web-builder-verdict").click()
    page.mouse.move(100, 300)
    page.mouse.wheel(0, -5000)
    comes_to(page, lambda: page.evaluate("() => scrollY"), wanted=0)
    for one in held:
        one.continue_()
    expect(page.get_by_text(say("web-builder-aspects"), exact=True)).to_be_attached()
    comes_to(page, lambda: page.evaluate("() => scrollY"), wanted=0)


def edges(one: Locator) -> tuple[float, float]:
    """Give where something begins and ends, from above."""
    found = one.bounding_box()
    assert found is not None
    return found["y"], found["y"] + found["height"]


@pytest.mark.slow
def test_a_friend_is_invited_to_play_against_it(ann: Visitor) -> None:
    page = ann.goto(BUILDER)
    paste(page, SIXTEEN)
    expect_count(page, 16)
    page.locator(".deeds .play").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(say("web-builder-friend"), exact=True).click()
    button(dialog, "web-builder-play-link").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("input[readonly]").first).to_have_value(re.compile("invite="))
    ann.check()


def test_bots_try_a_warband_and_say_why_it_wins_or_loses_and_what_a_change_has_done(
    ann: Visitor,
) -> None:
    page = ann.goto(BUILDER)
    paste(page, SIXTEEN)
    ask = button(page, "web-builder-verdict-ask", games=60)
    ask.click()
    steady = say("web-table-level-scripted")
    expect(page.get_by_text(say("web-builder-verdict-how", games=60, bot=steady))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("interval"))).to_be_visible()
    button(page, "web-builder-out", name="Noble Dragon").last.click()
    expect(page.get_by_text(say("web-builder-verdict-old"))).to_be_visible()
    expect(page.get_by_text(say("web-builder-why-earlier"))).to_be_visible()
    ask.click()
    change = page.locator(".change")
    expect(change).to_contain_text(say("web-builder-change-out", number=1, name="Noble Dragon"))
    # It is there when one comes back, with its reasons and numbers.
    page.reload()
    expect(change).to_contain_text(say("web-builder-change-out", number=1, name="Noble Dragon"))
    page.get_by_text(say("web-builder-measures"), exact=True).click()
    expect(page.get_by_role("row", name=say("web-builder-measure-fight"))).to_be_visible()
    # A warband that nobody can pay for is told so, in words that lead to the rules.
    paste(page, "3 Grandfather Lighthouse\n3 Hour Thirteen\n3 Volcano in Love")
    ask.click()
    why = page.locator(".why")
    expect(why).to_contain_text(say("web-builder-why", side="below"))
    expect(why).to_contain_text("It often cannot pay for anybody")
    expect(why.get_by_role("link", name="5.2").first).to_have_attribute(
        "href", "/rules/dreamblade#5.2"
    )
    ann.check()


@pytest.mark.slow
def test_everything_is_done_with_keys(ann: Visitor) -> None:
    page = ann.goto(BUILDER)
    add = button(page, "web-builder-add", name="Crumb Mite")
    add.focus()
    looks.expect_focus(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect_count(page, 2)
    page.locator("[data-mine]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-mine]").nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect_count(page, 1)
    expect(page.locator("[data-mine]").first).to_be_focused()
    page.keyboard.press("Control+z")
    expect_count(page, 2)
    page.locator("body").press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    ann.check()


@pytest.mark.slow
def test_advice_shows_those_who_would_help_and_similar_ones_are_a_press_away(ann: Visitor) -> None:
    page = ann.goto(BUILDER)
    paste(page, "3 Keyhole Gnat\n3 Loose Tooth\n1 Dawn Locomotive")
    advice = page.get_by_role("list", name=say("web-builder-advice"))
    lonely = advice.get_by_role("listitem").filter(has_text=say("aspect-valor"))
    button(lonely, "web-builder-show").click()
    comes_to(page, lambda: page.url.partition("?")[2], "aspect=Valor&cost=1-3")
    lonely.get_by_role("button", name=re.compile("^Add ")).first.click()
    expect_count(page, 8)
    niche(page, "blanket-squire").click()
    closely = page.get_by_role("dialog")
    alike = closely.get_by_role("listitem").filter(has_text=re.compile("cost")).first
    alike.get_by_role("link").click()
    expect(closely.get_by_role("heading", name="Blanket Squire")).to_be_hidden()
    ann.check()


@pytest.mark.parametrize(("language", "size"), looks.SCREENS)
def test_axe_finds_nothing_in_the_builder_and_nothing_is_cut(
    regular: Regular, language: str, size: tuple[int, int]
) -> None:
    visitor = regular(language, size)
    spoken = Words(language).say
    page = visitor.follow(BUILDER)
    page.get_by_role("button", name=spoken("web-builder-forms"), exact=True).click()
    page.get_by_role("textbox", name=spoken("web-builder-in")).fill(SIXTEEN + "1 Kite Outrider")
    page.get_by_role("button", name=spoken("web-builder-read"), exact=True).click()
    expect(page.locator(".title .count")).to_contain_text("17")
    for view in looks.views(page, language, size):
        if size != DESK:
            page.locator(".tabs button").first.click()
        view.expect_well()
        for key in ("web-builder-forms", "web-builder-shelf"):
            page.get_by_role("button", name=view.say(key, number=0), exact=True).click()
            expect(page.get_by_role("dialog")).to_be_visible()
            view.expect_well("dialog[open]")
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_be_hidden()
        if size != DESK:
            page.locator(".tabs button").last.click()
            view.expect_well()
    visitor.check()
