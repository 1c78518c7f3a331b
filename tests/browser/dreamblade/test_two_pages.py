"""One guest with two pages of the same table: what is old on one of them answers nothing new."""

from __future__ import annotations

from json import loads
from typing import Any

from playwright.sync_api import expect

from tests.browser.dreamblade import hands
from tests.browser.dreamblade.asking import Asking
from tests.browser.dreamblade.hands import say
from tests.browser.dreamblade.positions import position
from tests.browser.visitor import Visiting
from tests.server.served import Served

_PRESS_WHILE_SHOWN = """([name, key]) => {
  const skips = () => [...document.querySelectorAll("button:not(:disabled)")]
    .some((button) => button.textContent.trim() === name);
  const watch = setInterval(() => {
    if (!skips()) return;
    clearInterval(watch);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }, 5);
}"""
"""Press a key as soon as something is being shown that could be skipped."""


def test_a_strike_that_is_still_on_the_screen_does_not_answer_the_question_after_it(
    visit: Visiting, served: Served
) -> None:
    ann = visit("Ann", motion=True)
    asking = Asking(ann, served, position("stacks"), "en")
    other = ann.context.new_page()
    sent: list[dict[str, Any]] = []
    other.on(
        "websocket", lambda socket: socket.on("framesent", lambda one: sent.append(loads(one)))
    )
    other.goto(asking.page.url)
    assert hands.until_asked(other)
    # While the dice roll on the other page, its question is still the one before them.
    other.evaluate(_PRESS_WHILE_SHOWN, [say("web-table-skip"), "e"])
    struck = asking.on_the_board(asking.option("strike"))
    refused = hands.question(other).get_by_role("complementary", name=say("web-asking-refused"))
    expect(refused).to_be_visible()
    assert [one["step"] for one in sent if one["type"] == "answer"] == [asking.before.step]
    asking.check_answered(struck)
    hands.expect_same(asking.page, other)
