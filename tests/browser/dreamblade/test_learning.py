"""Learning Dreamblade: the guide, the lessons to their ends, and the hints of a first game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import looks
from tests.browser.dreamblade import hands
from tests.browser.dreamblade.hands import say
from tests.browser.visitor import DESK, PATIENCE, PHONE, Regular, Visitor
from tests.server.served import wait_until

LESSONS: Final = {
    "score": ("move Twilight Scout#1 b4", "move Runetagged Brawler#1 d2", "end"),
    "strike": (
        "move Savannah Dreamhunter#1 c3",
        "move Noble Dragon#1 c3",
        "strike c3 with all",
        "blade Crit: Savannah Dreamhunter#1",
        "disrupt Runaway Carousel#1",
        "place Runaway Carousel#1 a1",
    ),
    "fate": (
        "strike c4 with all",
        "blade Crit: Savannah Dreamhunter#1",
        "destroy Lamplight Constable#1",
        "strike d3 with all",
        "disrupt Spellbound Scissors#1",
        "place Spellbound Scissors#1 e2",
    ),
}
"""What a learner answers in each lesson, as soon as it is among the options."""
MOST: Final = 30
_TOUCHES: Final = """(near) => {
  const [ring, hint] = ["div.ring", "aside.hint"]
    .map((one) => document.querySelector(one)?.getBoundingClientRect());
  return ring !== undefined && hint !== undefined && near > Math.max(
    hint.left - ring.right, ring.left - hint.right, hint.top - ring.bottom, ring.top - hint.bottom);
}"""
"""Whether a hint is so near to the ring around what it speaks of."""


@pytest.mark.slow
def test_the_lessons_are_learnt_to_their_ends_one_after_another(ann: Visitor) -> None:
    page = ann.goto("/learn/dreamblade")
    title = say("web-lesson-dreamblade-score-title")
    page.get_by_role("button", name=re.compile(f": {title}$")).click()
    names = list(LESSONS)
    for number, name in enumerate(names):
        panel = page.locator(f'[data-lesson="{name}"]')
        _learn(ann, panel, LESSONS[name])
        if number + 1 < len(names):
            following = say(f"web-lesson-dreamblade-{names[number + 1]}-title")
            panel.get_by_role("button", name=say("web-lesson-next", title=following)).click()
    page.goto("/learn/dreamblade")
    expect(page.get_by_text(say("web-learn-lesson-learnt"))).to_have_count(len(LESSONS))


@pytest.mark.slow
def test_a_step_aside_is_explained_taken_back_and_the_lesson_goes_on_later(ann: Visitor) -> None:
    page = ann.goto(ann.lay(lesson="score"))
    # Nobody in this browser has chosen the position of the lesson.
    page.get_by_role("button", name=say("web-fair-unusual-yes")).click()
    panel = page.locator("[data-lesson]")
    _say(ann, "move Mirrorman d4")
    aside = panel.get_by_role("alert")
    expect(aside.get_by_text(say("web-lesson-astray-dreamblade-score-left"))).to_be_visible()
    aside.get_by_role("button", name=say("web-lesson-astray-back")).click()
    expect(aside).to_be_hidden()
    _say(ann, "move Twilight Scout b4")
    expect(panel.get_by_text(say("web-lesson-step", number=2, count=3))).to_be_visible()
    page.reload()
    expect(panel.get_by_text(say("web-lesson-step", number=2, count=3))).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("pl", PHONE)])
def test_axe_finds_nothing_serious_in_the_guide_which_fits_the_screen(
    regular: Regular, language: str, size: tuple[int, int]
) -> None:
    page = regular(language, size).goto("/learn/dreamblade")
    expect(page.locator("#conquest")).to_be_visible()
    looks.expect_access(page)
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_hints_stand_at_what_they_speak_of_and_survive_the_lobby(ann: Visitor) -> None:
    page = ann.goto("/")
    hands.play_now(page).click()
    assert hands.until_asked(page)
    hint = page.get_by_role("complementary").filter(has=page.get_by_role("status"))
    for name in ("board", "spawn"):
        expect(
            hint.get_by_role("heading", name=say(f"web-table-hint-{name}-title"))
        ).to_be_visible()
        hint.get_by_role("button", name=say("web-table-hint-ok")).click()
    reading = hint.get_by_role("heading", name=say("web-table-hint-miniature-title"))
    expect(reading).to_be_visible()
    # The hint touches the miniature.
    page.wait_for_function(_TOUCHES, arg=40)
    page.goto("/")
    page.get_by_role("link", name=say("web-lobby-continue")).first.click()
    expect(reading).to_be_visible()


def _learn(learner: Visitor, panel: Locator, answers: Sequence[str]) -> None:
    """Answer until everything is learnt, and throw again where the dice bring too little."""
    learnt = panel.get_by_text(say("web-lesson-learnt"))
    back = panel.get_by_role("button", name=say("web-lesson-astray-back"))
    expect(panel).to_be_visible()
    for _ in range(MOST):
        expect(learnt.or_(back).or_(hands.asked(learner.page)).first).to_be_visible()
        if learnt.count():
            return
        if back.count():
            back.click()
            expect(back).to_have_count(0)
            continue
        (ask,) = learner.plays[-1]["asks"]
        offered = [option["text"] for option in ask["options"]]
        _say(learner, next(one for one in answers if one in offered))
    pytest.fail("the lesson does not come to an end")


def _say(learner: Visitor, answer: str) -> None:
    """Type an answer, and wait for what comes of it."""
    page = learner.page
    assert hands.until_asked(page)
    before = len(learner.plays)
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    typed = page.get_by_role("combobox", name=say("web-asking-typed"))
    expect(typed).to_be_focused()
    typed.fill(answer)
    typed.press("Enter")
    wait_until(lambda: _came(page, learner, before), PATIENCE / 1000)


def _came(page: Page, learner: Visitor, before: int) -> bool:
    """Tell whether the server has said more; waiting lets the page hear it."""
    page.wait_for_timeout(20)
    return len(learner.plays) > before
