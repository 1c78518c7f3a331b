"""What every test shares: which form of the package runs, and how hard Hypothesis tries."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from oneiros.build import Build, build
from tests.cluster import Cluster, programs
from tests.root import ROOT

STAMP = ROOT / ".stamps" / "native"
# These test what is never compiled, so once is enough. Everything else runs in both builds.
NEVER_COMPILED = (
    "analysis",
    "arena",
    "benchmarks",
    "browser",
    "cli",
    "deploy",
    "docs",
    "envs",
    "learn",
    "package",
    "server",
    "storage",
    "tools",
    "web",
)

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.register_profile("quick", deadline=None, derandomize=True, max_examples=10)
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


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the second of two runs leave out what the first has tested as well."""
    parser.addoption(
        "--again",
        action="store_true",
        help="leave out tests of what is never compiled, but for those marked for this build",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip what is marked for the other form of the package."""
    built = build()
    other = "interpreted" if built == "compiled" else "compiled"
    for item in items:
        if item.get_closest_marker(other):
            item.add_marker(pytest.mark.skip(reason=f"for the {other} run"))
    if config.getoption("--again"):
        left_out = [item for item in items if not _says_more(item, built)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if _says_more(item, built)]


def _says_more(item: pytest.Item, built: Build) -> bool:
    """Tell whether a test may end differently in another build."""
    folder = item.path.relative_to(ROOT / "tests").parts[0]
    return folder not in NEVER_COMPILED or item.get_closest_marker(built) is not None


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say why a test was tried again: a test that fails now and then has a reason each time."""
    for report in terminalreporter.stats.get("rerun", ()):
        terminalreporter.section(f"first try of {report.nodeid}")
        terminalreporter.line("\n".join(report.longreprtext.splitlines()[-30:]))
