"""What every test shares: which form of the package runs, and how hard Hypothesis tries."""

from __future__ import annotations

import gc
import signal
import time
from collections.abc import Iterator

import pytest
from hypothesis import settings

from oneiros.build import Build, build
from tests.cluster import Cluster, programs
from tools.gate import LEFT
from tools.prepare import STAMPS
from tools.steps import STEPS

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.register_profile("quick", deadline=None, derandomize=True, max_examples=10)
settings.register_profile("thorough", deadline=None, max_examples=5000)
settings.load_profile("dev")

BEGUN = time.monotonic()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--seconds`."""
    parser.addoption("--seconds", type=float, help="skip the tests that are left after this time")


def pytest_configure(config: pytest.Config) -> None:
    """Hear interruptions, and refuse to test compiled files that are older than their sources."""
    # Whatever runs the tests may ignore them, and the commands that we test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(config, "workerinput") or build() == "interpreted":
        return
    stamp = STAMPS / "engine"
    if stamp.exists() and stamp.read_text("utf-8") != STEPS["engine"].digest():
        pytest.exit("the sources have changed since they were compiled: run make setup", 4)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what is marked for the other form of the package."""
    other = "interpreted" if build() == "compiled" else "compiled"
    for item in items:
        if item.get_closest_marker(other):
            item.add_marker(pytest.mark.skip(reason=f"for the {other} run"))


def pytest_collection_finish() -> None:
    """Let the garbage collector pass over the tests themselves, which stay to the end."""
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test for which there is no time."""
    seconds = item.config.getoption("--seconds")
    if seconds is not None and time.monotonic() - BEGUN > seconds:
        pytest.skip(LEFT)


@pytest.fixture(scope="session")
def built() -> Build:
    """Which form of the package is tested: compiled or interpreted."""
    return build()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Give a PostgreSQL that is started once."""
    found = programs()
    assert found, "PostgreSQL is missing; make test installs it on Debian"
    running = Cluster(found)
    yield running
    running.remove()
