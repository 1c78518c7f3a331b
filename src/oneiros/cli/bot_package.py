"""The package that a new bot begins with: a bot, a test and a README."""

from __future__ import annotations

from collections.abc import Mapping
from string import Template
from typing import Final

_PROJECT: Final = """\
[build-system]
requires = ["setuptools>=80"]
build-backend = "setuptools.build_meta"

[project]
name = "$name"
version = "0.1.0"
description = "A bot for $game."
authors = [{ name = "You" }]
requires-python = ">=3.11"
dependencies = ["oneiros"]

# Whoever installs this package finds the bot in the lobby and in `oneiros bots`.
[project.entry-points."oneiros.bots"]
$name = "$package.bot:$kind"

[tool.setuptools]
packages = ["$package"]

[tool.pytest.ini_options]
pythonpath = ["."]
"""

_BOT: Final = '''\
"""A bot for $game."""

import oneiros

TRIALS = 4
"""So often each option is tried."""
AHEAD = 60
"""So many answers are looked ahead each time."""


class $kind(oneiros.Bot):
    """It tries what each option leads to, and takes the best."""

    games = ("$game",)
    title = "$title"

    def choose(self, seen, dice):
        """Choose one of `seen.options`, by what this seat may know; the dice are your own."""
        return max(seen.options, key=lambda option: self.tried(seen, option, dice))

    def tried(self, seen, option, dice):
        """Go on from an option at random a few times, and add up where that leads."""
        total = 0
        for _ in range(TRIALS):
            state = seen.copy()
            state.apply(option)
            for _ in range(AHEAD):
                if state.seat == oneiros.NOBODY:
                    break
                state.apply(dice.choose(state))
            total += self.worth(state, seen.seat)
        return total

    def worth(self, state, seat):
        """Say how well a seat stands. A better measure makes a better bot."""
        return $standing
'''

_TEST: Final = '''\
"""The bot plays whole games, and better than at random."""

import oneiros

from $package.bot import $kind

GAMES = 6


def test_it_is_better_than_random():
    won = 0.0
    for seed in range(GAMES):
        bots = ["random"] * $seats
        bots[seed % $seats] = $kind()
        won += oneiros.play("$game", bots, seed=seed).returns[seed % $seats]
    assert won > 0


def test_the_same_seed_gives_the_same_game():
    bots = [$kind(), *["random"] * ($seats - 1)]
    first = oneiros.play("$game", bots, seed=1)
    assert oneiros.play("$game", bots, seed=1).decisions == first.decisions
'''

_README: Final = """\
# $title

A bot for $game. It is in `$package/bot.py`; start there.

In this folder, let it meet others:

    $arena

Test it:

    python -m pytest

Play against it:

    oneiros play $game --seats $people

Install it, and it is in the lobby of `oneiros serve` and in `oneiros bots`:

    pip install .

A state knows who is asked, `state.seat`, and the legal `state.options`. `state.copy()` gives one to
try things on, and `state.apply(option)` goes on without checking. Try only what is among the
options. If the bot raises something, chooses what is no option or, on a server, takes too long, it
loses its move to the usual answer, and the commands and the log of the server say so.
"""


def written(name: str, game: str, seats: int, standing: str) -> Mapping[str, str]:
    """Write all files of a new bot, by their paths."""
    package = name.replace("-", "_")
    kind = class_name(name)
    filled = {
        "name": name,
        "package": package,
        "kind": kind,
        "title": " ".join(part.capitalize() for part in name.split("-") if part),
        "game": game,
        "seats": str(seats),
        "standing": standing,
        "arena": arena(name, game),
        "people": ",".join(["human", *[f"{package}.bot:{kind}"] * (seats - 1)]),
    }
    files = {
        "pyproject.toml": _PROJECT,
        "README.md": _README,
        f"{package}/__init__.py": '"""A bot for $game."""\n',
        f"{package}/bot.py": _BOT,
        "tests/test_bot.py": _TEST,
    }
    return {path: Template(text).substitute(filled) for path, text in files.items()}


def class_name(name: str) -> str:
    """Name the class of a bot."""
    return "".join(part.capitalize() for part in name.split("-"))


def arena(name: str, game: str) -> str:
    """Write the command that lets a new bot meet the one that it must beat."""
    bot = f"{name.replace('-', '_')}.bot:{class_name(name)}"
    return f"oneiros arena {game} --bots {bot},random --games 20"
