"""Looks at a page, to be run in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from playwright.sync_api import Page, expect

from oneiros.words import Words
from tests.browser.matrix import slow
from tests.browser.settling import comes_to, settle
from tests.browser.visitor import DESK, PHONE

TABLET: Final = (820, 1100)
SCREENS: Final = (("en", DESK), slow("pl", DESK), slow("en", TABLET), slow("pl", PHONE))
"""The screens on which pages are looked at, each at first in a language."""
STEADY: Final = "() => document.getAnimations().every((one) => !(one instanceof CSSTransition))"
"""Whether no colour is on its way to another."""
FINDINGS: Final = """async (wish) => {
  const [part, rules] = wish ?? ["html", []];
  const only = rules.length ? { runOnly: rules } : {};
  const found = await axe.run(part, { resultTypes: ["violations"], ...only });
  return found.violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target} ${node.html}`));
}"""
"""What axe finds in a part of a page that is serious or critical, by some rules or by all."""
_COLOURS: Final = ("color-contrast", "link-in-text-block")
"""The rules of axe about colours: nothing else depends on the light of day."""
FOCUS: Final = """(but) => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  return {
    lost: one === document.body,
    drawn: one.matches(but) || style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    size: Math.min(box.width, box.height),
    what: one.outerHTML.slice(0, 120),
  };
}"""
"""Where the focus is, and whether it is drawn."""
CUT: Final = """() => {
  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
    if (holder.closest(".unseen, script, style, option, svg, [inert], .skip")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(holder);
    // Some words are for those who listen only.
    if (box.width === 0 || holder.clientWidth === 1 || style.clipPath !== "none") continue;
    const wider = holder.scrollWidth > holder.clientWidth + 1;
    const hidden = wider && style.overflowX === "hidden" && style.textOverflow !== "ellipsis";
    let scrolled = false;
    for (let one = holder; one; one = one.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(one).overflowX)) scrolled = true;
    }
    const beyond = !scrolled && (box.right > innerWidth + 1 || box.left < -1);
    if (beyond || hidden) cut.push(text.data.trim());
  }
  if (document.documentElement.scrollWidth > innerWidth) cut.push("the page is too wide");
  return cut;
}"""
"""Text beyond the edge of the screen, unless what holds it is scrolled, or cut off in a box."""
SMALL: Final = """() => [...document.querySelectorAll(
  '[data-hint="question"] :is(button, input, summary, a), .tools button, [role="gridcell"]',
)].flatMap((one) => {
  const box = (one.closest("label") ?? one).getBoundingClientRect();
  const fits = !one.checkVisibility() || (box.width >= 43.5 && box.height >= 43.5);
  return fits ? [] : [`${one.outerHTML.slice(0, 80)} ${box.width}×${box.height}`];
})"""
"""What is to be touched and smaller than a finger."""
OUT_OF_REACH: Final = """() => {
  const wanted = "[data-hint=question] .buttons button, .side.bottom .reserves [data-piece]";
  return [...document.querySelectorAll(wanted)].flatMap((one) => {
    const { left, top, width, height, bottom } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const row = one.closest(".reserves")?.getBoundingClientRect();
    // The rest of a row, or of a column, is scrolled to.
    if (row && (x > row.right || y > row.bottom)) return [];
    const above = document.elementFromPoint(x, y);
    return bottom <= innerHeight && one.contains(above) ? [] : [one.innerText || one.dataset.piece];
  });
}"""
"""What may be done and cannot be seen or pressed."""
RUNNING: Final = """() => document.getAnimations()
  .filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 1)
  .map((one) => `${one.animationName} ${one.effect.target.className}`)"""
"""What moves."""
SHAPES: Final = """() => [...document.querySelectorAll("[data-piece]")].map((one) => ({
  side: one.querySelector(".token").classList.contains("A") ? "A" : "B",
  base: one.querySelector(".base").tagName,
  aspects: [...one.querySelectorAll(".aspects svg")].map(
    (svg) => [svg.classList[0], svg.innerHTML],
  ),
}))"""
"""How sides and aspects are drawn, apart from colours."""
BORDERS: Final = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-cell]")].map((one) => {
    const drawn = getComputedStyle(one, "::after");
    return [one.dataset.cell, [drawn.borderTopStyle, drawn.borderTopColor].join(" ")];
  }),
)"""
"""How each cell is framed."""


def expect_access(page: Page, part: str = "html") -> None:
    """Find by axe nothing serious in a part of a page, whatever the light of day."""
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    _expect_no_findings(page, part)
    page.emulate_media(color_scheme="light" if dark else "dark")
    _expect_no_findings(page, part, _COLOURS)
    page.emulate_media(color_scheme="dark" if dark else "light")


def _expect_no_findings(page: Page, part: str, rules: Sequence[str] = ()) -> None:
    page.wait_for_function(STEADY)
    comes_to(page, lambda: page.evaluate(FINDINGS, [part, list(rules)]), [])


class View:
    """A page as it is in a language."""

    def __init__(self, page: Page, language: str, *, axe: bool) -> None:
        """Show it so; axe may look at it, too."""
        self.say = Words(language).say
        self._page = page
        self._axe = axe
        speak(page, language)

    def expect_well(self, part: str = "html") -> None:
        """Find no text cut off, and by axe nothing serious in a part of the page."""
        if self._axe:
            expect_access(self._page, part)
        comes_to(self._page, lambda: self._page.evaluate(CUT), [])


def views(page: Page, language: str, size: tuple[int, int]) -> Iterator[View]:
    """Show a page on a screen in a language, narrow ones in the other too; leave it as it was.

    Axe looks at the first. A tablet has nothing that is not on a desk or on a phone as well.
    """
    yield View(page, language, axe=size != TABLET)
    if size != DESK:
        yield View(page, "pl" if language == "en" else "en", axe=False)
        speak(page, language)


def speak(page: Page, language: str) -> None:
    """Switch to a language, wherever its button is: in the head of a page, or in a menu."""
    if page.locator("html").get_attribute("lang") != language:
        page.locator(f'header button[lang="{language}"]').dispatch_event("click")
    expect(page.locator("html")).to_have_attribute("lang", language)


def expect_focus(page: Page, but: str = "body") -> None:
    """Find the focus somewhere, and drawn, but for what draws it elsewhere."""
    focus = settle(page, lambda: dict(page.evaluate(FOCUS, but)), _is_seen)
    assert _is_seen(focus), focus


def _is_seen(focus: dict[str, Any]) -> bool:
    return not focus["lost"] and focus["drawn"] and focus["size"] > 0
