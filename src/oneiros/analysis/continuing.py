"""What a plan that chance has cut is worth if the best that is found follows it.

Chance is drawn anew in each line. Wherever the seat is asked again in its phase, the search chooses
for it, by what is known then; whoever else is asked answers as the quick player does. What the plan
of the search is worth more than what the quick player would do there, the line has gained. Chance
itself brings nothing on average: so these gains, on top of what the quick player makes of the
state, are what the best makes of it. A few lines are enough, for their luck is not in that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oneiros.analysis.valuing import GROUPS, Trials, Valued, value
from oneiros.bots.budget import Budget
from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.state import CHANCE, NOBODY, State
from oneiros.registry.game import Game
from oneiros.registry.planned import followed

_GLANCE: Final = 4
"""A search within a line takes this part of the playouts that the first search had, and at least
so many:"""
_LEAST: Final = 16


def whole(game: Game, seen: State, plan: Sequence[int], seed: int) -> tuple[int, ...]:
    """Let the quick player go on with a plan, up to where chance or somebody else speaks."""
    seat, phase = seen.seat, game.phase(seen)
    state, number = followed(seen, plan)
    answers, quick = list(plan[:number]), game.quick(derived_seed(seed, "onwards"))
    while state.seat == seat and game.phase(state) == phase:
        answers.append(quick(state))
        state = state.copy()
        state.apply(answers[-1])
    return tuple(answers)


def value_continued(game: Game, state: State, seat: int, trials: Trials, groups: range) -> Valued:
    """Play on from a state, with the search for the seat where chance has cut its phase."""
    plain = value(game, state, trials, groups)
    if state.seat != CHANCE or not _same_phase(game, state, trials.since):
        return plain
    found = []
    for number, shares in zip(groups, plain.groups, strict=True):
        seed = derived_seed(trials.seed, "line", number)
        gains = _gains(game, state, seat, trials, seed)
        found.append(tuple(map(sum, zip(shares, *gains, strict=True))))
    return Valued(tuple(found), plain.playouts)


def _gains(
    game: Game, state: State, seat: int, trials: Trials, seed: int
) -> Iterator[Sequence[float]]:
    """Follow one line to the end of the phase: give what each search has gained for each seat."""
    dice, ahead = Dice(seed), state.copy()
    while _same_phase(game, ahead, trials.since):
        if ahead.seat == CHANCE:
            ahead.apply(dice.choose(ahead))
        elif ahead.seat != seat:
            ahead.apply(game.quick(dice.word())(ahead))
        else:
            before = game.ruleset.veil(ahead, seat)
            ahead = _searched(game, before, trials, dice)
            each, again = max(trials.playouts // GROUPS, 1), dice.word()
            was, now = (game.prospects(one, each, again, trials.since) for one in (before, ahead))
            yield [more - less for more, less in zip(now, was, strict=True)]


def _searched(game: Game, seen: State, trials: Trials, dice: Dice) -> State:
    """Give where the plan leads that the search likes best."""
    budget = Budget(max(trials.playouts // _GLANCE, _LEAST))
    plan = game.weigh(seen, budget, dice)[0].answers
    return followed(seen, whole(game, seen, plan, dice.word()))[0]


def _same_phase(game: Game, state: State, since: State) -> bool:
    here, there = ((game.turns(one), game.phase(one)) for one in (state, since))
    return state.seat != NOBODY and here == there
