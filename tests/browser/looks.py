"""Looks at a page, to be run in it."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.settling import settle

STEADY: Final = "() => document.getAnimations().every((one) => !(one instanceof CSSTransition))"
"""Whether no colour is on its way to another."""
FINDINGS: Final = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target} ${node.html}`));
}"""
"""What axe finds that is serious or critical."""
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


def expect_focus(page: Page, but: str = "body") -> None:
    """Find the focus somewhere, and drawn, but for what draws it elsewhere."""
    focus = settle(page, lambda: dict(page.evaluate(FOCUS, but)), _is_seen)
    assert _is_seen(focus), focus


def _is_seen(focus: dict[str, Any]) -> bool:
    return not focus["lost"] and focus["drawn"] and focus["size"] > 0
