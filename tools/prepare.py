"""Prepares what a make target needs: environments, the web client, the compiled engine.

Each step runs once, side by side with others, and again when the contents of its inputs change.
Needs nothing but Python, so that it runs before anything is installed.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import Final

from tools.steps import ROOT, STEPS, STOPPED, Failed, Log, stop

STAMPS: Final = ROOT / ".stamps"
PATIENCE: Final = 5.0
"""Seconds before a running step is first named; later lines come after twice as long."""


def with_needs(names: Iterable[str]) -> list[str]:
    """Return these steps and all that they need, each after what it needs."""
    found: list[str] = []
    for name in names:
        for one in (*with_needs(STEPS[name].needs), name):
            if one not in found:
                found.append(one)
    return found


def is_done(name: str) -> bool:
    """Return whether a step and all that it needs are done with the current inputs."""
    step, stamp = STEPS[name], STAMPS / name
    return (
        all(is_done(one) for one in step.needs)
        and all(any(ROOT.glob(output)) for output in step.outputs)
        and stamp.exists()
        and stamp.read_text("utf-8") == step.digest()
    )


def is_pure() -> bool:
    """Return whether the sources shall run although compiled files are there."""
    return os.environ.get("ONEIROS_PURE") == "1"


@contextmanager
def _alone(name: str) -> Iterator[None]:
    """Wait while another process does the same step."""
    with (STAMPS / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _do(name: str, started: dict[str, float]) -> float:
    """Do a step unless it is done; return how many seconds it took."""
    step = STEPS[name]
    with _alone(name):
        if is_done(name):
            return 0.0
        started[name] = begun = time.monotonic()
        stamp, log = STAMPS / name, Log(STAMPS / f"{name}.log")
        stamp.unlink(missing_ok=True)
        log.path.write_bytes(b"")
        digest = step.digest()
        step.run(log)
        stamp.write_text(digest, "utf-8")
        del started[name]
        return time.monotonic() - begun


def prepare(names: Iterable[str], *, quiet: bool = False) -> None:
    """Do the steps and all that they need, side by side; print one line for each."""
    STAMPS.mkdir(exist_ok=True)
    wanted = [one for one in with_needs(names) if not (one == "engine" and is_pure())]
    started: dict[str, float] = {}
    begun = time.monotonic()
    with ThreadPoolExecutor(max_workers=len(wanted) or 1) as pool:
        done = {name: threading.Event() for name in wanted}
        broken = threading.Event()

        def work(name: str) -> float:
            for need in STEPS[name].needs:
                done[need].wait()
            try:
                return 0.0 if broken.is_set() else _do(name, started)
            except BaseException:
                broken.set()
                raise
            finally:
                done[name].set()

        running: dict[Future[float], str] = {pool.submit(work, one): one for one in wanted}
        try:
            _report(running, started, quiet=quiet)
        except BaseException as error:
            broken.set()
            if isinstance(error, KeyboardInterrupt):
                print(STOPPED, flush=True)
                stop()
            raise
    total = time.monotonic() - begun
    if total > PATIENCE and not quiet:
        print(f"setup: done in {total:.0f} s", flush=True)


def _report(running: dict[Future[float], str], started: dict[str, float], *, quiet: bool) -> None:
    """Print a line when a step is done, and what still runs after some seconds."""
    left, next_line = set(running), time.monotonic() + PATIENCE
    while left:
        over, left = wait(left, timeout=1.0, return_when=FIRST_COMPLETED)
        for one in over:
            try:
                if (seconds := one.result()) and not quiet:
                    print(f"setup: {STEPS[running[one]].title}, {seconds:.1f} s", flush=True)
            except Failed as error:
                message = f"{error}\nsetup: {STEPS[running[one]].title} failed"
                raise Failed(message) from error
        now = time.monotonic()
        if now >= next_line and started and not quiet:
            slow = (f"{STEPS[one].title} ({now - at:.0f} s)" for one, at in started.items())
            print(f"setup: … {', '.join(slow)}", flush=True)
            next_line = now + 2 * PATIENCE


def check_python() -> None:
    """Refuse a Python that is too old."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older one reads it here
        message = f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}"
        raise Failed(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prepare the steps that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("steps", nargs="+", choices=STEPS, metavar="STEP", help=", ".join(STEPS))
    parser.add_argument("--quiet", action="store_true", help="print what fails or is missing only")
    chosen = parser.parse_args(arguments)
    try:
        check_python()
        prepare(chosen.steps, quiet=chosen.quiet)
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
