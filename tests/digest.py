"""One hash over everything that happens in many games, for comparing two builds."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Final, TypeVar

from oneiros.kernel.dice import Dice
from oneiros.kernel.state import NOBODY, State
from tests.root import ROOT

Game = TypeVar("Game", bound=State)
VIEW_EVERY: Final = 16
"""Questions from one hashed view to the next: a view takes as long as many answers."""


def digest(
    games: int,
    begin: Callable[[int, Dice], Game],
    choose: Callable[[Game, Dice], int],
    view: Callable[[Game, int], object],
) -> str:
    """Hash the options, answers, facts and ends of that many games, and some views."""
    seen = hashlib.sha256()
    for seed in range(games):
        dice = Dice(seed)
        state = begin(seed, dice)
        state.facts = []
        questions = 0
        while state.seat != NOBODY:
            questions += 1
            if questions % VIEW_EVERY == 0:
                seen.update(repr(view(state, questions // VIEW_EVERY % 2)).encode())
            option = choose(state, dice)
            seen.update(repr((state.seat, state.question, state.options, option)).encode())
            state.apply(option)
        seen.update(repr((state.frozen(), state.facts)).encode())
    return seen.hexdigest()


def interpreted(module: str, games: int) -> str:
    """Let a module print its digest of that many games in a process that runs the sources."""
    run = subprocess.run(
        [sys.executable, "-m", module, str(games)],
        cwd=ROOT,
        env={**os.environ, "ONEIROS_PURE": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()
