"""Abilities that offer a choice (10.3, 10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.keywords.keyword import Keyword
from oneiros.games.dreamblade.options import DECLINE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamblade.keywords.kinds.use import Use
    from oneiros.games.dreamblade.table.table import Table


class Choosing(Keyword):
    """Its user is asked; where nothing can be chosen, nothing happens."""

    def proceed(self, table: Table, use: Use) -> None:
        """Ask for one of what is offered, or for none of it where the ability may be declined."""
        found = self.offered(table, use)
        if not found:
            table.done()
            return
        if self.optional:
            found.append(DECLINE)
        found.sort()
        table.subject = use.user
        table.subject_keyword = self.code
        table.ask(use.user >> 4, questions.ABILITY, found)

    def answer(self, table: Table, use: Use, option: i64) -> None:
        """Do what was chosen, if anything was."""
        table.done()
        if option != DECLINE:
            self.choose(table, use, option)

    def offered(self, table: Table, use: Use) -> list[int]:
        """Everything that may be chosen."""
        raise NotImplementedError

    def choose(self, table: Table, use: Use, option: i64) -> None:
        """Do what was chosen."""
        raise NotImplementedError
