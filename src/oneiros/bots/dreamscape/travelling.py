"""What to do next in a travel: the best journey, and powers on the way (4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneiros.bots.dreamscape import rearranging
from oneiros.bots.dreamscape.building import NOTHING
from oneiros.bots.dreamscape.journey import Journey, location_powers
from oneiros.bots.dreamscape.outlook import Outlook
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.table import dreamworld
from oneiros.games.dreamscape.vocabulary import MUSE, TOWER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.flow import Dreamscape


def choose(table: Dreamscape, player: i64) -> i64:
    """Give the next deed of a travel."""
    outlook = Outlook(table, player, tower=True)
    journey = Journey(table, player, outlook, location_powers(table, player, outlook))
    deed = journey.search()
    used = rearranging.use(table, player, outlook, journey)
    return used if used != NOTHING else deed


def seed(table: Dreamscape, player: i64) -> i64:
    """10.4: put a nightmare on the link that others are likelier to cross."""
    here: i64 = table.sleeper[player]
    best: i64 = table.options[0]
    highest: i64 = -1
    for option in table.options:
        one, other = dreamworld.LINKS[opt.low(option)]
        beyond = other if one == here else one
        value: i64 = 0 if beyond in (MUSE, TOWER) else 1
        for somebody in range(table.players):
            if somebody != player and table.sleeper[somebody] == beyond:
                value += 2
        if value > highest:
            best, highest = option, value
    return best
