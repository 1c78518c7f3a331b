"""Chromium and a server for all tests of a process, and people with a browser of their own."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from typing import Final, Unpack

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.lodging import Lodgings, Regulars
from tests.browser.seeded_server import SeededServer
from tests.browser.visitor import PATIENCE, Regular, Visiting, Visitor, Wishes
from tests.server.served import Served
from tools import steps

_FAILED: Final = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of all tests of a process."""
    path = steps.browser()
    if path is None:
        pytest.fail("there is no Chromium on this machine; make browser installs it")
    with sync_playwright() as playwright:
        # Pages of one visitor share a process: who comes next need not start and warm one.
        browser = playwright.chromium.launch(executable_path=path, args=["--process-per-site"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that all tests of a process share, each at tables of its own."""
    with SeededServer(tmp_path_factory.mktemp("served")) as one:
        yield one


@pytest.fixture(scope="session")
def lodgings(chromium: Browser, served: Served) -> Iterator[Lodgings]:
    """The browsers of all who come to a server."""
    with Lodgings(chromium, served.url) as browsers:
        yield browsers


@pytest.fixture(scope="module")
def regulars(lodgings: Lodgings) -> Iterator[Regulars]:
    """Those who stay for all tests of a file."""
    with Regulars(lodgings) as people:
        yield people


@pytest.fixture
def regular(request: pytest.FixtureRequest, regulars: Regulars) -> Iterator[Regular]:
    """Be one of those who stay. After a failure they leave: nobody knows where they stand."""
    yield regulars.come
    if request.node.stash.get(_FAILED, default=False):
        regulars.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep whether a test has failed, for who stays longer than it."""
    report = yield
    item.stash[_FAILED] = report.failed
    return report


@pytest.fixture
def visit(lodgings: Lodgings) -> Iterator[Visiting]:
    """Let people in, each with a browser of their own; in the end nobody may have seen a fault."""
    with ExitStack() as stack:
        people: list[Visitor] = []

        def come(name: str = "", **wishes: Unpack[Wishes]) -> Visitor:
            people.append(stack.enter_context(lodgings.let(name, **wishes)))
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
