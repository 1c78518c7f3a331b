"""Chromium, a server for the tests of each file, and people with a browser of their own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from typing import Final, Unpack

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visitor import DESK, PATIENCE, SCHEMES, Regular, Visiting, Visitor, Wishes
from tests.root import ROOT
from tests.server.served import Served, Steady

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of all tests of a process."""
    if CHROMIUM is None:
        pytest.fail("there is no Chromium on this machine; make browser installs it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that all tests of a file share."""
    with Steady(tmp_path_factory.mktemp("served")) as one:
        yield one


@pytest.fixture(scope="module")
def regular(chromium: Browser, served: Served) -> Iterator[Regular]:
    """People who stay for all tests of a file and load the pages only once; they have axe."""
    with ExitStack() as stack:

        @cache
        def come(language: str, size: tuple[int, int] = DESK) -> Visitor:
            locale = "en-GB" if language == "en" else "pl-PL"
            touch = size != DESK
            one = Visitor(chromium, served.url, "Zoe", locale=locale, size=size, touch=touch)
            one.context.add_init_script(path=AXE)
            one.page.emulate_media(color_scheme=SCHEMES[language])
            return stack.enter_context(one)

        yield come


@pytest.fixture
def visit(chromium: Browser, served: Served) -> Iterator[Visiting]:
    """Let people in, each with a browser of their own; in the end nobody may have seen a fault."""
    with ExitStack() as stack:
        people: list[Visitor] = []

        def come(name: str = "", **wishes: Unpack[Wishes]) -> Visitor:
            people.append(stack.enter_context(Visitor(chromium, served.url, name, **wishes)))
            return people[-1]

        yield come
        for one in people:
            one.check()


@pytest.fixture
def ann(visit: Visiting) -> Visitor:
    """Somebody at a desk."""
    return visit("Ann")


@pytest.fixture
def bob(visit: Visiting) -> Visitor:
    """Somebody else at a desk."""
    return visit("Bob")
