"""The lines of the log: one for each fact that has one, the dice of one roll in one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oneiros.games.dreamblade.table import facts as kinds
from oneiros.games.dreamblade.table.roster import Roster
from oneiros.kernel.fact import Fact
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.facts import log
from oneiros.words.dreamblade.rolls import Rolls


class Lines:
    """Tells facts in the order in which they happened, minding the dice on the table."""

    def __init__(self, words: Words, roster: Roster, rolls: Rolls | None = None) -> None:
        """Begin with an empty table, or with the dice that lie there."""
        self._words = words
        self._roster = roster
        self._rolls = rolls or Rolls()

    def copy(self) -> Lines:
        """Give lines that go on from here by themselves."""
        return Lines(self._words, self._roster, self._rolls.copy())

    def tell(self, facts: Sequence[Fact]) -> Iterator[str | None]:
        """Give the line of each fact, or None; faces that follow each other share the last one."""
        for number, fact in enumerate(facts):
            self._rolls.follow(fact)
            if fact.kind == kinds.FACE_ROLLED:
                following = facts[number + 1 : number + 2]
                more = any(one.kind == kinds.FACE_ROLLED for one in following)
                yield None if more else self._rolls.line(self._words, fact.cause.rule)
            elif fact.kind == kinds.COMBAT_ENDED:
                harmless = self._words.say("log-harmless", rule="7.7")
                yield harmless if self._rolls.harmless else None
            else:
                yield log(self._words, self._roster, fact)
