"""What is asked, in plain words."""

from __future__ import annotations

from typing import Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table import values
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.table.layout import INITIATIVE
from oneiros.games.dreamblade.table.table import Table
from oneiros.kernel.state import NOBODY
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.names import ability_name, dice_names, label_name, seat_name

_CHOICES: Final = {opt.CARRY: "move", opt.TARGET: "target", opt.BOMB: "bomb"}


def question(words: Words, table: Table) -> str:
    """Ask what the table asks."""
    if table.seat == NOBODY:
        return words.say("question-over")
    if table.question in (questions.INITIATIVE_DIE, questions.ATTACK_DIE):
        return _roll(words, table)
    details: dict[str, object] = {}
    if table.question in (questions.DAMAGE, questions.FATE, questions.ABILITY):
        details["miniature"] = label_name(words, table.roster.called[table.subject])
    if table.question == questions.SPAWN_PHASE:
        details["pool"] = max(table.pool, 0)
    elif table.question == questions.ACTION:
        details["choice"] = _actions(table)
    elif table.question == questions.REROLL:
        details["dice"] = dice_names(words, table.dice)
    elif table.question == questions.BLADES:
        details["blades"] = table.blades
    elif table.question == questions.DAMAGE:
        # Somebody may always be assigned all that is left.
        details["left"] = opt.dealt(table.options[-1])[1]
    elif table.question == questions.ABILITY:
        details["ability"] = ability_name(words, table.subject_keyword)
        details["choice"] = _CHOICES[KEYWORDS[table.subject_keyword].deed()]
    elif table.question == questions.DISRUPTION:
        fleeing = {opt.miniature_of(one) for one in table.options}
        details["count"] = len(fleeing)
        details["miniature"] = label_name(words, table.roster.called[min(fleeing)])
    elif table.question == questions.DEATHBLOW:
        cells = {opt.group_cell_of(one) for one in table.options if opt.deed(one) == opt.DEATHBLOW}
        details["count"] = len(cells)
        details["cell"] = cell_name(min(cells))
    return words.say(f"question-{questions.NAMES[table.question]}", **details)


def _actions(table: Table) -> str:
    """Tell what can be done in an action phase."""
    deeds = {opt.deed(one) for one in table.options}
    if opt.STRIKE not in deeds:
        return "move"
    return "both" if opt.MOVE in deeds else "strike"


def question_in_full(words: Words, table: Table) -> str:
    """Ask, and where damage is assigned say what its target can bear."""
    asked = question(words, table)
    if table.seat == NOBODY or table.question != questions.DAMAGE:
        return asked
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
