"""Which of its two forms the package runs in: compiled by mypyc, or interpreted."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Literal

from oneiros._pure import FIRST_GROUP

Build = Literal["compiled", "interpreted"]


def build() -> Build:
    """Say whether imports of this package reach compiled files."""
    return "interpreted" if find_spec(f"oneiros.{FIRST_GROUP}") is None else "compiled"
