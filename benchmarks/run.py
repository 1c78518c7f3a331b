"""Measure our engine beside others: random play, one thread, best of several rounds.

Every engine lives in a process of its own and waits until it is asked. The rounds go through all
of them in turn, so that a slow moment of the machine hits them alike. Run it from the root of the
project as `python -m benchmarks.run`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from benchmarks.engines import ENGINES, SEARCHES, Engine
from benchmarks.report import Row, SearchRow, row, search_row, search_table, table, verdicts
from benchmarks.searching import PLAYOUTS

ROOT: Final = Path(__file__).resolve().parent.parent
SEED: Final = 20
WARM_UP: Final = 0.2
MOST_SEARCHES: Final = 4
"""So many rounds through the searches show enough: each decides many times."""


class Process:
    """A process that measures one engine when it is asked."""

    def __init__(self, engine: Engine) -> None:
        """Start it, in the form of our package that its name promises."""
        setting = {name: value for name, value in os.environ.items() if name != "ONEIROS_PURE"}
        setting["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        setting["PYTHONHASHSEED"] = "0"
        if engine.pure:
            setting["ONEIROS_PURE"] = "1"
        # RLCard warns on import about what it does not need here.
        command = [sys.executable, "-W", "ignore", "-m", "benchmarks.worker", engine.contender]
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=setting,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.name = engine.contender
        self.answer()

    def answer(self) -> Any:  # noqa: ANN401 - whatever JSON says
        """Read the next answer."""
        line = self.process.stdout.readline() if self.process.stdout else ""
        if not line:
            message = f"{self.name} cannot be measured"
            raise SystemExit(message)
        return json.loads(line)

    def ask(self, what: str, amount: float) -> Any:  # noqa: ANN401 - whatever JSON says
        """Ask for a measurement and wait for it."""
        if self.process.stdin:
            print(what, amount, SEED, file=self.process.stdin, flush=True)
        return self.answer()

    def end(self) -> None:
        """Let it go."""
        self.process.communicate()


def measure(keys: list[str], repeats: int, seconds: float) -> list[Row]:
    """Measure the engines in turn, round after round, then their copies."""
    processes = {key: Process(ENGINES[key]) for key in keys}
    try:
        paces: dict[str, list[dict[str, float]]] = {key: [] for key in keys}
        for process in processes.values():
            process.ask("pace", WARM_UP)
        for number in range(repeats):
            print(f"round {number + 1} of {repeats}", file=sys.stderr)
            for key, process in processes.items():
                paces[key].append(process.ask("pace", seconds))
        rows: list[Row] = []
        for key, process in processes.items():
            length = paces[key][0]["decisions"] / paces[key][0]["games"]
            copies = [process.ask("copy", length) for _ in range(min(repeats, 3))]
            kept = [process.ask("kept", length) for _ in range(min(repeats, 3))]
            rows.append(row(key, paces[key], copies, kept))
        return rows
    finally:
        for process in processes.values():
            process.end()


def measure_searches(keys: list[str], repeats: int, seconds: float) -> list[SearchRow]:
    """Measure the searches in turn, round after round."""
    processes = {key: Process(SEARCHES[key]) for key in keys}
    try:
        found: dict[str, list[dict[str, float]]] = {key: [] for key in keys}
        for number in range(repeats):
            print(f"searches, round {number + 1} of {repeats}", file=sys.stderr)
            for key, process in processes.items():
                found[key].append(process.ask("search", seconds))
        return [search_row(key, found[key]) for key in keys]
    finally:
        for process in processes.values():
            process.end()


def main() -> None:
    """Read the options, measure, print the table and write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=12, help="rounds through all engines")
    parser.add_argument("--seconds", type=float, default=0.8, help="for one engine in one round")
    parser.add_argument(
        "--only", nargs="*", metavar="ENGINE", help=", ".join([*ENGINES, *SEARCHES])
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench.json")
    options = parser.parse_args()
    wanted = options.only or [*ENGINES, *SEARCHES]
    for key in wanted:
        if key not in ENGINES and key not in SEARCHES:
            parser.error(f"unknown engine {key}; there are {', '.join([*ENGINES, *SEARCHES])}")
    keys = [key for key in wanted if key in ENGINES]
    rows = measure(keys, options.repeats, options.seconds)
    print(table(rows))
    for line in verdicts(rows):
        print(line)
    searching = [key for key in wanted if key in SEARCHES]
    searches = measure_searches(searching, min(options.repeats, MOST_SEARCHES), options.seconds)
    if searches:
        print(f"\nsearches of {PLAYOUTS} playouts a decision\n{search_table(searches)}")
    figures = {
        "python": platform.python_version(),
        "repeats": options.repeats,
        "seconds": options.seconds,
        "engines": [one._asdict() for one in rows],
        "searches": [one._asdict() for one in searches],
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", "utf-8")
    print(f"written to {options.out}")


if __name__ == "__main__":
    main()
