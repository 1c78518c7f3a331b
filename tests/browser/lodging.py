"""Browsers that one visitor after another has: each finds them empty, and what is loaded warm."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final, Self, Unpack

from playwright.sync_api import Browser, BrowserContext

from tests.browser.visitor import AXE, DESK, PATIENCE, SCHEMES, Visitor, Wishes

MOST_EMPTY: Final = 8
"""The most browsers that wait for somebody: each takes memory, and is furnished in a second."""
_QUIET: Final = "<link rel=icon href=data:,>"
"""A page that does nothing: while it is open, the process stays in which pages are shown."""
_USUAL: Final[Wishes] = {"locale": "en-GB", "size": DESK, "touch": False, "motion": False}


class Lodging:
    """A browser with cookies and a memory of its own."""

    def __init__(self, browser: Browser, url: str, wishes: Wishes) -> None:
        """Furnish it after somebody's wishes."""
        wide, high = wishes["size"]
        touch = wishes["touch"]
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            locale=wishes["locale"],
            viewport={"width": wide, "height": high},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if wishes["motion"] else "reduce",
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
        self._empty: list[tuple[Wishes, Lodging]] = []

    def __enter__(self) -> Self:
        """Let people come."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close them all, when everybody has left."""
        for _wishes, one in self._empty:
            one.context.close()

    @contextmanager
    def let(self, name: str = "", **wishes: Unpack[Wishes]) -> Iterator[Visitor]:
        """Let somebody in, and have the browser cleared for the next who wishes the same."""
        wishes = {**_USUAL, **wishes}
        lodging = self._vacancy(wishes) or Lodging(self._browser, self._url, wishes)
        visitor = Visitor(lodging.context, self._url, name)
        try:
            yield visitor
        finally:
            visitor.leave()
            if wishes.get("first"):
                lodging.context.close()
            else:
                lodging.clear()
                self._empty.append((wishes, lodging))
            if len(self._empty) > MOST_EMPTY:
                # What nobody has wanted for longest.
                self._empty.pop(0)[1].context.close()

    def _vacancy(self, wishes: Wishes) -> Lodging | None:
        """Give an empty one that is furnished so, the last that was lived in."""
        for place in reversed(range(len(self._empty))):
            if self._empty[place][0] == wishes:
                return self._empty.pop(place)[1]
        return None


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
