"""Every command that the documentation shows is understood, and runs where it ends soon."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.command import accepted, parsers
from tests.docs.pages import PAGES, commands, prose, spans
from tests.root import ROOT

PARSERS = parsers()
LINES = sorted({line for page in PAGES for line in commands(page)})
SCENARIO = ROOT / "tests/scenarios/dreamblade/examples/bodyguard.toml"
# These take long, never end, write into the project, go on with a game that was saved, or are a
# mere name in a sentence.
ONLY_PARSED = re.compile(
    r"(admin|analyse|arena|serve|simulate|export|mcp|balance|new-bot)\b"
    r"|play --continue|cards --(svg|markdown)|(verify|replay) games\.jsonl|verify$|convert$"
)

MERE = {
    "verify": ["FILE"],
    "analyse": ["FILE"],
    "convert": ["FILE"],
    "export": ["FILE", "--to", "rows.csv"],
    "admin": ["list", "tables"],
}
"""What stands behind a command that is a mere name in a sentence."""


def rows() -> list[tuple[str, str]]:
    """Pair each command with an option that the same row of a table mentions."""
    return [
        (spans(row)[0].split()[1], option.split()[0])
        for page in PAGES
        for row in re.findall(r"^\| `oneiros .*", prose(page), re.MULTILINE)
        for option in spans(row)
        if option.startswith("--")
    ]


def options(*names: str) -> set[str]:
    """Give the options of some commands."""
    return {option for name in names for option in PARSERS[name]._option_string_actions}


@pytest.fixture
def files(record: Path, tmp_path: Path) -> dict[str, Path]:
    """What stands for FILE in the line of each command."""
    warband = tmp_path / "warband.txt"
    warband.write_text("2 Twilight Scout\n1 Noble Dragon\n", "utf-8")
    of_record = dict.fromkeys(("replay", "verify", "convert"), record)
    return {**of_record, "scenario": SCENARIO, "warband": warband}


@pytest.mark.parametrize("line", LINES)
def test_a_command_is_parsed_with_its_options(line: str) -> None:
    name, *arguments = shlex.split(line)
    assert vars(PARSERS[name].parse_args(arguments or MERE.get(name, [])))


@pytest.mark.parametrize("line", [one for one in LINES if not ONLY_PARSED.match(one)])
def test_a_command_that_ends_soon_runs(line: str, files: dict[str, Path]) -> None:
    name, *arguments = shlex.split(line)
    given = [str(files[name]) if one == "FILE" else one for one in arguments]
    assert accepted(name, *given, said="quit\n")


@pytest.mark.parametrize(("command", "option"), rows())
def test_an_option_belongs_to_the_command_of_its_row(command: str, option: str) -> None:
    assert option in options(command)


def test_every_command_is_shown_on_the_page_of_the_command_line() -> None:
    assert {line.split()[0] for line in commands(ROOT / "docs/command-line.md")} == set(PARSERS)


@pytest.mark.parametrize("name", ["docs/command-line.md", "docs/terminal.md"])
def test_every_option_that_is_mentioned_exists(name: str) -> None:
    mentioned = {one.split()[0] for one in spans(prose(ROOT / name)) if one.startswith("--")}
    assert mentioned
    assert mentioned <= options(*PARSERS)
