"""What somebody does in a puzzle: everything up to where chance, others or another phase speak."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oneiros.kernel.state import State
from oneiros.puzzles.puzzle import Laid


class Way(NamedTuple):
    """Answers, the state that they lead to, and whether nothing is left to answer."""

    answers: tuple[int, ...]
    state: State
    whole: bool

    @property
    def reached(self) -> tuple[object, ...]:
        """What the way has led to: two ways to the same are one, in whatever order they go."""
        return self.state.frozen()


def way(laid: Laid, answers: Sequence[int]) -> Way:
    """Follow answers as far as they belong to the puzzle."""
    state = laid.start.copy()
    given: list[int] = []
    for option in answers:
        if ended(laid, state) or option not in state.options:
            break
        state.apply(option)
        given.append(option)
    return Way(tuple(given), state, ended(laid, state))


def ended(laid: Laid, state: State) -> bool:
    """Tell whether the seat asked has done what the puzzle is about."""
    game, start = laid.game, laid.start
    return state.seat != start.seat or (game.turns(state), game.phase(state)) != (
        game.turns(start),
        game.phase(start),
    )


def read(laid: Laid, texts: Sequence[str]) -> Way:
    """Follow answers in notation, each read at the state that the ones before it lead to."""
    state = laid.start.copy()
    found: list[int] = []
    for text in texts:
        option = laid.game.ruleset.read(state, text)
        state.apply(option)
        found.append(option)
    return way(laid, found)


def write(laid: Laid, answers: Sequence[int]) -> list[str]:
    """Write answers in notation."""
    state = laid.start.copy()
    texts: list[str] = []
    for option in answers:
        texts.append(laid.game.ruleset.write(state, option))
        state.apply(option)
    return texts
