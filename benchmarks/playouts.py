"""How long a playout takes to where a planner judges: in Dreamblade, to the end of the turn.

Run it as `python -m benchmarks.playouts`. The quick player, which is about as good as the scripted
one, plays on from the first decision of every turn of some games, and from where each phase begins.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from time import process_time
from typing import Final, cast

from oneiros.bots.dreamblade import brisk
from oneiros.bots.dreamblade.playout import play_to_turn_end
from oneiros.build import build
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.state import CHANCE, NOBODY
from oneiros.registry.games import game

NEEDED: Final = 0.4
"""Milliseconds that a playout from the beginning of a turn may take, compiled."""
PLAYOUTS: Final = 4
"""From each table."""
_A_SECOND: Final = 1000


def tables(games: int, moment: Callable[[Dreamblade], object]) -> Iterator[Dreamblade]:
    """Play games with random warbands, and give each table at which another moment begins."""
    known = game("dreamblade")
    for number in range(games):
        dice = Dice(derived_seed("playouts", number))
        setup = known.varied(known.setup({}, [known.brought(None)] * 2), dice)
        table = cast("Dreamblade", known.ruleset.start(setup))
        last: object = None
        while table.seat != NOBODY:
            if table.seat == CHANCE:
                table.apply(dice.choose(table))
                continue
            if moment(table) != last:
                last = moment(table)
                yield table.copy()
            table.apply(brisk.answer(table, dice))


def milliseconds(found: list[Dreamblade], rounds: int) -> float:
    """Give the time of a playout, by the best round."""
    return min(_round(found) for _ in range(rounds))


def _round(found: list[Dreamblade]) -> float:
    begun = process_time()
    for place, table in enumerate(found):
        for number in range(PLAYOUTS):
            seed = derived_seed(place, number)
            play_to_turn_end(table.copy(), table.turn, None, Dice(seed))
    return (process_time() - begun) * _A_SECOND / (len(found) * PLAYOUTS)


def main() -> None:
    """Measure both, and say whether the aim is met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    of_turns = list(tables(asked.games, lambda table: int(table.turn)))
    phase = game("dreamblade").phase
    of_phases = list(tables(asked.games, lambda table: (table.seat, table.turn, phase(table))))
    turn = milliseconds(of_turns, asked.rounds)
    print(f"{build()}, to the end of the turn:")
    print(f"from the beginning of a turn  {turn:.3f} ms ({len(of_turns)} turns)")
    print(
        f"from the beginning of a phase {milliseconds(of_phases, asked.rounds):.3f} ms"
        f" ({len(of_phases)} phases)"
    )
    print(f"at most {NEEDED} ms a turn: {'yes' if turn <= NEEDED else 'no'}")


if __name__ == "__main__":
    main()
