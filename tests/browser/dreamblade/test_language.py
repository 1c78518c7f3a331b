"""Two languages, changed at any moment."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from oneiros.games.dreamblade.warbands.catalogue import catalogue
from oneiros.words import Words
from oneiros.words.shelf import entries
from tests.browser.dreamblade import hands
from tests.browser.dreamblade.forward import forward, in_combat
from tests.browser.dreamblade.hands import powiedz, say
from tests.browser.matrix import slow
from tests.browser.settling import comes_to, settle
from tests.browser.visitor import ME, Regular, Visiting, Visitor
from tests.server.served import Served

# Whatever is read or heard of a page: texts, and what stands for them.
_TOLD = """() => {
  const english = [...document.querySelectorAll('body [lang="en"]')];
  for (const one of english) one.hidden = true;
  const said = [document.body.innerText, ...[...document.querySelectorAll('*')].flatMap((one) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? '')),
  ].join('\\n');
  for (const one of english) one.hidden = false;
  return said;
}"""
"""Everything that is said, but what says of itself that it is English, as in a glossary."""
_LINES = "() => [...document.querySelectorAll('[data-line]')].map((one) => one.textContent.trim())"


def test_in_the_middle_of_a_combat_everything_changes_its_language_at_once(
    ann: Visitor, served: Served
) -> None:
    path = ann.lay(ME, ME)
    ask = forward(served, ann, path, in_combat)
    page = ann.goto(path)
    assert hands.until_asked(page)
    english = hands.shown(page)
    lines = page.evaluate(_LINES)
    asked = hands.question(page).get_by_role("heading").inner_text()
    lit = [one.name for one in hands.lit(page)]
    heard = len(ann.plays)

    page.get_by_role("button", name=re.compile("^PL:")).click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    polish = settle(page, lambda: page.evaluate(_LINES), lambda read: not set(read) & set(lines))
    assert len(polish) == len(lines)
    assert not set(polish) & set(lines)
    assert all("zasada" in one or "zasady" in one or "(" not in one for one in polish)
    expect(hands.question(page).get_by_role("heading")).not_to_have_text(asked)
    seat = "AB"[ask.seat]
    expect(hands.question(page)).to_contain_text(powiedz("web-asking-seat", seat=seat))
    expect(page.get_by_role("button", name=powiedz("web-asking-undo"))).to_be_visible()
    expect(page.get_by_role("button", name=say("web-asking-undo"))).to_have_count(0)
    _no_english(page)

    page.get_by_role("button", name=re.compile("^EN:")).click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    comes_to(page, lambda: hands.shown(page), english)
    comes_to(page, lambda: [one.name for one in hands.lit(page)], lit)
    assert len(ann.plays) == heard, "nothing had to be asked again"
    hands.click(page, hands.lit(page)[-1])
    assert hands.until_asked(page)


def test_the_language_of_the_browser_is_spoken_until_another_is_chosen(visit: Visiting) -> None:
    ola = visit("Ola", locale="pl-PL")
    page = ola.goto("/")
    expect(hands.play_now(page, powiedz)).to_be_visible()
    page.get_by_role("button", name=re.compile("^EN:")).click()
    expect(hands.play_now(page)).to_be_visible()
    page.reload()
    expect(hands.play_now(page)).to_be_visible()


@pytest.mark.parametrize(
    "path",
    [
        "/",
        slow("/rules"),
        slow("/rules/dreamblade"),
        slow("/rules/dreamscape"),
        slow("/abilities/dreamblade"),
        slow("/abilities/dreamblade/wail"),
        slow("/abilities/dreamscape/golem"),
        slow("/learn"),
        slow("/learn/dreamblade"),
        slow("/learn/dreamscape"),
    ],
)
def test_no_page_says_anything_in_english_to_those_who_read_polish(
    regular: Regular, path: str
) -> None:
    page = regular("pl").follow(path)
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    _no_english(page, bilingual=path.startswith(("/rules", "/abilities")))


def _no_english(page: Page, *, bilingual: bool = False) -> None:
    """Find no sentence that English alone has, no word of it and no key; rules give both names."""
    seen = page.evaluate(_TOLD)
    assert [text for text in _english() if text in seen] == []
    assert re.findall(r"⟦|\b(?:web|figure|ability|log|option)-[a-z]+-[a-z-]+", seen) == []
    if not bilingual:
        words = r"\b(?:player|turn|rule|damage|dice|spawn|shifts?|blades?)\b"
        assert re.findall(words, seen) == []
        assert [name for name in catalogue() if name in seen] == []


def _english() -> list[str]:
    """Give the sentences of the pages that are different in Polish and long enough to be known."""
    polish = Words("pl")
    plain = {key: entry.plain() for key, entry in entries("en").items() if key.startswith("web-")}
    return [
        text
        for key, text in plain.items()
        if text and len(text) > 12 and " " in text and text != polish.say(key)
    ]
