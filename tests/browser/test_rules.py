"""The rules and what leads into the games: search, links, glossary, abilities to try, progress."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from oneiros.registry.games import game
from oneiros.words import Words
from tests.browser import looks
from tests.browser.dreamblade import hands
from tests.browser.matrix import slow
from tests.browser.settling import comes_to
from tests.browser.visitor import DESK, PHONE, Regular, Visitor

RULES: Final = "/rules/dreamblade"
TABLET: Final = (820, 1100)
PAGES: Final = (
    *("/rules", RULES, "/learn", "/learn/dreamblade"),
    *("/abilities/dreamblade", "/abilities/dreamblade/crit"),
    *map(slow, ("/rules/dreamscape", "/abilities/dreamscape/lake")),
)
"""One of each kind of page, and others that are like them."""
SAY: Final = {language: Words(language).say for language in ("en", "pl")}
say = SAY["en"]


def seek(page: Page, text: str) -> None:
    """Type into the search."""
    page.get_by_role("searchbox").fill(text)


def found(page: Page) -> list[str]:
    """Give the anchors of what is found."""
    links: list[str] = page.locator(".found li > a").evaluate_all(
        "(all) => all.map((one) => one.hash.slice(1))"
    )
    return links


def test_rules_are_found_by_number_word_and_ability_in_both_languages(ann: Visitor) -> None:
    page = ann.goto(RULES)
    for sought, first in (
        ("7.8", "7.8"),
        ("bodyguard", "bodyguard"),
        ("OCHRONIARZ", "bodyguard"),
        ("odgonic", "8.4"),
        ("nobody equal points", "9.3"),
    ):
        seek(page, sought)
        comes_to(page, lambda: found(page)[:1], [first])
    expect(page.locator(".found mark").first).to_be_visible()
    seek(page, "ochroniarz")
    expect(page.locator(".found [lang=pl] mark").first).to_have_text("Ochroniarz")
    seek(page, "xyzzy")
    expect(page.get_by_role("status")).to_have_text(say("web-rules-found", number=0))
    page.get_by_role("searchbox").press("Escape")
    expect(page.locator('[id="4.2"]')).to_be_visible()
    seek(page, "deathblow")
    page.get_by_role("searchbox").press("Enter")
    expect(page.locator('[id="8.7"]')).to_be_in_viewport()


@pytest.mark.slow
def test_a_number_in_a_rule_leads_to_it_and_back_again(ann: Visitor) -> None:
    page = ann.goto(f"{RULES}#7.8")
    rule, other = page.locator('[id="7.8"]'), page.locator('[id="7.7"]')
    rule.get_by_role("link", name="7.7", exact=True).click()
    expect(other).to_be_in_viewport()
    expect(other).to_be_focused()
    page.get_by_role("button", name=say("web-rules-back", to="7.8")).click()
    expect(rule).to_be_focused()
    expect(page.get_by_role("button", name=say("web-rules-back", to="7.8"))).to_have_count(0)
    rule.get_by_role("link", name="Bodyguard").click()
    ability = page.locator('[id="bodyguard"]')
    expect(ability).to_be_focused()
    # Below a rule stands by which others it is named.
    ability.get_by_role("link", name="7.8", exact=True).last.click()
    expect(rule).to_be_focused()


@pytest.mark.slow
def test_a_term_of_the_glossary_leads_to_its_rule(regular: Regular) -> None:
    page = regular("pl", DESK).goto(f"{RULES}#glossary")
    row = page.locator("dl > div").filter(has_text="odgonić")
    expect(row).to_contain_text("disrupt")
    row.get_by_role("link").click()
    expect(page.locator('[id="8.4"]')).to_be_focused()


@pytest.mark.slow
def test_the_contents_follow_what_is_read_and_fold_on_a_phone(regular: Regular) -> None:
    page = regular("en", DESK).goto(f"{RULES}#9.1")
    contents = page.get_by_role("navigation", name=say("web-rules-contents"))
    expect(contents.locator("[aria-current]")).to_contain_text("Conquest")
    page.evaluate("scrollTo(0, 0)")
    expect(contents.locator("[aria-current]")).to_contain_text("The table")
    page = regular("en", PHONE).goto(RULES)
    expect(page.locator('[id="1.1"]')).to_be_visible()
    link = page.get_by_role("link", name="9 Conquest")
    expect(link).to_be_hidden()
    page.locator("summary", has_text=say("web-rules-contents")).click()
    link.click()
    expect(page.locator('[id="9"]')).to_be_in_viewport()
    expect(link).to_be_hidden()


@pytest.mark.slow
def test_no_mark_of_an_editor_is_shown(ann: Visitor) -> None:
    for path in (RULES, "/rules/dreamscape", "/abilities/dreamblade/channel"):
        page = ann.goto(path)
        expect(page.locator(".rule").first).to_be_visible()
        assert re.findall(r"\[[FH][^\]]*\]", page.get_by_role("main").inner_text()) == []


@pytest.mark.parametrize("language", ["en", slow("pl")])
@pytest.mark.parametrize(
    ("name", "example", "held"), [("dreamblade", "bolster", 11), slow("dreamscape", "tower", 8)]
)
def test_an_ability_is_read_of_tried_and_remembered(
    regular: Regular, language: str, name: str, example: str, held: int
) -> None:
    told, visitor = SAY[language], regular(language, DESK)
    page = visitor.goto(f"/abilities/{name}")
    page.locator(f'[data-ability="{example}"]').click()
    expect(page.locator("[data-exhibit]")).to_have_count(held)
    page.get_by_role("button", name=told("web-abilities-try"), exact=True).click()
    panel = page.locator(f'[data-example="{example}"]')
    expect(panel.get_by_text(told(f"web-example-{name}-{example}"))).to_be_visible()
    expect(page.locator('[data-hint="question"]')).to_be_visible()
    panel.get_by_role("link", name=told("web-abilities-all", game=name)).click()
    tried = page.locator(f'[data-ability="{example}"]')
    expect(tried).to_contain_text("✓")
    count = len(game(name).examples())
    visitor.goto(f"/learn/{name}")
    bar = page.get_by_role("progressbar").nth(1)
    expect(bar).to_have_attribute("max", str(count))
    comes_to(page, lambda: int(float(bar.get_attribute("value") or 0)) >= 1, wanted=True)


@pytest.mark.slow
def test_what_an_example_is_of_happens_at_its_table(ann: Visitor) -> None:
    page = ann.goto("/abilities/dreamblade/bolster")
    page.get_by_role("button", name=say("web-abilities-try"), exact=True).click()
    assert hands.until_asked(page)
    page.keyboard.press("/")
    page.keyboard.type("move Runetagged Brawler c3")
    page.keyboard.press("Enter")
    panel = page.locator('[data-example="bolster"]')
    panel.get_by_role("button", name=say("web-example-again")).click()
    expect(panel.get_by_role("button", name=say("web-example-again"))).to_have_count(0)


@pytest.mark.slow
def test_the_way_into_the_games_stands_in_one_place(ann: Visitor) -> None:
    page = ann.goto("/learn")
    expect(page.get_by_role("progressbar")).to_have_count(6)
    page.get_by_role("link", name=say("web-learn-path-puzzles")).first.click()
    expect(page.locator("button[data-puzzle]").first).to_be_visible()
    page.go_back()
    page.get_by_role("link", name=say("web-learn-title", game="dreamscape")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        say("web-learn-title", game="dreamscape")
    )


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(("language", "size"), looks.SCREENS)
def test_axe_finds_nothing_on_these_pages_and_nothing_is_cut(
    regular: Regular, language: str, size: tuple[int, int], path: str
) -> None:
    visitor = regular(language, size)
    page = visitor.follow(path)
    for view in looks.views(page, language, size):
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        view.expect_well()
        if path == RULES:
            seek(page, "8")
            expect(page.locator(".found li").first).to_be_visible()
            view.expect_well(".found")
            seek(page, "")
    visitor.check()
