"""The examples that come with a game: one for each ability or power, to be tried at a table."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

import msgspec

from oneiros.registry.game import Example

_LEARNER: Final = 0


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One example in the file, which `tools/examples.py` writes."""

    rule: str
    position: str


@cache
def shipped(package: str) -> Mapping[str, Example]:
    """Read the file beside the entry of a game."""
    text = (files(package) / "examples.toml").read_text("utf-8")
    found = msgspec.convert(tomllib.loads(text), dict[str, _Written])
    return MappingProxyType(
        {name: Example(name, one.rule, one.position, _LEARNER) for name, one in found.items()}
    )
