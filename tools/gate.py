"""Runs checks and tests in stages, three at a time, and reports what failed and how to repeat it.

`test` is the gate, `all` adds what is slow, `quick` checks what changed files can affect; a stage
by its name runs alone. A stage that takes longer than its budget is named in the summary.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tools.prepare import check_python, is_done, prepare
from tools.stages import (
    BY_NAME,
    CHECKS,
    ELSEWHERE,
    PURE,
    PYTEST,
    SLOW,
    STAGES,
    VITEST,
    Stage,
    pytest,
)
from tools.steps import ROOT, Failed

REPORTS: Final = ROOT / "build" / "gate"
AT_ONCE: Final = 3
"""Stages that run side by side on two cores: some wait for servers and browsers now and then."""
SHARED: Final = ("--numprocesses=2", "--dist=worksteal")
"""How pytest runs where a stage has the machine for itself. Each process collects all tests."""
SLOWEST: Final = 10
PROGRESS_SECONDS: Final = 30.0
TAIL: Final = 40
QUICK_SECONDS: Final = 50
QUICK_FILES: Final = 40
"""Files of tests that fit into that time, most of the time."""
LEFT: Final = "left to make test"


@dataclass
class Result:
    """What a stage has reported so far, and what it printed."""

    stage: Stage
    seconds: float = 0.0
    passed: int = 0
    left: int = 0
    """Tests for which `make quick` had no time."""
    failed: list[str] = field(default_factory=list)
    """A paragraph for each failure: the test, its message, and the command that repeats it."""
    durations: list[tuple[float, str]] = field(default_factory=list)


class Runner:
    """Runs stages, three at a time, and prints how far each is."""

    def __init__(self) -> None:
        """Begin with nothing running."""
        self._is_alone = False
        self._running: dict[str, tuple[float, Path]] = {}
        self._printing = threading.Lock()

    def run(self, stages: Sequence[Stage]) -> list[Result]:
        """Run them all; return what each has reported."""
        self._is_alone = len(stages) == 1
        REPORTS.mkdir(parents=True, exist_ok=True)
        over = threading.Event()
        progress = threading.Thread(target=self._print_progress, args=[over], daemon=True)
        progress.start()
        with ThreadPoolExecutor(max_workers=AT_ONCE) as pool:
            results = list(pool.map(self._stage, stages))
        over.set()
        return results

    def _stage(self, stage: Stage) -> Result:
        """Run the commands of a stage, all of them even when one fails."""
        result = Result(stage)
        begun = time.monotonic()
        with (REPORTS / f"{stage.name}.log").open("w") as out:
            for number, command in enumerate(stage.commands):
                report = REPORTS / f"{stage.name}-{number}.json"
                report.unlink(missing_ok=True)
                self._running[stage.name] = begun, report
                shared = self._is_alone and command[: len(PYTEST)] == PYTEST
                full = (*PYTEST, *SHARED, *command[len(PYTEST) :]) if shared else command
                _run(stage, full, result, report, out.fileno())
        del self._running[stage.name]
        result.seconds = time.monotonic() - begun
        counts = [f"{result.passed:,} passed"] if result.passed or not result.failed else []
        counts += [f"{len(result.failed)} failed"] if result.failed else []
        counts += [f"{result.left:,} {LEFT}"] if result.left else []
        self._print(f"{stage.name:<16}{result.seconds:6.0f} s  {', '.join(counts)}")
        for failure in result.failed:
            self._print(failure)
        return result

    def _print_progress(self, over: threading.Event) -> None:
        """Print the progress of the running stages."""
        while not over.wait(PROGRESS_SECONDS):
            for name, (begun, report) in list(self._running.items()):
                done = report.read_bytes().count(b"\n") if report.exists() else 0
                self._print(f"{name:<16}{time.monotonic() - begun:6.0f} s  … {done:,} done")

    def _print(self, line: str) -> None:
        with self._printing:
            print(line, flush=True)


def _run(stage: Stage, command: Sequence[str], result: Result, report: Path, out: int) -> None:
    """Run one command of a stage and add what it reports to the result."""
    is_vitest = "{report}" in command
    options = ("--reporter=json", f"--outputFile={report}")
    full = [*command[:-1], *options] if is_vitest else list(command)
    before = len(result.failed)
    begun = os.fstat(out).st_size
    done = subprocess.run(
        full,
        cwd=ROOT,
        env=os.environ | stage.settings | {"ONEIROS_REPORT": str(report)},
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if is_vitest:
        _read_vitest(report, result)
    elif "pytest" in command:
        _read_pytest(report, result)
    if done.returncode and len(result.failed) == before:
        with (REPORTS / f"{stage.name}.log").open("rb") as log:
            log.seek(begun)
            printed = log.read().decode("utf-8", "replace").splitlines()
        result.failed.append(_failure(" ".join(command[:4]), printed, stage, command))


def _failure(name: str, message: Sequence[str], stage: Stage, command: Sequence[str]) -> str:
    """Return a paragraph about a failure: what, why, and the command that repeats it."""
    settings = [f"{key}={value}" for key, value in stage.settings.items()]
    lines = [f"FAILED {name}", *message[-TAIL:], f"repeat: {shlex.join([*settings, *command])}"]
    return "\n    ".join(lines)


def _read_pytest(report: Path, result: Result) -> None:
    """Read what `tests/conftest.py` has written: a line for each test."""
    if not report.exists():
        return
    for line in report.read_text("utf-8").splitlines():
        test = json.loads(line)
        result.durations.append((test["seconds"], test["name"]))
        if test["outcome"] == "failed":
            again = (".venv/bin/pytest", test["name"])
            message = test["message"].splitlines()
            result.failed.append(_failure(test["name"], message, result.stage, again))
        elif test["outcome"] == "passed":
            result.passed += 1
        elif LEFT in test["message"]:
            result.left += 1


def _read_vitest(report: Path, result: Result) -> None:
    """Read the report of Vitest."""
    if not report.exists():
        return
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    for file in found["testResults"]:
        path = os.path.relpath(file["name"], ROOT / "web")
        for test in file["assertionResults"]:
            name = f"web/{path} {test['fullName']}"
            result.durations.append(((test.get("duration") or 0) / 1000, name))
            if test["status"] == "failed":
                again = (*VITEST, path, "-t", test["fullName"])
                message = "\n".join(test["failureMessages"]).splitlines()
                result.failed.append(_failure(name, message[:TAIL], result.stage, again))
            elif test["status"] == "passed":
                result.passed += 1


def summary(results: Sequence[Result], seconds: float) -> int:
    """Print the slowest tests, stages over their budget, and the total; return the exit status."""
    slowest = sorted((one for result in results for one in result.durations), reverse=True)
    if slowest:
        print("\nslowest tests")
        for duration, name in slowest[:SLOWEST]:
            print(f"{duration:6.1f} s  {name}")
    for result in results:
        if result.seconds > result.stage.budget:
            over = f"{result.seconds:.0f} s of {result.stage.budget} s"
            print(f"over its budget: {result.stage.name}, {over}")
    failed = sum(len(result.failed) for result in results)
    names = [result.stage.name for result in results if result.failed]
    if names:
        print(f"\nfailed: {', '.join(names)}; the logs are in {REPORTS.relative_to(ROOT)}")
    passed = sum(result.passed for result in results)
    print(f"\n{seconds:.0f} s in all")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def changed_files() -> list[str]:
    """Return the files that differ from the upstream branch, committed or not."""
    git = ("git", "-c", "core.quotePath=false")

    def lines(*command: str) -> list[str]:
        done = subprocess.run(
            [*git, *command], cwd=ROOT, capture_output=True, text=True, check=False
        )
        return done.stdout.splitlines()

    base = lines("merge-base", "HEAD", "@{upstream}") or lines("rev-parse", "HEAD")
    changed = lines("diff", "--name-only", "--diff-filter=d", *base[:1])
    return sorted({*changed, *lines("ls-files", "--others", "--exclude-standard")})


def quick() -> list[Stage]:
    """Return the stages of the inner loop: format, lint, types, and tests that changes affect."""
    changed = changed_files()
    print(f"{len(changed)} files have changed", flush=True)
    command = [str(ROOT / ".venv/bin/python"), "-m", "tools.affected", *changed]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    tests = [one for one in done.stdout.splitlines() if not one.startswith(ELSEWHERE)]
    stages = [Stage("checks", 60, CHECKS[:4], needs=("dev",))]
    if len(tests) > QUICK_FILES:
        print(
            f"{len(tests) - QUICK_FILES} files of tests {LEFT}: they are further away", flush=True
        )
    if tests := tests[:QUICK_FILES]:
        seconds = f"--seconds={QUICK_SECONDS}"
        options = ("--numprocesses=2", "-m", "not slow", "--hypothesis-profile=quick", seconds)
        stages.append(Stage("tests", 80, (pytest(*options, *tests),), ("dev",), PURE))
    if web := [one.removeprefix("web/") for one in changed if one.startswith("web/src/")]:
        related = ("npm", "--prefix", "web", "run", "--silent", "related", "--", *web)
        stages.append(Stage("pages", 60, ((*related, "{report}"),), ("npm",)))
    return stages


def chosen_stages(name: str) -> list[Stage]:
    """Return the stages of a run, or the stage with that name."""
    if name == "quick":
        prepare(["dev", "npm"])
        return quick()
    if name == "test":
        return list(STAGES)
    return [*STAGES, *SLOW] if name == "all" else [BY_NAME[name]]


def main() -> int:
    """Prepare what the stages need, run them, and sum up."""
    parser = argparse.ArgumentParser(description=__doc__)
    names = ("test", "all", "quick", *BY_NAME)
    parser.add_argument("run", choices=names, metavar="STAGE", help=", ".join(names))
    chosen = parser.parse_args()
    begun = time.monotonic()
    try:
        check_python()
        stages = chosen_stages(chosen.run)
        prepare(dict.fromkeys(need for stage in stages for need in stage.needs))
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    if BY_NAME["compiled"] in stages and not is_done("engine"):
        print("compiled        left out: the engine is not compiled", flush=True)
        stages.remove(BY_NAME["compiled"])
        if not stages:
            return 1
    try:
        results = Runner().run(stages)
    except KeyboardInterrupt:
        return 130
    return summary(results, time.monotonic() - begun)


if __name__ == "__main__":
    sys.exit(main())
