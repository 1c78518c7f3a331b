"""What a build in an environment of its own needs is named."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib import metadata

from tests.root import ROOT

# What is compiled lies here, and imports point down.
_COMPILED = ("kernel", "games", "bots", "words", "registry")


def _imported() -> set[str]:
    """Name the packages of others that compiled modules, and what they import, import."""
    found: set[str] = set()
    for part in _COMPILED:
        for path in (ROOT / "src/oneiros" / part).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Import):
                    found |= {one.name.partition(".")[0] for one in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module:
                    found.add(node.module.partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"oneiros"}


def test_a_build_has_the_types_of_everything_that_compiled_modules_import() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    named = {re.split(r"[<>=]", one)[0] for one in settings["build-system"]["requires"]}
    brought = {*named, *(re.split(r"[<>=]", one)[0] for one in metadata.requires("mypy") or ())}
    known = metadata.packages_distributions()
    plain = {one.lower().replace("_", "-") for one in brought}
    lacking = {
        module
        for module in _imported()
        if not plain & {one.lower().replace("_", "-") for one in known.get(module, ())}
    }
    assert lacking == set()
