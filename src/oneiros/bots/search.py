"""A tree search for any game: it knows nothing but the rules, and may be told what to prefer.

Each trial plays a copy of what the seat knows to the end. Chance, and whatever else the seat does
not know, is drawn anew in every trial, so the tree remembers what players chose and nothing of what
was drawn; an option that a draw has made impossible is left alone (after Cowling, Powley and
Whitehouse, 2012).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final

from oneiros.bots.weighing import Weighed
from oneiros.kernel.collector import CollectorRests
from oneiros.kernel.dice import Dice, play_out
from oneiros.kernel.ruleset import shares
from oneiros.kernel.state import CHANCE, NOBODY, State

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.kernel.ruleset import Ruleset

Prior = Callable[[State], Sequence[float]]
"""Says how good each option of a state looks before anything is tried: a weight for each."""
Worth = Callable[[State, int], float]
"""Says what a state that is not over is worth for a seat, from 0 to 1."""

TRIALS: Final = 400
_CURIOSITY: Final = 0.7
_LONGEST: Final = 20_000
_HALF: Final = 0.5


class Node:
    """What was learnt about an option: how often it was there, was chosen, and what it brought."""

    def __init__(self, prior: float) -> None:
        """Know nothing but how good it looks."""
        self.prior = prior
        self.offered: i64 = 0
        self.tried: i64 = 0
        self.total = 0.0
        self.next: dict[int, Node] = {}


class SearchBot:
    """Tries what could happen, and chooses what it has tried most."""

    def __init__(
        self,
        ruleset: Ruleset,
        trials: int = TRIALS,
        *,
        milliseconds: int = 0,
        prior: Prior | None = None,
        worth: Worth | None = None,
        horizon: int = _LONGEST,
    ) -> None:
        """Take so many trials for a decision and, unless 0, no more than so much time.

        With `worth` a trial ends after `horizon` more answers at random, and is judged there.
        """
        self._ruleset = ruleset
        self._trials: i64 = trials
        self._milliseconds: i64 = milliseconds
        self._prior = prior
        self._worth = worth
        self._horizon: i64 = horizon if worth is not None else _LONGEST

    def choose(self, seen: State, dice: Dice) -> int:
        """Choose the option that most trials went on with; the first one where that is even."""
        root = self._searched(seen, dice)
        chosen = seen.options[0]
        for option in seen.options:
            known = root.next.get(option)
            best = root.next.get(chosen)
            if known is not None and (best is None or known.tried > best.tried):
                chosen = option
        return chosen

    def weigh(self, seen: State, dice: Dice) -> list[Weighed]:
        """Tell what each answer brought, what most trials went on with first."""
        found: list[Weighed] = []
        for option, node in self._searched(seen, dice).next.items():
            if node.tried and option in seen.options:
                tried = int(node.tried)
                mean = node.total / tried
                error = sqrt(max(mean * (1.0 - mean), 0.0) / tried)
                found.append(Weighed((option,), mean, error, tried))
        return sorted(found, key=_least_tried_last)

    def _searched(self, seen: State, dice: Dice) -> Node:
        root = Node(1.0)
        end = perf_counter() + self._milliseconds / 1000
        with CollectorRests():
            for _ in range(self._trials):
                self._try(root, seen.copy(), dice)
                if self._milliseconds and perf_counter() >= end:
                    break
        return root

    def _try(self, root: Node, state: State, dice: Dice) -> None:
        """Follow the tree to something new, play on from there, and remember what came of it."""
        node = root
        path: list[Node] = []
        seats: list[int] = []
        while True:
            while state.seat == CHANCE:
                state.apply(dice.choose(state))
            if state.seat == NOBODY:
                break
            option, new = self._step(node, state, dice)
            node = node.next[option]
            path.append(node)
            seats.append(state.seat)
            state.apply(option)
            if new:
                play_out(state, dice, self._horizon)
                break
        values: dict[int, float] = {}
        for index, one in enumerate(path):
            seat = seats[index]
            if seat not in values:
                values[seat] = self._value(state, seat)
            one.tried += 1
            one.total += values[seat]

    def _step(self, node: Node, state: State, dice: Dice) -> tuple[int, bool]:
        """Choose an option: something new by how good it looks, or what promises most so far."""
        options = state.options
        fresh = [option for option in options if option not in node.next]
        if fresh:
            self._meet(node, state)
        most = -1.0
        chosen = options[0]
        for option in options:
            child = node.next[option]
            child.offered += 1
            promise = self._promise(child) + float(dice.below(1024)) * 1e-9
            if promise > most:
                most = promise
                chosen = option
        return chosen, node.next[chosen].tried == 0

    def _meet(self, node: Node, state: State) -> None:
        """Remember the options that were never offered here before."""
        options = state.options
        weights = [1.0] * len(options) if self._prior is None else list(self._prior(state))
        most = max(*weights, 1e-9)
        for index, option in enumerate(options):
            if option not in node.next:
                node.next[option] = Node(weights[index] / most)

    def _promise(self, child: Node) -> float:
        """Weigh what an option brought against how seldom it was tried, and how good it looks."""
        if child.tried == 0:
            # Whatever was never tried comes first, the best looking before the others.
            return 1000.0 + child.prior if self._prior is None else 1.0 + child.prior
        tried = float(child.tried)
        curiosity = _CURIOSITY * child.prior * sqrt(log(float(child.offered) + 1.0) / tried)
        return child.total / tried + curiosity

    def _value(self, state: State, seat: int) -> float:
        """Say what a seat got: its part of the victory, or what the state is worth to it."""
        ending = self._ruleset.ending(state)
        if ending is None:
            return _HALF if self._worth is None else self._worth(state, seat)
        if not ending.winners:
            return _HALF
        return 1 / len(ending.winners) if seat in ending.winners else 0.0


def prospects(ruleset: Ruleset, state: State, seats: int, playouts: int, seed: int) -> list[float]:
    """Give each seat's part of the victory, on average over games played on at random."""
    totals = [0.0] * seats
    for one in range(playouts):
        ahead = state.copy()
        play_out(ahead, Dice(seed + one), _LONGEST)
        for seat, share in enumerate(shares(ruleset.ending(ahead), seats)):
            totals[seat] += share
    return [total / playouts for total in totals]


def _least_tried_last(weighed: Weighed) -> int:
    return -weighed.tried
