"""How strong each miniature came out when it was measured (docs/balance.md)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from oneiros.registry.named import Told


class Strength(Told, frozen=True):
    """The share of games that warbands with a miniature won, with the interval that holds it."""

    share: float
    low: float
    high: float
    games: int
    """How often it was counted."""


class Measured(Told, frozen=True):
    """How strength was measured: a bot played both sides, with random warbands of a set."""

    bot: str
    games: int
    seed: int
    set: str


class Strengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `strengths.toml`, which `tools/strengths.py` writes."""

    measured: Measured
    miniatures: dict[str, Strength]


@cache
def strengths() -> Strengths:
    """Read what was measured."""
    file = files("oneiros.registry.dreamblade").joinpath("strengths.toml")
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Strengths)
