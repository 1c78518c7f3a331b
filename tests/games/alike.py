"""Games that differ only in what one seat cannot know."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import Fact
from oneiros.kernel.ruleset import Ruleset
from oneiros.kernel.state import CHANCE, State


def alike(
    ruleset: Ruleset, first: State, second: State, seat: int, dice: Dice
) -> tuple[int, int] | None:
    """Choose answers in two states that a seat, or NOBODY, cannot tell apart.

    Players answer the same, and chance often something else. None where nothing seems the same.
    """
    if first.seat != CHANCE:
        both = [option for option in first.options if option in second.options]
        pairs = [(option, option) for option in shuffled(both, dice)]
    else:
        chosen = dice.choose(first)
        others = shuffled(second.options, dice)
        if chosen in others and dice.below(2):
            others.insert(0, chosen)
        pairs = [(chosen, other) for other in others]
    for one, other in pairs:
        outcomes = after(first, one), after(second, other)
        if known(ruleset, outcomes[0], seat) == known(ruleset, outcomes[1], seat):
            return one, other
    return None


def shuffled(options: Sequence[int], dice: Dice) -> list[int]:
    """Give the same options in another order."""
    left = list(options)
    return [left.pop(dice.below(len(left))) for _ in range(len(left))]


def known(ruleset: Ruleset, outcome: State, seat: int) -> tuple[list[Fact], dict[str, object]]:
    """Give what a seat hears and sees of an outcome."""
    heard = [ruleset.hear(fact, seat) for fact in outcome.facts or ()]
    return heard, ruleset.view(outcome, seat)


def after(state: State, option: int) -> State:
    """Give what an answer leads to, with the facts of it."""
    copy = state.copy()
    copy.facts = []
    copy.apply(option)
    return copy
