"""The example bots play whole games of every game."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import oneiros
from oneiros.registry.bots.names import find
from oneiros.registry.bots.outside_bot import OutsideBot
from oneiros.registry.bots.outsider import introduced
from oneiros.registry.bots.running import STABLE
from oneiros.registry.games import game
from tests.registry.bots.test_faults import GAMES
from tests.root import ROOT

EXAMPLES = ROOT / "examples" / "bots"
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """End whatever waits for another game."""
    yield
    STABLE.close()


def compiled(folder: Path) -> Path:
    """Compile the example in C, where there is a compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    program = folder / "chancy"
    source = str(EXAMPLES / "chancy.c")
    subprocess.run([compiler, "-Wall", "-Wextra", "-Werror", "-o", program, source], check=True)
    return program


def plays(name: str, command: str) -> None:
    bot = find(game(name), command)()
    assert isinstance(bot, OutsideBot)
    assert oneiros.play(name, [bot, "random"], seed=1).ending is not None
    assert (bot.tally.lost, bot.tally.first) == (0, None)


@every_game
def test_the_example_in_python_plays(name: str) -> None:
    plays(name, f"cmd:{EXAMPLES / 'eager.py'}")


@every_game
def test_the_example_in_javascript_plays(name: str) -> None:
    assert shutil.which("node"), "Node is missing"
    plays(name, f"cmd:{EXAMPLES / 'wordy.js'}")


@every_game
def test_the_example_in_c_plays(name: str, tmp_path: Path) -> None:
    plays(name, f"cmd:{compiled(tmp_path)}")


def test_the_examples_say_who_they_are(tmp_path: Path) -> None:
    programs = [EXAMPLES / "eager.py", EXAMPLES / "wordy.js", compiled(tmp_path)]
    titles = [introduced("x", f"cmd:{program}").title for program in programs]
    assert titles == ["Eager", "Wordy", "Chancy"]
