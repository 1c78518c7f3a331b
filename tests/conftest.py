"""What every test shares: which form of the package runs, and how hard Hypothesis tries."""

from __future__ import annotations

import signal

import pytest
from hypothesis import settings

from oneiros.build import Build, build
from tests.root import ROOT

STAMP = ROOT / ".stamps" / "native"

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.register_profile("thorough", deadline=None, max_examples=5000)
settings.load_profile("dev")


def pytest_configure(config: pytest.Config) -> None:
    """Hear interruptions, and refuse to test compiled files that are older than their sources."""
    # Whatever runs the tests may ignore them, and the commands that we test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(config, "workerinput") or build() == "interpreted" or not STAMP.exists():
        return
    compiled_at = STAMP.stat().st_mtime
    for built in ROOT.glob("src/**/*.so"):
        source = built.with_name(built.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > compiled_at:
            pytest.exit(f"{source.name} is newer than its compiled form: run make setup", 4)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what is marked for the other form of the package."""
    other = "interpreted" if build() == "compiled" else "compiled"
    for item in items:
        if item.get_closest_marker(other):
            item.add_marker(pytest.mark.skip(reason=f"for the {other} run"))


@pytest.fixture(scope="session")
def built() -> Build:
    """Which form of the package is tested: compiled or interpreted."""
    return build()
