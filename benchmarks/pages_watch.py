"""What a page notes of itself while it is measured: clicks, what comes of them, and long tasks."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

# Of each click: when it was made and heard, when the first thing that one can see has changed by it
# and is drawn, and, where it answers a question, when that was sent, when news of it came, and when
# what they change has changed and is drawn. A change counts where the click's own task or the news
# of its answer make it; what only those read who hear the page is none. Drawn is what the main
# thread has handed on: a message from within a frame comes after its style, layout and paint.
WATCH: Final = """(() => {
  const seen = (window.seen = { clicks: [], tasks: [], frames: [], asks: [] });
  const SPOKEN = /^(aria-|data-|tabindex$|title$|id$)/;
  const now = () => performance.now();
  const next = (act) => {
    const tell = new MessageChannel();
    tell.port1.onmessage = () => act();
    tell.port2.postMessage(0);
  };
  const drawn = (act) => requestAnimationFrame(() => next(() => act(now())));
  let click = null;
  let fresh = false;
  addEventListener("click", (event) => {
    if (!event.isTrusted) return;
    click = { at: event.timeStamp, heard: now() };
    seen.clicks.push(click);
    fresh = true;
    next(() => (fresh = false));
  }, { capture: true });
  const asks = () => document.querySelector('[data-hint="question"][aria-busy="false"]') !== null;
  const moves = () => document.querySelector(".tools .skip:not(:disabled)") !== null;
  const isSeen = ({ type, attributeName }) => type !== "attributes" || !SPOKEN.test(attributeName);
  const changed = (records) => {
    const mine = asks() && !moves();
    if ((seen.asks.at(-1)?.[1] ?? null) !== mine) seen.asks.push([now(), mine]);
    if (window.countsFrames && last === null && moves()) {
      last = 0;
      requestAnimationFrame(frame);
    }
    const one = click;
    if (!one || !records.some(isSeen)) return;
    if (one.first === undefined && (fresh || one.came !== undefined)) {
      one.first = now();
      drawn((time) => (one.firstDrawn = time));
    }
    if (one.came !== undefined && one.told === undefined) {
      one.told = now();
      drawn((time) => (one.toldDrawn = time));
    }
  };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        if (click?.sent === undefined || click.came !== undefined) return;
        if (/^{"type":"(news|play)"/.test(data)) click.came = now();
      });
    }
    send(data) {
      const answers = /"type":"(answer|say)"/.test(data);
      if (answers && click && click.sent === undefined) click.sent = now();
      super.send(data);
    }
  };
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) seen.tasks.push([one.startTime, one.duration]);
  }).observe({ type: "longtask" });
  // Who counts frames asks for every one; most of what moves would need no work of the page.
  let last = null;
  const frame = (time) => {
    if (last) seen.frames.push(time - last);
    last = moves() ? time : null;
    if (last !== null) requestAnimationFrame(frame);
  };
  // Where what can be clicked now lies, by kinds of it; null while nobody is asked here.
  window.offered = (kinds) => {
    if (document.querySelector('[data-hint="ending"]')) return [];
    const coming = document.querySelector('[data-hint="board"][aria-busy="true"]');
    if (coming || moves() || !(asks() || document.querySelector(kinds[0]))) return null;
    return kinds.map((kind) => [...document.querySelectorAll(kind)].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const shown = one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
      const [x, y] = [left + width / 2, top + height / 2];
      const inside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      return shown && inside && width > 0 ? [[x, y]] : [];
    }));
  };
  addEventListener("DOMContentLoaded", () => {
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(changed).observe(document.body, all);
  });
})()"""

FRAMES: Final = "window.countsFrames = true"
"""Lets a page count its frames, too."""


class Click(NamedTuple):
    """A click, in milliseconds of the page; what did not happen is None."""

    at: float
    heard: float
    first: float | None = None
    first_drawn: float | None = None
    sent: float | None = None
    came: float | None = None
    told: float | None = None
    told_drawn: float | None = None


class Seen(NamedTuple):
    """What a page has noted."""

    clicks: list[Click]
    frames: list[float]
    """The milliseconds of each frame while something moves."""
    tasks: list[tuple[float, float]]
    """When each long task began, and how long it took."""
    asks: list[tuple[float, bool]]
    """When the page began to wait for an answer, or no longer did."""

    def waits(self, time: float) -> bool:
        """Tell whether an answer was waited for at a time."""
        return next((asks for since, asks in reversed(self.asks) if since <= time), False)

    def begun(self) -> float:
        """Give when the first question stood there."""
        return next((since for since, asks in self.asks if asks), 0.0)


def read(noted: dict[str, Any]) -> Seen:
    """Read what the page has noted."""
    names = ("at", "heard", "first", "firstDrawn", "sent", "came", "told", "toldDrawn")
    clicks = [Click(*(one.get(name) for name in names)) for one in noted["clicks"]]
    return Seen(clicks, noted["frames"], noted["tasks"], noted["asks"])
