"""Every target of make and every script of npm that the documentation names exists."""

from __future__ import annotations

import json
import re
import shlex

from tests.cli.command import parsers
from tests.docs.pages import PAGES, shown
from tests.root import ROOT
from tools.stages import BY_NAME

MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))
MADE = sorted({line for page in PAGES for line in shown(page) if re.match(r"make [a-z]", line)})
NPM = re.compile(r"\bnpm (?:run (?:--silent )?)?([a-z]+)")


def test_each_target_of_make_that_is_named_exists() -> None:
    assert MADE
    for line in MADE:
        _, target, *rest = shlex.split(line)
        assert target in TARGETS or target.removeprefix("test-") in BY_NAME, line
        for one in rest:
            name, _, value = one.partition("=")
            assert (target, name) == ("play", "ARGS"), line
            assert vars(parsers()["serve"].parse_args(shlex.split(value)))


def test_help_names_every_target_and_no_other() -> None:
    named = set(re.findall(r"^\t@echo 'make ([a-z-]+) ", MAKEFILE, re.MULTILINE))
    assert named == TARGETS - {"help"}
    phony = MAKEFILE.partition(".PHONY:")[2].partition("\n\n")[0]
    assert set(re.findall(r"[a-z-]+", phony)) == TARGETS


def test_each_path_in_a_stage_exists() -> None:
    words = [word for one in BY_NAME.values() for command in one.commands for word in command]
    paths = [word.removeprefix("--ignore=") for word in words if "tests/" in word]
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_scripts_of_npm_exist() -> None:
    scripts = json.loads((ROOT / "web/package.json").read_bytes())["scripts"]
    asked = {name for page in PAGES for line in shown(page) for name in NPM.findall(line)}
    assert asked
    assert asked <= {*scripts, "ci", "install"}
