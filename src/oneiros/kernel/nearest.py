"""The names that come nearest to one that nobody knows."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

NOTHING_NEAR: Final = "none"
"""What stands for no name at all; sentences then leave out what comes near."""


def nearest(came: str, known: Iterable[str], most: int = 3) -> str:
    """Give the names that come near, the nearest first, or NOTHING_NEAR."""
    return ", ".join(get_close_matches(came, list(known), most)) or NOTHING_NEAR
