"""The log: one line for each fact, with its cause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.table.names import PHASES
from oneiros.games.dreamblade.table.roster import SLOTS, Roster
from oneiros.games.dreamblade.vocabulary import FACES
from oneiros.kernel.fact import Cause, Fact
from oneiros.words.bundle import Words
from oneiros.words.dreamblade.names import (
    ability_name,
    dice_names,
    group_name,
    label_name,
    seat_name,
    signed,
)

# Facts that only keep the table in order; what players want to know is told by others.
SILENT: Final = (
    facts.ROLL_BEGAN,
    facts.BLADES_COUNTED,
    facts.HELD_RELEASED,
    facts.COMBAT_ENDED,
)


def log(words: Words, roster: Roster, fact: Fact) -> str | None:
    """Tell what happened and why; None where there is nothing worth telling."""
    if fact.kind in SILENT or (fact.kind == facts.POINTS_SPENT and fact.about[0] == 0):
        return None
    kind = facts.KINDS[fact.kind]
    about = dict(zip(kind.fields, fact.about, strict=True))
    details: dict[str, object] = {
        name: _SHOWN[stands](words, roster, about[name]) if stands in _SHOWN else about[name]
        for name, stands in kind.fields.items()
    }
    if fact.kind == facts.DICE_TAKEN_UP:
        details["dice"] = dice_names(words, list(fact.about))
    if "miniature" in about:
        details["owner"] = seat_name(about["miniature"] >> 4)
        details["opponent"] = seat_name(1 - (about["miniature"] >> 4))
    if "source" in about:
        # An ability copied or granted is printed on another miniature than its user.
        details["borrowed"] = "no" if about["source"] // SLOTS == about["miniature"] else "yes"
    cause = _cause(words, roster, fact.cause, about.get("miniature"))
    return words.say(f"log-{kind.name}", **details, **cause)


def _cause(words: Words, roster: Roster, cause: Cause, told: int | None) -> dict[str, str]:
    """Name what caused a fact, without the miniature that its line is about anyway."""
    said = {
        "rule": cause.rule,
        "ability": ability_name(words, cause.ability),
        "piece": label_name(words, roster.called[cause.piece]) if cause.piece >= 0 else "",
    }
    key = "cite"
    if cause.ability >= 0:
        key = "cause-ability" if cause.piece in (told, -1) else "cause-piece"
    return {**said, "cause": words.say(key, **said)}


def _winner(_: Words, __: Roster, seat: int) -> str:
    return seat_name(seat) if seat >= 0 else "nobody"


# How a number is shown by what it stands for; other numbers are shown as they are.
_SHOWN: Final[dict[str, Callable[[Words, Roster, int], str]]] = {
    facts.MINIATURE: lambda words, roster, one: label_name(words, roster.called[one]),
    facts.ENTRY: lambda words, roster, entry: label_name(words, roster.called[entry // SLOTS]),
    facts.GROUP: group_name,
    facts.CELL: lambda _, __, cell: cell_name(cell),
    facts.SEAT: lambda _, __, seat: seat_name(seat),
    facts.OWNER: lambda _, __, seat: seat_name(seat),
    facts.WINNER: _winner,
    facts.PHASE: lambda _, __, phase: PHASES[phase].replace(" ", "-"),
    facts.FACE: lambda _, __, face: FACES[face],
    facts.CHANGE: lambda _, __, amount: signed(amount),
}
