"""One use of an ability: by whom, which entry of the roster it is, and with which number (10.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Use:
    """Who carries out which ability; what is copied has its bearer's entry and another user."""

    def __init__(self, user: i64, entry: i64, number: i64) -> None:
        """Name the miniature that counts as "this", the entry of the ability, and its number."""
        self.user = user
        self.entry = entry
        self.number = number
