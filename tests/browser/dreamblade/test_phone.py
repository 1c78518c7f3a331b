"""The pages at the size of a phone, by touch."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser import looks
from tests.browser.dreamblade import hands
from tests.browser.dreamblade.hands import say
from tests.browser.dreamblade.positions import ask, lay, position
from tests.browser.settling import box, comes_to, middle, nothing, settle, touch
from tests.browser.visitor import ME, PHONE, SCHEMES, Regular, Visiting, Visitor
from tests.server.served import Served

_SMALL = """() => {
  const wanted = "a, button, input, select, summary, [role=gridcell], [role=button]";
  const small = [];
  for (const one of document.querySelectorAll(wanted)) {
    const around = one.closest("p, li, dd, td")?.innerText.trim();
    // What stands within a sentence may be as high as its line.
    if (one.matches("a") && around !== undefined && around !== one.innerText.trim()) continue;
    // A miniature in a cell is chosen by its cell, which opens where it is crowded.
    if (one.matches("[data-cell] [data-piece]")) continue;
    const box = (one.closest("label") ?? one).getBoundingClientRect();
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen || box.width <= 1 || box.right <= 0 || box.bottom + scrollY <= 0) continue;
    if (box.width >= 43.5 && box.height >= 43.5) continue;
    const name = one.getAttribute("aria-label") ?? one.innerText;
    small.push(`${one.tagName} ${name}: ${Math.round(box.width)}×${Math.round(box.height)}`);
  }
  return small;
}"""
_OVER_LIST = """() => {
  const body = document.querySelector("[data-hint=question] .body").getBoundingClientRect();
  const below = document.querySelector("[data-hint=question] .buttons").getBoundingClientRect();
  const seen = [];
  for (const one of document.querySelectorAll("[data-hint=question] .body :is(button, summary)")) {
    const { x, width, top, bottom } = one.getBoundingClientRect();
    if (bottom <= below.top) continue;
    const there = document.elementsFromPoint(x + width / 2, Math.max(top, below.top) + 4);
    if (there.includes(one)) seen.push(`${one.innerText} at ${bottom}, ${body.bottom}`);
  }
  return seen;
}"""
_OVER_HEAD = """() => {
  const parts = ".side.top :is(.who, .tally, .track, .folded button), .laid > .ribbon";
  const all = [...document.querySelectorAll(parts)].filter((one) => one.checkVisibility());
  const over = [];
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const beside = a.right <= b.left + 1 || b.right <= a.left + 1;
      if (beside || a.bottom <= b.top + 1 || b.bottom <= a.top + 1) continue;
      over.push(`${one.className} over ${other.className}`);
    }
  }
  return over;
}"""
_CUT_NAMES = """() => [...document.querySelectorAll("[data-seat] .name")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => one.textContent)"""
_FITS = "() => document.documentElement.scrollWidth <= window.innerWidth"


@pytest.fixture
def phone(visit: Visiting) -> Visitor:
    """Somebody with a phone."""
    return visit("Zoe", size=PHONE, touch=True)


def test_a_whole_turn_is_played_by_taps(phone: Visitor) -> None:
    page = phone.goto("/")
    hands.play_now(page).tap()
    page.get_by_role("button", name=say("web-table-hint-stop")).tap()
    assert hands.until_asked(page)
    _fits(page)
    hands.play(page, Random(2), until=lambda: hands.turn(page) == 2, do=hands.tap)
    _fits(page)
    page.get_by_role("button", name=say("web-table-log"), exact=True).tap()
    expect(page.get_by_role("log")).to_be_visible()
    _fits(page)
    page.get_by_role("button", name=say("web-close"), exact=True).tap()
    # The language is in the menu: the head of the page leaves its height to the table.
    page.locator(".tools .menu").tap()
    page.get_by_role("dialog").locator('button[lang="pl"]').tap()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.keyboard.press("Escape")
    _fits(page)


@pytest.mark.slow
def test_a_low_phone_folds_the_reserves_of_the_opponent_into_a_button(
    phone: Visitor, served: Served
) -> None:
    page = phone.goto(lay(served.database, phone.guest, position("action")))
    assert hands.until_asked(page)
    above = page.locator(".side.top [data-side]")
    expect(above.locator(".reserves [data-piece]").first).to_be_hidden()
    above.locator(".folded button").tap()
    expect(page.get_by_role("dialog").locator("li").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, (390, 844)])
@pytest.mark.parametrize("name", ["spawn", "shift"])
def test_the_board_stays_where_it_is_under_twenty_taps(
    visit: Visiting, served: Served, name: str, size: tuple[int, int]
) -> None:
    phone = visit("Zoe", size=size, touch=True)
    page = phone.goto(lay(served.database, phone.guest, position(name)))
    assert hands.until_asked(page)
    board = page.get_by_role("grid")
    pieces = sorted({one.piece for one in ask(position(name).match()).options if one.piece})
    # Whatever comes later is there.
    expect(page.locator(".traces")).to_be_attached()
    before = box(board)
    # Pieces that may be chosen, and cells where nobody may go, which is explained.
    for tap in range(20):
        if tap % 4 == 0:
            _choose(page, pieces[tap % len(pieces)])
        else:
            touch(hands.cell(page, f"{'abcde'[tap % 5]}3"))
        comes_to(page, lambda: box(board), before)


@pytest.mark.slow
def test_what_stands_beside_an_example_folds_to_a_line_once_somebody_plays(phone: Visitor) -> None:
    page = phone.goto(phone.lay(example="bolster"))
    page.get_by_role("button", name=say("web-fair-unusual-yes")).tap()
    assert hands.until_asked(page)
    panel = page.locator('[data-example="bolster"]')
    task = panel.get_by_text(say("web-example-dreamblade-bolster"))
    expect(task).to_be_visible()
    touch(hands.cell(page, "c5"))
    expect(task).to_be_hidden()
    nothing(page, looks.OUT_OF_REACH)
    panel.locator("summary").tap()
    expect(task).to_be_visible()


@pytest.mark.slow
def test_a_miniature_is_spawned_from_the_folded_reserves(phone: Visitor, served: Served) -> None:
    page = phone.goto(lay(served.database, phone.guest, position("spawn")))
    assert hands.until_asked(page)
    options = ask(position("spawn").match()).options
    spawned = next(one for one in options if one.deed == "spawn" and one.cell)
    expect(hands.piece(page, spawned.piece)).to_be_hidden()
    page.locator(".folded button.some").tap()
    expect(page.get_by_role("dialog").locator("li .price")).to_have_count(_in_reserves(page))
    page.get_by_role("dialog").get_by_role("button", name=say("web-close"), exact=True).tap()
    _choose(page, spawned.piece)
    touch(hands.cell(page, spawned.cell))
    expect(
        hands.cell(page, spawned.cell).locator(f'[data-piece="{spawned.piece}"]')
    ).to_be_visible()


def _in_reserves(page: Page) -> int:
    return page.locator(".side.top .reserves [data-piece]").count()


def _choose(page: Page, label: str) -> None:
    """Touch a miniature; where it is folded away or in a crowd, choose it in the sheet."""
    piece = hands.piece(page, label)
    touch(piece if piece.is_visible() else page.locator(".folded button.some"))
    sheet = page.get_by_role("dialog")
    if sheet.is_visible():
        name, _, copy = label.partition("#")
        row = re.compile(rf"^{re.escape(name)}(#{copy})?,")
        touch(sheet.get_by_role("button", name=row))
    expect(sheet).to_be_hidden()


@pytest.mark.slow
def test_names_are_whole_and_what_can_be_skipped_moves_nothing(phone: Visitor) -> None:
    page = phone.goto(phone.lay(ME, {"kind": "bot", "bot": "drowsy"}))
    assert hands.until_asked(page)
    nothing(page, _CUT_NAMES)
    log = page.locator(".tools .log")
    before = box(log)
    page.locator(".tools .skip").evaluate("(skip) => { skip.disabled = !skip.disabled; }")
    comes_to(page, lambda: box(log), before)
    nothing(page, _CUT_NAMES)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["spawn", "action"])
def test_nothing_in_the_head_of_the_table_lies_over_something_else(
    phone: Visitor, served: Served, name: str
) -> None:
    page = phone.goto(lay(served.database, phone.guest, position(name)))
    assert hands.until_asked(page)
    nothing(page, _OVER_HEAD)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_the_bar_of_the_question_is_as_high_at_every_question(
    visit: Visiting, served: Served, size: tuple[int, int]
) -> None:
    zoe = visit("Zoe", size=size, touch=True)
    heights = set()
    for name in ("spawn", "shift", "action", "strike", "blade", "damage", "fate", "disrupt"):
        page = zoe.follow(lay(served.database, zoe.guest, position(name)))
        assert hands.until_asked(page)
        heights.add(box(page.locator(".dock"))["height"])
    assert len(heights) == 1, heights


@pytest.mark.slow
@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_nothing_is_printed_over_the_list_of_choices(
    visit: Visiting, served: Served, size: tuple[int, int]
) -> None:
    zoe = visit("Zoe", size=size, touch=True)
    page = zoe.goto(lay(served.database, zoe.guest, position("spawn")))
    assert hands.until_asked(page)
    hands.question(page).locator(".toggle").tap()
    expect(hands.question(page).locator(".choices")).to_be_visible()
    nothing(page, _OVER_LIST)


@pytest.mark.slow
def test_the_sheet_of_a_long_press_stays_when_the_finger_lifts(
    phone: Visitor, served: Served
) -> None:
    page = phone.goto(lay(served.database, phone.guest, position("shift")))
    assert hands.until_asked(page)
    x, y = middle(page.locator("[data-cell] [data-piece]").first)
    finger = phone.context.new_cdp_session(page)
    point = [{"x": x, "y": y}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    box(sheet)
    expect(sheet).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", [(740, 360), (844, 390)])
def test_a_phone_on_its_side_has_the_whole_board_on_the_left(
    visit: Visiting, served: Served, size: tuple[int, int]
) -> None:
    zoe = visit("Zoe", size=size, touch=True)
    page = zoe.goto(lay(served.database, zoe.guest, position("action")))
    assert hands.until_asked(page)
    boxes = settle(page, lambda: _side_by_side(page), lambda both: _is_seen(*both, size[1]))
    assert _is_seen(*boxes, size[1]), boxes
    _fits(page)


def _side_by_side(page: Page) -> tuple[FloatRect, FloatRect]:
    """Give where the board and the question lie."""
    return box(page.get_by_role("grid")), box(hands.question(page))


def _is_seen(board: FloatRect, asking: FloatRect, height: int) -> bool:
    """Tell whether the whole board is on the screen, large, and left of the question."""
    inside = board["y"] > -1 and board["y"] + board["height"] < height + 1
    left = board["x"] + board["width"] <= asking["x"]
    return inside and left and board["height"] > 0.85 * height


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", ["/", "/rules/dreamblade", "/abilities/dreamblade/bodyguard", "/me", "/table/nowhere"]
)
@pytest.mark.parametrize("language", SCHEMES)
def test_the_other_pages_fit(regular: Regular, path: str, language: str) -> None:
    page = regular(language, PHONE).goto(path)
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    _fits(page)


def _fits(page: Page) -> None:
    # It is not wider than the screen.
    page.wait_for_function(_FITS)
    nothing(page, _SMALL)
