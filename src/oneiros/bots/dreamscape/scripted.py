"""The scripted opponent: it pursues cards, and answers every question with the best card in mind.

It knows what a player knows. Each answer has a new plan, and nothing is remembered between answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from oneiros.bots.dreamscape import creating, drawing, powers, rearranging, travelling
from oneiros.bots.dreamscape.outlook import Outlook
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.phases import drawing as draws
from oneiros.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.dice import Dice


class ScriptedBot:
    """Plays every seat alike."""

    def choose(self, seen: State, dice: Dice) -> int:
        """Give the answer that serves the plan best."""
        table = cast("Dreamscape", seen)
        chosen = answer(table, table.seat)
        return chosen if chosen in table.options else table.options[dice.below(len(table.options))]


def answer(table: Dreamscape, player: i64) -> i64:
    """Give the answer that serves the plan, of which nothing is remembered."""
    question = table.question
    if question == questions.TRAVEL:
        return travelling.choose(table, player)
    if question == questions.CREATION:
        return creating.choose(table, player)
    if question == questions.CROSS:
        return creating.cross(table, player)
    if question in (questions.KEEP, questions.FIRST_CARD):
        return drawing.keep(table, player)
    if question == questions.DECK:
        return drawing.deck(table, player, draws.number(table))
    if question == questions.TOWER:
        return powers.take(table, player)
    if question == questions.GOLEM:
        return powers.try_all(table, player)
    if question == questions.HARVEST:
        return powers.harvest(table, player)
    if question == questions.LAKE:
        return rearranging.choose(table, player, Outlook(table, player, tower=True))
    if question == questions.ARRANGE:
        return rearranging.arrange(table, player, Outlook(table, player))
    if question == questions.SEED:
        return travelling.seed(table, player)
    if question == questions.SHARD_KEPT:
        return rearranging.most_wanted(table, player, Outlook(table, player))
    return table.options[0]
