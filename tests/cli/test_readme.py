"""What the README and the page about the terminal show is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from oneiros.cli.table.requests import COMMANDS
from oneiros.cli.terminals import terminals
from oneiros.games.dreamblade.warbands import encodings
from oneiros.games.dreamblade.warbands.warband import muster
from tests.cli.command import COMMAND
from tests.root import ROOT

README = (ROOT / "README.md").read_text("utf-8")
TERMINAL = (ROOT / "docs" / "terminal.md").read_text("utf-8")


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)
    return str(found)


def test_the_example_plays_a_whole_game() -> None:
    played = subprocess.run(
        [sys.executable, "-c", block("python")], capture_output=True, check=True, text=True
    )
    lines = played.stdout.splitlines()
    assert len(lines) > 50
    assert lines[-1].startswith("Ending(winners=(")


def test_the_warband_can_be_brought() -> None:
    assert len(muster(encodings.read(block("text")).names())) == 4


def test_what_can_be_said_at_the_table_is_listed() -> None:
    end = TERMINAL.index("A game that you leave after")
    table = TERMINAL[TERMINAL.index("| say | and you |") : end]
    for name in (*COMMANDS, *(query for one in terminals().values() for query in one.queries)):
        assert f"`{name}" in table


def test_every_command_is_found_where_the_readme_says() -> None:
    assert (ROOT / ".venv" / "bin" / "oneiros").exists() or Path(COMMAND).exists()
    for said in (".venv/bin/python bot.py", ". .venv/bin/activate"):
        assert said in README
