"""Finds the tests that a change of some files can affect, nearest first.

A test is affected if it imports a changed module, directly or through other modules. An address in
a string, such as `module:object`, counts as an import, and so does running the command `oneiros`.
A changed file that is not a module affects the tests that name it and those of its folder.

The more folders a test shares with a changed file, the nearer it is: `tests/games/dreamblade`
mirrors `src/oneiros/games/dreamblade`. Among tests that share as many, the one with fewer imports
between comes first.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

import grimp

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = "oneiros"
COMMAND: Final = f"{PACKAGE}.__main__"
FOLDERS: Final = ("tests", "tools", "benchmarks")
MIRRORS: Final = (
    (f"src/{PACKAGE}/", "tests/"),
    ("web/src/games/", "tests/browser/"),
    ("web/", "tests/browser/"),
    ("tests/", "tests/"),
    ("", "tests/"),
)
"""Where the tests of a folder are: the first that fits counts."""
PAGES: Final = ("tests/web", "tests/browser")
ADDRESS: Final = re.compile(rf"\b{PACKAGE}(?:\.\w+)+(:?)")

Importers = Mapping[str, set[str]]


def tests_affected_by(files: Iterable[str | Path]) -> list[str]:
    """Return the test files that a change of these files can affect, nearest first.

    Paths are relative to the root of the project, both those given and those returned.
    """
    changed = [PurePosixPath(file) for file in files]
    distances = _distances({name for file in changed for name in _modules_of(file)})
    for file in changed:
        if file.suffix != ".py":
            for test in _tests_beside(file):
                distances[test] = 0
    shared = {test: max(_shared_folders(test, file) for file in changed) for test in distances}
    return sorted(distances, key=lambda test: (-shared[test], distances[test], test))


def is_of_layer(test: str, file: str) -> bool:
    """Return whether a test is of the layer of a file: they share folders."""
    return _shared_folders(test, PurePosixPath(file)) > 0


def _distances(changed: set[str]) -> dict[str, int]:
    """Return the number of imports between the changed modules and each test that reaches them."""
    importers, paths = _importers(), _paths()
    found = dict.fromkeys(changed, 0)
    row = changed
    while row:
        row = {one for name in row for one in importers.get(name, ())} - found.keys()
        found |= dict.fromkeys(row, max(found.values()) + 1)
    tests = {paths[name]: distance for name, distance in found.items() if name in paths}
    return {str(path): distance for path, distance in tests.items() if _is_test(path)}


def _modules_of(file: PurePosixPath) -> Iterator[str]:
    """Yield the name of the module in a file, or of those beside a file that is data."""
    paths = _paths()
    if file.suffix == ".py":
        yield from (name for name, path in paths.items() if path == file)
        return
    for folder in file.parents:
        if beside := [name for name, path in paths.items() if path.parent == folder]:
            yield from (name for name in beside if not _is_test(paths[name]))
            return


def _tests_beside(file: PurePosixPath) -> Iterator[str]:
    """Yield the tests that name a file which is no module, and those of its folder."""
    tests = [path for path in _paths().values() if _is_test(path)]
    if file.parts[0] == "tests":
        homes = {path.parent for path in tests}
        folders = tuple(str(folder) for folder in file.parents if folder in homes)[:1]
    else:
        folders = PAGES if file.parts[0] == "web" else (f"tests/{file.parts[0]}",)
    for path in tests:
        if str(path.parent).startswith(folders) or file.name in (ROOT / path).read_text("utf-8"):
            yield str(path)


def _shared_folders(test: str, file: PurePosixPath) -> int:
    """Count the folders that a test and a file have in common, from the top."""
    path = str(file)
    mirrored = next(to + path.removeprefix(of) for of, to in MIRRORS if path.startswith(of))
    pairs = zip(PurePosixPath(test).parts[:-1], PurePosixPath(mirrored).parts[:-1], strict=False)
    count = 0
    for one, other in pairs:
        if one != other:
            break
        count += 1
    # All tests share the first folder.
    return max(count - 1, 0)


def _is_test(path: PurePosixPath) -> bool:
    return path.parts[0] == "tests" and path.name.startswith("test_")


@cache
def _paths() -> dict[str, PurePosixPath]:
    """Return the files of all modules by their names, relative to the root."""
    found = {}
    for folder in ("src", *FOLDERS):
        for file in sorted((ROOT / folder).rglob("*.py")):
            path = PurePosixPath(file.relative_to(ROOT).as_posix())
            parts = path.with_suffix("").parts[folder == "src" :]
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def _packages() -> set[str]:
    """Return the names of all modules that have others in them."""
    return {name.rpartition(".")[0] for name in _paths()}


@cache
def _importers() -> Importers:
    """Return the direct importers of each module."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    known = grimp.build_graph(PACKAGE, cache_dir=None)
    for name in known.modules:
        found[name] |= known.find_modules_that_directly_import(name)
    for name, path in _paths().items():
        for imported in _imported(name, path):
            found[imported].add(name)
    return found


def _imported(name: str, path: PurePosixPath) -> Iterator[str]:
    """Yield what a module imports in ways that the graph of the package does not know."""
    paths = _paths()
    ours = path.parts[0] == "src"
    text = (ROOT / path).read_text("utf-8")
    for candidate in _addresses(text) if ours else (*_addresses(text), *_imports(ast.parse(text))):
        if candidate in paths and candidate != name:
            yield candidate
    package = name.rpartition(".")[0]
    if ours and package not in ("", PACKAGE):
        yield package
    if ours and path.name == "__init__.py" and name != PACKAGE and _names_children(ast.parse(text)):
        yield from (one for one in paths if one.rpartition(".")[0] == name)
    if _is_test(path):
        around = (".".join((*folder.parts, "conftest")) for folder in path.parents)
        yield from (one for one in around if one in paths)


def _imports(tree: ast.AST) -> Iterator[str]:
    """Yield what a tree imports, and what the programs in its strings import."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value == PACKAGE:
                yield COMMAND
            elif "import " in node.value:
                yield from _imports_of_program(node.value)


def _imports_of_program(text: str) -> Iterator[str]:
    """Yield what a text imports if it is a program."""
    try:
        program = ast.parse(text)
    except SyntaxError:
        return
    yield from _imports(program)


def _addresses(text: str) -> Iterator[str]:
    """Yield the modules that a text names: one at the end of the graph, or `module:object`."""
    packages = _packages()
    for address in ADDRESS.finditer(text):
        named = address[0].removesuffix(":")
        if address[1] or named not in packages:
            yield named


def _names_children(tree: ast.AST) -> bool:
    """Return whether a package computes the names of the modules in it."""
    return any(
        isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.FormattedValue)
        and ast.unparse(node.values[0].value) == "__name__"
        for node in ast.walk(tree)
    )


if __name__ == "__main__":
    print("\n".join(tests_affected_by(sys.argv[1:])))
