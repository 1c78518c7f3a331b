"""Dreamblade on our engine: two full sample warbands, no turn limit, facts off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from benchmarks.contender import Game, drawn
from oneiros.games.dreamblade import flow, warband
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.roster import Roster
from oneiros.kernel import dice as dice_module
from oneiros.kernel.dice import Dice, play_out
from oneiros.kernel.state import CHANCE, NOBODY

SUFFIXES: Final = {"compiled": (".so", ".pyd"), "interpreted": (".py",)}
ENDLESS: Final = 1_000_000


def assert_form(form: str) -> None:
    """Refuse to measure one form of the package under the name of the other."""
    for module in (flow, dice_module):
        file = Path(str(module.__file__))
        if file.suffix not in SUFFIXES[form]:
            message = f"{form} was asked for, but {file.name} is loaded"
            raise SystemExit(message)


class _Dreamblade:
    """The game that both ways of driving it share."""

    def __init__(self, form: str) -> None:
        """Read the warbands once, as a match does."""
        assert_form(form)
        names = list(warband.ready_warbands()["sample"])
        self.roster = Roster((warband.muster(names), warband.muster(names)))
        self.format = Format(turn_limit=0)

    def start(self) -> Dreamblade:
        """Lay out a new game."""
        table = Dreamblade(self.roster, self.format)
        table.begin()
        return table

    def copier(self, random: Random, decisions: int) -> Callable[[], object]:
        """Copy a table in the middle of a game."""
        while True:
            table = self.start()
            dice = Dice(random.getrandbits(60))
            decided = 0
            while table.seat != NOBODY and decided < decisions:
                decided += table.seat != CHANCE
                table.apply(dice.choose(table))
            if table.seat != NOBODY:
                return table.copy


class OwnLoop(_Dreamblade):
    """Driven by the loop and the dice that searches and simulations use."""

    def play(self, random: Random) -> Game:
        """Play a game out in one call."""
        seed = random.getrandbits(60)
        begun = process_time()
        decided, rolled = play_out(self.start(), Dice(seed), ENDLESS)
        return Game(decided, rolled, process_time() - begun)


class FromPython(_Dreamblade):
    """Driven by interpreted code, one call for each answer."""

    def play(self, random: Random) -> Game:
        """Play a game, choosing here."""
        decided = rolled = 0
        pick = random.random
        begun = process_time()
        table = self.start()
        while (seat := table.seat) != NOBODY:
            options = table.options
            if seat == CHANCE:
                rolled += 1
                table.apply(options[drawn(random, table.weights)])
            else:
                decided += 1
                table.apply(options[int(pick() * len(options))])
        return Game(decided, rolled, process_time() - begun)
