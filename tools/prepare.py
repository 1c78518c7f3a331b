"""Prepares what a make target needs: environments, the web client, the compiled engine.

Each step runs once, side by side with others, and again when the contents of its inputs change.
Needs nothing but Python, so that it runs before anything is installed.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools import engine

ROOT: Final = Path(__file__).resolve().parents[1]
STAMPS: Final = ROOT / ".stamps"
BIN: Final = ROOT / ".venv" / "bin"
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-compile")
COMPILED: Final = ("kernel", "games", "bots", "words", "registry")
"""The parts of the package that are compiled, or whose types compiled code reads."""
SLOWER: Final = "games and bots run about 10 times slower"
TAIL: Final = 30
PATIENCE: Final = 5.0
"""Seconds before a running step is first named; later lines come after twice as long."""


class Failed(Exception):  # noqa: N818 - a step has failed, or the machine lacks something
    """A step that cannot be done, with what to do about it."""


@dataclass(frozen=True)
class Step:
    """Something to prepare: what it is called, what it reads, what it needs, and how it is done."""

    title: str
    run: Callable[[Log], None]
    inputs: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    outputs: tuple[str, ...] = ()

    def digest(self) -> str:
        """Compute a digest of everything the step reads."""
        found = hashlib.sha256(sys.version.encode())
        for pattern in self.inputs:
            for file in sorted(ROOT.glob(pattern)):
                if file.is_file():
                    name = file.relative_to(ROOT).as_posix()
                    found.update(f"{name}\0".encode() + file.read_bytes())
        return found.hexdigest()


@dataclass
class Log:
    """The output of a step, kept in a file, and how its commands are run."""

    path: Path
    changes: dict[str, str] = field(default_factory=dict)

    def run(self, *command: str | Path, cwd: Path = ROOT, **changes: str) -> None:
        """Run a command; raise with the end of its output if it fails."""
        with self.path.open("ab") as log:
            done = subprocess.run(
                command,
                cwd=cwd,
                env=os.environ | changes,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            message = f"{self.end()}\n{' '.join(map(str, command))} exited with {done.returncode}"
            raise Failed(message)

    def end(self) -> str:
        """Return the last lines."""
        return "\n".join(self.path.read_text("utf-8", "replace").splitlines()[-TAIL:])


def environment(
    folder: str, *installs: tuple[str, ...], editable: bool = False
) -> Callable[[Log], None]:
    """Return how to create a virtual environment: each install is a list of options for pip."""

    def create(log: Log) -> None:
        home = ROOT / folder
        # pip removes nothing, so a changed lock means a new environment.
        shutil.rmtree(home, ignore_errors=True)
        log.run(sys.executable, "-m", "venv", home)
        for options in installs:
            log.run(home / "bin/python", *PIP, *options)
        if editable:
            install_package(log, home)

    return create


def locked(name: str, *more: str) -> tuple[str, ...]:
    """Return the options with which pip installs a lock, which names all that is needed."""
    return (*more, "--no-deps", "--require-hashes", "-r", f"requirements/{name}.txt")


def install_package(log: Log, home: Path = ROOT / ".venv") -> None:
    """Install the metadata and the command; the sources stay where they are."""
    options = ("--no-deps", "--no-build-isolation", "--no-index", "--editable", ".")
    log.run(home / "bin/python", *PIP, *options, ONEIROS_PURE="1")


def install_dev(log: Log) -> None:
    """Install the development tools."""
    log.run(BIN / "python", *PIP, *locked("dev"))


def install_web(log: Log) -> None:
    """Install what the web client is built with; npm removes what its lock does not name."""
    if shutil.which("npm") is None:
        message = (
            "Node 20.19 or newer, with npm, is needed to build the web client; install it first"
        )
        raise Failed(message)
    log.run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=ROOT / "web")


def build_web(log: Log) -> None:
    """Build the web client."""
    log.run("npm", "run", "--silent", "build", cwd=ROOT / "web")


def compile_engine(log: Log) -> None:
    """Compile a copy of the sources, then put all compiled files in place."""
    with engine.fresh_copy(ROOT) as copy:
        log.run(BIN / "python", "setup.py", "--quiet", "build_ext", "--inplace", cwd=copy)
    engine.place(copy / engine.PACKAGE, ROOT / engine.PACKAGE)
    if why := re.search(r"interpreted build \((.*)\)", log.path.read_text("utf-8")):
        if not why[1].startswith("no C compiler"):
            message = f"{log.end()}\nthe engine could not be compiled ({why[1]})"
            raise Failed(message)
        print(f"The engine is not compiled ({why[1]}); {SLOWER}", flush=True)


def install_debian_packages(log: Log) -> None:
    """Install the programs that tests drive, from Debian where they are missing."""
    paths = [
        *os.get_exec_path(),
        "/usr/sbin",
        *map(str, Path("/").glob("usr/lib/postgresql/*/bin")),
    ]
    missing = [
        packages
        for programs, packages in PROGRAMS.items()
        if not any(shutil.which(one, path=os.pathsep.join(paths)) for one in programs)
    ]
    if not missing:
        return
    apt = ("apt-get",) if os.geteuid() == 0 else ("sudo", "apt-get")
    names = [name for packages in missing for name in packages]
    try:
        log.run(*apt, "update", "-q")
        log.run(*apt, "install", "-qy", "--no-install-recommends", *names)
    except (Failed, OSError) as error:
        message = f"{error}\n{', '.join(names)} could not be installed; install them by hand"
        raise Failed(message) from error


# A shell has no windows to draw around the pages, so it takes a quarter less time.
BROWSERS: Final = ("chromium-headless-shell", "chromium", "google-chrome")
PROGRAMS: Final = {
    BROWSERS: ("chromium-headless-shell",),
    ("initdb",): ("postgresql",),
    ("nginx",): ("nginx-light", "openssl"),
}
"""Programs, any of which will do, and the Debian packages that provide one."""


def browser() -> str | None:
    """Return the path of the first browser that is installed."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def _sources(*parts: str) -> tuple[str, ...]:
    return tuple(f"src/oneiros/{part}/**/*.py" for part in parts)


STEPS: Final = {
    "venv": Step(
        "Python environment",
        environment(".venv", locked("build")),
        inputs=("requirements/run.txt", "requirements/build.txt"),
        outputs=(".venv/bin/pip",),
    ),
    "package": Step(
        "package",
        install_package,
        inputs=("pyproject.toml", "src/oneiros/__init__.py"),
        needs=("venv",),
        outputs=(".venv/bin/oneiros",),
    ),
    "dev": Step(
        "development tools",
        install_dev,
        inputs=("requirements/dev.txt",),
        needs=("package",),
        outputs=(".venv/bin/pytest",),
    ),
    "npm": Step(
        "web packages",
        install_web,
        inputs=("web/package.json", "web/package-lock.json", "web/.npmrc"),
        outputs=("web/node_modules/.bin/vite",),
    ),
    "web": Step(
        "web client",
        build_web,
        inputs=("web/src/**/*", "web/public/**/*", "web/*.*", "src/oneiros/words/*/*.ftl"),
        needs=("npm",),
        outputs=("src/oneiros/server/static/index.html",),
    ),
    "engine": Step(
        "compiled engine",
        compile_engine,
        inputs=("setup.py", "pyproject.toml", "requirements/build.txt", *_sources(*COMPILED)),
        needs=("venv",),
        # Without a C compiler there is none, and the step is tried again each time.
        outputs=(f"{engine.PACKAGE}/{engine.FIRST_GROUP}.*",),
    ),
    "debian": Step("Chromium, PostgreSQL and nginx", install_debian_packages),
    "bench": Step(
        "environment of make bench",
        environment(".venv-bench", locked("bench")),
        inputs=("requirements/bench.txt",),
        outputs=(".venv-bench/bin/python",),
    ),
    "cluster": Step(
        "environment with Ray",
        environment(".venv-cluster", locked("cluster")),
        inputs=("requirements/cluster.txt",),
        outputs=(".venv-cluster/bin/python",),
    ),
    "lowest": Step(
        "environment with the lowest versions",
        environment(".venv-lowest", locked("dev"), locked("lowest"), editable=True),
        inputs=("requirements/lowest.txt", "requirements/dev.txt"),
        outputs=(".venv-lowest/bin/python",),
    ),
    "learn": Step(
        "environment with PyTorch",
        environment(".venv-learn", locked("dev"), ("torch>=2.13",)),
        inputs=("requirements/dev.txt",),
        outputs=(".venv-learn/bin/python",),
    ),
    "docs": Step(
        "environment of make docs",
        environment(".venv-docs", locked("docs")),
        inputs=("requirements/docs.txt",),
        outputs=(".venv-docs/bin/mkdocs",),
    ),
}


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
        except BaseException:
            broken.set()
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
