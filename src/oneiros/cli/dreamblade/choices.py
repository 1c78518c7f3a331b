"""Options for people: what differs only in a cell or a number stands in one line."""

from __future__ import annotations

from typing import Final

from oneiros.cli.game import Choice
from oneiros.games.dreamblade import notation, values
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.dreamscape import cell_name
from oneiros.games.dreamblade.table import Table
from oneiros.words import Words
from oneiros.words import dreamblade as said

_VERBS: Final = {**notation.WITH_CELL, opt.DAMAGE: "damage"}


def choice(words: Words, table: Table, option: int) -> Choice:
    """Say an option so that those with the same heading can stand together."""
    what = opt.deed(option)
    if what not in _VERBS:
        return Choice("", said.option(words, table, option))
    if what == opt.DAMAGE:
        miniature, amount = opt.dealt(option)
        own = str(amount)
    else:
        miniature = opt.miniature_of(option)
        own = cell_name(opt.cell_of(option))
    details: dict[str, object] = {"miniature": table.roster.labels[miniature]}
    if what == opt.SPAWN:
        details["price"] = values.price(table, miniature)
    return Choice(words.say(f"cli-choice-{_VERBS[what]}", **details), own)
