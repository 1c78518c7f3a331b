"""The puzzles that come with each game, read when somebody asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import msgspec

from oneiros.kernel.errors import BadData
from oneiros.puzzles.puzzle import Puzzle


@cache
def puzzles(game: str) -> Mapping[str, Puzzle]:
    """Give the puzzles of a game by their ids, the easiest first; a game may have none."""
    file = files(__package__) / "data" / f"{game}.jsonl"
    if not file.is_file():
        return MappingProxyType({})
    return MappingProxyType({one.id: one for one in read_puzzles(file.read_bytes())})


def read_puzzles(data: bytes) -> list[Puzzle]:
    """Read puzzles as a file keeps them, one to a line."""
    return [msgspec.json.decode(line, type=Puzzle) for line in data.splitlines()]


def puzzle(game: str, name: str) -> Puzzle:
    """Give a puzzle by its id, or refuse."""
    known = puzzles(game)
    if name not in known:
        raise BadData("puzzle-unknown", came=name[:20], game=game, known=len(known))
    return known[name]
