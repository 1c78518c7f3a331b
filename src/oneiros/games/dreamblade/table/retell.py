"""Changing a table by facts alone, as somebody does who only hears what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamblade.table import facts

if TYPE_CHECKING:
    from oneiros.games.dreamblade.table.table import Table
    from oneiros.kernel.fact import Fact


def retell(table: Table, fact: Fact) -> None:
    """Let the verb that told a fact do again what it did."""
    about, rule, piece, ability = fact.about, fact.cause.rule, fact.cause.piece, fact.cause.ability
    kind = fact.kind
    if kind == facts.TURN_BEGAN:
        table.begin_turn(about[0], rule)
    elif kind == facts.INITIATIVE_ROLLED:
        table.roll_initiative(about[0], about[1], rule)
    elif kind == facts.WENT_FIRST:
        table.go_first(about[0], rule)
    elif kind == facts.PHASE_BEGAN:
        table.begin_phase(about[0], about[1], rule)
    elif kind == facts.POINTS_GAINED:
        table.gain(about[0], about[1], rule)
    elif kind == facts.POINTS_SPENT:
        table.spend(about[0], rule, piece)
    elif kind == facts.BONUS_TAKEN:
        table.take_bonus(about[0], rule)
    elif kind == facts.ENERGIZED:
        table.energize(about[0], about[1], about[2], ability)
    elif kind == facts.ABILITY_USED:
        table.use(about[0], about[1], ability)
    elif kind == facts.CLAIMED:
        table.claim(about[0], about[1], about[2], rule, piece, ability)
    elif kind == facts.TURN_WON:
        table.win_turn(about[0], rule)
    elif kind == facts.GAME_ENDED:
        table.end_game(about[0], rule)
    else:
        _retell_miniatures(table, fact)


def _retell_miniatures(table: Table, fact: Fact) -> None:
    about, rule, piece, ability = fact.about, fact.cause.rule, fact.cause.piece, fact.cause.ability
    kind = fact.kind
    if kind == facts.SPAWNED:
        table.spawn(about[0], about[1], rule, ability)
    elif kind == facts.MOVED:
        table.move(about[0], about[1], rule, piece, ability)
    elif kind == facts.SHIFTED:
        table.shift(about[0], about[1])
    elif kind == facts.DISRUPTED:
        table.disrupt(about[0], about[1], rule)
    elif kind == facts.DESTROYED:
        table.destroy(about[0], about[1], about[2], rule, piece, ability)
    elif kind == facts.SACRIFICED:
        table.sacrifice(about[0], rule, piece, ability)
    elif kind == facts.BANISHED:
        table.banish(about[0], rule, piece, ability)
    elif kind == facts.PURGED:
        table.purge(about[0], piece, ability)
    elif kind == facts.RAISED:
        table.bring_back(about[0], piece, ability)
    else:
        _retell_combat(table, fact)


def _retell_combat(table: Table, fact: Fact) -> None:
    about, rule, piece, ability = fact.about, fact.cause.rule, fact.cause.piece, fact.cause.ability
    kind = fact.kind
    if kind == facts.STRUCK:
        table.fight(about[0], about[1])
    elif kind == facts.FACE_ROLLED:
        table.roll_face(about[0], rule)
    elif kind == facts.DICE_TAKEN_UP:
        table.take_up(list(about), piece, ability)
    elif kind == facts.BLADES_ASSIGNED:
        table.spend_blades(about[0], about[1], about[2], ability)
    elif kind == facts.DAMAGE_MODIFIED:
        table.modify(about[0], piece, ability)
    elif kind == facts.DAMAGE_HELD:
        table.hold(about[0], about[1], about[2], piece, ability)
    elif kind == facts.HELD_RELEASED:
        table.release(about[0])
    elif kind == facts.DAMAGE_LOST:
        table.lose_damage(about[0], about[1], piece)
    elif kind == facts.ROLL_BEGAN:
        table.begin_roll(about[0], rule)
    elif kind == facts.BLADES_COUNTED:
        table.count_blades(about[0], about[1])
    elif kind == facts.ABILITY_LIT:
        table.light(about[0], about[1], ability)
    elif kind == facts.COMBAT_ENDED:
        table.end_combat()
    elif kind == facts.DAMAGED:
        table.wound(about[0], about[1], rule, piece, ability)
    elif kind == facts.DAMAGE_CLEARED:
        table.clear_damage(rule)
    elif kind == facts.MARKED_RELENTLESS:
        table.mark_relentless(about[0], piece, ability)
    elif kind == facts.MARKED_FEROCIOUS:
        table.mark_ferocious(about[0], piece, ability)
    else:
        table.remark(kind, about, rule, piece, ability)
