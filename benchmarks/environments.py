"""Measure the environments beside those of others: encoded steps of a second of CPU time.

`make bench-environments` runs it. A step is an action of a learner that chooses at random, with
what it is shown next; choosing is not counted. OpenSpiel's backgammon and PettingZoo's tic-tac-toe
are measured where they can be imported. Then so many steps as `--memory` says are taken, and it is
told how the process has grown.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from oneiros import envs
from oneiros.build import build
from oneiros.registry.games import all_games

AT_ONCE: Final = 64
ROUNDS: Final = 5
STEPS: Final = 1_000_000
"""So many are taken to see whether memory grows."""
_BACKGAMMON: Final = "backgammon of OpenSpiel, at once"
_PAGE: Final = 4096

Stepper = Callable[[float], float]
"""Takes steps for so many seconds of CPU time, and gives their rate."""


def chosen(masks: NDArray[np.int8], generator: np.random.Generator) -> NDArray[np.int64]:
    """Choose an open action in each row."""
    lots = generator.random(masks.shape, np.float32) * masks
    return np.asarray(lots.argmax(axis=1))


def at_once(name: str, opponent: str | None) -> Stepper:
    """Step many games in one call."""
    env = envs.BatchEnv(name, AT_ONCE, opponent, copy=False)
    env.reset(seed=1)
    generator = np.random.default_rng(1)

    def run(seconds: float) -> float:
        spent, steps = 0.0, 0
        while spent < seconds:
            actions = chosen(env.masks, generator)
            begun = time.process_time()
            env.step(actions)
            spent += time.process_time() - begun
            steps += AT_ONCE
        return steps / spent

    return run


def in_turn(env: Any) -> Stepper:  # noqa: ANN401 - PettingZoo has no types
    """Step one game of PettingZoo: see, then act."""
    generator = np.random.default_rng(1)
    env.reset(seed=1)

    def run(seconds: float) -> float:
        spent, steps = 0.0, 0
        while spent < seconds:
            begun = time.process_time()
            seen, _, ended, cut, _ = env.last()
            spent += time.process_time() - begun
            action = None
            if not (ended or cut):
                action = int(chosen(seen["action_mask"][None], generator)[0])
                steps += 1
            begun = time.process_time()
            env.step(action)
            if not env.agents:
                env.reset()
            spent += time.process_time() - begun
        return steps / spent

    return run


def spiel_backgammon() -> Stepper:
    """Step many games of OpenSpiel's backgammon, as its vector environment does."""
    from open_spiel.python import rl_agent, rl_environment, vector_env  # noqa: PLC0415 - perhaps not there

    made = vector_env.SyncVectorEnv(
        [rl_environment.Environment("backgammon") for _ in range(AT_ONCE)]
    )
    shown = made.reset()
    generator = np.random.default_rng(1)

    def run(seconds: float) -> float:
        nonlocal shown
        spent, steps = 0.0, 0
        while spent < seconds:
            answers = []
            for one in shown:
                legal = one.observations["legal_actions"][one.current_player()]
                action = legal[int(generator.integers(len(legal)))]
                answers.append(rl_agent.StepOutput(action=action, probs=[]))
            begun = time.process_time()
            shown, *_ = made.step(answers, reset_if_done=True)
            spent += time.process_time() - begun
            steps += AT_ONCE
        return steps / spent

    return run


def contenders() -> dict[str, Stepper]:
    """Name everything that can be measured here."""
    found: dict[str, Stepper] = {}
    for name in all_games():
        found[f"{name}, at once, every seat"] = at_once(name, None)
        found[f"{name}, at once, against random"] = at_once(name, "random")
        found[f"{name}, PettingZoo"] = in_turn(envs.Petting(name).env())
    if find_spec("pygame"):
        from pettingzoo.classic import tictactoe_v3  # noqa: PLC0415 - perhaps not there

        found["tic-tac-toe of PettingZoo"] = in_turn(tictactoe_v3.env())
    if find_spec("pyspiel"):
        found[_BACKGAMMON] = spiel_backgammon()
    return found


def compared(best: dict[str, float]) -> list[str]:
    """Say how many times as fast a batch is as one game of PettingZoo, and as OpenSpiel's."""
    lines = []
    for name in all_games():
        batch = best[f"{name}, at once, every seat"]
        line = f"{name}: {batch / best[f'{name}, PettingZoo']:.1f} times its PettingZoo path"
        if _BACKGAMMON in best:
            line += f", {batch / best[_BACKGAMMON]:.1f} times OpenSpiel's backgammon"
        lines.append(line)
    return lines


def grown(name: str, steps: int) -> tuple[int, int]:
    """Take so many steps; give the memory of the process after a tenth of them, and at the end."""
    env = envs.BatchEnv(name, AT_ONCE, None, copy=False)
    generator = np.random.default_rng(1)
    early = 0
    for taken in range(0, steps, AT_ONCE):
        env.step(chosen(env.masks, generator))
        if taken <= steps // 10:
            early = resident()
    return early, resident()


def resident() -> int:
    """Give the memory of this process in bytes, as Linux tells it."""
    with open("/proc/self/statm", encoding="ascii") as told:  # noqa: PTH123 - no path to work with
        return int(told.read().split()[1]) * _PAGE


def main() -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each round")
    parser.add_argument("--memory", type=int, metavar="STEPS", default=STEPS, help="0 takes none")
    asked = parser.parse_args()
    print(f"{build()}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    running = contenders()
    rates: dict[str, list[float]] = {name: [] for name in running}
    # In turn, so that a slow moment hits all of them.
    for _ in range(ROUNDS):
        for name, run in running.items():
            rates[name].append(run(asked.seconds))
    for name, found in rates.items():
        print(f"{name:36} {max(found):9,.0f} steps/s, median {sorted(found)[ROUNDS // 2]:9,.0f}")
    print(*compared({name: max(found) for name, found in rates.items()}), sep="\n")
    for name in all_games() if asked.memory else ():
        early, late = grown(name, asked.memory)
        print(f"{name}: {early / 2**20:.1f} MiB, then {late / 2**20:.1f} MiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
