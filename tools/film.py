"""Take the moving picture of a strike for the README: the same position each time.

It needs Pillow, which nothing else here does; `--target` keeps it out of the environment:

.venv/bin/pip install --target build/film pillow
PYTHONPATH=build/film .venv/bin/python -m tools.film
"""

from __future__ import annotations

import io
import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from oneiros.games.dreamblade.views.typed_view import see
from oneiros.registry.dreamblade.game import DREAMBLADE
from tools import pictures

try:
    from PIL import Image
except ImportError as missing:
    raise SystemExit(__doc__) from missing

SLOW: Final = 12
"""Everything takes so many times as long while it is filmed: no machine is too slow for it."""
SIZE: Final = {"width": 1280, "height": 720}
WIDTH: Final = 860
QUALITY: Final = 55
LONGEST: Final = 2_000_000
"""No picture of the README has more bytes."""
SETTLED: Final = 900
"""What stands still is seen for so many milliseconds."""
_SLOWLY: Final = """(() => {
  window.times = 1;
  const plain = window.setTimeout;
  window.setTimeout = (act, wait = 0, ...rest) => plain(act, wait * window.times, ...rest);
})()"""


class Frame(NamedTuple):
    """One picture, and for how many milliseconds it is seen."""

    data: bytes
    lasts: int


def strikes(state: Any) -> str:  # noqa: ANN401 - the state of a game
    """Give the cell of a strike against several, of whom one is chosen for damage, or nothing."""
    side = "BA"[state.seat]
    for option in state.options:
        verb, cell, *_ = (*DREAMBLADE.ruleset.write(state, option).split(), "")
        there = [one for one in see(state).at(cell, side) if not one.location]
        if verb == "strike" and len(there) > 1:
            return cell
    return ""


def frames(page: Page, until: str, longest: float) -> Iterator[Frame]:
    """Take one picture after another until something stands on the page."""
    begun = last = time.monotonic()
    data = page.screenshot()
    while time.monotonic() - begun < longest and page.locator(until).count() == 0:
        taken = page.screenshot()
        now = time.monotonic()
        yield Frame(data, max(20, round((now - last) * 1000 / SLOW)))
        data, last = taken, now
    yield Frame(page.screenshot(), SETTLED)


def strike(page: Page, cell: str) -> list[Frame]:
    """Choose a strike, roll, place the damage, and see what becomes of everybody."""
    enter = 'button[aria-keyshortcuts="Enter"]:enabled'
    board = page.screenshot()
    page.locator(f'[data-cell="{cell}"]').click(position={"x": 4, "y": 4})
    page.locator("[data-hint=stage]").wait_for()
    taken = [Frame(board, SETTLED), *frames(page, f"[data-hint=question] {enter}", 2 * SLOW)]
    page.locator(enter).first.click()
    taken += frames(page, "button.fill:enabled", 4 * SLOW)
    for fill in page.locator("button.fill:enabled").all():
        if fill.is_enabled():
            fill.click()
            taken.append(Frame(page.screenshot(), SETTLED))
    page.locator(enter).first.click()
    taken += frames(page, ".destroy:enabled", 2.5 * SLOW)
    return taken


def kept(taken: list[Frame]) -> None:
    """Write the film, smaller than life; pictures that are alike are one."""
    images: list[Image.Image] = []
    lasts: list[int] = []
    before = b""
    for frame in taken:
        image = Image.open(io.BytesIO(frame.data)).convert("RGB")
        image.thumbnail((WIDTH, WIDTH))
        if image.tobytes() == before:
            lasts[-1] += frame.lasts
            continue
        before = image.tobytes()
        images.append(image)
        lasts.append(frame.lasts)
    target = pictures.TARGET / "strike.webp"
    images[0].save(
        target,
        save_all=True,
        append_images=images[1:],
        duration=lasts,
        loop=0,
        quality=QUALITY,
        method=4,
    )
    size = target.stat().st_size
    print(f"{target.name}: {len(images)} pictures, {sum(lasts) / 1000:.1f} s, {size} bytes")
    if size > LONGEST:
        message = f"{target} has {size} bytes; at most {LONGEST} were expected"
        raise SystemExit(message)


def main() -> None:
    """Lay the table, serve it, and film the strike."""
    cells: list[str] = []

    def found(state: Any) -> bool:  # noqa: ANN401 - the state of a game
        cells.extend(filter(None, [strikes(state)]))
        return bool(cells)

    with pictures.serving([found]) as (address, cookie, tables), pictures.browsing() as browser:
        context = browser.new_context(
            viewport={"width": SIZE["width"], "height": SIZE["height"]},
            locale="en-GB",
            color_scheme="dark",
        )
        context.add_init_script(_SLOWLY)
        name, value = cookie
        context.add_cookies([{"name": name, "value": value, "url": address}])
        page = context.new_page()
        page.goto(f"{address}table/{tables[0]}")
        page.locator('[data-hint="question"][aria-busy="false"]').wait_for(timeout=60_000)
        # Nothing lies over the board any more that was told when the table was opened.
        page.wait_for_timeout(8000)
        inside = context.new_cdp_session(page)
        inside.send("Animation.enable")
        inside.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOW})
        page.evaluate(f"window.times = {SLOW}")
        kept(strike(page, cells[0]))
        context.close()


if __name__ == "__main__":
    main()
