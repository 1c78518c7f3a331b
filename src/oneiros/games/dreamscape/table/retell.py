"""Changing a table by facts alone, as somebody does who only hears what happened.

What a seat hears changes a table veiled for it as what happened changes the table itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape.table import facts, shards
from oneiros.kernel.fact import NONE

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.table import Table
    from oneiros.kernel.fact import Fact


def retell(table: Table, fact: Fact) -> None:
    """Let the verb that told a fact do again what it did."""
    about, rule, card = fact.about, fact.cause.rule, fact.cause.piece
    kind = fact.kind
    if kind == facts.MARKER_DEALT:
        table.deal_marker(about[0], about[1], rule)
    elif kind == facts.TILE_REVEALED:
        table.reveal_tile(about[1])
    elif kind == facts.TILE_COLOURED:
        table.colour_tile(about[0], about[1])
    elif kind == facts.SLEEPER_PLACED:
        table.place_sleeper(about[0], about[1])
    elif kind == facts.CARD_SHOWN:
        table.show_card(about[0], about[1], rule, card, fact.cause.ability)
    elif kind == facts.DECK_CHOSEN:
        table.choose_deck(about[0], about[1], about[2], rule)
    elif kind == facts.CARD_KEPT:
        table.keep_card(about[0], about[1], about[2], rule)
    elif kind == facts.CARDS_RETURNED:
        table.return_cards(about[0], rule)
    elif kind == facts.LOCATION_FILLED:
        table.fill(about[0], about[1], rule)
    elif kind == facts.NIGHTMARES_ADDED:
        table.add_nightmares(about[0])
    elif kind == facts.EMERGENCE_BEGAN:
        table.begin_emergence()
    elif kind == facts.CYCLE_BEGAN:
        table.begin_cycle(about[0])
    elif kind == facts.SHARD_RESTORED:
        table.restore(about[0], about[1], rule)
    elif kind == facts.COMPLETED:
        table.complete(about[0], about[1], about[2], about[3])
    elif kind == facts.SCORED:
        table.gain(about[0], about[1], rule, card)
    elif kind == facts.PURPOSE_PAID:
        table.pay_purpose(about[0], about[1], about[2], rule)
    elif kind == facts.GAME_ENDED:
        table.end_game(about[0], rule)
    else:
        _retell_travel(table, fact)


def _retell_travel(table: Table, fact: Fact) -> None:
    about, rule, card, power = fact.about, fact.cause.rule, fact.cause.piece, fact.cause.ability
    kind = fact.kind
    if kind == facts.TRAVEL_BEGAN:
        table.begin_travel(about[0])
    elif kind == facts.COLLECTED:
        table.collect(about[0])
    elif kind == facts.SLEEPER_MOVED:
        table.move_sleeper(about[0], about[2], about[3])
    elif kind == facts.LINK_TAKEN:
        table.take_link(about[0], about[1])
    elif kind == facts.POWER_USED:
        table.flip_marker(about[0])
    elif kind == facts.SHARD_STORED:
        table.store(about[0], about[1], about[2], power if power != NONE else 0)
    elif kind == facts.LAIN_DOWN:
        table.lie_down(about[0])
    elif kind == facts.NIGHTMARE_MOVED:
        table.move_nightmare(about[0], rule)
    elif kind == facts.LINK_SEEDED:
        table.seed_link(about[0], about[1], rule)
    elif kind == facts.SHARD_TAKEN:
        table.take_from_bag(about[0], about[1], rule, card, power)
    elif kind == facts.SHARD_LOOKED_AT:
        table.look_at_shard(about[0], about[1], card, power)
    elif kind == facts.SHARD_PUT:
        table.put_shard(about[0], about[1], about[2], card, power)
    elif kind == facts.ROW_REARRANGED:
        table.rearrange(about[0], about[1], shards.of(list(about[2:])), card, power)
    else:
        _retell_creation(table, fact)


def _retell_creation(table: Table, fact: Fact) -> None:
    about, rule, card, power = fact.about, fact.cause.rule, fact.cause.piece, fact.cause.ability
    kind = fact.kind
    if kind == facts.CREATION_BEGAN:
        table.begin_creation(about[0], last=about[1] == 1)
    elif kind == facts.CREATION_ENDED:
        table.end_creation(about[0])
    elif kind == facts.TURNED_TO:
        table.turn_to(about[0])
    elif kind == facts.PLACED:
        table.place(about[0], about[1], about[2])
    elif kind == facts.ENTERED:
        table.enter(about[0])
    elif kind == facts.STEPPED:
        table.step_to(about[0], about[2], white=about[3] == 1)
    elif kind == facts.FREE_STEP_GAINED:
        table.gain_free_step(about[0])
    elif kind == facts.FREE_STEP_LOST:
        table.lose_free_step(about[0])
    elif kind == facts.MOUNTAIN_SEEN:
        table.see_mountain(about[0], about[1])
    elif kind == facts.PLANTED:
        table.plant(about[0], about[1])
    elif kind == facts.DISCARDED:
        table.discard(about[0], about[1], about[2], rule)
    elif kind == facts.TAKEN_UP:
        table.take_up(about[0], about[1], card, power)
    elif kind == facts.SHIFTED:
        table.shift(about[0], about[1], about[2], about[3], card, power)
    elif kind == facts.SET_ASIDE:
        table.set_aside(about[0], about[1])
    else:
        raise LookupError(kind)
