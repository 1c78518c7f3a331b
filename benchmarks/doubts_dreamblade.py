"""What must hold in every position of Dreamblade, whatever was played."""

from __future__ import annotations

from typing import Final, cast

from benchmarks.doubts import expect
from oneiros.games.dreamblade.flow import Dreamblade
from oneiros.games.dreamblade.options import END
from oneiros.games.dreamblade.rules import DREAMBLADE
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import CELLS, PORTAL
from oneiros.games.dreamblade.table.roster import SIDE
from oneiros.kernel.bits import BIT, count, numbers
from oneiros.kernel.dice import Dice
from oneiros.kernel.state import State
from tests.games.dreamblade import invented

MOST_IN_A_CELL: Final = 4


class DreambladeDoubts:
    """Random warbands out of all miniatures and out of invented ones with random abilities."""

    def __init__(self) -> None:
        """Take the game's rules."""
        self.rules = DREAMBLADE

    def setup(self, number: int, dice: Dice) -> dict[str, object]:  # noqa: ARG002 - dice decide
        """Make up two warbands and a format."""
        return invented.setup(dice)

    def choose(self, number: int, state: State, dice: Dice) -> int:
        """Half of the games end fewer phases early, so that more is spawned and fought."""
        option = dice.choose(state)
        if option == END and number % 2 == 1:
            option = dice.choose(state)
        return option

    def check_table(self, state: State) -> None:
        """Zones share nothing and miss nobody, stacking is lawful, counters are not negative."""
        table = _table(state)
        check_zones(table)
        check_counters(table)

    def check_closely(self, state: State) -> None:
        """2.6: the minimums after all modifiers."""
        table = _table(state)
        for one in numbers(table.in_play & table.roster.creatures):
            expect(values.power(table, one) >= 0, "power below 0", one)
            expect(values.defense(table, one) >= 1, "defense below 1", one)
            expect(values.life(table, one) >= 1, "life below 1", one)
        for one in numbers(table.at[CELLS] & SIDE[table.active & 1]):
            expect(values.price(table, one) >= 0, "price below 0", one)

    def check_end(self, state: State) -> None:
        """A finished game has an ending that fits its score, and nothing waits."""
        table = _table(state)
        ending = self.rules.ending(state)
        expect(ending is not None, "no ending")
        expect(not table.options and not table.stack, "something waits at the end")
        if ending is not None and ending.winners:
            winner = ending.winners[0]
            expect(table.wins[winner] > table.wins[1 - winner], "the winner has fewer wins")
        elif ending is not None:
            expect(table.wins[0] == table.wins[1], "a draw with unequal wins", table.wins)

    def shown(self, state: State) -> tuple[object, ...]:
        """Give what the facts tell."""
        return _table(state).shown()


def _table(state: State) -> Dreamblade:
    return cast("Dreamblade", state)


def check_zones(table: Dreamblade) -> None:
    """Everybody is in one place, and stacking is lawful (1.7)."""
    seen = 0
    for place, here in enumerate(table.at):
        expect(here & seen == 0, "somebody is in two places", place, here & seen)
        seen |= here
        for one in numbers(here):
            expect(table.where[one] == place, "lost", one, table.where[one], place)
    expect(seen == table.roster.everyone, "missing", seen ^ table.roster.everyone)
    in_play = 0
    for cell in range(CELLS):
        here = table.at[cell]
        in_play |= here
        expect(count(here & ~table.roster.creatures) <= 1, "two locations", cell)
        for player in (0, 1):
            crowd = count(table.creatures_in(cell, player))
            lawful = crowd <= MOST_IN_A_CELL or cell == PORTAL[player]
            expect(lawful, "stacking (1.7)", cell, player, crowd)
    expect(in_play == table.in_play, "in play", in_play, table.in_play)


def check_counters(table: Dreamblade) -> None:
    """No counter is negative, and nobody is hurt who cannot be."""
    for what in ("damage", "wins", "bonus", "points", "dice", "used", "energized"):
        expect(min(getattr(table, what)) >= 0, f"{what} below 0", getattr(table, what))
    for what in ("blades", "barred", "spawned", "moved", "fought", "relentless", "hurt", "turn"):
        expect(getattr(table, what) >= 0, f"{what} below 0", getattr(table, what))
    filled = max((table.spawned_into.count(cell) for cell in table.spawned_into), default=0)
    expect(filled <= MOST_IN_A_CELL, "five spawned into a cell (5.5)", table.spawned_into)
    hurt = sum(BIT[one] for one in range(32) if table.damage[one])
    expect(hurt & ~table.in_play == 0, "damage outside the dreamscape", hurt & ~table.in_play)
    expect(hurt & ~table.roster.creatures == 0, "damage on a location", hurt)
    expect(max(table.wins) <= table.format.wins_needed, "wins", table.wins)
    limit = table.format.turn_limit
    expect(not limit or table.turn <= limit, "beyond the turn limit", table.turn, limit)
