"""Every target of make and every script of npm that the documentation names exists."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.command import parsers
from tests.docs.pages import PAGES, name_of, shown
from tests.root import ROOT

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))
MADE = sorted({line for page in PAGES for line in shown(page) if re.match(r"make [a-z]", line)})
NPM = re.compile(r"\bnpm (?:run (?:--silent )?)?([a-z]+)")


@pytest.mark.parametrize("line", MADE)
def test_a_target_of_make_exists(line: str) -> None:
    _, target, *rest = shlex.split(line)
    assert target in TARGETS
    for one in rest:
        name, _, value = one.partition("=")
        assert (target, name) == ("play", "ARGS")
        assert vars(parsers()["serve"].parse_args(shlex.split(value)))


def test_help_names_every_target_and_no_other() -> None:
    named = set(re.findall(r"^\t@echo 'make ([a-z-]+) ", MAKEFILE, re.MULTILINE))
    phony = set(" ".join(re.findall(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)).split())
    assert named <= TARGETS
    stages = {one for one in phony if one.startswith(("test-", "quick-"))}
    assert phony - named - stages == {"help", "web", "FORCE"}


def test_every_path_of_tests_in_the_makefile_exists() -> None:
    paths = set(re.findall(r"\btests/[\w/.]+", MAKEFILE))
    assert paths
    assert all((ROOT / path).exists() for path in paths)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_scripts_of_npm_exist(page: Path) -> None:
    scripts = json.loads((ROOT / "web/package.json").read_bytes())["scripts"]
    asked = {name for line in shown(page) for name in NPM.findall(line)}
    assert asked <= {*scripts, "ci", "install"}
