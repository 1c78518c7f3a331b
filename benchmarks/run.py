"""Measure our engine beside others: random play, one thread, best of several rounds.

Every engine lives in a process of its own and waits until it is asked. The rounds go through all
of them in turn, so that a slow moment of the machine hits them alike.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SEED: Final = 20
WARM_UP: Final = 0.2


class Engine(NamedTuple):
    """An engine to measure: what the table calls it, what drives it, and who measures it."""

    game: str
    driver: str
    contender: str
    pure: bool = False


ENGINES: Final = {
    "compiled-loop": Engine("Dreamblade, compiled", "own loop", "ours.OwnLoop compiled"),
    "compiled": Engine("Dreamblade, compiled", "Python", "ours.FromPython compiled"),
    "interpreted-loop": Engine(
        "Dreamblade, interpreted", "own loop", "ours.OwnLoop interpreted", pure=True
    ),
    "interpreted": Engine(
        "Dreamblade, interpreted", "Python", "ours.FromPython interpreted", pure=True
    ),
    "chess-inside": Engine("OpenSpiel chess", "own loop, C++", "spiel.Inside chess"),
    "chess": Engine("OpenSpiel chess", "Python", "spiel.FromPython chess"),
    "backgammon-inside": Engine("OpenSpiel backgammon", "own loop, C++", "spiel.Inside backgammon"),
    "backgammon": Engine("OpenSpiel backgammon", "Python", "spiel.FromPython backgammon"),
    "python-chess": Engine("python-chess", "Python", "others.PythonChess"),
    "catanatron": Engine("catanatron", "Python", "others.Catanatron"),
    "uno": Engine("RLCard uno", "Python", "others.RLCard uno"),
    "doudizhu": Engine("RLCard doudizhu", "Python", "others.RLCard doudizhu"),
    "mahjong": Engine("RLCard mahjong", "Python", "others.RLCard mahjong"),
}
YARDSTICK: Final = "chess"
NEEDED_COPY: Final = 3.0
HOPED_FOR: Final = 5
HEADINGS: Final = [
    "engine, game",
    "driven by",
    "decisions/s",
    "× chess",
    "median",
    "chance/s",
    "a game",
    "copy",
]


class Row(NamedTuple):
    """What was measured of one engine; speeds are those of its best round."""

    key: str
    game: str
    driver: str
    decisions_per_second: float
    chances_per_second: float
    decisions_per_game: float
    rounds: list[float]
    copy_microseconds: float | None


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
            rows.append(row(key, paces[key], copies))
        return rows
    finally:
        for process in processes.values():
            process.end()


def row(key: str, paces: list[dict[str, float]], copies: list[float | None]) -> Row:
    """Take the best of the rounds."""
    rounds = [pace["decisions"] / pace["seconds"] for pace in paces]
    best = paces[rounds.index(max(rounds))]
    known = [copy for copy in copies if copy is not None]
    return Row(
        key,
        ENGINES[key].game,
        ENGINES[key].driver,
        max(rounds),
        best["chances"] / best["seconds"],
        best["decisions"] / best["games"],
        rounds,
        min(known) if known else None,
    )


def table(rows: list[Row]) -> str:
    """Lay the rows out as aligned text, with ratios to OpenSpiel chess driven from Python."""
    yardstick = {row.key: row.decisions_per_second for row in rows}.get(YARDSTICK)
    lines = [HEADINGS, *(_cells(one, yardstick) for one in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column < 2 else cell.rjust(width)  # noqa: PLR2004 - two of words
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _cells(one: Row, yardstick: float | None) -> list[str]:
    copied = one.copy_microseconds
    return [
        one.game,
        one.driver,
        f"{one.decisions_per_second:,.0f}",
        f"{one.decisions_per_second / yardstick:.2f}" if yardstick else "",
        f"{median(one.rounds):,.0f}",
        f"{one.chances_per_second:,.0f}" if one.chances_per_second else "–",
        f"{one.decisions_per_game:.0f}",
        f"{copied:.2f} µs" if copied is not None else "–",
    ]


def verdicts(rows: list[Row]) -> list[str]:
    """Say for each thing we need whether this run shows it."""
    speed = {row.key: row.decisions_per_second for row in rows}
    copy = {row.key: row.copy_microseconds for row in rows}
    said: list[str] = []
    for ours, other in (
        ("compiled-loop", YARDSTICK),
        ("compiled", YARDSTICK),
        ("interpreted", "python-chess"),
    ):
        if ours in speed and other in speed:
            ratio = speed[ours] / speed[other]
            said.append(f"{_met(ratio >= 1)}: {ours} is {ratio:.2f} × {other}; needed 1")
    if "compiled-loop" in speed and YARDSTICK in speed:
        hoped = speed["compiled-loop"] >= HOPED_FOR * speed[YARDSTICK]
        said.append(f"{_met(hoped)}: hoped for {HOPED_FOR} × {YARDSTICK}")
    copied = copy.get("compiled")
    if copied is not None:
        said.append(
            f"{_met(copied <= NEEDED_COPY)}: a copy takes {copied:.2f} µs; needed {NEEDED_COPY:.0f}"
        )
    return said


def _met(holds: bool) -> str:  # noqa: FBT001 - one argument, one question
    return "met" if holds else "missed"


def main() -> None:
    """Read the options, measure, print the table and write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=12, help="rounds through all engines")
    parser.add_argument("--seconds", type=float, default=0.8, help="for one engine in one round")
    parser.add_argument("--only", nargs="*", metavar="ENGINE", help=", ".join(ENGINES))
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench.json")
    options = parser.parse_args()
    keys = options.only or list(ENGINES)
    for key in keys:
        if key not in ENGINES:
            parser.error(f"unknown engine {key}; there are {', '.join(ENGINES)}")
    rows = measure(keys, options.repeats, options.seconds)
    print(table(rows))
    for line in verdicts(rows):
        print(line)
    figures = {
        "python": platform.python_version(),
        "repeats": options.repeats,
        "seconds": options.seconds,
        "engines": [one._asdict() for one in rows],
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", "utf-8")
    print(f"written to {options.out}")


if __name__ == "__main__":
    main()
