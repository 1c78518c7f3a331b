"""What is asked, in plain words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import deathblow
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.table.layout import INITIATIVE
from oneiros.games.dreamblade.table.table import Table
from oneiros.kernel.state import NOBODY
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.names import (
    ability_name,
    dice_names,
    group_name,
    label_name,
    seat_name,
)

_CHOICES: Final = {opt.CARRY: "move", opt.TARGET: "target", opt.BOMB: "bomb"}


def question(words: Words, table: Table) -> str:
    """Ask what the table asks."""
    if table.seat == NOBODY:
        return words.say("question-over")
    if table.question in (questions.INITIATIVE_DIE, questions.ATTACK_DIE):
        return _roll(words, table)
    details = _DETAILS.get(table.question, _nothing)(words, table)
    return words.say(f"question-{questions.NAMES[table.question]}", **details)


def _nothing(_: Words, __: Table) -> dict[str, object]:
    return {}


def _spawn(_: Words, table: Table) -> dict[str, object]:
    return {"pool": max(table.pool, 0)}


def _action(_: Words, table: Table) -> dict[str, object]:
    return {"choice": _actions(table)}


def _reroll(words: Words, table: Table) -> dict[str, object]:
    return {"dice": dice_names(words, table.dice)}


def _blades(_: Words, table: Table) -> dict[str, object]:
    return {"blades": table.blades}


def _subject(words: Words, table: Table) -> dict[str, object]:
    return {"miniature": label_name(words, table.roster.called[table.subject])}


def _damage(words: Words, table: Table) -> dict[str, object]:
    # Somebody may always be assigned all that is left.
    return {**_subject(words, table), "left": opt.dealt(table.options[-1])[1]}


def _disruption(words: Words, table: Table) -> dict[str, object]:
    fleeing = {opt.miniature_of(one) for one in table.options}
    name = label_name(words, table.roster.called[min(fleeing)])
    return {"count": len(fleeing), "miniature": name}


def _deathblow(_: Words, table: Table) -> dict[str, object]:
    blows = [one for one in table.options if opt.deed(one) == opt.DEATHBLOW]
    cells = {opt.group_cell_of(one) for one in blows}
    return {"count": len(cells), "cell": cell_name(min(cells))}


def _ability(words: Words, table: Table) -> dict[str, object]:
    keyword = table.subject_keyword
    choice = _CHOICES[KEYWORDS[keyword].deed()]
    return {**_subject(words, table), "ability": ability_name(words, keyword), "choice": choice}


def _actions(table: Table) -> str:
    """Tell what can be done in an action phase."""
    deeds = {opt.deed(one) for one in table.options}
    if opt.STRIKE not in deeds:
        return "move"
    return "both" if opt.MOVE in deeds else "strike"


def question_in_full(words: Words, table: Table) -> str:
    """Ask; say what a target of damage can bear, and who is destroyed before a deathblow (8.7)."""
    asked = question(words, table)
    if table.seat == NOBODY or table.question not in (questions.DAMAGE, questions.DEATHBLOW):
        return asked
    if table.question == questions.DEATHBLOW:
        who = group_name(words, table.roster, deathblow.dying(table))
        return f"{words.say('question-dying', miniatures=who)} {asked}"
    target = table.subject
    bears = words.say(
        "question-target",
        miniature=label_name(words, table.roster.called[target]),
        defense=values.defense(table, target),
        life=values.life(table, target),
        damage=table.damage[target],
    )
    return f"{asked} {bears}"


def _roll(words: Words, table: Table) -> str:
    """Say for what chance is asked to roll a die."""
    if table.question == questions.INITIATIVE_DIE:
        # Outside the initiative phase only Wail rolls initiative dice.
        if table.phase == INITIATIVE:
            return words.say("question-initiative", player=seat_name(table.subject))
        return words.say(
            "question-wail", miniature=label_name(words, table.roster.called[table.subject])
        )
    if table.subject < 0:
        return words.say("question-attack")
    name = ability_name(words, table.subject_keyword)
    target = label_name(words, table.roster.called[table.subject])
    return words.say("question-special-attack", ability=name, miniature=target)


_DETAILS: Final[dict[int, Callable[[Words, Table], dict[str, object]]]] = {
    questions.SPAWN_PHASE: _spawn,
    questions.ACTION: _action,
    questions.REROLL: _reroll,
    questions.BLADES: _blades,
    questions.DAMAGE: _damage,
    questions.FATE: _subject,
    questions.DISRUPTION: _disruption,
    questions.DEATHBLOW: _deathblow,
    questions.ABILITY: _ability,
}
