"""Measure going through a finished game in Chromium: what each step of a review costs the page.

It starts the real server on loopback, lays a finished game of each kind into its database, and
draws the head of the timeline over every moment. Counted is CPU time of the page, so that other
programs hardly matter; with `--profile FILE` the last game is written down as a profile that the
developer tools of a browser open. Who hurries is only seen where a frame takes less than a tenth
of a second, so measure when the machine has nothing else to do. Run it from the root of the project
as `python -m benchmarks.scrubbing`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from benchmarks.server_process import oneiros
from oneiros.kernel.dice import Dice
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from oneiros.registry.games import game as registered
from tests.browser import laying
from tools import steps

GAMES: Final = ("dreamblade", "dreamscape")
SEED: Final = 7
_WORK: Final = {
    "everything": "TaskDuration",
    "script": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
}
# Goes to each moment in a frame of its own, as a finger does that draws the head.
_SCRUB: Final = """async () => {
  const head = document.querySelector('input[type=range]');
  for (let place = 0; place <= Number(head.max); place += 1) {
    head.value = String(place);
    head.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  return Number(head.max) + 1;
}"""
_WHOLE: Final = """() => {
  const head = document.querySelector('input[type=range]');
  const now = head ? head.max : "";
  const same = now !== "" && window.before === now;
  window.before = now;
  return same;
}"""


def _finished(name: str) -> Match:
    """Play at random to the end."""
    game = registered(name)
    match = Match(game.ruleset, game.setup({}, [game.brought(None)] * 2))
    dice = Dice(SEED)
    while match.ending() is None:
        if match.state.seat == CHANCE:
            match.roll(laying.chance(match))
        else:
            match.answer(match.state.seat, dice.choose(match.state), match.step)
    return match


def _open(browser: Browser, url: str, database: Path, name: str) -> Page:
    """Look at a finished game again, and wait until all of it has come."""
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 720})
    page = context.new_page()
    page.request.get("/api/me")
    page.request.put("/api/me", data={"name": "Ann"})
    cookies = context.cookies()
    cookie = next(one for one in cookies if one["name"].startswith("oneiros-"))
    guest = str(cookie["value"]).partition(".")[0]
    table = laying.lay_finished(database, _finished(name), [guest] * 2)
    page.goto(f"/review/{table}")
    page.get_by_role("slider").wait_for(timeout=60_000)
    page.wait_for_function(_WHOLE, polling=1500, timeout=60_000)
    return page


def _work(inside: CDPSession) -> dict[str, float]:
    metrics = inside.send("Performance.getMetrics")["metrics"]
    found = {one["name"]: one["value"] for one in metrics}
    return {name: found[key] for name, key in _WORK.items()}


def _scrub(page: Page, name: str, profile: Path | None) -> None:
    """Go through the game twice, and print what the second time cost: by then code is warm."""
    inside = page.context.new_cdp_session(page)
    page.evaluate(_SCRUB)
    if profile is not None:
        inside.send("Profiler.enable")
        inside.send("Profiler.start")
    inside.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _work(inside)
    moments = page.evaluate(_SCRUB)
    each = {kind: (work - before[kind]) * 1000 / moments for kind, work in _work(inside).items()}
    parts = ", ".join(f"{kind} {each[kind]:.1f}" for kind in each)
    print(f"{name}, {moments} moments: ms of the processor a step: {parts}")
    if profile is not None:
        profile.write_text(json.dumps(inside.send("Profiler.stop")["profile"]), "utf-8")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--profile", type=Path, help="write a profile of the last game")
    options = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = oneiros(Path(folder))
        try:
            url = served.address.replace("ws://127.0.0.1", "http://localhost")
            browser = playwright.chromium.launch(executable_path=steps.browser())
            for name in [options.game] if options.game else GAMES:
                page = _open(browser, url, served_database(Path(folder)), name)
                _scrub(page, name, options.profile)
                page.context.close()
            browser.close()
        finally:
            served.end()


def served_database(folder: Path) -> Path:
    """Give the file in which the server of a folder keeps its tables."""
    return next(folder.glob("*.sqlite"))


if __name__ == "__main__":
    main()
