"""What one seat may know: hidden things leave the rules here and nowhere else (6.5, 7.4)."""

from __future__ import annotations

from typing import cast

from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.flow import Dreamscape
from oneiros.games.dreamscape.phases import drawing
from oneiros.games.dreamscape.scoring import purpose, purposes
from oneiros.games.dreamscape.table import dreamworld, shards
from oneiros.games.dreamscape.table.facts import SECRET
from oneiros.games.dreamscape.table.layout import AFTER_ALL, OF_A_CYCLE, PHASES
from oneiros.games.dreamscape.table.layout import KINDS as PLACES
from oneiros.games.dreamscape.table.rows import replaced
from oneiros.games.dreamscape.table.standing import unknown_card
from oneiros.games.dreamscape.table.table import ACTION_POINTS
from oneiros.games.dreamscape.text import notation
from oneiros.games.dreamscape.views import under_way
from oneiros.games.dreamscape.vocabulary import CYCLES, KINDS, LEVELS, LOCATIONS, NIGHTMARE, SEATS
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.fact import NONE, Fact
from oneiros.kernel.state import CHANCE, NOBODY


def veil(table: Dreamscape, seat: int) -> Dreamscape:
    """Give a copy that holds only what a seat knows (NOBODY: an onlooker); it can be played on.

    Cards under a deck that the seat has not seen are NONE there and count among the unseen ones.
    A table that is veiled already may be veiled again.
    """
    seen = table.copy()
    known = table.known[seat] if seat >= 0 else 0
    for level in range(1, len(LEVELS)):
        under = table.under[level]
        hidden = [card for card in under if card != NONE and not known & BIT[card]]
        seen.under[level] = tuple([NONE if card in hidden else card for card in under])
        seen.unseen[level] = tuple(sorted([*table.unseen[level], *hidden]))
    seen.known = [known if player == seat else 0 for player in range(table.players)]
    seen.revealed = 0
    seen.options = table.options[:] if seat == table.seat else []
    seen.weights = []
    for player in range(table.players):
        if player != seat:
            _hide_cards(seen, player, known)
    if seat != table.active:
        for kind in seen.harvested:
            if kind != NONE:
                seen.bag[kind] += 1
        seen.harvested = (NONE,) * len(seen.harvested)
    return seen


def _hide_cards(seen: Dreamscape, player: int, known: int) -> None:
    """Take away the cards that somebody else is looking at, unless their order was known."""
    for place, card in enumerate(seen.looked[player]):
        if card >= 0 and not known & BIT[card]:
            level = seen.box.level[card]
            seen.unseen[level] = tuple(sorted([*seen.unseen[level], card]))
            looked = seen.looked[player]
            seen.looked[player] = replaced(looked, place, unknown_card(level))


def foresees(table: Dreamscape, seat: int) -> bool:
    """Tell whether a seat knows every card or shard that chance may draw; colours lie open.

    A card lacks among them that another player looks at or has put under the deck, so which of
    them was drawn, by number, would tell about it.
    """
    if table.question == questions.CARD:
        level = table.choosing[drawing.player_of(table)]
        return veil(table, seat).unseen[level] == table.unseen[level]
    if table.question == questions.SHARD:
        # 7.4: harvested shards, which only the active player sees, could be in the bag.
        return seat == table.active or all(kind == NONE for kind in table.harvested)
    return True


def hear(fact: Fact, seat: int) -> Fact:
    """6.5, 7.4: what a seat hears of a fact."""
    if fact.kind not in SECRET or fact.about[0] == seat:
        return fact
    return Fact(fact.kind, (fact.about[0], NONE), fact.cause)


def seat_name(seat: int) -> str | None:
    """Name a seat; chance and nobody are no seats."""
    if seat == CHANCE:
        return "chance"
    return None if seat == NOBODY else SEATS[seat]


def view(table: Dreamscape, seat: int) -> dict[str, object]:
    """Show the table as plain data and, to a seat that may answer, its question and options."""
    facing = table.facing(seat)
    seen = veil(table if facing is None else cast("Dreamscape", facing), seat)
    players = range(table.players)
    return {
        "game": "dreamscape",
        "seat": seat_name(seat),
        "nightmare_game": table.box.format.nightmare,
        "simultaneous": table.box.format.simultaneous,
        "columns": table.box.grid.columns,
        "rows": table.box.grid.rows,
        "entry": table.box.grid.names[table.box.grid.entry],
        "cycle": seen.cycle,
        "cycles": CYCLES,
        "phase": PHASES[seen.phase],
        "phases": [PHASES[phase] for phase in _phases(seen)],
        "order": [SEATS[player] for player in seen.order],
        "active": seat_name(seen.active),
        "action_points": seen.points,
        "most_action_points": ACTION_POINTS,
        "locations": {
            str(location): _kinds(seen.rows[location]) for location in range(1, LOCATIONS + 1)
        },
        "row_length": table.box.format.row_length,
        "nightmare": seen.nightmare or None,
        "links": [dreamworld.link_name(link) for link in numbers(seen.links)],
        "reserve": seen.reserve,
        "bag": {KINDS[kind]: seen.bag[kind] for kind in range(1, NIGHTMARE + 1)},
        "trees": seen.pool,
        "decks": {LEVELS[level]: _deck(seen, level) for level in range(1, len(LEVELS))},
        "purposes": [_purpose(seen, place) for place in range(len(seen.purposes))],
        "seats": [_player(seen, player) for player in players],
        "harvested": [None if kind == NONE else KINDS[kind] for kind in seen.harvested],
        "under_way": under_way.shown(seen),
        "asked": seat_name(seen.seat),
        "may_answer": [SEATS[player] for player in players if table.may_answer(player)],
        "question": None if seen.seat == NOBODY else questions.NAMES[seen.question],
        "options": [notation.write(seen, option) for option in seen.options],
        "winners": [SEATS[player] for player in numbers(seen.champions)],
    }


def _phases(seen: Dreamscape) -> tuple[int, ...]:
    return AFTER_ALL if seen.phase in AFTER_ALL else OF_A_CYCLE


def _kinds(row: int) -> list[str]:
    return [KINDS[kind] for kind in shards.listed(row)]


def _card_name(seen: Dreamscape, card: int) -> str | None:
    return None if card < 0 else seen.box.cards[card].name


def _deck(seen: Dreamscape, level: int) -> dict[str, object]:
    """How many cards, and those at the bottom, the next one first, as far as the seat knows."""
    return {
        "cards": seen.in_deck(level),
        "bottom": [_card_name(seen, card) for card in seen.under[level]],
    }


def _purpose(seen: Dreamscape, place: int) -> dict[str, object]:
    """A tile with what each player has of it and would be paid now."""
    players = range(seen.players)
    colour = seen.colours[place]
    return {
        "kind": purpose.NAMES[seen.purposes[place]],
        "colour": KINDS[colour] if colour else None,
        "measures": [purposes.measure(seen, player, place) for player in players],
        "points": purposes.paid(seen, place),
        "worth": purposes.worth(seen, place),
    }


def _player(seen: Dreamscape, player: int) -> dict[str, object]:
    at = seen.dreamer[player]
    covered = seen.covered[player]
    return {
        "seat": SEATS[player],
        "score": seen.score[player],
        "hands": {
            KINDS[kind]: seen.hands[player * PLACES + kind] for kind in range(1, NIGHTMARE + 1)
        },
        "sleeper": seen.sleeper[player] or None,
        "marker": seen.order.index(player) + 1 if player in seen.order else None,
        "flipped": bool(seen.flipped & BIT[player]),
        "lies_above": seen.lain.index(player) if player in seen.lain else None,
        "dreamer": None if at == NONE else seen.box.grid.names[at],
        "free_step": bool(seen.free & BIT[player]),
        "slots": {
            seen.box.grid.names[slot]: {
                "stack": _kinds(seen.stack_at(player, slot)),
                "tree": bool(seen.trees[player] & BIT[slot]),
            }
            for slot in numbers(seen.filled[player])
        },
        "paid": [seen.box.grid.names[slot] for slot in numbers(seen.paid_mountains(player))],
        "set_aside": seen.aside[player],
        "open": [
            {
                "card": seen.box.cards[card].name,
                "stored": KINDS[seen.stored[card]] if seen.stored[card] else None,
            }
            for card in seen.open[player]
        ],
        "pile": [seen.box.cards[card].name for card in seen.pile[player]],
        "covered": KINDS[covered] if covered else None,
        "looking_at": [_card_name(seen, card) for card in seen.looked[player]],
    }
