"""Options as phrases for a menu; notation stays beside them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.keywords.hells_fury import CRIT_GRANTED
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.table.table import Table
from oneiros.games.dreamblade.views.idle import is_idle
from oneiros.games.dreamblade.vocabulary import CRIT, FACES, HELLS_FURY
from oneiros.games.dreamblade.warbands.ability import CHOSEN, Ability
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.abilities import headline, meaning
from oneiros.words.dreamblade.names import (
    ability_name,
    dice_names,
    group_name,
    label_name,
    place_name,
)


def option(words: Words, table: Table, chosen: int) -> str:
    """Write an option as a phrase."""
    return _PHRASES[opt.deed(chosen)](words, table, chosen)


def _label(words: Words, table: Table, miniature: int) -> str:
    return label_name(words, table.roster.called[miniature])


def _end(words: Words, table: Table, _: int) -> str:
    return words.say("option-end", question=questions.NAMES[table.question])


def _decline(words: Words, table: Table, _: int) -> str:
    if table.question == questions.DEATHBLOW:
        return words.say("option-decline-deathblow")
    return words.say("option-decline-ability", ability=ability_name(words, table.subject_keyword))


def _keep_dice(words: Words, _: Table, __: int) -> str:
    return words.say("option-keep-dice")


def _spawn(words: Words, table: Table, chosen: int) -> str:
    miniature, cell = opt.miniature_of(chosen), opt.cell_of(chosen)
    label, price = _label(words, table, miniature), values.price(table, miniature)
    return words.say("option-spawn", miniature=label, cell=cell_name(cell), price=price)


def _activate(words: Words, table: Table, chosen: int) -> str:
    miniature, slot, number = opt.activated(chosen)
    ability = table.roster.miniatures[miniature].abilities[slot]
    is_open = ability.price == CHOSEN
    return words.say(
        "option-activate-idle" if is_idle(table, chosen) else "option-activate",
        ability=headline(words, ability, number if is_open else ability.number),
        miniature=_label(words, table, miniature),
        price=number if is_open else ability.price,
    )


def _move(words: Words, table: Table, chosen: int) -> str:
    miniature = opt.miniature_of(chosen)
    here, there = cell_name(table.where[miniature]), cell_name(opt.cell_of(chosen))
    label = _label(words, table, miniature)
    return words.say("option-move", **{"miniature": label, "from": here, "cell": there})


def _group(words: Words, table: Table, chosen: int) -> str:
    key = "option-strike" if opt.deed(chosen) == opt.STRIKE else "option-deathblow"
    who = group_name(words, table.roster, opt.group_of(chosen))
    return words.say(key, cell=cell_name(opt.group_cell_of(chosen)), attackers=who)


def _reroll(words: Words, table: Table, chosen: int) -> str:
    miniature, _, faces = opt.rerolled(chosen)
    label = _label(words, table, miniature)
    return words.say("option-reroll", dice=dice_names(words, faces), miniature=label)


def blade_name(words: Words, table: Table, chosen: int) -> str:
    """Name the ability that takes blades."""
    printed = _bladed(table, chosen)
    if printed.keyword.code == HELLS_FURY:
        return f"{ability_name(words, CRIT)} {CRIT_GRANTED}"
    return headline(words, printed, printed.number)


def blade_meaning(words: Words, table: Table, chosen: int) -> str:
    """Say what the ability that takes blades does."""
    printed = _bladed(table, chosen)
    if printed.keyword.code == HELLS_FURY:
        return words.say("ability-crit", sense="plus", size=CRIT_GRANTED)
    return meaning(words, printed)


def _bladed(table: Table, chosen: int) -> Ability:
    _, _, entry = opt.assigned_blade(chosen)
    return table.roster.miniatures[entry // SLOTS].abilities[entry % SLOTS]


def _blade(words: Words, table: Table, chosen: int) -> str:
    user, _, entry = opt.assigned_blade(chosen)
    source = entry // SLOTS
    name = blade_name(words, table, chosen)
    who, lender = _label(words, table, user), _label(words, table, source)
    if source == user:
        return words.say("option-blade", ability=name, miniature=who)
    return words.say("option-blade-borrowed", ability=name, miniature=who, source=lender)


def _damage(words: Words, table: Table, chosen: int) -> str:
    miniature, amount = opt.dealt(chosen)
    return words.say("option-damage", miniature=_label(words, table, miniature), amount=amount)


def _place(words: Words, table: Table, chosen: int) -> str:
    label = _label(words, table, opt.miniature_of(chosen))
    return words.say("option-place", miniature=label, cell=cell_name(opt.cell_of(chosen)))


def _resolve(words: Words, table: Table, chosen: int) -> str:
    keyword, user, slot, target = opt.effect_of(chosen)
    printed = table.roster.miniatures[user].abilities
    name = ability_name(words, keyword)
    if slot < len(printed) and printed[slot].keyword.code == keyword:
        name = headline(words, printed[slot], printed[slot].number)
    who = _label(words, table, user)
    if not KEYWORDS[keyword].aimed:
        return words.say("option-resolve", ability=name, miniature=who)
    aim = _label(words, table, target)
    return words.say("option-resolve-against", ability=name, miniature=who, target=aim)


def _bomb(words: Words, table: Table, _: int) -> str:
    return words.say("option-bomb", miniature=_label(words, table, table.subject))


def _face(words: Words, _: Table, chosen: int) -> str:
    return words.say("option-face", face=FACES[chosen & opt.BELOW])


def _die(words: Words, _: Table, chosen: int) -> str:
    return words.say("option-die", number=chosen & opt.BELOW)


def _alone(key: str) -> Callable[[Words, Table, int], str]:
    """Make the phrase of a deed about a miniature alone."""

    def phrase(words: Words, table: Table, chosen: int) -> str:
        miniature = chosen & opt.BELOW
        place = place_name(words, table.where[miniature])
        return words.say(key, miniature=_label(words, table, miniature), place=place)

    return phrase


_PHRASES: Final[dict[int, Callable[[Words, Table, int], str]]] = {
    opt.END: _end,
    opt.DECLINE: _decline,
    opt.KEEP_DICE: _keep_dice,
    opt.SPAWN: _spawn,
    opt.ACTIVATE: _activate,
    opt.MOVE: _move,
    opt.STRIKE: _group,
    opt.REROLL: _reroll,
    opt.BLADE: _blade,
    opt.DAMAGE: _damage,
    opt.DISRUPT: _alone("option-disrupt"),
    opt.DESTROY: _alone("option-destroy"),
    opt.PLACE: _place,
    opt.DEATHBLOW: _group,
    opt.TARGET: _alone("option-target"),
    opt.CARRY: _move,
    opt.RESOLVE: _resolve,
    opt.KEEP: _alone("option-keep"),
    opt.FACE: _face,
    opt.DIE: _die,
    opt.BOMB: _bomb,
}
