"""A quick player for playouts: it plays as the scripted one, but plans a travel once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape import creating, drawing, scripted, travelling
from oneiros.bots.dreamscape.drawing import Drawing
from oneiros.bots.dreamscape.journey import Itinerary, Journey, location_powers
from oneiros.bots.dreamscape.outlook import Outlook
from oneiros.bots.dreamscape.roads import Roads
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape import questions
from oneiros.games.dreamscape.phases import drawing as draws
from oneiros.games.dreamscape.vocabulary import GOLEM, TOWER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.flow import Dreamscape

_THINNED: Final = 3
"""Of so many cards that may come, one is looked at."""


class Quick:
    """Answers for every seat; it remembers where the traveller goes."""

    def __init__(self) -> None:
        """Remember nothing."""
        self._turn: i64 = -1
        self._stops: list[int] = []
        self._power: i64 = 0

    def set_out(self, table: Dreamscape, player: i64, itinerary: Itinerary) -> None:
        """Travel as an itinerary says."""
        self._turn = turn_of(table, player)
        self._stops = itinerary.stops[:]
        self._power = itinerary.power

    def answer(self, table: Dreamscape) -> i64:
        """Give an answer that serves the plan."""
        player = table.seat
        question = table.question
        if question == questions.TRAVEL:
            found = self._travel(table, player)
        elif question == questions.CREATION:
            found = creating.choose(table, player)
        elif question == questions.DECK:
            found = _deck(table, player)
        else:
            found = scripted.answer(table, player)
        return found if found in table.options else table.options[0]

    def _travel(self, table: Dreamscape, player: i64) -> i64:
        """Go on with the journey, or set out on a new one."""
        if turn_of(table, player) != self._turn:
            outlook = Outlook(table, player, tower=True)
            journey = Journey(table, player, outlook, location_powers(table, player, outlook))
            journey.search()
            self.set_out(table, player, Itinerary(journey.stops, journey.power, 0, 0))
        deed = self._onwards(table, player)
        if deed in table.options:
            return deed
        self._turn = -1
        return travelling.choose(table, player)

    def _onwards(self, table: Dreamscape, player: i64) -> i64:
        """Use the power, collect, or go to where the next shard is."""
        here: i64 = table.sleeper[player]
        collects = len(self._stops) > 1 and self._stops[0] == here
        if self._power == here and (not collects or here not in (TOWER, GOLEM)):
            self._power = 0
            if opt.POWER in table.options:
                return opt.POWER
        if collects:
            del self._stops[0]
            return opt.COLLECT
        if self._stops[0] == here:
            return opt.END
        return Roads(table, player).towards(self._stops[0])


def turn_of(table: Dreamscape, player: i64) -> i64:
    """Number the turns of all players: their travels and creations."""
    return (table.cycle << 3 | table.phase) << 2 | player


def _deck(table: Dreamscape, player: i64) -> i64:
    """Choose a deck by some of its cards."""
    weighing = Drawing(table, player)
    number = draws.number(table)
    best: i64 = opt.DECLINE
    highest: i64 = 0
    for option in table.options:
        if opt.deed(option) != opt.DECK:
            continue
        cards = drawing.coming(table, opt.low(option), number)
        gains: list[int] = []
        place: i64 = 0
        while place < len(cards):
            gains.append(max(weighing.gain(cards[place]), 0))
            place += _THINNED
        gains.sort()
        gains.reverse()
        worth = drawing.best_of(gains, (number + 1) // _THINNED + 1)
        if worth > highest:
            best, highest = option, worth
    return best
