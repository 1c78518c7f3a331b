"""Measure the table of Dreamscape in Chromium: four seats with a hundred shards on their lands.

It starts the real server on loopback, lays such a table into its database and plays there with
real clicks, while all four lands are on the screen:

- the first load is all script and style that is asked for before the first question stands on the
  page, as compressed as the server sends it; what the page fetches later, when it has nothing else
  to do, is said apart;
- an update is the work of the page from a `play` that comes in to the frame that shows it: what
  its script does with the message, and the frame with its style, layout and paint, without the
  time that the page waits for that frame;
- a quarter turn of the land is every frame that it shows.

Run it from the root of the project as `python -m benchmarks.dreamscape_page`, when the machine has
nothing else to do; it prints what it has seen, and how busy the machine was.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.server_process import oneiros
from oneiros.kernel.match import Match
from oneiros.registry.dreamscape.game import DREAMSCAPE
from tests.browser import laying
from tests.browser.dreamscape import hands
from tools import steps

UPDATES: Final = 40
TURNS: Final = 8
SEATS: Final = "ABCD"
LANDS: Final = (
    *(". . . . ., . GL LR . ., . WL LRG W ., . GM WLR LG R, . RG W@ M WM",) * 3,
    ". . . . ., . GL WW . ., . WL LRG W ., . GM WLR LG R, . RG W@ M WM",
)
"""Twenty-five shards on each, with the Dreamer among them."""
POSITION: Final = "; ".join(
    [
        *("players 4", "cycle 5", "phase creation A", "order A B C D", "A.hands W1 M2"),
        *(f"{seat}.land {land}" for seat, land in zip(SEATS, LANDS, strict=True)),
        *(f"{seat}.sleeper {number}" for number, seat in enumerate(SEATS, 1)),
    ]
)
# Notes when somebody is first asked, when a play comes, when the page is done with it, and when its
# frame begins and is drawn.
_WATCH: Final = """(() => {
  const seen = (window.seen = { asked: 0, updates: [] });
  addEventListener("DOMContentLoaded", () => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-hint="question"][aria-busy="false"]')) return;
      seen.asked = performance.now();
      watch.disconnect();
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", (event) => {
        if (!/"type":"(play|news)"/.test(event.data)) return;
        const came = performance.now();
        const next = (act) => {
          const tell = new MessageChannel();
          tell.port1.onmessage = () => act(performance.now());
          tell.port2.postMessage(0);
        };
        let script = 0;
        next((now) => (script ||= now - came));
        requestAnimationFrame(() => {
          const before = performance.now();
          script ||= before - came;
          next((now) => seen.updates.push([script, now - before]));
        });
      });
    }
  };
})()"""
_TURN: Final = """() => new Promise((done) => {
  const frames = [];
  const land = document.querySelector('[role="gridcell"][data-slot]');
  const place = () => land.style.transform;
  let [last, still, from] = [0, 0, place()];
  const frame = (now) => {
    if (last) frames.push(now - last);
    still = place() === from ? still + 1 : 0;
    [last, from] = [now, place()];
    if (still > 5 && frames.length > 10) done(frames.slice(0, -5));
    else requestAnimationFrame(frame);
  };
  document.querySelectorAll(".desk .pair button")[3].click();
  requestAnimationFrame(frame);
})"""
_LOADED: Final = """() => performance.getEntriesByType("resource")
  .filter((one) => /\\.(js|css)$/.test(new URL(one.name).pathname))
  .map((one) => [one.encodedBodySize, one.startTime > seen.asked])"""


def _spread(figures: Sequence[float]) -> str:
    return f"median {median(figures):.1f}, 95 % below {quantiles(figures, n=20)[-1]:.1f}"


def _guest(page: Page) -> str:
    page.request.get("/api/me")
    page.request.put("/api/me", data={"name": "Ann"})
    cookies = page.context.cookies()
    found = next(one for one in cookies if one["name"].startswith("oneiros-"))
    return str(found["value"]).partition(".")[0]


def _open(browser: Browser, url: str, database: Path) -> Page:
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 860})
    context.add_init_script(_WATCH)
    page = context.new_page()
    setup = DREAMSCAPE.ruleset.check({"position": POSITION})
    match = Match(DREAMSCAPE.ruleset, setup)
    page.goto(laying.lay(database, match, [_guest(page)] * len(SEATS)))
    page.locator('[data-hint="question"][aria-busy="false"]').wait_for()
    return page


def _load(page: Page) -> None:
    """Print how much script and style the first question takes, and how much comes later."""
    page.wait_for_load_state("networkidle")
    files: list[tuple[int, bool]] = page.evaluate(_LOADED)
    for when, later in (("first load", False), ("later, in idle time", True)):
        sizes = [size for size, late in files if late is later]
        print(f"{when}: {sum(sizes) / 1000:.1f} kB of script and style, in {len(sizes)} files")


def _update(page: Page, times: int) -> None:
    """Place a shard and take it back, again and again."""
    undo = page.locator('[data-hint="undo"]')
    shard = page.locator('button:has([data-hand="water"])')
    for _ in range(times // 2):
        shard.click()
        hands.choose_slot(page, "d4")
        page.locator('[data-hint="undo"]:enabled').wait_for()
        undo.click()
        shard.wait_for()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=UPDATES, help="so many updates")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = oneiros(Path(folder))
        try:
            url = served.address.replace("ws://127.0.0.1", "http://localhost")
            browser = playwright.chromium.launch(executable_path=steps.browser())
            page = _open(browser, url, next(Path(folder).glob("*.sqlite")))
            _load(page)
            page.get_by_role("tab", name="Players").click()
            page.locator("[data-seat=D] [data-land=D]").wait_for()
            frames = [page.evaluate(_TURN) for _ in range(TURNS)]
            every = [one for turn in frames for one in turn]
            print(f"a quarter turn: {1000 * len(every) / sum(every):.0f} frames a second")
            print(f"one frame of it: {_spread(every)} ms")
            page.evaluate("() => { seen.updates.length = 0 }")
            _update(page, arguments.updates)
            page.wait_for_timeout(100)
            seen: list[tuple[float, float]] = page.evaluate("seen.updates")
            print(f"an update: {_spread([sum(one) for one in seen])} ms ({len(seen)} updates)")
            print(f"of that, script: {_spread([script for script, _ in seen])} ms")
            print(f"of that, its frame: {_spread([frame for _, frame in seen])} ms")
            print(f"{os.cpu_count()} cores, load {load:.1f} before the run")
            browser.close()
        finally:
            served.end()


if __name__ == "__main__":
    main()
