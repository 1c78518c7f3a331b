"""Measure the pages in Chromium: what is loaded, from click to drawn answer, and how it moves.

It starts the real server on loopback and plays a game against a bot with real clicks on whatever is
lit. Two things are measured from a click on, each in parts:

- the first change that one can see: a piece is picked, or an answered question goes quiet. The page
  makes it by itself;
- what comes of an answer: it is sent, the server works and its news come, the page changes, and
  the change is drawn. Here the first of the news counts; what happened is then shown one thing
  after another, in a time of its own.

Times say something on a machine that has nothing else to do; the run says how busy it was. What the
page works is counted in CPU time as well, on which others hardly tell. Run it from the root of the
project as `python -m benchmarks.pages`, for one game with `--game`.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from benchmarks import pages_tasks
from benchmarks.pages_hands import GAMES, click, look
from benchmarks.pages_watch import FRAMES, WATCH, Click, Seen, read
from benchmarks.server_process import oneiros
from tools import steps

ANSWERS: Final = 60
SEED: Final = 5
LONG: Final = 50
"""A task that takes more milliseconds is long."""
_LOADED: Final = """() => performance.getEntriesByType("resource")
  .filter((one) => /\\.(js|css)$/.test(new URL(one.name).pathname))
  .map((one) => [one.name, one.encodedBodySize, one.decodedBodySize])"""
_ANSWERED: Final = "() => seen.clicks.filter((one) => one.toldDrawn !== undefined).length"
_WORK: Final = {
    "everything, the bot's turn included": "TaskDuration",
    "of that, script": "ScriptDuration",
    "of that, style": "RecalcStyleDuration",
    "of that, layout": "LayoutDuration",
}
_FIRST: Final = {
    "from a click to the first change one can see": ("at", "first_drawn"),
    "- until the page hears of it": ("at", "heard"),
    "- until it has changed": ("heard", "first"),
    "- until that is drawn": ("first", "first_drawn"),
}
_TOLD: Final = {
    "from an answering click to what comes of it": ("at", "told_drawn"),
    "- until the answer is sent": ("at", "sent"),
    "- to the server, its work, and back": ("sent", "came"),
    "- until the page has changed": ("came", "told"),
    "- until that is drawn": ("told", "told_drawn"),
}


def _page(browser: Browser, url: str, *, frames: bool = False) -> Page:
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 860})
    if frames:
        context.add_init_script(FRAMES)
    context.add_init_script(WATCH)
    return context.new_page()


def _begin(page: Page, game: str) -> str:
    """Lay a table against the bot, and give the path of its page."""
    page.request.get("/api/me")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "scripted"}]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats})
    return f"/table/{made.json()['id']}"


def _first_load(browser: Browser, url: str, game: str) -> None:
    """Print how much script and style the first look at a page takes."""
    for name in ("lobby", "table"):
        page = _page(browser, url)
        page.goto("/" if name == "lobby" else _begin(page, game))
        page.wait_for_load_state("networkidle")
        files: list[tuple[str, int, int]] = page.evaluate(_LOADED)
        sent = sum(size for _, size, _ in files) / 1000
        plain = sum(size for _, _, size in files) / 1000
        print(f"{name}: {sent:.1f} kB compressed of {plain:.1f} kB, in {len(files)} files")
        page.context.close()


def _play(browser: Browser, page: Page, game: str, answers: int) -> Seen:
    """Answer with real clicks, a bit at random, until there are enough answers."""
    random = Random(SEED)
    path = _begin(page, game)
    # Counted in CPU time, so that other programs hardly matter.
    inside = page.context.new_cdp_session(page)
    page.goto(path)
    look(page, game)
    inside.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _work(inside)
    pages_tasks.begin(browser, page)
    while page.evaluate(_ANSWERED) < answers:
        if not click(page, game, random):
            break
    work = _work(inside)
    tasks = pages_tasks.end(browser)
    seen = read(page.evaluate("seen"))
    for name in _WORK:
        each = (work[name] - before[name]) * 1000 / len(list(_answers(seen)))
        print(f"{name}: {each:.0f} ms of the processor an answer")
    long = sum(one > LONG for one in tasks)
    print(f"tasks that had the processor for more than {LONG} ms since the first question: {long}")
    print(f"the longest of all tasks had it for {max(tasks, default=0):.0f} ms")
    return seen


def _work(inside: CDPSession) -> dict[str, float]:
    """Give the seconds that the page has worked, in all and for what."""
    metrics = inside.send("Performance.getMetrics")["metrics"]
    found = {one["name"]: one["value"] for one in metrics}
    return {name: found[key] for name, key in _WORK.items()}


def _answers(seen: Seen) -> Iterable[Click]:
    return (one for one in seen.clicks if one.told_drawn is not None)


def _spread(figures: Sequence[float]) -> str:
    return f"median {median(figures):.0f}, 95 % below {quantiles(figures, n=20)[-1]:.0f}"


def _split(clicks: Sequence[Click], parts: dict[str, tuple[str, str]]) -> None:
    """Print a way in all and in its parts."""
    for name, (begin, end) in parts.items():
        figures = [getattr(one, end) - getattr(one, begin) for one in clicks]
        print(f"{name}: {_spread(figures)} ms ({len(figures)} clicks)")


def _report(seen: Seen) -> None:
    _split([one for one in seen.clicks if one.first_drawn is not None], _FIRST)
    _split(list(_answers(seen)), _TOLD)
    begun = seen.begun()
    tasks = [(at, at + lasts) for at, lasts in seen.tasks if lasts > LONG and at > begun]
    others = [not (seen.waits(at) and seen.waits(end)) for at, end in tasks]
    for name, other in (
        ("the bot acts or something moves", True),
        ("an answer is waited for", False),
    ):
        long = [end - at for (at, end), one in zip(tasks, others, strict=True) if one is other]
        longest = f"the longest {max(long, default=0):.0f} ms"
        print(f"long tasks by the clock while {name}: {len(long)}, {longest}")
    if len(seen.frames) > 1:
        rate = 1000 * len(seen.frames) / sum(seen.frames)
        print(
            f"{rate:.0f} frames a second while something moves, {_spread(seen.frames)} ms a frame"
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=ANSWERS, help="so many answers at least")
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--frames", action="store_true", help="count frames, which takes time")
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = oneiros(Path(folder))
        try:
            url = served.address.replace("ws://127.0.0.1", "http://localhost")
            browser = playwright.chromium.launch(executable_path=steps.browser())
            for game in [arguments.game] if arguments.game else GAMES:
                print(f"\n{game}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
                _first_load(browser, url, game)
                page = _page(browser, url, frames=arguments.frames)
                _report(_play(browser, page, game, arguments.answers))
                page.context.close()
            browser.close()
        finally:
            served.end()


if __name__ == "__main__":
    main()
