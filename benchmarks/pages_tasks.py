"""What the main thread of a page works, task by task, in time of the processor.

A browser calls a task long by the clock, in which it may only have waited for other programs. The
trace of Chromium also tells how long each task has had the processor.
"""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any, Final

from playwright.sync_api import Browser, Page

_CATEGORIES: Final = ["disabled-by-default-devtools.timeline"]
_MAIN: Final = "CrRendererMain"


def begin(browser: Browser, page: Page) -> None:
    """Write down from now on what a page works."""
    browser.start_tracing(page=page, categories=_CATEGORIES)


def end(browser: Browser) -> list[float]:
    """Give the milliseconds of the processor that each task of the page has had."""
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == _MAIN
    }
    tasks: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
    for one in events:
        thread = (one["pid"], one["tid"])
        if one["name"] == "RunTask" and thread in threads and "tdur" in one:
            tasks[thread].append(one["tdur"] / 1000)
    # Other pages of the browser rest meanwhile.
    return max(tasks.values(), key=sum, default=[])
