"""Why a card may not be used, kept or completed (6, 7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.powers import powers
from oneiros.games.dreamscape.table.layout import LAST_CREATION
from oneiros.games.dreamscape.vocabulary import KINDS, LEVELS, NIGHTMARE, POWERS
from oneiros.kernel.ruleset import Reason

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.table import Table


def reason(table: Table, attempt: int) -> Reason:
    """7.1, 8.1: say what stands in the way of putting a shard on a card."""
    player = table.seat
    card, kind = int(opt.high(attempt)), int(opt.low(attempt))
    named = {"card": table.box.cards[card].name}
    if table.phase == LAST_CREATION:
        return Reason("8.1", "why-last-creation")
    if card in table.open[player]:
        lying = table.stored[card]
    elif card == table.top_of_pile(player):
        lying = table.covered[player]
    elif card in table.pile[player]:
        return Reason("7.1", "why-card-buried", named)
    else:
        return Reason("7.1", "why-card-not-yours", named)
    if lying:
        return Reason("7.1", "why-card-covered", {**named, "kind": KINDS[lying]})
    if kind == NIGHTMARE:
        return Reason("10.5", "why-red-not-stored")
    if not table.held(player, kind):
        return Reason("7.1", "why-not-held", {"kind": KINDS[kind]})
    power = int(table.box.power[card])
    if powers.is_barred(table, power):
        return Reason("5.11", "why-power-barred", {"power": POWERS[power]})
    return Reason("3.3", "why-nothing-to-draw", {"power": POWERS[power]})


def why_choice(table: Table, attempt: int) -> Reason:
    """Say why a card, a deck or a shard is not among those to choose from."""
    question = table.question
    about = int(opt.low(attempt))
    if question == questions.DECK:
        return Reason("3.3", "why-deck-empty", {"level": LEVELS[about]})
    if question == questions.SHARD_KEPT:
        return Reason("6.2", "why-not-stored", {"kind": KINDS[about]})
    named = {"card": table.box.cards[about].name}
    if question == questions.ORDER:
        return Reason("6.1", "why-not-matched", named)
    rule = "2.3" if question == questions.FIRST_CARD else "6.3"
    return Reason(rule, "why-not-drawn", named)
