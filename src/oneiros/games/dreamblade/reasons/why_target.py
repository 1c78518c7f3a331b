"""Why an ability may not choose a target or a destination (10.3, 10.4, 10.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.games.dreamblade import options as opt
from oneiros.games.dreamblade import vocabulary as v
from oneiros.games.dreamblade.combat.effect import place_of_ability
from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.keywords.keyword import A_MOVE
from oneiros.games.dreamblade.table.auras import touched_by
from oneiros.games.dreamblade.table.board import (
    CELLS,
    DISTANCE,
    GRAVEYARD,
    NEIGHBOURS,
    PORTAL,
    RESERVES,
    cell_name,
)
from oneiros.kernel.bits import BIT
from oneiros.kernel.ruleset import Reason

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table

# What each ability wants of its target, in the order in which it is worth saying.
_WANTS: Final[dict[int, tuple[str, ...]]] = {
    v.ADVANCE: ("in-play", "creature", "ally", "unengaged", "step"),
    v.SKIRMISH: ("in-play", "creature", "ally", "engaged", "step"),
    v.EXPEL: ("in-play", "creature", "enemy", "engaged", "step"),
    v.LURE: ("in-play", "creature", "enemy", "unengaged", "step", "closer"),
    v.SCARE: ("in-play", "creature", "enemy", "unengaged", "step", "farther"),
    v.GATHER: ("in-play", "creature", "ally", "adjacent", "home"),
    v.TELEPORT: ("in-play", "creature", "elsewhere", "no-portal"),
    v.ASSAULT: ("in-play", "creature", "enemy", "local"),
    v.CHARGE: ("in-play", "creature", "enemy", "local"),
    v.STRIKEBACK: ("in-play", "creature", "enemy", "local"),
    v.PAYBACK: ("in-play", "creature", "enemy", "local"),
    v.FEROCITY: ("in-play", "creature", "enemy", "local"),
    v.WARPSTRIKE: ("in-play", "creature", "enemy", "nonlocal"),
    v.SWAP: ("in-play", "creature", "ally", "nonlocal"),
    v.APPEASE: ("in-play", "creature", "yours"),
    v.DEMOLISH: ("in-play", "location", "near"),
    v.PURGE: ("enemys", "in-reserves"),
    v.RAISE: ("yours", "creature", "in-graveyard"),
    v.REINCARNATE: ("yours", "creature", "in-graveyard", "another"),
}


def reason(table: Table, attempt: int) -> Reason | None:
    """Say why an answer to an ability's question is not listed."""
    keyword = table.subject_keyword
    name: dict[str, object] = {"ability": KEYWORDS[keyword].name}
    what = opt.deed(attempt)
    if what == opt.DECLINE:
        return None if KEYWORDS[keyword].optional else Reason("10.3", "reason-must-be-done", name)
    if keyword == v.BOMB:
        return Reason("10.4", "reason-other-answer", name)
    moves = KEYWORDS[keyword].asks == A_MOVE
    if what != (opt.CARRY if moves else opt.TARGET):
        return Reason("10.4", "reason-other-answer", name)
    target = opt.miniature_of(attempt) if moves else attempt & 31
    cell = opt.cell_of(attempt) if moves else -1
    return _unmet(table, keyword, target, cell)


def _unmet(table: Table, keyword: int, target: int, cell: int) -> Reason | None:
    details: dict[str, object] = {
        "ability": KEYWORDS[keyword].name,
        "miniature": table.roster.labels[target],
        "cell": cell_name(cell % CELLS),
    }
    if cell >= CELLS:
        return Reason("1.1", "reason-off-the-map", details)
    for want in _WANTS[keyword]:
        if not _met(table, want, target, cell):
            rule = "10.9" if want in ("step", "closer", "farther") else "10.4"
            return Reason(rule, f"reason-target-{want}", details)
    whom = touched_by(table, table.subject, place_of_ability(table))
    if not whom & BIT[target]:
        return Reason("10.10", "reason-target-words", details)
    if cell >= 0 and not table.has_room(cell, target >> 4):
        return Reason("1.7", "reason-full", details)
    return None


def _met(table: Table, want: str, target: int, cell: int) -> bool:
    """Tell whether a target is what an ability wants."""
    user = table.subject
    place = table.where[target]
    if want == "in-play":
        return place < CELLS
    if want == "creature":
        return bool(table.roster.creatures & BIT[target])
    if want == "location":
        return not table.roster.creatures & BIT[target]
    if want == "ally":
        alone = touched_by(table, user, place_of_ability(table)) == BIT[user]
        return target >> 4 == user >> 4 and (target != user or alone)
    if want == "yours":
        return target >> 4 == user >> 4
    if want in ("enemy", "enemys"):
        return target >> 4 != user >> 4
    if want == "another":
        return target != user
    if want == "engaged":
        return table.engaged(target)
    if want == "unengaged":
        return not table.engaged(target)
    if want == "in-reserves":
        return place == RESERVES
    if want == "in-graveyard":
        return place == GRAVEYARD
    return _met_in_space(table, want, place, cell)


def _met_in_space(table: Table, want: str, place: int, cell: int) -> bool:
    """Tell whether a target's place, or where it would go, is what an ability wants."""
    here = table.where[table.subject]
    if want == "step":
        return cell in NEIGHBOURS[place]
    if want == "elsewhere":
        return cell != place
    if want == "no-portal":
        return cell not in PORTAL
    if want == "home":
        return cell == here
    if want == "local":
        return place == here
    if want == "nonlocal":
        return place != here
    if want == "adjacent":
        return place in NEIGHBOURS[here]
    if want == "near":
        return place == here or place in NEIGHBOURS[here]
    change = 1 if want == "farther" else -1
    return DISTANCE[here][cell] == DISTANCE[here][place] + change
