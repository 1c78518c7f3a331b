"""Games of bots, looked at phase by phase for puzzles, over processes; each is kept at once.

A game depends on nothing but the seed and its number, and a file that is there already goes on.
Only a bot that runs out of time on a slow machine may play otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import takewhile
from pathlib import Path
from time import time
from typing import Final

import msgspec

from oneiros.arena.running import spread
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.errors import BadData
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.learn.puzzles.finding import THINKS, Wanted, find
from oneiros.puzzles.kinds import KINDS
from oneiros.puzzles.puzzle import Puzzle
from oneiros.registry.game import Game, levels
from oneiros.registry.games import game as registered

_SEATS: Final = 2


class Mined(msgspec.Struct, frozen=True):
    """What one game gave, and whether it was looked at to its end."""

    number: int
    whole: bool
    puzzles: list[Puzzle]


class Order(msgspec.Struct, frozen=True):
    """Which game to look at: of what, by which seed, until when, and for what."""

    game: str
    seed: str
    least: float
    end: float
    grades: tuple[int, int] = (1, 5)
    thinks: int = THINKS
    kinds: tuple[str, ...] = KINDS


def mine(order: Order, file: Path, games: int, processes: int) -> Iterator[Mined]:
    """Look at games that the file does not have yet, and write down what each gives."""
    done = {one.number for one in mined(file) if one.whole}
    left = (
        number
        for number in takewhile(lambda _: time() < order.end, range(games))
        if number not in done
    )
    for found in spread(partial(look_at, order), left, processes=processes):
        if found.whole or found.puzzles:
            with file.open("ab") as stream:
                stream.write(msgspec.json.encode(found) + b"\n")
        yield found


def mined(file: Path) -> list[Mined]:
    """Read what was mined; a line that was cut off by an end of the process is left out."""
    if not file.exists():
        return []
    found = []
    for line in file.read_bytes().splitlines(keepends=True):
        if line.endswith(b"\n"):
            try:
                found.append(msgspec.json.decode(line, type=Mined))
            except msgspec.DecodeError as error:
                raise BadData("learn-mined-line", file=str(file), why=str(error)) from None
    return found


def look_at(order: Order, number: int) -> Mined:
    """Play one game between two levels, and look at every phase that begins in it."""
    game = registered(order.game)
    wanted = Wanted(order.least, order.grades, order.thinks, order.kinds)
    puzzles: list[Puzzle] = []
    for place, (setup, state) in enumerate(_phases(game, derived_seed(order.seed, number))):
        if time() >= order.end:
            return Mined(number, whole=False, puzzles=puzzles)
        seed = derived_seed(order.seed, number, place)
        puzzle = find(game, setup, state, wanted, seed)
        if puzzle is not None:
            puzzles.append(puzzle)
    return Mined(number, whole=True, puzzles=puzzles)


def _phases(game: Game, seed: int) -> Iterator[tuple[dict[str, object], State]]:
    """Play a game and give each state in which a phase of somebody begins."""
    dice = Dice(seed)
    setup = game.varied(game.setup({}, [game.brought(None)] * _SEATS), dice)
    state = game.ruleset.start(setup)
    # They play well enough for sound positions, quickly, and leave something to be found.
    known = levels(game)[1:3]
    bots = [game.bots[known[dice.below(len(known))]]() for _ in range(_SEATS)]
    last: object = None
    while state.seat != NOBODY:
        if state.seat == CHANCE:
            state.apply(dice.choose(state))
            continue
        phase = (state.seat, game.turns(state), game.phase(state))
        if phase != last:
            last = phase
            yield setup, state.copy()
        state.apply(bots[state.seat].choose(game.ruleset.veil(state, state.seat), dice))
