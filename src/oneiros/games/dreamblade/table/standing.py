"""Questions about a table: who stands where, who is engaged, which abilities work now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.table.board import CELLS, NEIGHBOURS, WORTH
from oneiros.games.dreamblade.table.layout import Layout
from oneiros.games.dreamblade.table.roster import SIDE, SLOTS
from oneiros.games.dreamblade.vocabulary import ALWAYS
from oneiros.kernel.bits import BIT, count, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64


class Standing(Layout):
    """What can be seen on a table without changing it."""

    def enemies_in(self, cell: i64, player: i64) -> i64:
        """2.4: the creatures of a player's opponent in a cell."""
        return self.at[cell] & self.roster.creatures & SIDE[1 - player]

    def creatures_in(self, cell: i64, player: i64) -> i64:
        """Give the creatures a player controls in a cell."""
        return self.at[cell] & self.roster.creatures & SIDE[player]

    def creatures_of(self, player: i64) -> i64:
        """1.8: the creatures a player controls."""
        return self.in_play & self.roster.creatures & SIDE[player]

    def engaged(self, miniature: i64) -> bool:
        """2.5: a creature is engaged while an enemy creature is in its cell."""
        return self.enemies_in(self.where[miniature], miniature >> 4) != 0

    def has_room(self, cell: i64, player: i64) -> bool:
        """1.7: at most four creatures of each player in a cell."""
        crowd: i64 = self.at[cell] & self.roster.creatures & SIDE[player]
        return crowd & (crowd - 1) == 0 or count(crowd) < 4

    def cells_of(self, miniatures: i64) -> i64:
        """Give the cells in which some miniatures in play stand."""
        found: i64 = 0
        where = self.where
        while miniatures:
            found |= BIT[where[lowest(miniatures)]]
            miniatures &= miniatures - 1
        return found

    def full_cells(self, miniatures: i64) -> i64:
        """Give the cells in which four or more of some miniatures stand."""
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        four: i64 = 0
        where = self.where
        while miniatures:
            bit: i64 = BIT[where[lowest(miniatures)]]
            miniatures &= miniatures - 1
            four |= three & bit
            three |= two & bit
            two |= one & bit
            one |= bit
        return four

    def around(self, cell: i64) -> i64:
        """1.5: the miniatures in the adjacent cells."""
        found: i64 = 0
        for other in NEIGHBOURS[cell]:
            found |= self.at[other]
        return found

    def scores(self, miniature: i64) -> bool:
        """10.2: a score condition holds in a scoring cell of the controller, contested or not."""
        cell: i64 = self.where[miniature]
        return cell < CELLS and WORTH[miniature >> 4][cell] > 0

    def active_with(self, keyword: i64, among: i64) -> i64:
        """Give those in play among some miniatures in which a continuous keyword works now."""
        roster = self.roster
        among &= self.in_play
        found: i64 = among & roster.always[keyword]
        waiting: i64 = among & roster.scoring[keyword]
        while waiting:
            miniature = lowest(waiting)
            waiting &= waiting - 1
            if self.scores(miniature):
                found |= BIT[miniature]
        return found

    def active_at(self, entry: i64) -> bool:
        """Tell whether the score condition of a printed ability, if it has one, holds."""
        return not self.roster.score[entry] or self.scores(entry // SLOTS)

    def entries(self, keyword: i64, miniature: i64) -> list[int]:
        """List the entries of a miniature's continuous abilities of a keyword that work now."""
        roster = self.roster
        found: list[int] = []
        if not roster.having[keyword] >> miniature & 1:
            return found
        for entry in range(miniature * SLOTS, miniature * SLOTS + SLOTS):
            continuous = roster.keyword[entry] == keyword and roster.when[entry] == ALWAYS
            if continuous and self.active_at(entry):
                found.append(entry)
        return found

    def strength(self, keyword: i64, miniature: i64) -> i64:
        """Add up the numbers of a miniature's continuous abilities of a keyword that work now."""
        total: i64 = 0
        for entry in self.entries(keyword, miniature):
            total += self.roster.number[entry]
        return total
