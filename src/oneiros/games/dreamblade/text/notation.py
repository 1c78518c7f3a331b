"""Options as short text, written and read (the grammar is in docs/notation-dreamblade.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import questions
from oneiros.games.dreamblade.combat import deathblow
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.table.board import cell_name
from oneiros.games.dreamblade.table.roster import SLOTS
from oneiros.games.dreamblade.vocabulary import FACES
from oneiros.kernel.bits import numbers
from oneiros.kernel.state import NOBODY

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.roster import Roster
    from oneiros.games.dreamblade.table.table import Table

# Deeds about a miniature and a cell, about a miniature alone, and about nothing.
WITH_CELL: Final[dict[int, str]] = {
    opt.SPAWN: "spawn",
    opt.MOVE: "move",
    opt.PLACE: "place",
    opt.CARRY: "carry",
}
ALONE: Final[dict[int, str]] = {
    opt.DISRUPT: "disrupt",
    opt.DESTROY: "destroy",
    opt.TARGET: "target",
    opt.KEEP: "keep",
}
PLAIN: Final[dict[int, str]] = {
    opt.END: "end",
    opt.DECLINE: "decline",
    opt.KEEP_DICE: "keep dice",
    opt.BOMB: "bomb",
}
GROUPS: Final[dict[int, str]] = {opt.STRIKE: "strike", opt.DEATHBLOW: "deathblow"}
DEEDS: Final[tuple[str, ...]] = (
    *[text.replace(" ", "-") for text in PLAIN.values()],
    *WITH_CELL.values(),
    *ALONE.values(),
    *GROUPS.values(),
    *("activate", "reroll", "blade", "damage", "resolve"),
)
"""What the deeds of players are called."""


def write(table: Table, option: int) -> str:
    """Write an option, self-contained but for `all`, which means everyone who could be named."""
    labels = table.roster.labels
    what = opt.deed(option)
    if what in PLAIN:
        return PLAIN[what]
    if what in WITH_CELL:
        name = labels[opt.miniature_of(option)]
        return f"{WITH_CELL[what]} {name} {cell_name(opt.cell_of(option))}"
    if what in ALONE:
        return f"{ALONE[what]} {labels[option & opt.BELOW]}"
    if what in GROUPS:
        return _write_group(table, option)
    if what == opt.FACE:
        return f"roll {FACES[option & opt.BELOW]}"
    if what == opt.DIE:
        return f"roll {option & opt.BELOW}"
    if what == opt.DAMAGE:
        target, amount = opt.dealt(option)
        return f"damage {labels[target]} {amount}"
    return _write_ability(table.roster, option)


def _write_group(table: Table, option: int) -> str:
    cell, group = opt.group_cell_of(option), opt.group_of(option)
    everyone = attackers_in(table, opt.deed(option), cell)
    who = "all" if group == everyone else ", ".join(table.roster.labels[m] for m in numbers(group))
    return f"{GROUPS[opt.deed(option)]} {cell_name(cell)} with {who}"


def attackers_in(table: Table, what: int, cell: int) -> int:
    """Everyone who could attack from a cell: the striking side's creatures, or the dying."""
    if what == opt.DEATHBLOW:
        asked = table.question == questions.DEATHBLOW and table.seat != NOBODY
        return table.at[cell] & deathblow.dying(table) if asked else 0
    return table.creatures_in(cell, table.active)


def _write_ability(roster: Roster, option: int) -> str:
    what = opt.deed(option)
    if what == opt.ACTIVATE:
        miniature, slot, chosen = opt.activated(option)
        entry = miniature * SLOTS + slot
        open_number = "X" in roster.miniatures[miniature].abilities[slot].activation()
        amount = f" X={chosen}" if open_number else ""
        return f"activate {roster.labels[miniature]}: {ability_name(roster, entry)}{amount}"
    if what == opt.REROLL:
        creature, slot, faces = opt.rerolled(option)
        dice = " ".join(FACES[face] for face in range(5) for _ in range(faces[face]))
        order = _order(roster, creature * SLOTS + slot)
        return f"reroll {roster.labels[creature]}{order}: {dice}"
    if what == opt.BLADE:
        user, bearer, entry = opt.assigned_blade(option)
        text = f"blade {ability_name(roster, entry)}: {roster.labels[user]}"
        if bearer != user:
            text += f" from {roster.labels[bearer]}"
        if entry // SLOTS != bearer:
            text += f" by {roster.labels[entry // SLOTS]}"
        return text
    keyword, user, slot, target = opt.effect_of(option)
    entry = user * SLOTS + slot
    name = KEYWORDS[keyword].name
    if roster.keyword[entry] == keyword:
        name = ability_name(roster, entry)
    text = f"resolve {name}: {roster.labels[user]}"
    return f"{text} on {roster.labels[target]}" if KEYWORDS[keyword].aimed else text


def ability_name(roster: Roster, entry: int) -> str:
    """Name a printed ability: its keyword, and which one where a miniature has several of it."""
    return KEYWORDS[roster.keyword[entry]].name + _order(roster, entry)


def _order(roster: Roster, entry: int) -> str:
    start = entry - entry % SLOTS
    same = [at for at in range(start, start + SLOTS) if roster.keyword[at] == roster.keyword[entry]]
    return f"/{same.index(entry) + 1}" if len(same) > 1 else ""
