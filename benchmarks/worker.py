"""The process that measures one engine: it obeys lines on its input and answers with JSON lines.

`pace SECONDS SEED` plays random games, `copy LENGTH SEED` copies states from the middle of games.
"""

from __future__ import annotations

import importlib
import json
import sys
from typing import TYPE_CHECKING

from benchmarks.contender import measure, measure_copy

if TYPE_CHECKING:
    from benchmarks.contender import Contender


def contender(name: str) -> Contender:
    """Make a contender from a text such as `spiel.Inside chess`."""
    path, *arguments = name.split()
    module, _, kind = path.partition(".")
    made: Contender = getattr(importlib.import_module(f"benchmarks.{module}"), kind)(*arguments)
    return made


def obey(engine: Contender, line: str) -> object:
    """Do what one line asks for."""
    word, amount, seed = line.split()
    if word == "copy":
        return measure_copy(engine, float(amount), int(seed))
    return measure(engine, float(amount), int(seed))._asdict()


def main() -> None:
    """Say that the engine is ready, then obey until the input ends."""
    engine = contender(sys.argv[1])
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        print(json.dumps(obey(engine, line)), flush=True)


if __name__ == "__main__":
    main()
