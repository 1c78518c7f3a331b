"""Whole games as text that a rules expert can read: every question, every answer, what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from oneiros.kernel.dice import Dice
from oneiros.kernel.fact import Fact
from oneiros.kernel.ruleset import Ruleset
from oneiros.kernel.state import CHANCE, NOBODY, State

Game = TypeVar("Game", bound=State)


def told(
    ruleset: Ruleset,
    state: Game,
    dice: Dice,
    choose: Callable[[Game, Dice], int],
    log: Callable[[Game, Fact], str | None],
) -> list[str]:
    """Play to the end; tell who is asked what, the answer, and each fact that has a line."""
    lines: list[str] = []
    while state.seat != NOBODY:
        option = choose(state, dice)
        answer = f"{ruleset.question(state)}{_of_how_many(state)}: {ruleset.write(state, option)}"
        lines.append(f"{_seat_name(state)}, {answer}")
        state.facts = []
        state.apply(option)
        lines += [f"    {line}" for fact in state.facts if (line := log(state, fact))]
    return lines


def _seat_name(state: State) -> str:
    return "chance" if state.seat == CHANCE else "ABCD"[state.seat]


def _of_how_many(state: State) -> str:
    return "" if state.seat == CHANCE else f" (1 of {len(state.options)})"
