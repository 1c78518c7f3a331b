"""The steps that make targets need: what each reads, what it makes, and how it is done.

Needs nothing but Python, so that it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools import engine

ROOT: Final = Path(__file__).resolve().parents[1]
BIN: Final = ROOT / ".venv" / "bin"
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-compile")
COMPILED: Final = ("kernel", "games", "bots", "words", "registry")
"""The parts of the package that are compiled, or whose types compiled code reads."""
SLOWER: Final = "games and bots run about 10 times slower"
TAIL: Final = 30
GRACE: Final = 1.0
"""Seconds that a command has to end after Ctrl-C."""
STOPPED: Final = "setup: stopped; the next start continues"
_processes: Final[set[subprocess.Popen[bytes]]] = set()
"""The commands that run now."""
_stopped: Final = threading.Event()
"""Set when someone has pressed Ctrl-C: no other command starts."""


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

    def run(self, *command: str | Path, cwd: Path = ROOT, **changes: str) -> None:
        """Run a command; raise with the end of its output if it fails."""
        if _stopped.is_set():
            raise Failed(STOPPED)
        with (
            self.path.open("ab") as log,
            subprocess.Popen(
                command,
                cwd=cwd,
                env=os.environ | changes,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            ) as process,
        ):
            _processes.add(process)
            try:
                status = process.wait()
            finally:
                _processes.discard(process)
        if status:
            message = f"{self.end()}\n{' '.join(map(str, command))} exited with {status}"
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


def stop() -> None:
    """End the commands that run, and start no other.

    They have heard Ctrl-C, too, but npm goes on after it and after SIGTERM.
    """
    _stopped.set()
    for process in list(_processes):
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
