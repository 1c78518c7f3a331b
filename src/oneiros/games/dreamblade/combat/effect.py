"""Carrying out an activated ability (10.3, 10.4): its keyword says what that means.

A miniature's text beats the rules, "can't" beats "can", and as much is done as can be (10.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.keywords.kinds.use import Use

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.table.table import Table

# The frame: user, entry of the ability, number.
_USER: Final = -3
_ENTRY: Final = -2
_NUMBER: Final = -1


def under_way(table: Table) -> Use:
    """The use of an ability that is carried out now."""
    return Use(table.stack[_USER], table.stack[_ENTRY], table.stack[_NUMBER])


def proceed(table: Table) -> None:
    """Do what needs no choice; otherwise ask for the target."""
    use = under_way(table)
    keyword = KEYWORDS[table.roster.keyword[use.entry]]
    gone = not table.in_play >> use.user & 1 and not keyword.placeless
    if gone or (keyword.creatures_only and not table.roster.creatures >> use.user & 1):
        # A location that copies what only creatures can do, such as Swap, does nothing.
        table.done()
        return
    keyword.proceed(table, use)


def answer(table: Table, option: i64) -> None:
    """Carry out the choice."""
    use = under_way(table)
    KEYWORDS[table.roster.keyword[use.entry]].answer(table, use, option)
