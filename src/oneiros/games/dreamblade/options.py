"""Options as ints: a deed above bit 40, and below it what the deed is about.

Equal deeds sort by miniature, then by cell or target; so every list of options is in one order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

DEED: Final = 40

END: Final = 0 << DEED  # end the phase, or strike no more
DECLINE: Final = 1 << DEED  # do not use what may be used
KEEP_DICE: Final = 2 << DEED  # reroll nothing
SPAWN: Final = 3 << DEED  # miniature, cell
ACTIVATE: Final = 4 << DEED  # miniature, slot, X
MOVE: Final = 5 << DEED  # miniature, cell: a shift
STRIKE: Final = 6 << DEED  # cell, attackers
REROLL: Final = 7 << DEED  # miniature, slot, how many dice of each face
BLADE: Final = 8 << DEED  # user, whose ability it has, entry of the ability
DAMAGE: Final = 9 << DEED  # miniature, amount
DISRUPT: Final = 10 << DEED  # miniature: that fate rather than the other
DESTROY: Final = 11 << DEED  # miniature
PLACE: Final = 12 << DEED  # disrupted miniature, cell
DEATHBLOW: Final = 13 << DEED  # cell, attackers
TARGET: Final = 14 << DEED  # miniature
CARRY: Final = 15 << DEED  # miniature, cell: a move by an ability
RESOLVE: Final = 16 << DEED  # a waiting effect
KEEP: Final = 17 << DEED  # the one miniature of a Unique name that stays
FACE: Final = 18 << DEED  # a face of the attack die
DIE: Final = 19 << DEED  # a number of the initiative die
BOMB: Final = 20 << DEED  # go off

BELOW: Final = (1 << DEED) - 1


def deed(option: i64) -> i64:
    """Tell what an option does, as one of the numbers above."""
    return option & ~BELOW


def well_formed(option: i64) -> bool:
    """Tell whether a number that somebody made up has no bits where its deed has none."""
    below = option & BELOW
    what = option & ~BELOW
    if option < 0 or what > BOMB:
        return False
    if what in (SPAWN, MOVE, PLACE, CARRY):
        return below < 1 << 10
    if what in (DISRUPT, DESTROY, TARGET, KEEP):
        return below < 32
    if what in (END, DECLINE, KEEP_DICE, BOMB):
        return below == 0
    return True


def with_cell(what: i64, miniature: i64, cell: i64) -> i64:
    """Pack a deed about a miniature and a cell."""
    return what | miniature << 5 | cell


def miniature_of(option: i64) -> i64:
    """Read the miniature of a deed packed by `with_cell`."""
    return (option >> 5) & 31


def cell_of(option: i64) -> i64:
    """Read the cell of a deed packed by `with_cell`."""
    return option & 31


def with_group(what: i64, cell: i64, group: i64) -> i64:
    """Pack a deed about a cell and a set of miniatures."""
    return what | cell << 32 | group


def group_of(option: i64) -> i64:
    """Read the miniatures of a deed packed by `with_group`."""
    return option & 0xFFFFFFFF


def group_cell_of(option: i64) -> i64:
    """Read the cell of a deed packed by `with_group`."""
    return (option >> 32) & 31


def with_ability(miniature: i64, slot: i64, chosen: i64) -> i64:
    """Pack the activation of a spawn ability."""
    return ACTIVATE | miniature << 20 | slot << 16 | chosen


def activated(option: i64) -> tuple[i64, i64, i64]:
    """Read miniature, slot and chosen X of an activation."""
    return (option >> 20) & 31, (option >> 16) & 15, option & 0xFFFF


def with_dice(miniature: i64, slot: i64, faces: list[int]) -> i64:
    """Pack a reroll: how many dice of each face a creature rerolls."""
    packed: i64 = 0
    for face in range(5):
        packed = packed << 4 | faces[face]
    return REROLL | miniature << 24 | slot << 20 | packed


def rerolled(option: i64) -> tuple[i64, i64, list[int]]:
    """Read miniature, slot and dice of a reroll."""
    faces = [(option >> (4 * (4 - face))) & 15 for face in range(5)]
    return (option >> 24) & 31, (option >> 20) & 15, faces


def with_blade(user: i64, bearer: i64, entry: i64) -> i64:
    """Pack the use of a blade ability: by whom, of whom, and its entry."""
    return BLADE | user << 12 | bearer << 7 | entry


def assigned_blade(option: i64) -> tuple[i64, i64, i64]:
    """Read user, bearer and entry of a blade ability."""
    return (option >> 12) & 31, (option >> 7) & 31, option & 127


def with_amount(miniature: i64, amount: i64) -> i64:
    """Pack damage for a miniature."""
    return DAMAGE | miniature << 16 | amount


def dealt(option: i64) -> tuple[i64, i64]:
    """Read miniature and amount of damage."""
    return (option >> 16) & 31, option & 0xFFFF


def with_held(target: i64, amount: i64, relentless: i64, source: i64, keyword: i64) -> i64:
    """Pack damage that is held for its target until it is assigned (7.7)."""
    return target | relentless << 5 | source << 6 | keyword << 11 | amount << 18


def held_for(held: i64) -> i64:
    """Read for whom damage is held."""
    return held & 31


def held_relentlessly(held: i64) -> bool:
    """Read whether held damage comes of a Relentless attack."""
    return held >> 5 & 1 != 0


def held_by(held: i64) -> i64:
    """Read who dealt held damage."""
    return held >> 6 & 31


def held_keyword(held: i64) -> i64:
    """Read by which keyword held damage was dealt."""
    return held >> 11 & 127


def held_amount(held: i64) -> i64:
    """Read how much damage is held."""
    return held >> 18


def with_light(user: i64, entry: i64) -> i64:
    """Pack an ability that a blade has switched on: for whom, and its entry."""
    return user << 7 | entry


def lit_for(light: i64) -> i64:
    """Read for whom an ability is switched on."""
    return light >> 7


def lit_entry(light: i64) -> i64:
    """Read the entry of an ability that is switched on."""
    return light & 127


def waiting_effect(keyword: i64, user: i64, slot: i64, target: i64) -> i64:
    """Pack a triggered effect; it is its own option when effects must be ordered."""
    return RESOLVE | user << 16 | slot << 12 | keyword << 5 | target


def user_of(effect: i64) -> i64:
    """Read whose triggered effect it is."""
    return (effect >> 16) & 31


def effect_of(option: i64) -> tuple[i64, i64, i64, i64]:
    """Read keyword, user, slot and target of a triggered effect."""
    return (option >> 5) & 127, (option >> 16) & 31, (option >> 12) & 15, option & 31
