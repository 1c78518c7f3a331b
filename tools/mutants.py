"""Plants the faults of tests/mutants.toml one by one and reports which tests catch them.

Each fault is planted in a copy of the tree whose Python runs interpreted. The tests of its layer
run first, at most 90 s; a fault that survives them meets every other test it can affect, at most
10 minutes. For a page, the first are those that Vitest relates to the file, the others those in a
browser, with the pages built from the copy. A test that also fails without the fault catches
nothing. Times are those of a quiet machine: `--patience` multiplies them on a busy one.

The exit status is 1 if a fault that the list calls caught now survives.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from typing import Final, NamedTuple

from tools.affected import is_of_layer, tests_affected_by
from tools.mutant_list import ROOT, Mutant, read_list, write_result

COPIES: Final = ROOT / "build" / "mutants"
STATIC: Final = "src/oneiros/server/static"
PACKAGES: Final = ".venv/lib/*/site-packages"
OUTPUT: Final = "build/output.txt"
BROWSER: Final = "tests/browser"
APART: Final = (BROWSER, "tests/machines", "tests/openspiel")
"""Tests that cannot run beside the others, or need another environment."""
FIRST_SECONDS: Final = 90
THEN_SECONDS: Final = 600
LAST_SECONDS: Final = 60
"""Time for tests to end what they have started before they are killed."""
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+)", re.MULTILINE)
NO_TESTS: Final = 5
"""The exit status of pytest where the marker leaves no test."""


class TestRun(NamedTuple):
    """Tests that a fault meets, in their order, and how long they may take."""

    tool: str
    tests: Sequence[str]
    seconds: float


def stages_of(file: str) -> list[TestRun]:
    """Return the tests near a file, then all others that it can affect."""
    affected = tests_affected_by([file])
    here = [test for test in affected if not test.startswith(APART)]
    if file.startswith("web/"):
        browser = [test for test in affected if test.startswith(BROWSER)]
        near = [TestRun("vitest", [file], FIRST_SECONDS), TestRun("pytest", here, FIRST_SECONDS)]
        return [*near, TestRun("browser", browser, THEN_SECONDS)]
    layer = [test for test in here if is_of_layer(test, file)]
    others = [test for test in here if test not in layer]
    # Those of the layer run again in the end, since they may have had too little time.
    return [
        TestRun("pytest", layer, FIRST_SECONDS),
        TestRun("pytest", [*others, *layer], THEN_SECONDS),
    ]


class Copy:
    """A copy of the tree with an environment that imports it."""

    def __init__(self, home: Path, marker: str, patience: float) -> None:
        """Copy what git knows or would add, and link what is installed."""
        shutil.rmtree(home, ignore_errors=True)
        self._home, self._marker, self._patience = home, marker, patience
        listing = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
        listed = subprocess.check_output(listing, cwd=ROOT, text=True)
        for name in listed.split("\0"):
            if name and (ROOT / name).is_file():
                (home / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, home / name)
        shutil.copytree(ROOT / STATIC, home / STATIC)
        (home / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        self._make_environment()
        (home / OUTPUT).parent.mkdir()
        subprocess.run(("git", "init", "--quiet"), cwd=home, check=True)  # noqa: S607 - as people do
        self._sound: set[str] = set()
        self._unsound: set[str] = set()
        self._process: subprocess.Popen[bytes] | None = None

    def _make_environment(self) -> None:
        """Make an environment that has all that is installed, but the package of this copy."""
        for folder in (".venv/bin", *(str(one.relative_to(ROOT)) for one in ROOT.glob(PACKAGES))):
            (self._home / folder).mkdir(parents=True)
            for one in (ROOT / folder).iterdir():
                there = self._home / folder / one.name
                if one.is_symlink() or (one.suffix != ".pth" and folder != ".venv/bin"):
                    there.symlink_to(one.resolve() if one.is_dir() else one)
                else:
                    shutil.copy2(one, there)
                    there.write_bytes(one.read_bytes().replace(bytes(ROOT), bytes(self._home)))
        shutil.copy2(ROOT / ".venv/pyvenv.cfg", self._home / ".venv")

    def judge(self, mutant: Mutant) -> str:
        """Return the first test that fails for a fault, or nothing."""
        return next(filter(None, (self._catch(mutant, one) for one in stages_of(mutant.file))), "")

    def _catch(self, mutant: Mutant, stage: TestRun) -> str:
        """Return the first test of a stage that fails with the fault and passes without it."""
        file = self._home / mutant.file
        until = time.monotonic() + self._patience * stage.seconds
        while True:
            file.write_text(mutant.planted(file.read_text("utf-8")), "utf-8")
            try:
                failed = self._first_failure(stage, until - time.monotonic())
            finally:
                # The time of the original is kept, so that nothing compiled from the fault is used.
                shutil.copy2(ROOT / mutant.file, file)
            if not failed or self._passes(failed, stage.tool):
                return failed

    def _passes(self, test: str, tool: str) -> bool:
        """Return whether a test passes without any fault; one that does not runs no more."""
        if test not in self._sound | self._unsound:
            alone = TestRun(tool, [test.partition(" > ")[0]], THEN_SECONDS)
            failed = self._first_failure(alone, self._patience * alone.seconds)
            (self._unsound if failed else self._sound).add(test)
        return test in self._sound

    def _first_failure(self, stage: TestRun, seconds: float) -> str:
        """Run tests until one fails, and return its name; without failure or time, nothing."""
        if not stage.tests or seconds <= 0:
            return ""
        if stage.tool == "vitest":
            return self._first_of_vitest(stage.tests, seconds)
        if stage.tool == "browser":
            self._run(("npm", "run", "build"), seconds, "web")
        try:
            return self._first_of_pytest(stage.tests, seconds)
        finally:
            if stage.tool == "browser":
                shutil.rmtree(self._home / STATIC)
                shutil.copytree(ROOT / STATIC, self._home / STATIC)

    def _first_of_pytest(self, tests: Sequence[str], seconds: float) -> str:
        command = (str(self._home / ".venv/bin/python"), "-m", "pytest", "-x", "-rfE", "--tb=no")
        options = ("-m", self._marker, "-p", "no:cacheprovider", "--hypothesis-profile=ci")
        left_out = [f"--deselect={test}" for test in sorted(self._unsound)]
        status = self._run((*command, *options, *left_out, *tests), seconds)
        failed = FAILED.search((self._home / OUTPUT).read_text("utf-8"))
        if failed or status in (0, NO_TESTS):
            return failed[1] if failed else ""
        # Not even the collection has begun, such as where a conftest cannot be imported.
        return tests[0]

    def _first_of_vitest(self, files: Sequence[str], seconds: float) -> str:
        """Run the tests that Vitest relates to files, and those in them."""
        report = self._home / "web" / "vitest.json"
        report.unlink(missing_ok=True)
        options = ("--run", "--bail=1", "--reporter=json", f"--outputFile={report}")
        named = [file.removeprefix("web/") for file in files]
        self._run(("npx", "vitest", "related", *options, *named), seconds, "web")
        for file in json.loads(report.read_text("utf-8"))["testResults"] if report.exists() else ():
            path = Path(file["name"]).relative_to(self._home).as_posix()
            tests = [
                one["fullName"] for one in file["assertionResults"] if one["status"] == "failed"
            ]
            if file["status"] == "failed" and not file["assertionResults"]:
                tests = ["(it cannot be loaded)"]
            for name in (f"{path} > {test}" for test in tests):
                if name not in self._unsound:
                    return name
        return ""

    def _run(self, command: Sequence[str], seconds: float, folder: str = ".") -> int:
        """Run a command, some time at most, and end all that it started; return its status."""
        settings = os.environ | {"ONEIROS_PURE": "1", "ONEIROS_EXPECT": "interpreted"}
        with (self._home / OUTPUT).open("w", encoding="utf-8") as output:
            process = self._process = subprocess.Popen(
                command,
                cwd=self._home / folder,
                env={name: value for name, value in settings.items() if name != "PYTHONPATH"},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                return process.wait(seconds)
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGINT)  # so that tests end what they have started
                with suppress(subprocess.TimeoutExpired):
                    process.wait(LAST_SECONDS)
                return 0
            finally:
                self.stop()
                process.wait()

    def stop(self) -> None:
        """Kill what runs, with all that it has started."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


def main() -> int:
    """Judge the faults that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="ID", help="the faults to plant (all)")
    parser.add_argument("--jobs", type=int, default=1, help="faults at a time (1)")
    parser.add_argument("--marker", default="not slow", help="the tests that run (not slow)")
    parser.add_argument("--patience", type=float, default=1, help="times the usual time limits (1)")
    parser.add_argument("--write", action="store_true", help="put into the list what caught each")
    asked = parser.parse_args()
    listed = read_list()
    for mutant in listed:
        mutant.planted((ROOT / mutant.file).read_text("utf-8"))
    if unknown := set(asked.names) - {mutant.id for mutant in listed}:
        parser.error(f"no such fault in the list: {', '.join(sorted(unknown))}")
    chosen = [mutant for mutant in listed if not asked.names or mutant.id in asked.names]
    copies = [
        Copy(COPIES / str(number), asked.marker, asked.patience) for number in range(asked.jobs)
    ]
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)
    lock = Lock()

    def judge(mutant: Mutant) -> str:
        copy, began = free.get(), time.monotonic()
        caught_by = copy.judge(mutant)
        free.put(copy)
        with lock:
            took = f"{time.monotonic() - began:.0f} s"
            print(f"{mutant.id}: {caught_by or 'SURVIVES'} ({took})", flush=True)
            if asked.write:
                write_result(mutant, caught_by)
        return caught_by

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with ThreadPoolExecutor(asked.jobs) as pool:
        try:
            caught = list(pool.map(judge, chosen))
        except KeyboardInterrupt:
            # The tests run in groups of their own, so that they end only when they are told to.
            for copy in copies:
                copy.stop()
            os._exit(1)
    lost = [one.id for one, now in zip(chosen, caught, strict=True) if one.caught_by and not now]
    print(f"mutants: {sum(map(bool, caught))} of {len(chosen)} caught")
    if lost:
        print(f"mutants: caught before, and no longer: {', '.join(lost)}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
