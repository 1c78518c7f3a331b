"""Measure search in Chromium: from a letter that is typed to the niches that answer it, drawn.

It starts the real server on loopback and types words into the search of gallery and builder, letter
by letter with real keys, as fast as at a desk and as slow as a phone: there the processor counts as
four times slower. Search shall answer within 50 ms. Beside the time it prints what a letter costs
the processor, which other programs hardly change, and the work that follows when there is time
counts, too. Run it from the root of the project as `python -m benchmarks.seeking`, when the machine
has nothing else to do.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from benchmarks.server_process import oneiros
from tools import steps

PAGES: Final = ("/gallery/dreamblade", "/builder/dreamblade", "/gallery/dreamscape")
WORDS: Final = ("dragon", "fear blade", "the", "lake", "xyzzy")
LETTER: Final = 120
"""So many milliseconds lie between two letters."""


class Device(NamedTuple):
    """A screen, and how much slower than here its processor is."""

    name: str
    width: int
    height: int
    slower: int


DEVICES: Final = (Device("desk", 1280, 860, 1), Device("phone", 360, 740, 4))
# Notes how long each letter takes from its key to the frame in which the answer stands.
_WATCH: Final = """() => {
  window.taken = [];
  let pressed = 0;
  addEventListener("keydown", (event) => (pressed = event.timeStamp), { capture: true });
  addEventListener("input", () => {
    const began = pressed;
    requestAnimationFrame(() => {
      const tell = new MessageChannel();
      tell.port1.onmessage = () => window.taken.push(performance.now() - began);
      tell.port2.postMessage(0);
    });
  }, { capture: true });
}"""


def _ready(page: Page) -> None:
    """Wait until everything is there, and begin to watch."""
    field = page.get_by_role("searchbox")
    field.wait_for()
    page.locator("[data-exhibit]").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.evaluate(_WATCH)
    field.focus()


def _typed(page: Page) -> list[float]:
    """Type every word and take it back, letter by letter; give how long each answer took."""
    for word in WORDS:
        for key in (*word, *["Backspace"] * len(word)):
            page.keyboard.press("Space" if key == " " else key)
            page.wait_for_timeout(LETTER)
    taken: list[float] = page.evaluate("taken")
    return taken


def _worked(inside: CDPSession) -> float:
    """Give the milliseconds that the page has worked."""
    metrics = inside.send("Performance.getMetrics")["metrics"]
    found = next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")
    return found * 1000


def _measure(browser: Browser, url: str, path: str, device: Device) -> None:
    size = {"width": device.width, "height": device.height}
    context = browser.new_context(base_url=url, viewport=size)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(path)
    inside = context.new_cdp_session(page)
    _ready(page)
    inside.send("Emulation.setCPUThrottlingRate", {"rate": device.slower})
    inside.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _worked(inside)
    taken = _typed(page)
    work = (_worked(inside) - before) / len(taken)
    print(
        f"{path} at a {device.name}: median {median(taken):.0f} ms, 95 % below"
        f" {quantiles(taken, n=20)[-1]:.0f} ms, the slowest {max(taken):.0f} ms"
        f" ({len(taken)} letters), {work:.0f} ms of the processor a letter"
    )
    context.close()


def main() -> None:
    """Measure and print."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = oneiros(Path(folder))
        try:
            url = served.address.replace("ws://127.0.0.1", "http://localhost")
            browser = playwright.chromium.launch(executable_path=steps.browser())
            for device in DEVICES:
                for path in PAGES:
                    _measure(browser, url, path, device)
            browser.close()
        finally:
            served.end()


if __name__ == "__main__":
    main()
