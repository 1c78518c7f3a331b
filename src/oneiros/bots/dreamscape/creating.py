"""What to do next in a creation: complete cards, build on, use up what is left, end (5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.dreamscape import powers, spending
from oneiros.bots.dreamscape.building import NOTHING, Builder
from oneiros.bots.dreamscape.outlook import Outlook
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.table.layout import KINDS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.bots.dreamscape.plan import Plan
    from oneiros.games.dreamscape.flow import Dreamscape


def choose(table: Dreamscape, player: i64) -> i64:
    """Give the next deed of a creation."""
    outlook = Outlook(table, player)
    hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
    outlook.weigh(hands)
    chosen: list[Plan] = [plan for plan in outlook.chosen if plan is not None]
    for plan in chosen:
        if outlook.shortage(plan, hands, tower=False) == 0:
            deed = Builder(table, player, outlook, plan).complete()
            if deed != NOTHING and deed in table.options:
                return deed
    deed = powers.use_in_creation(table, player, outlook, hands)
    if deed != NOTHING:
        return deed
    for plan in chosen:
        deed = Builder(table, player, outlook, plan).advance()
        if deed != NOTHING and deed in table.options:
            return deed
    deed = spending.spend(table, player, outlook, hands, chosen)
    if deed != NOTHING:
        return deed
    return opt.END if opt.END in table.options else table.options[0]


def cross(table: Dreamscape, player: i64) -> i64:
    """5.3: go on from a tree, towards the card in mind if the moves suffice."""
    outlook = Outlook(table, player)
    hands: list[int] = table.hands[player * KINDS : (player + 1) * KINDS]
    outlook.weigh(hands)
    chosen: list[Plan] = [plan for plan in outlook.chosen if plan is not None]
    for plan in chosen:
        if outlook.shortage(plan, hands, tower=False):
            continue
        route = Builder(table, player, outlook, plan).walk_on()
        if route and opt.STEP | route[0] in table.options:
            return opt.STEP | route[0]
    return spending.stroll(table, player, outlook, hands, chosen)
