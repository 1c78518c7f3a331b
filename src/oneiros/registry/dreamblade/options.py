"""What may be answered at a table of Dreamblade, in names instead of numbers."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade.combat import blades, damage
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table import facts, values
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.text import notation
from oneiros.games.dreamblade.views.combat import EFFECTS, total
from oneiros.games.dreamblade.warbands.ability import CHOSEN
from oneiros.registry.dreamblade import attacks
from oneiros.registry.dreamblade.attacks import Attacks
from oneiros.registry.named import Option
from oneiros.words.dreamblade import options as said
from oneiros.words.portable import PORTABLE

_PLAIN: Final = {**notation.PLAIN, opt.KEEP_DICE: "keep-dice"}


def listed(table: Table) -> list[Option]:
    """List the options; the attackers of a cell stand together if any of them may attack."""
    found: list[Option] = []
    options, index = table.options, 0
    while index < len(options):
        if attacks.is_attack(options[index]):
            end = attacks.end_of(options, index)
            found.extend(_attack(table, one) for one in attacks.in_cell(options, index, end))
            index = end
        else:
            found.append(_single(table, index, options[index]))
            index += 1
    return found


def _attack(table: Table, told: Attacks) -> Option:
    option = told.option
    return Option(
        deed=notation.GROUPS[opt.deed(option)],
        text=notation.write(table, option),
        sentence=said.option(PORTABLE, table, option),
        index=told.first,
        cell=cell_name(opt.group_cell_of(option)),
        group=[table.roster.labels[one] for one in told.attackers],
        dice=[values.power(table, one) for one in told.attackers],
        folded=told.folded,
        gaps=told.gaps if any(told.gaps) else [],
    )


def _single(table: Table, index: int, option: int) -> Option:
    what, labels = opt.deed(option), table.roster.labels
    text = notation.write(table, option)
    sentence = said.option(PORTABLE, table, option)
    if what in _PLAIN:
        return Option(_PLAIN[what], text, sentence, index)
    if what in notation.WITH_CELL:
        miniature = opt.miniature_of(option)
        price = values.price(table, miniature) if what == opt.SPAWN else 0
        cell = cell_name(opt.cell_of(option))
        return Option(
            notation.WITH_CELL[what],
            text,
            sentence,
            index,
            piece=labels[miniature],
            cell=cell,
            amount=price,
        )
    if what in notation.ALONE:
        label = labels[option & opt.BELOW]
        return Option(notation.ALONE[what], text, sentence, index, piece=label)
    if what == opt.DAMAGE:
        miniature, amount = opt.dealt(option)
        effect = EFFECTS[damage.fate_with(table, miniature, amount)]
        label = labels[miniature]
        return Option("damage", text, sentence, index, piece=label, amount=amount, effect=effect)
    return _ability(table, index, option)


def _ability(table: Table, index: int, option: int) -> Option:
    """An ability that is activated, switched on by a blade, resolved, or lets dice be rerolled."""
    what, roster = opt.deed(option), table.roster
    labels = roster.labels
    text = notation.write(table, option)
    sentence = said.option(PORTABLE, table, option)
    if what == opt.ACTIVATE:
        miniature, slot, number = opt.activated(option)
        printed = roster.miniatures[miniature].abilities[slot]
        price = number if printed.price == CHOSEN else printed.price
        name = printed.keyword.name
        label = labels[miniature]
        return Option("activate", text, sentence, index, piece=label, ability=name, amount=price)
    if what == opt.REROLL:
        miniature, _, faces = opt.rerolled(option)
        label = labels[miniature]
        return Option(
            "reroll", text, sentence, index, piece=label, faces=[int(one) for one in faces]
        )
    if what == opt.BLADE:
        user, _, printed_at = opt.assigned_blade(option)
        source = labels[printed_at // SLOTS]
        name = KEYWORDS[roster.keyword[printed_at]].name
        change = _change(table, option)
        return Option(
            "blade",
            text,
            sentence,
            index,
            piece=labels[user],
            source=source,
            ability=name,
            amount=change,
            about={
                "name": said.blade_name(PORTABLE, table, option),
                "does": said.blade_meaning(PORTABLE, table, option),
                "blades": blades.cost_of(table, printed_at),
                "total": total(table, table.rolled, change),
            },
        )
    keyword, user, _, target = opt.effect_of(option)
    aim = labels[target] if KEYWORDS[keyword].aimed else ""
    name = KEYWORDS[keyword].name
    return Option("resolve", text, sentence, index, piece=labels[user], target=aim, ability=name)


def _change(table: Table, blade: int) -> int:
    """What an ability changes the damage of the attack by, if it takes blades now."""
    tried = table.copy()
    tried.facts = []
    tried.apply(blade)
    changes = (fact for fact in tried.facts if fact.kind == facts.DAMAGE_MODIFIED)
    return next((fact.about[0] for fact in changes), 0)
