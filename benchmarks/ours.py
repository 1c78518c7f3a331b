"""Our games on our engine, facts off; each way of driving it plays any of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from benchmarks.contender import Game, drawn
from oneiros.games.dreamblade import flow as dreamblade_flow
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.format import Format
from oneiros.games.dreamblade.table.roster import Roster
from oneiros.games.dreamblade.warbands import warband
from oneiros.games.dreamscape import flow as dreamscape_flow
from oneiros.games.dreamscape import setups
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.options import COLLECT, END
from oneiros.kernel import dice as dice_module
from oneiros.kernel.dice import Dice, play_out
from oneiros.kernel.state import CHANCE, NOBODY, State

SUFFIXES: Final = {"compiled": (".so", ".pyd"), "interpreted": (".py",)}
ENDLESS: Final = 1_000_000
PATIENCE: Final = 0.9
"""How often a busy player passes over the end of travel or creation."""


def assert_form(form: str) -> None:
    """Refuse to measure one form of the package under the name of the other."""
    for module in (dreamblade_flow, dreamscape_flow, dice_module):
        file = Path(str(module.__file__))
        if file.suffix not in SUFFIXES[form]:
            message = f"{form} was asked for, but {file.name} is loaded"
            raise SystemExit(message)


def dreamblade() -> Callable[[], State]:
    """Two full sample warbands, no turn limit."""
    names = list(warband.ready_warbands()["sample"])
    roster = Roster((warband.muster(names), warband.muster(names)))
    rules = Format(turn_limit=0)

    def start() -> State:
        table = Dreamblade(roster, rules)
        table.begin()
        return table

    return start


def dreamscape(players: int) -> Callable[[], State]:
    """The plain game with all cards."""
    box = setups.box(setups.check({"players": players}))

    def start() -> State:
        table = Dreamscape(box)
        table.begin()
        return table

    return start


GAMES: Final[dict[str, Callable[[], Callable[[], State]]]] = {
    "dreamblade": dreamblade,
    "dreamscape": lambda: dreamscape(2),
    "dreamscape-4": lambda: dreamscape(4),
}


class _Ours:
    """A game that every way of driving it begins and copies alike."""

    def __init__(self, game: str, form: str) -> None:
        """Read what the game is played with once, as a match does."""
        assert_form(form)
        self.start = GAMES[game]()

    def go_on(self, table: State, random: Random, most: int) -> tuple[int, int]:
        """Play on for so many decisions, choosing here; count them and chance's answers."""
        decided = rolled = 0
        pick = random.random
        while decided < most and (seat := table.seat) != NOBODY:
            options = table.options
            if seat == CHANCE:
                rolled += 1
                table.apply(options[drawn(random, table.weights)])
            else:
                decided += 1
                table.apply(options[int(pick() * len(options))])
        return decided, rolled

    def copier(self, random: Random, decisions: int) -> Callable[[], object]:
        """Copy a table in the middle of a game."""
        while True:
            table = self.start()
            self.go_on(table, random, decisions)
            if table.seat != NOBODY:
                return table.copy


class OwnLoop(_Ours):
    """Driven by the loop and the dice that searches and simulations use."""

    def play(self, random: Random) -> Game:
        """Play a game out in one call."""
        seed = random.getrandbits(60)
        begun = process_time()
        decided, rolled = play_out(self.start(), Dice(seed), ENDLESS)
        return Game(decided, rolled, process_time() - begun)


class FromPython(_Ours):
    """Driven by interpreted code, one call for each answer."""

    def play(self, random: Random) -> Game:
        """Play a game, choosing here."""
        begun = process_time()
        decided, rolled = self.go_on(self.start(), random, ENDLESS)
        return Game(decided, rolled, process_time() - begun)


class Busy(FromPython):
    """Dreamscape at random, but busy: it collects whatever it may and seldom ends early.

    Dreamscapes grow fuller so, and creations longer, with more to choose from: the heavy case.
    """

    def go_on(self, table: State, random: Random, most: int) -> tuple[int, int]:
        """Play on for so many decisions, choosing here; count them and chance's answers."""
        decided = rolled = 0
        pick = random.random
        while decided < most and (seat := table.seat) != NOBODY:
            options = table.options
            if seat == CHANCE:
                rolled += 1
                table.apply(options[drawn(random, table.weights)])
                continue
            decided += 1
            option = options[int(pick() * len(options))]
            if options[1] == COLLECT:
                option = COLLECT
            elif option == END and pick() < PATIENCE:
                option = options[1 + int(pick() * (len(options) - 1))]
            table.apply(option)
        return decided, rolled
