"""The process that measures one engine: it obeys lines on its input and answers with JSON lines.

`pace SECONDS SEED` plays random games, `copy LENGTH SEED` copies states from the middle of
games, `kept LENGTH SEED` keeps all copies, and `search SECONDS SEED` lets a search decide.
"""

from __future__ import annotations

import importlib
import json
import sys
from typing import TYPE_CHECKING, cast

from benchmarks.contender import measure, measure_copy, measure_kept
from benchmarks.searching import measure_search

if TYPE_CHECKING:
    from benchmarks.contender import Contender
    from benchmarks.searching import Searcher


def contender(name: str) -> Contender:
    """Make a contender from a text such as `spiel.Inside chess`."""
    path, *arguments = name.split()
    module, _, kind = path.partition(".")
    made: Contender = getattr(importlib.import_module(f"benchmarks.{module}"), kind)(*arguments)
    return made


def obey(engine: Contender, line: str) -> object:
    """Do what one line asks for."""
    word, amount, seed = line.split()
    if word == "search":
        return measure_search(cast("Searcher", engine), float(amount), int(seed))._asdict()
    if word == "copy":
        return measure_copy(engine, float(amount), int(seed))
    if word == "kept":
        return measure_kept(engine, float(amount), int(seed))
    return measure(engine, float(amount), int(seed))._asdict()


def main() -> None:
    """Say that the engine is ready, then obey until the input ends."""
    engine = contender(sys.argv[1])
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        print(json.dumps(obey(engine, line)), flush=True)


if __name__ == "__main__":
    main()
