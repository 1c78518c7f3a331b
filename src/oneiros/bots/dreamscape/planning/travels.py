"""Whole travels that are worth comparing: what is collected, where they end, a power on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oneiros.bots.dreamscape import travelling
from oneiros.bots.dreamscape.journey import Itinerary, Journey, location_powers
from oneiros.bots.dreamscape.outlook import Outlook
from oneiros.bots.dreamscape.planning.candidate import Candidate
from oneiros.bots.dreamscape.planning.quick import Quick, turn_of
from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.vocabulary import GOLEM, KING, MUSE, TOWER
from oneiros.kernel.bits import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from oneiros.games.dreamscape.flow import Dreamscape

_POWERS: Final = (MUSE, TOWER, GOLEM, KING)
"""The powers that are tried on the way; the others are used as the scripted player does."""
_WITH_POWERS: Final = 4
"""Of one travel in so many, the best ones, every power on the way is tried."""


def travels(table: Dreamscape, most: i64) -> list[Candidate]:
    """Give the most promising travels, one for each way in which they may end, the best first."""
    player = table.seat
    outlook = Outlook(table, player, tower=True)
    journey = Journey(table, player, outlook, location_powers(table, player, outlook))
    journey.ends = {}
    journey.search()
    ends: list[Itinerary] = list(journey.ends.values())
    ends.sort(key=_order)
    found: list[Candidate] = [Candidate([], end) for end in ends[:most]]
    usable = not table.flipped & BIT[player]
    for end in ends[: most // _WITH_POWERS] if usable else []:
        for power in (0, *_POWERS):
            known = power in (end.power, table.nightmare)
            if not known and (power == 0 or end.passed & BIT[power]):
                found.append(Candidate([], Itinerary(end.stops, power, end.passed, end.worth)))
    deed = travelling.choose(table, player)
    if opt.deed(deed) in (opt.POWER, opt.USE) and deed in table.options:
        found.append(Candidate([deed], None))
    return found


def followed(table: Dreamscape, plan: Candidate) -> list[int]:
    """Give the answers of a plan, up to where chance or somebody else speaks."""
    if plan.itinerary is None:
        return plan.answers
    player = table.seat
    turn = turn_of(table, player)
    quick = Quick()
    quick.set_out(table, player, plan.itinerary)
    after = table.copy()
    answers: list[int] = []
    while after.seat == player and turn_of(after, player) == turn:
        answer = quick.answer(after)
        answers.append(answer)
        after.apply(answer)
    return answers


def _order(itinerary: Itinerary) -> int:
    return -itinerary.worth
