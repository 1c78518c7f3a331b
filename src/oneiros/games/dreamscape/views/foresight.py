"""What an answer does at once, as far as the player who gives it can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from oneiros.games.dreamscape import options as opt
from oneiros.games.dreamscape.phases import completion
from oneiros.games.dreamscape.table import facts
from oneiros.games.dreamscape.views.view import veil
from oneiros.kernel.state import CHANCE

if TYPE_CHECKING:
    from oneiros.games.dreamscape.flow import Dreamscape


class Foreseen(NamedTuple):
    """What an answer brings before anybody has to choose again or chance is asked."""

    points: int
    """What the player scores by it, up to the end of the travel or creation."""
    completes: list[int]
    """The dreamcards that it completes."""
    ends: bool
    """Whether the travel or creation is over by it, although that is not what it says."""
    reveals: bool
    """Whether something comes to light by it, so that it cannot be freely taken back."""


def foreseen(table: Dreamscape, options: list[int]) -> list[Foreseen]:
    """Try each of the options on a copy that holds only what the player asked knows."""
    known = veil(table, table.seat)
    # 5.11: while the player creates, those who create at the same time change nothing about it.
    alone = known.copy()
    alone.parked = [[] for _ in known.parked]
    return [_foreseen(known, alone, option) for option in options]


def gain(table: Dreamscape, option: int) -> int:
    """Count the points that the player asked gains by an option."""
    return foreseen(table, [option])[0].points


def _foreseen(known: Dreamscape, alone: Dreamscape, option: int) -> Foreseen:
    """Try an option alone first; what follows an end depends on the others."""
    found = _tried(alone, option)
    if known.parked and (found.ends or opt.deed(option) == opt.END):
        return _tried(known, option)
    return found


def _tried(known: Dreamscape, option: int) -> Foreseen:
    player, ahead = known.seat, known.copy()
    ahead.facts = []
    ahead.apply(option)
    points, completes, ends = 0, list[int](), False
    for fact in ahead.facts:
        if fact.about[0] != player:
            continue
        if fact.kind in (facts.CREATION_ENDED, facts.LAIN_DOWN):
            ends = opt.deed(option) != opt.END
            break
        if fact.kind == facts.SCORED:
            points += fact.about[1]
            # 6.2: its points come first, and perhaps a choice between two stored shards after them.
            if fact.cause.rule == completion.RULE:
                completes.append(fact.cause.piece)
    reveals = ahead.seat == CHANCE or ahead.revealed != known.revealed
    return Foreseen(points, completes, ends, reveals)
