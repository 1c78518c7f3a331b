"""Measure the pages in Chromium: what is loaded, from click to drawn answer, and how it moves.

It starts the real server on loopback and plays a game against the bot with real clicks. Run it from
the root of the project as `python -m benchmarks.pages`, when the machine has nothing else to do; it
prints what it has seen.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from benchmarks.server_process import oneiros

ANSWERS: Final = 60
SEED: Final = 5
ENDING: Final = 0.1
"""How often a button is pressed although something is lit."""
LONG: Final = 50
"""A task that takes more milliseconds is long."""
# Notes the click before each answer, when its play comes, and the frame after the page has changed;
# and, while something is being shown that could be skipped, every frame and every long task.
_WATCH: Final = """(() => {
  const seen = (window.seen = { answers: [], frames: [], tasks: [] });
  let clicked = 0;
  let sent = null;
  addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true });
  const moves = () => document.querySelector(".tools .skip:not(:disabled)") !== null;
  const changed = () => {
    if (!sent || sent.came === undefined || sent.changed) return;
    const answer = (sent.changed = sent);
    requestAnimationFrame(() => {
      const tell = new MessageChannel();
      tell.port1.onmessage = () => {
        const drawn = performance.now();
        seen.answers.push([drawn - answer.clicked, answer.came - answer.sent]);
        if (sent === answer) sent = null;
      };
      tell.port2.postMessage(0);
    });
  };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", (event) => {
        if (sent && sent.came === undefined && event.data.includes('"type":"news"')) {
          sent.came = performance.now();
        }
      });
    }
    send(data) {
      if (data.includes('"type":"answer"')) sent = { clicked, sent: performance.now() };
      super.send(data);
    }
  };
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) seen.tasks.push([one.duration, moves()]);
  }).observe({ type: "longtask" });
  let last = 0;
  const frame = (now) => {
    if (last && moves()) seen.frames.push(now - last);
    last = moves() ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  addEventListener("DOMContentLoaded", () => {
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(changed).observe(document.body, all);
  });
})()"""
_LOADED: Final = """() => performance.getEntriesByType("resource")
  .filter((one) => /\\.(js|css)$/.test(new URL(one.name).pathname))
  .map((one) => [one.name, one.encodedBodySize, one.decodedBodySize])"""
# What is lit on the board and beside it, and the buttons under the question, as people see them.
_LIT: Final = "[data-cell].open, [data-cell].target, [data-piece].lit"
_BUTTONS: Final = ", ".join(
    f'[data-hint="question"][aria-busy="false"] button[aria-keyshortcuts~="{key}"]:enabled'
    for key in ("Enter", "D", "E")
)
_WORK: Final = {
    "everything, the bot's turn included": "TaskDuration",
    "of that, script": "ScriptDuration",
    "of that, style": "RecalcStyleDuration",
    "of that, layout": "LayoutDuration",
}
_DONE: Final = '[data-hint="ending"]'


def _page(browser: Browser, url: str) -> Page:
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 860})
    context.add_init_script(_WATCH)
    return context.new_page()


def _begin(page: Page) -> str:
    """Lay a table against the bot, and give the path of its page."""
    page.request.get("/api/me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "scripted"}]
    made = page.request.post("/api/tables", data={"game": "dreamblade", "seats": seats})
    return f"/table/{made.json()['id']}"


def _first_load(browser: Browser, url: str) -> None:
    """Print how much script and style the first look at a page takes."""
    for name in ("lobby", "table"):
        page = _page(browser, url)
        page.goto("/" if name == "lobby" else _begin(page))
        page.wait_for_load_state("networkidle")
        files: list[tuple[str, int, int]] = page.evaluate(_LOADED)
        sent = sum(size for _, size, _ in files) / 1000
        plain = sum(size for _, _, size in files) / 1000
        print(f"{name}: {sent:.1f} kB compressed of {plain:.1f} kB, in {len(files)} files")
        page.context.close()


def _play(page: Page, answers: int) -> None:
    """Answer with real clicks, a bit at random, until there are enough answers."""
    random = Random(SEED)
    path = _begin(page)
    # Counted in CPU time, so that other programs hardly matter.
    inside = page.context.new_cdp_session(page)
    page.goto(path)
    inside.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _work(inside)
    while page.evaluate("seen.answers.length") < answers:
        page.locator(f"{_LIT}, {_BUTTONS}, {_DONE}").first.wait_for(timeout=60_000)
        if page.locator(_DONE).count():
            break
        _answer(page, random)
        page.wait_for_timeout(50)
    made = page.evaluate("seen.answers.length")
    for name, work in _work(inside).items():
        print(f"{name}: {(work - before[name]) * 1000 / made:.0f} ms of the processor an answer")


def _answer(page: Page, random: Random) -> None:
    """Click one thing that is lit; a button where nothing is, or now and then."""
    lit, buttons = page.locator(_LIT).all(), page.locator(_BUTTONS).all()
    some = buttons if buttons and (not lit or random.random() < ENDING) else lit
    with suppress(PlaywrightError):  # What was lit a moment ago may be answered by now.
        random.choice(some).click(timeout=2_000)


def _work(inside: CDPSession) -> dict[str, float]:
    """Give the seconds that the page has worked, in all and for what."""
    metrics = inside.send("Performance.getMetrics")["metrics"]
    found = {one["name"]: one["value"] for one in metrics}
    return {name: found[key] for name, key in _WORK.items()}


def _spread(figures: Sequence[float]) -> str:
    return f"median {median(figures):.0f}, 95 % below {quantiles(figures, n=20)[-1]:.0f}"


def _report(seen: dict[str, Any]) -> None:
    drawn = [one for one, _ in seen["answers"]]
    there = [one for _, one in seen["answers"]]
    print(f"from click to drawn answer: {_spread(drawn)} ms ({len(drawn)} answers)")
    print(f"of that, to the server and back: {_spread(there)} ms")
    for name, moving in (("while something moves", True), ("at other times", False)):
        tasks = [one for one, moves in seen["tasks"] if moves is moving and one > LONG]
        print(f"long tasks {name}: {len(tasks)}, the longest {max(tasks, default=0):.0f} ms")
    frames = seen["frames"]
    if len(frames) > 1:
        rate = 1000 * len(frames) / sum(frames)
        print(f"{rate:.0f} frames a second while something moves, {_spread(frames)} ms a frame")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=ANSWERS, help="so many answers at least")
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = oneiros(Path(folder))
        try:
            url = served.address.replace("ws://127.0.0.1", "http://localhost")
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
            _first_load(browser, url)
            page = _page(browser, url)
            _play(page, arguments.answers)
            _report(page.evaluate("seen"))
            browser.close()
        finally:
            served.end()


if __name__ == "__main__":
    main()
