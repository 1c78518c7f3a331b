"""Learning Dreamscape: the lessons to their ends, and hints that survive the lobby."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.dreamscape import hands
from tests.browser.dreamscape.hands import say
from tests.browser.settling import nothing
from tests.browser.visitor import BOT, ME, PATIENCE, Visiting, Visitor
from tests.server.served import wait_until

LESSONS: Final = ("travel", "creation", "powers")
CUT_OFF: Final = """() => {
  const dock = document.querySelector(".dock").getBoundingClientRect();
  return [...document.querySelectorAll('.lesson, [data-hint="question"]')].flatMap((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const seen = top >= dock.top - 1 && bottom <= dock.bottom + 1;
    return seen ? [] : [`${one.className}: ${top} to ${bottom} in ${dock.top} to ${dock.bottom}`];
  });
}"""
"""What of a lesson and its question lies beyond the edge of the room they have."""


@pytest.mark.slow
def test_the_lessons_are_learnt_to_their_ends_one_after_another(visit: Visiting) -> None:
    ann = visit("Ann", size=(1280, 720))
    page = ann.goto("/learn/dreamscape")
    page.get_by_role("button", name=re.compile(f": {_title(LESSONS[0])}$")).click()
    for name, following in zip(LESSONS, (*LESSONS[1:], ""), strict=True):
        panel = page.locator(f'[data-lesson="{name}"]')
        _learn(ann, panel, _answers(name))
        # Whoever plays on below the praise is asked as always.
        if hands.until_asked(page):
            nothing(page, CUT_OFF)
        if following:
            on = say("web-lesson-next", title=_title(following))
            panel.get_by_role("button", name=on).click()
    page.goto("/learn/dreamscape")
    expect(page.get_by_text(say("web-learn-lesson-learnt"))).to_have_count(len(LESSONS))


@pytest.mark.slow
def test_hints_come_one_after_another_and_survive_the_lobby(ann: Visitor) -> None:
    page = ann.goto(ann.lay(ME, BOT, game="dreamscape") + "?first")
    assert hands.until_asked(page)
    while hands.stage(page).count():
        hands.stage(page).locator("[data-card] > button").first.click()
        hands.stage(page).locator("footer .main").click()
        assert hands.until_asked(page)
    hint = page.locator("aside[data-note]")
    heading = say("web-table-hint-dreamscape-world-title")
    expect(hint.get_by_role("heading", name=heading)).to_be_visible()
    hint.get_by_role("button", name=say("web-table-hint-ok")).click()
    expect(hint.get_by_role("heading", name=heading)).to_have_count(0)
    expect(hint).to_be_visible()
    title = hint.get_by_role("heading").inner_text()
    page.goto("/")
    page.get_by_role("link", name=say("web-lobby-continue")).first.click()
    expect(hint.get_by_role("heading", name=title)).to_be_visible()


def _title(lesson: str) -> str:
    return say(f"web-lesson-dreamscape-{lesson}-title")


def _answers(lesson: str) -> list[str]:
    """Give what a learner answers rightly, in its order."""
    told = Path(__file__).parents[2] / "web" / "lessons.toml"
    return list(tomllib.loads(told.read_text("utf-8"))[lesson]["right"])


def _learn(learner: Visitor, panel: Locator, answers: list[str]) -> None:
    """Answer until everything is learnt."""
    learnt = panel.get_by_text(say("web-lesson-learnt"))
    expect(panel).to_be_visible()
    for answer in answers:
        expect(learnt.or_(hands.asked(learner.page)).first).to_be_visible()
        if learnt.count():
            return
        _say(learner, _offered(learner, answer))
    expect(learnt).to_be_visible()


def _offered(learner: Visitor, answer: str) -> str:
    """Give the answer, or one of its kind where what it names was drawn otherwise."""
    (ask,) = learner.plays[-1]["asks"]
    texts = [str(one["text"]) for one in ask["options"]]
    deed = answer.partition(" ")[0]
    return answer if answer in texts else next(one for one in texts if one.startswith(deed))


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
    wait_until(lambda: _came(learner, before), PATIENCE / 1000)


def _came(learner: Visitor, before: int) -> bool:
    learner.page.wait_for_timeout(20)
    return len(learner.plays) > before
