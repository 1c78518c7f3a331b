"""Options for people: what differs only in a cell, a number or the attackers stands together."""

from __future__ import annotations

from collections.abc import Sequence

from oneiros.cli.dreamblade.tags import tags
from oneiros.cli.terminal import Choice
from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import damage
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.text import notation
from oneiros.kernel.bits import BIT, count, numbers
from oneiros.kernel.state import NOBODY
from oneiros.words import Words
from oneiros.words import dreamblade as said
from oneiros.words.dreamblade.names import figure_name, group_name


def question(words: Words, table: Table) -> str:
    """Ask; where damage is assigned, say who else it goes to, as none is held back (7.7)."""
    asked = said.question_in_full(words, table)
    if table.seat == NOBODY or table.question != questions.DAMAGE:
        return asked
    others = damage.waiting_defenders(table) & ~BIT[table.subject]
    rest = words.say("dreamblade-damage-rest", miniatures=group_name(words, table.roster, others))
    return f"{asked} {rest}"


def arrange(options: Sequence[int]) -> list[int]:
    """Of the groups that may attack in a cell the largest comes first."""

    def rank(option: int) -> tuple[int, int, int]:
        if opt.deed(option) not in notation.GROUPS:
            return option, 0, 0
        cell = opt.group_cell_of(option)
        return opt.with_group(opt.deed(option), cell, 0), -count(opt.group_of(option)), option

    return sorted(options, key=rank)


def choice(words: Words, table: Table, option: int) -> Choice:
    """Say an option so that those with the same heading and item can stand together."""
    what = opt.deed(option)
    if what == opt.DAMAGE:
        _, amount = opt.dealt(option)
        return Choice(str(amount), amount=amount)
    if what in notation.WITH_CELL:
        heading = words.say(f"dreamblade-choice-{notation.WITH_CELL[what]}")
        miniature = opt.miniature_of(option)
        price = f" ({values.price(table, miniature)})" if what == opt.SPAWN else ""
        label = table.roster.labels[miniature]
        tag = _tags(words, table)[label]
        # The tag holds the number of the copy: TS2 Twilight Scout.
        item = f"{tag} {figure_name(words, label.partition('#')[0])}{price}"
        return Choice(cell_name(opt.cell_of(option)), heading, item, f"{tag}{price}")
    if what in notation.GROUPS:
        return _group(words, table, option)
    return Choice(said.option(words, table, option))


def _tags(words: Words, table: Table) -> dict[str, str]:
    return tags(words, (label for label in table.roster.labels if label))


def _group(words: Words, table: Table, option: int) -> Choice:
    what, cell, group = opt.deed(option), opt.group_cell_of(option), opt.group_of(option)
    heading = words.say(f"dreamblade-choice-{notation.GROUPS[what]}", cell=cell_name(cell))
    labels = [table.roster.labels[one] for one in numbers(group)]
    who = group_name(words, table.roster, group)
    short = ",".join(_tags(words, table)[label] for label in labels)
    if group == notation.attackers_in(table, what, cell) and count(group) > 1:
        who, short = (words.say("dreamblade-choice-all", attackers=some) for some in (who, short))
    return Choice(who, heading, short=short)
