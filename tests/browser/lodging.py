"""Browsers that one visitor after another has: each finds them empty, and what is loaded warm."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final, Self, Unpack

from playwright.sync_api import Browser, BrowserContext

from tests.browser.visitor import AXE, DESK, PATIENCE, SCHEMES, Visitor, Wishes

_QUIET: Final = "<link rel=icon href=data:,>"
"""A page that does nothing: while it is open, the process stays in which pages are shown."""


class Lodging:
    """A browser with cookies and a memory of its own."""

    def __init__(self, browser: Browser, url: str, wishes: Wishes) -> None:
        """Furnish it after somebody's wishes."""
        wide, high = wishes.get("size", DESK)
        touch = wishes.get("touch", False)
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            locale=wishes.get("locale", "en-GB"),
            viewport={"width": wide, "height": high},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if wishes.get("motion") else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self._quiet = self.context.new_page()
        self._quiet.route("**", lambda route: route.fulfill(body=_QUIET, content_type="text/html"))
        self._quiet.goto("/")

    def clear(self) -> None:
        """Take away whatever a visitor has left."""
        for page in self.context.pages:
            if page is not self._quiet:
                page.close()
        self.context.set_offline(offline=False)
        self.context.clear_cookies()
        self._quiet.evaluate("() => localStorage.clear()")


class Lodgings:
    """Those of a server that stand empty, by the wishes after which they are furnished."""

    def __init__(self, browser: Browser, url: str) -> None:
        """Begin with none."""
        self._browser = browser
        self._url = url
        self._empty: dict[frozenset[tuple[str, object]], list[Lodging]] = defaultdict(list)

    def __enter__(self) -> Self:
        """Let people come."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close them all, when everybody has left."""
        for lodgings in self._empty.values():
            for one in lodgings:
                one.context.close()

    @contextmanager
    def let(self, name: str = "", **wishes: Unpack[Wishes]) -> Iterator[Visitor]:
        """Let somebody in, and have the browser cleared for the next who wishes the same."""
        empty = self._empty[frozenset(wishes.items())]
        lodging = empty.pop() if empty else Lodging(self._browser, self._url, wishes)
        visitor = Visitor(lodging.context, self._url, name)
        try:
            yield visitor
        finally:
            visitor.leave()
            if wishes.get("first"):
                lodging.context.close()
            else:
                lodging.clear()
                empty.append(lodging)


class Regulars:
    """People who stay for several tests and load the pages only once; they have axe."""

    def __init__(self, lodgings: Lodgings) -> None:
        """Be nobody yet."""
        self._lodgings = lodgings
        self._staying = ExitStack()
        self._people: dict[tuple[str, tuple[int, int]], Visitor] = {}

    def __enter__(self) -> Self:
        """Let them come."""
        return self

    def __exit__(self, *_: object) -> None:
        """See them off."""
        self.leave()

    def come(self, language: str, size: tuple[int, int] = DESK) -> Visitor:
        """Give the one who speaks a language and has a screen of a size."""
        if (language, size) not in self._people:
            locale = "en-GB" if language == "en" else "pl-PL"
            staying = self._lodgings.let("Zoe", locale=locale, size=size, touch=size != DESK)
            one = self._staying.enter_context(staying)
            one.page.add_init_script(path=AXE)
            one.page.emulate_media(color_scheme=SCHEMES[language])
            self._people[language, size] = one
        return self._people[language, size]

    def leave(self) -> None:
        """Go, all of them."""
        self._people.clear()
        self._staying.close()
