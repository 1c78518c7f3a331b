"""What a state is worth to every seat, by playouts in groups, so that its error is known too."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.ruleset import shares
from oneiros.kernel.state import CHANCE, State
from oneiros.registry.game import Game

GROUPS: Final = 8
"""Playouts are made in so many groups of the same number; how they differ tells the error."""


class Valued(NamedTuple):
    """The chance of each seat to win, as each group of playouts has found it.

    What is certain has one group. States that are valued by the same seed are compared group by
    group: the same dice fell for both.
    """

    groups: tuple[tuple[float, ...], ...]
    playouts: int = 0
    """How many playouts that are; none where it is certain."""

    @property
    def chances(self) -> tuple[float, ...]:
        """The chance of each seat."""
        return tuple(fmean(column) for column in zip(*self.groups, strict=True))

    @property
    def errors(self) -> tuple[float, ...]:
        """The standard error of each chance."""
        return tuple(_error(column) for column in zip(*self.groups, strict=True))


class Trials(NamedTuple):
    """How a state is played on: to the end of what was under way in one, how often, by which dice.

    So many playouts are made in all groups of the usual number.
    """

    since: State
    playouts: int
    seed: int


def certain(chances: Sequence[float]) -> Valued:
    """Give what needs no playout."""
    return Valued((tuple(chances),))


def value(game: Game, state: State, trials: Trials, groups: range) -> Valued:
    """Play on from a state."""
    ending = game.ruleset.ending(state)
    if ending is not None:
        return certain(shares(ending, len(game.returns(state))))
    each = max(trials.playouts // GROUPS, 1)
    seeds = [derived_seed(trials.seed, group) for group in groups]
    found = tuple(tuple(game.prospects(state, each, one, trials.since)) for one in seeds)
    return Valued(found, each * len(seeds))


class GoingOn(NamedTuple):
    """How a seat goes on when chance has spoken: by these answers as far as they fit."""

    seat: int
    answers: tuple[int, ...]


def value_going_on(
    game: Game, state: State, going_on: GoingOn, trials: Trials, groups: range
) -> Valued:
    """Play on from where chance is asked, which is drawn anew each time, as a seat goes on.

    Where its answers end or do not fit, the quick player takes over.
    """
    each = max(trials.playouts // GROUPS, 1)
    found = []
    for seed in (derived_seed(trials.seed, group) for group in groups):
        dice = [Dice(seed + one) for one in range(each)]
        played = [_played_on(game, state, going_on, one, trials.since) for one in dice]
        found.append(tuple(fmean(column) for column in zip(*played, strict=True)))
    return Valued(tuple(found), each * len(groups))


def _played_on(
    game: Game, state: State, going_on: GoingOn, dice: Dice, since: State
) -> Sequence[float]:
    ahead, left = state.copy(), list(going_on.answers)
    while left:
        if ahead.seat == CHANCE:
            ahead.apply(dice.choose(ahead))
        elif ahead.seat == going_on.seat and left[0] in ahead.options:
            ahead.apply(left.pop(0))
        else:
            break
    return game.prospects(ahead, 1, dice.word(), since)


def joined(one: Valued, more: Valued) -> Valued:
    """Put further groups beside those that are known; what is certain stays so."""
    if len(one.groups) == 1:
        return one
    return Valued(one.groups + more.groups, one.playouts + more.playouts)


def difference(one: Valued, other: Valued, seat: int) -> tuple[float, float]:
    """Give how much more one is worth to a seat than the other, and the error of that.

    Playouts that all come to the same do not prove that the next one would: the error is at least
    what one among them would make that came to the opposite. Only what is certain has none.
    """
    most = max(len(one.groups), len(other.groups))
    ours, theirs = _widened(one, most), _widened(other, most)
    gaps = [a[seat] - b[seat] for a, b in zip(ours, theirs, strict=True)]
    playouts = max(one.playouts, other.playouts)
    return fmean(gaps), max(_error(gaps), 1 / playouts if playouts else 0.0)


def _widened(valued: Valued, most: int) -> tuple[tuple[float, ...], ...]:
    groups = valued.groups
    return groups if len(groups) == most else groups * most


def _error(column: Sequence[float]) -> float:
    return sqrt(variance(column) / len(column)) if len(column) > 1 else 0.0
