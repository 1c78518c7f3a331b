"""The package runs in the form it says it runs in."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

import oneiros
from oneiros.build import Build, build
from tests.root import ROOT

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["oneiros"]


def matches(globs: list[str]) -> set[Path]:
    return {path for glob in globs for path in ROOT.glob(glob)}


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


GROUPED = [glob for group in SETTINGS["groups"] for glob in group]
EVERY_GLOB = [*SETTINGS["compiled"], *SETTINGS["interpreted"], *GROUPED]
LEFT_OUT = matches(SETTINGS["interpreted"])
LISTED = sorted(map(dotted, matches(SETTINGS["compiled"]) - LEFT_OUT))


def fresh(pure: str) -> str:
    """Ask a new interpreter which form it runs."""
    command = "from oneiros.build import build; print(build())"
    environment = os.environ | {"ONEIROS_PURE": pure}
    return subprocess.check_output([sys.executable, "-c", command], env=environment, text=True)


def test_the_run_tests_the_form_that_was_asked_for(built: Build) -> None:
    assert built == os.environ.get("ONEIROS_EXPECT", built)


def test_every_line_of_the_list_names_something() -> None:
    assert [glob for glob in EVERY_GLOB if not matches([glob])] == []


def test_every_listed_module_has_the_form_of_the_package(built: Build) -> None:
    sources = {name: import_module(name).__file__ or "" for name in LISTED}
    form = ".py" if built == "interpreted" else EXTENSION_SUFFIXES[0]
    assert {name: file for name, file in sources.items() if not file.endswith(form)} == {}


def test_every_left_out_module_is_interpreted() -> None:
    for path in LEFT_OUT - matches(["src/oneiros/**/__init__.py"]):
        spec = find_spec(dotted(path))
        assert spec is not None
        assert spec.origin == str(path)


def test_one_variable_chooses_the_sources() -> None:
    assert fresh(pure="1").strip() == "interpreted"


@pytest.mark.compiled
def test_compiled_files_come_first() -> None:
    assert fresh(pure="0").strip() == "compiled"


@pytest.mark.interpreted
def test_sources_are_preferred_once() -> None:
    from oneiros._pure import _source_finder, prefer_sources  # noqa: PLC0415

    prefer_sources()
    prefer_sources()
    assert sys.path_hooks.count(_source_finder) == 1


def test_the_version_is_that_of_the_installed_package() -> None:
    from importlib.metadata import version  # noqa: PLC0415

    assert version("oneiros") == oneiros.__version__
    assert build() in ("compiled", "interpreted")
