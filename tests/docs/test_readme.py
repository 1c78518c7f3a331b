"""The README's examples run, and what the README and the pages it leads to show is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from oneiros.cli.table.requests import COMMANDS
from oneiros.cli.terminals import terminals
from oneiros.games.dreamblade.warbands import encodings
from oneiros.games.dreamblade.warbands.warband import muster
from tests.cli.command import COMMAND
from tests.docs.pages import blocks
from tests.root import ROOT

README = ROOT / "README.md"
COMMANDS_PAGE = ROOT / "docs" / "command-line.md"
TERMINAL = (ROOT / "docs" / "terminal.md").read_text("utf-8")
PICTURES = ROOT / "docs" / "pictures"
BOT, ENVIRONMENT = blocks(README, "python")


def run(program: str) -> str:
    """Run a program with warnings as errors; return what it prints."""
    command = [sys.executable, "-W", "error", "-c", program]
    done = subprocess.run(command, capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_has_between_600_and_800_words() -> None:
    assert 600 <= len(README.read_text("utf-8").split()) <= 800


def test_the_bot_plays_a_whole_game_and_wins() -> None:
    assert run(BOT).startswith("Ending(winners=(0,)")


def test_the_environment_goes_one_step() -> None:
    shown = 'assert env.observation_space.contains(seen) and "action_mask" in info\nprint(ended)'
    assert run(ENVIRONMENT + shown) == "False\n"


def test_the_warband_can_be_brought() -> None:
    (warband,) = blocks(COMMANDS_PAGE, "text")
    assert len(muster(encodings.read(warband).names())) == 4


def test_what_can_be_said_at_the_table_is_listed() -> None:
    end = TERMINAL.index("A game that you leave after")
    table = TERMINAL[TERMINAL.index("| say | and you |") : end]
    for name in (*COMMANDS, *(query for one in terminals().values() for query in one.queries)):
        assert f"`{name}" in table


@pytest.mark.parametrize(
    ("page", "said"),
    [(README, ".venv/bin/python bot.py"), (COMMANDS_PAGE, ". .venv/bin/activate")],
)
def test_every_command_is_found_where_the_page_says(page: Path, said: str) -> None:
    assert (ROOT / ".venv" / "bin" / "oneiros").exists() or Path(COMMAND).exists()
    assert said in page.read_text("utf-8")


def test_every_picture_is_shown_and_small() -> None:
    shown = set(re.findall(r"\(docs/pictures/([^)]+)\)", README.read_text("utf-8")))
    assert shown == {picture.name for picture in PICTURES.iterdir()}
    assert all((PICTURES / name).stat().st_size <= 250_000 for name in shown)
