"""The odds of a strike worked out: every roll, and the best answers of both sides to each.

The engine itself plays on copies: it lists the answers and says what they come to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import roll
from oneiros.games.dreamblade.odds import rolls, worthwhile
from oneiros.games.dreamblade.odds.likeness import Key, Likeness
from oneiros.games.dreamblade.odds.outlook import Outlook
from oneiros.games.dreamblade.odds.rerolling import Rerolling
from oneiros.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.flow import Dreamblade
    from oneiros.games.dreamblade.odds.outlook import Stakes
    from oneiros.games.dreamblade.odds.rolls import Roll

_NEARLY: Final = 1e-9
"""Values that differ by less are equal: of equal answers the first listed is chosen."""


class Exhausted(Exception):  # noqa: N818 - it is no fault, only too much to work out
    """More has to be tried than was allowed."""


class Search:
    """Looks at everything that may come of one combat, and remembers what it has seen."""

    def __init__(
        self, stakes: Stakes, likeness: Likeness, most: i64, *, thorough: bool = False
    ) -> None:
        """Play on at most so many copies of the table; one that is thorough tries every answer."""
        self.thorough = thorough
        self.stakes = stakes
        self.likeness = likeness
        self.left: i64 = most
        self.seen: dict[Key, Outlook] = {}
        self.rerolls: dict[Key, Rerolling] = {}

    def look(self, table: Dreamblade) -> Outlook:
        """Tell what may come of a table; it is used up."""
        if table.seat == NOBODY:
            return self.stakes.end(table)
        key = self.likeness.key(table)
        found = self.seen.get(key)
        if found is None:
            if table.seat != CHANCE:
                found = self._choice(table)
            elif table.question == questions.ATTACK_DIE:
                found = self.roll(table)
            else:
                found = self._chance(table)
            self.seen[key] = found
        return found

    def best(self, table: Dreamblade) -> i64:
        """Give the answer that is best for the side that is asked; the table stays as it is."""
        answers = self._answers(table)
        best = answers[0]
        if len(answers) == 1:
            return best
        highest: float = 0.0
        sign = self.sign(table.seat)
        for at, option in enumerate(answers):
            value = sign * self.after(table.copy(), option).value
            if at == 0 or value > highest + _NEARLY:
                best = option
                highest = value
        return best

    def sign(self, seat: i64) -> float:
        """Say whether a seat wants the value to be large or small."""
        return 1.0 if seat == self.stakes.attacker else -1.0

    def after(self, table: Dreamblade, option: i64) -> Outlook:
        """Tell what may come of an answer; the table is used up."""
        self.spend(1)
        table.facts = []
        table.apply(option)
        told = table.facts
        table.facts = None
        return self.stakes.after(told, self.look(table))

    def spend(self, work: i64) -> None:
        """Count work as so many copies of the table, or give up."""
        self.left -= work
        if self.left < 0:
            raise Exhausted

    def _answers(self, table: Dreamblade) -> list[int]:
        return table.options if self.thorough else worthwhile.answers(table)

    def _choice(self, table: Dreamblade) -> Outlook:
        answers = self._answers(table)
        sign = self.sign(table.seat)
        best: Outlook | None = None
        last: i64 = len(answers) - 1
        for at, option in enumerate(answers):
            tried = table if at == last else table.copy()
            found = self.after(tried, option)
            if best is None or sign * found.value > sign * best.value + _NEARLY:
                best = found
        return best or self.stakes.nothing()

    def _chance(self, table: Dreamblade) -> Outlook:
        """Take every answer of chance with its weight."""
        found = self.stakes.nothing()
        weights = table.weights
        total = float(sum(weights))
        for at, option in enumerate(table.options):
            found.add(self.after(table.copy(), option), weights[at] / total)
        return found

    def roll(self, table: Dreamblade) -> Outlook:
        """Roll all dice at once, class by class; where some may be rerolled, set by set."""
        dice = roll.dice_left(table)
        rerolling = self.rerolling(table)
        if rerolling is not None:
            return rerolling.look(dice)
        found = self.stakes.nothing()
        for one in rolls.classes(dice, blades=roll.blades_count(table)):
            found.add(self.thrown(table, one), one.chance)
        return found

    def rerolling(self, table: Dreamblade) -> Rerolling | None:
        """Give the rerolls of a roll that is about to begin, if there may be any."""
        key = self.likeness.key(table)
        found = self.rerolls.get(key)
        if found is None:
            blades = roll.blades_count(table)
            some = rolls.classes(roll.dice_left(table), blades=blades)[0]
            thrown = thrown_to_reroll(table, some)
            if thrown is None:
                return None
            found = Rerolling(self, table.copy(), thrown, blades=blades)
            self.rerolls[key] = found
        return found

    def thrown(self, table: Dreamblade, one: Roll, *, keep: bool = False) -> Outlook:
        """Tell what may come of a roll, kept as it fell where some dice could be rerolled."""
        tried = table.copy()
        last = throw(tried, one.faces)
        if not keep:
            return self.after(tried, last)
        tried.apply(last)
        return self.after(tried, opt.KEEP_DICE)


def throw(table: Dreamblade, faces: list[int]) -> i64:
    """Let chance roll these faces but for one die, and give that one."""
    last: i64 = opt.FACE
    first = True
    for face in range(len(faces)):
        for _ in range(faces[face]):
            if not first:
                table.apply(last)
            first = False
            last = opt.FACE | face
    return last


def thrown_to_reroll(table: Dreamblade, one: Roll) -> Dreamblade | None:
    """Give the table after a roll if the roller may reroll some of it."""
    tried = table.copy()
    tried.apply(throw(tried, one.faces))
    rerolls = tried.question == questions.REROLL and tried.seat != NOBODY
    return tried if rerolls and len(tried.stack) == len(table.stack) else None
