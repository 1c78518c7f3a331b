"""Which of its two forms the package runs in: compiled by mypyc, or interpreted."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Literal

Build = Literal["compiled", "interpreted"]

# Every compiled module loads its code from the library of its group; the first group always exists.
_FIRST_GROUP = "oneiros._native0__mypyc"


def build() -> Build:
    """Say whether imports of this package reach compiled files."""
    return "interpreted" if find_spec(_FIRST_GROUP) is None else "compiled"
