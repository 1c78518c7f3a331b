"""The stages of checks and tests: their commands, what each needs, and how long it may take."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

RUN: Final = ("-m", "pytest", "-p", "tools.reporting")
PYTEST: Final = (".venv/bin/python", *RUN)
SERVED: Final = ("tests/server", "tests/deploy")
ELSEWHERE: Final = (*SERVED, "tests/browser", "tests/machines", "tests/openspiel")
"""Folders that have a stage of their own, or an environment of their own."""
RULES: Final = ("tests/kernel", "tests/games", "tests/scenarios", "tests/test_build.py")
"""What must hold in the interpreted build as well."""
NO_VIEWS: Final = "--ignore-glob=*/games/*/views"
"""What they show is in the digests that `test_builds_agree.py` compares."""
ABOVE_RULES: Final = tuple(f"tests/{folder}" for folder in ("bots", "puzzles", "registry", "words"))
"""What is compiled, too, but cannot differ while `test_builds_agree.py` passes."""


@dataclass(frozen=True)
class Stage:
    """Commands that belong together: what they need, how they run, and how long they may take."""

    name: str
    budget: int
    commands: tuple[tuple[str, ...], ...]
    needs: tuple[str, ...] = ("dev", "engine")
    settings: dict[str, str] = field(default_factory=dict)


def pytest(*options: str) -> tuple[str, ...]:
    """Return a command that runs tests."""
    return (*PYTEST, *options)


def without(folders: Iterable[str]) -> list[str]:
    """Return the options with which pytest leaves out folders."""
    return [f"--ignore={folder}" for folder in folders]


CHECKS: Final = (
    (".venv/bin/ruff", "format", "--check", "--quiet"),
    (".venv/bin/ruff", "check", "--quiet"),
    (".venv/bin/mypy", "--no-error-summary"),
    (".venv/bin/lint-imports", "--no-logo"),
    (".venv/bin/python", "tools/rule_index.py"),
    (".venv/bin/python", "tools/schema.py", "--check"),
    ("node", "tools/check_npm_lock.mjs", "web"),
    ("npm", "--prefix", "web", "run", "--silent", "check"),
)
VITEST: Final = ("npm", "--prefix", "web", "run", "--silent", "test", "--")
GATE: Final = ("-m", "not slow", "--hypothesis-profile=ci")
PURE: Final = {"ONEIROS_PURE": "1", "ONEIROS_EXPECT": "interpreted"}
EVERYTHING: Final = ("dev", "engine", "web", "debian")

# The longest come first. The budgets are seconds beside two others on two quiet cores.
STAGES: Final = (
    Stage(
        "compiled",
        budget=480,
        commands=(pytest(*GATE, *without(ELSEWHERE), "tests"),),
        settings={"ONEIROS_EXPECT": "compiled"},
    ),
    Stage(
        "browser",
        budget=400,
        commands=(pytest(*GATE, "tests/browser"),),
        needs=EVERYTHING,
    ),
    Stage("server", budget=400, commands=(pytest(*GATE, *SERVED),), needs=EVERYTHING),
    Stage("checks", budget=240, commands=CHECKS, needs=("dev", "engine", "npm")),
    Stage(
        "interpreted",
        budget=240,
        commands=(
            pytest(
                *("-m", "not slow and not once", "--hypothesis-profile=quick"),
                NO_VIEWS,
                *RULES,
            ),
        ),
        settings=PURE,
    ),
    Stage(
        "pages",
        budget=90,
        commands=((*VITEST, "{report}"), ("node", "tools/check_web_size.mjs")),
        needs=("web",),
    ),
)
DEPENDENT: Final = ("arena", "cli", "data", "envs", "machines", "mcp", "server", "storage", "words")
"""Folders of tests that use other packages, which are tested with their lowest versions, too."""
APART: Final = (*RUN, "-p", "no:cacheprovider")
ALONE: Final = (*APART, "--noconftest", "-W", "default")
"""Their environment does not have what the other tests are set up with."""
SLOW: Final = (
    Stage(
        "slow",
        budget=3600,
        commands=(
            pytest("-m", "slow", "--hypothesis-profile=ci", *without(ELSEWHERE), "tests"),
            pytest("-m", "slow", "--hypothesis-profile=ci", *SERVED),
        ),
        needs=EVERYTHING,
    ),
    Stage(
        "slow-browser",
        budget=3000,
        commands=(pytest("-m", "slow", "tests/browser"),),
        needs=EVERYTHING,
    ),
    Stage(
        "slow-interpreted",
        budget=2400,
        commands=(pytest("--hypothesis-profile=ci", *RULES, *ABOVE_RULES),),
        settings=PURE,
    ),
    Stage(
        "lowest",
        budget=1800,
        commands=(
            (
                *(".venv-lowest/bin/python", *APART),
                *("--hypothesis-profile=quick", "-W", "default"),
                *(f"tests/{folder}" for folder in DEPENDENT),
            ),
        ),
        needs=("lowest", *EVERYTHING),
    ),
    Stage(
        "training",
        budget=1200,
        commands=((".venv-learn/bin/python", *APART, "tests/learn", "tests/examples"),),
        needs=("learn", "engine"),
        settings={"PYTHONPATH": "src"},
    ),
    Stage(
        "openspiel",
        budget=600,
        commands=((".venv-bench/bin/python", *ALONE, "tests/openspiel"),),
        needs=("bench", "engine"),
        settings={"PYTHONPATH": "src"},
    ),
    Stage(
        "cluster",
        budget=600,
        commands=((".venv-cluster/bin/python", *ALONE, "tests/machines"),),
        needs=("cluster", "engine"),
        settings={"PYTHONPATH": "src"},
    ),
    Stage(
        "pythons",
        budget=3600,
        commands=(("sh", "tools/pythons.sh"),),
        needs=(),
    ),
    Stage(
        "docs",
        budget=120,
        commands=((".venv-docs/bin/mkdocs", "--quiet", "build", "--strict"),),
        needs=("docs",),
        settings={"PYTHONPATH": "src", "NO_MKDOCS_2_WARNING": "1"},
    ),
    Stage(
        "mutants",
        budget=7200,
        commands=((".venv/bin/python", "-m", "tools.mutants"),),
        needs=EVERYTHING,
    ),
)
BY_NAME: Final = {stage.name: stage for stage in (*STAGES, *SLOW)}
