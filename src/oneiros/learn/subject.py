"""What is learnt about a game: how games are played, what is seen of them, what is foretold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from oneiros.bots.value.weights import Kind
from oneiros.learn.shards import Game

Play = Callable[[str, int, str, int], Game]
"""Plays one game of a player, with so much noise, by a seed and a number, and nothing else."""


class Subject(NamedTuple):
    """A value to learn: the weights' kind, and what a result of 1 means.

    Where `chances` are foretold, outcomes are 2 for a victory, 1 for a draw and 0, and the result
    is a logit. Otherwise it is `unit` points of whatever outcomes are in, and adds to what a
    position is weighed at. With a `half`, exchanging the first two halves of the inputs shows the
    table to the opponent.
    """

    kind: Kind
    play: Play
    player: str
    """Whose games are usual."""
    noise: int
    """How many answers in a thousand are usually random, at most."""
    emphasis: Mapping[str, float]
    """How much a game of a player counts, where it counts for more than one."""
    chances: bool = False
    unit: int = 2
    half: int = 0
