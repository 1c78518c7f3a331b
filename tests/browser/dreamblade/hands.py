"""What people do at a table of Dreamblade: look at what is lit, and click it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from oneiros.words import Words
from tests.browser.settling import settle, touch
from tests.browser.visitor import PATIENCE
from tests.server.served import wait_until

say = Words("en").say
"""Whatever stands on the pages in English."""
powiedz = Words("pl").say
"""The same in Polish."""
WORDS = (say, powiedz)
SAY = {"en": say, "pl": powiedz}

_LIT = [say("web-board-mark", state=one) for one in ("open", "target")]
_MINE = re.compile(
    "|".join(
        text
        for words in WORDS
        for text in (words("web-asking-you"), *(words("web-asking-seat", seat=s) for s in "AB"))
    )
)
_LOOK = """(lit) => {
  const found = [];
  for (const one of document.querySelectorAll("[data-cell], [data-piece]")) {
    const label = one.getAttribute("aria-label") ?? "";
    const shown = one.checkVisibility() && !one.closest("[inert]");
    if (!shown || !lit.some((words) => label.includes(words))) continue;
    const { cell, piece } = one.dataset;
    found.push([piece === undefined ? "cell" : "piece", piece ?? cell, label]);
  }
  for (const key of ["Enter", "D", "E"]) {
    const button = document.querySelector(`button[aria-keyshortcuts~="${key}"]:not(:disabled)`);
    if (button?.checkVisibility()) found.push(["key", key, button.textContent]);
  }
  return found;
}"""
_SHOWN = """() => {
  const plain = (text) => text.replace(/\\s+/g, " ").trim();
  const cells = {};
  for (const cell of document.querySelectorAll("[data-cell]")) {
    const pieces = [...cell.querySelectorAll("[data-piece]")];
    cells[cell.dataset.cell] = pieces.map((one) => one.getAttribute("aria-label")).sort();
  }
  const beside = {};
  for (const side of document.querySelectorAll("[data-side]")) {
    const pieces = [...side.querySelectorAll("[data-piece]")];
    beside[side.dataset.side] = pieces.map((one) => one.dataset.piece).sort();
  }
  const log = [...document.querySelectorAll("[data-line]")].map((line) => plain(line.textContent));
  return { cells, beside, log };
}"""


def _pattern(key: str, *details: str) -> str:
    """Give what matches a sentence with any details."""
    words = re.escape(say(key, **dict.fromkeys(details, "0")))
    return words.replace("0", ".+?")


_FACTS = re.compile(
    f"({_pattern('web-board-creature', 'miniature', 'side', 'power', 'defense', 'life')}"
    f"|{_pattern('web-board-location', 'miniature', 'side')})"
    f"( {_pattern('web-board-has-damage', 'damage')})?( {_pattern('web-board-has-moved')})?"
)

Shown = dict[str, object]


class Lit(NamedTuple):
    """Something that can be chosen: a piece, a cell, or a button by its key."""

    kind: str
    name: str
    says: str

    @property
    def target(self) -> bool:
        """Whether choosing it is an answer."""
        return _LIT[1] in self.says


def play_now(page: Page, words: Callable[..., str] = say) -> Locator:
    """Find in the lobby what begins a game of Dreamblade at once."""
    door = page.get_by_role("region", name=words("web-game-dreamblade"))
    return door.get_by_role("button", name=words("web-lobby-play-now"))


def start(page: Page, key: str) -> None:
    """Begin what the form of the lobby says, without hints: they may lie over what is clicked."""
    go = page.get_by_role("button", name=say(key), exact=True)
    form = page.locator("form").filter(has=go)
    form.get_by_role("checkbox", name=say("web-lobby-hints")).uncheck()
    go.click()


def join(page: Page) -> None:
    """Sit down at the table of another, without hints."""
    joining = page.locator(".joining")
    joining.get_by_role("checkbox", name=say("web-lobby-hints")).uncheck()
    joining.get_by_role("button", name=say("web-sit-join")).click()


def question(page: Page) -> Locator:
    """Give the part of the page that asks."""
    return page.locator('[data-hint="question"]')


def asked(page: Page) -> Locator:
    """Give the question, where it can be answered here and now."""
    return question(page).and_(page.locator("[aria-busy=false]")).filter(has_text=_MINE)


def ended(page: Page) -> Locator:
    """Give what is said at the end."""
    return page.locator('[data-hint="ending"]')


def until_asked(page: Page) -> bool:
    """Wait for a question; tell whether there is one, since the game may be over."""
    while True:
        expect(asked(page).or_(ended(page)).or_(outcome(page)).first).to_be_visible()
        until_staged(page)
        if outcome(page).count() == 0:
            return ended(page).count() == 0
        go_on(page)


def outcome(page: Page) -> Locator:
    """Find what ends the look at what came of a combat."""
    return stage(page).locator("button.go")


def go_on(page: Page) -> None:
    """End that look; it may end by itself at the same moment."""
    outcome(page).evaluate_all("(buttons) => buttons.forEach((one) => one.click())")


def until_staged(page: Page) -> None:
    """Wait for the stage of a combat, where it is still being loaded: it covers the board."""
    expect(page.locator('[data-hint="board"][aria-busy="true"]')).to_have_count(0)


def until_told(page: Page) -> None:
    """Wait until the log tells everything from the beginning on."""
    expect(page.locator('[role="log"][aria-busy="true"]')).to_have_count(0)


def lit(page: Page) -> list[Lit]:
    """List what can be chosen now."""
    return [Lit(*one) for one in page.evaluate(_LOOK, _LIT)]


def place(page: Page, one: Lit) -> Locator:
    """Find on the page what is lit."""
    if one.kind == "key":
        return question(page).locator(f'button[aria-keyshortcuts~="{one.name}"]').first
    return page.locator(f'[data-{one.kind}="{one.name}"]').first


def cell(page: Page, name: str) -> Locator:
    """Find a cell."""
    return page.locator(f'[data-cell="{name}"]')


def piece(page: Page, label: str) -> Locator:
    """Find a miniature, wherever it is."""
    return page.locator(f'[data-piece="{label}"]')


def stage(page: Page) -> Locator:
    """Find the stage of a combat."""
    return page.locator('[data-hint="stage"]')


def fighter(page: Page, label: str) -> Locator:
    """Find somebody on the stage of a combat."""
    return page.locator(f'[data-fighter="{label}"]')


def portrait(page: Page, label: str) -> Locator:
    """Find the figure of somebody on the stage, which is pressed."""
    return fighter(page, label).locator("button.portrait")


def button(page: Page, key: str) -> Locator:
    """Find a button of the question by its key: D for the usual answer, E for the end."""
    return place(page, Lit("key", key, ""))


def wish(random: Random, found: list[Lit]) -> Lit:
    """Choose as somebody who wants to get on: a target, what is picked, or anything lit."""
    assert found, "nothing can be chosen"
    targets = [one for one in found if one.target]
    keys = {one.name: one for one in found if one.kind == "key"}
    things = [one for one in found if one.kind != "key"]
    if "Enter" in keys and random.random() < 0.5:
        return keys["Enter"]
    if targets:
        return random.choice(targets)
    for key, eagerness in (("D", 0.5), ("E", 0.1)):
        if key in keys and random.random() < eagerness:
            return keys[key]
    return random.choice(things or list(keys.values()))


def choice(page: Page, random: Random) -> Lit:
    """Choose so, as soon as something is lit."""
    return wish(random, settle(page, lambda: lit(page), bool))


def click(page: Page, one: Lit) -> None:
    """Click it."""
    place(page, one).click()


def tap(page: Page, one: Lit) -> None:
    """Touch it; where a cell is crowded a sheet opens, in which it is chosen."""
    sheet = page.get_by_role("dialog")
    if not sheet.is_visible():
        touch(place(page, one))
    if sheet.is_visible():
        row = sheet.get_by_role("button", name=re.compile(f"^{re.escape(one.name)},"))
        if one.kind == "cell":
            row = sheet.get_by_role("button", name=say("web-board-choose-cell", cell=one.name))
        touch(row if row.count() else sheet.get_by_role("button", name=say("web-close")))


def play(
    page: Page,
    random: Random,
    until: Callable[[], bool] = lambda: False,
    do: Callable[[Page, Lit], None] = click,
    most: int = 400,
) -> None:
    """Choose one thing after another, to the end of the game or as long as somebody wants."""
    for _ in range(most):
        if not until_asked(page) or until():
            return
        do(page, choice(page, random))
    pytest.fail("it does not come to an end")


def turn(page: Page) -> int:
    """Read which turn it is."""
    title = re.compile(rf"^({'|'.join(words('web-board-turn', turn='') for words in WORDS)})\d+$")
    text = page.locator('[data-hint="board"]').get_by_text(title).first.text_content() or ""
    return int(text.split()[-1])


def shown(page: Page) -> Shown:
    """Read what the page shows of the game to anybody, whatever lights up for somebody."""
    until_told(page)
    seen = page.evaluate(_SHOWN)
    seen["cells"] = {name: list(map(_facts, labels)) for name, labels in seen["cells"].items()}
    return dict(seen)


def _facts(label: str) -> str:
    found = _FACTS.match(label)
    assert found, label
    return found[0]


def play_together(pages: Sequence[Page], random: Random, answers: int) -> None:
    """Let people at several screens make so many choices, each when they are asked."""
    for _ in range(answers):
        page = whose(pages)
        if ended(page).count():
            return
        click(page, choice(page, random))


def whose(pages: Sequence[Page]) -> Page:
    """Wait until somebody is asked or everything is over, and give their screen."""
    found: list[Page] = []

    def somebody() -> bool:
        for one in pages:
            go_on(one)
        found[:] = [one for one in pages if asked(one).or_(ended(one)).count()]
        return bool(found)

    wait_until(somebody, PATIENCE / 1000)
    until_staged(found[0])
    return found[0]


def expect_same(one: Page, other: Page) -> Shown:
    """Wait until no answer is on its way and both show the same of the game, and give it."""
    both: list[Shown] = []
    whose([one, other])

    def same() -> bool:
        both[:] = [shown(one), shown(other)]
        return both[0] == both[1]

    wait_until(same, PATIENCE / 1000)
    return both[0]


def choose_in_menu(page: Page, deed: str) -> None:
    """Choose what is done seldom at a table."""
    page.get_by_role("button", name=say("web-more"), exact=True).click()
    menu = page.get_by_role("dialog", name=say("web-table-menu"))
    menu.get_by_role("button", name=deed, exact=True).click()
