"""Copies the sources for the compiler, and puts compiled files where the package looks for them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PACKAGE: Final = Path("src/oneiros")
COPY: Final = Path("build/engine")
"""The copy of the sources in which the engine is compiled, whatever changes meanwhile."""
FIRST_GROUP: Final = "_native0__mypyc"
"""The compiled file without which none is used; see `oneiros/_pure.py`."""


@contextmanager
def fresh_copy(root: Path) -> Iterator[Path]:
    """Bring the copy up to date; what an interrupted compilation has left is not used again."""
    copy = root / COPY
    sources, unfinished = copy / PACKAGE, copy / "unfinished"
    if unfinished.exists():
        # The last run was interrupted: a compiled file may be half written.
        shutil.rmtree(sources)
    for old in sources.rglob("*.py"):
        old.unlink()
    # With the times of the originals, so that only what has changed is compiled again.
    skipped = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(root / PACKAGE, sources, ignore=skipped, dirs_exist_ok=True)
    unfinished.touch()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(root / name, copy / name)
    yield copy
    unfinished.unlink()


def place(source: Path, target: Path) -> None:
    """Move all compiled files from one package folder to another.

    The first group goes first and comes last: without it a new process runs the sources, so none
    ever runs with half of the compiled files.
    """
    old = {file.relative_to(target) for file in _compiled_files(target)}
    new = {file.relative_to(source) for file in _compiled_files(source)}
    for name in sorted(old, key=_comes_last, reverse=True):
        if _comes_last(name) or name not in new:
            (target / name).unlink()
    for name in sorted(new, key=_comes_last):
        beside = target / name.with_suffix(".new")
        shutil.copyfile(source / name, beside)
        beside.replace(target / name)


def _comes_last(name: Path) -> bool:
    return name.name.startswith(f"{FIRST_GROUP}.")


def _compiled_files(folder: Path) -> Iterator[Path]:
    yield from folder.rglob("*.so")
    yield from folder.rglob("*.pyd")
