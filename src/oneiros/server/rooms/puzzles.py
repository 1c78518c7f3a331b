"""Which puzzle lies on a table, and what is worked out about it, in the processes of the bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from oneiros.analysis.valuing import Valued
from oneiros.kernel.log import Answer
from oneiros.puzzles.going import Way, way
from oneiros.puzzles.judging import known_chance, weigh
from oneiros.puzzles.puzzle import Laid, Puzzle, lay
from oneiros.puzzles.shelf import puzzle
from oneiros.puzzles.telling import PuzzleSolution, PuzzleVerdict, solution, verdict
from oneiros.registry.games import game as registered
from oneiros.server.refusals import Forbidden, TooMuch, Untimely
from oneiros.server.rooms.room import Room
from oneiros.server.rooms.turns import Who
from oneiros.words.portable import PORTABLE

MOST_WANTED: Final = 2
"""So many verdicts, and so many solutions, may one guest wait for at a time."""
MOST_KEPT: Final = 256
"""So many verdicts, and so many solutions, are kept."""

Wanted = TypeVar("Wanted")
Found = TypeVar("Found")


class VerdictOrder(NamedTuple):
    """An attempt to be judged: what the guest answered first, before chance or others spoke."""

    game: str
    puzzle: str
    answers: tuple[int, ...]


class PartOrder(NamedTuple):
    """A part of the playouts by which an attempt is judged: some of their groups."""

    attempt: VerdictOrder
    groups: range


class JudgingOrder(NamedTuple):
    """An attempt to be judged by the chance that it leaves, as its playouts have found it."""

    attempt: VerdictOrder
    weighed: Valued


class SolutionOrder(NamedTuple):
    """A puzzle whose solution is to be told."""

    game: str
    puzzle: str


def verdict_order(room: Room, guest: str) -> VerdictOrder:
    """Say what is to be judged for a guest who sits at a puzzle, or refuse."""
    if not room.puzzle or room.match is None:
        raise Untimely("server-puzzle-none")
    name = room.game.ruleset.name
    seat = puzzle(name, room.puzzle).seat
    if seat not in room.seats_of(guest):
        raise Forbidden("server-seat-foreign", seat=room.names[seat])
    # What came after the attempt makes no other attempt of it.
    attempt = _attempt(VerdictOrder(name, room.puzzle, _first(room.match.answers, seat)))
    return VerdictOrder(name, room.puzzle, attempt.answers)


def _first(answers: Sequence[Answer], seat: int) -> tuple[int, ...]:
    """Give the answers of a seat up to the first one of chance or of another seat."""
    own: list[int] = []
    for one in answers:
        if one.seat != seat:
            break
        own.append(one.option)
    return tuple(own)


def unfinished(order: VerdictOrder) -> bool:
    """Tell whether there is nothing to judge yet, which takes no thought."""
    return not _attempt(order).whole


def judged_at_once(order: VerdictOrder) -> PuzzleVerdict | None:
    """Judge an attempt without a playout, where the puzzle says what comes of it."""
    one, laid = _laid(order.game, order.puzzle)
    attempt = way(laid, order.answers)
    chance = known_chance(laid, one, attempt)
    return None if chance is None else verdict(PORTABLE, laid, one, attempt, chance)


def played_on(order: PartOrder) -> Valued:
    """Play an attempt on, as often as belongs to some groups."""
    one, laid = _laid(order.attempt.game, order.attempt.puzzle)
    return weigh(laid, way(laid, order.attempt.answers), one.seed, groups=order.groups)


def judged(order: JudgingOrder) -> PuzzleVerdict:
    """Judge an attempt that was played on."""
    one, laid = _laid(order.attempt.game, order.attempt.puzzle)
    chance = order.weighed.chances[one.seat]
    return verdict(PORTABLE, laid, one, way(laid, order.attempt.answers), chance)


def solved(order: SolutionOrder) -> PuzzleSolution:
    """Tell a solution."""
    one, laid = _laid(order.game, order.puzzle)
    return solution(PORTABLE, laid, one)


def _attempt(order: VerdictOrder) -> Way:
    return way(_laid(order.game, order.puzzle)[1], order.answers)


def _laid(name: str, wanted: str) -> tuple[Puzzle, Laid]:
    one = puzzle(name, wanted)
    return one, lay(registered(name), one.position, one.seat)


class Desk(Generic[Wanted, Found]):
    """What is worked out about puzzles: once for all who ask, and for each not much at a time.

    What nobody waits for any more is worked out to the end, and is counted until then.
    """

    def __init__(self, work: Callable[[Wanted, Who], Awaitable[Found]]) -> None:
        """Begin with nothing known."""
        self._work = work
        self._kept: OrderedDict[Wanted, Found] = OrderedDict()
        self._under_way: dict[Wanted, tuple[Who, asyncio.Task[Found]]] = {}

    async def ask(self, order: Wanted, who: Who) -> Found:
        """Give what was found out, or find it out; whoever waits for enough already is refused."""
        if order in self._kept:
            self._kept.move_to_end(order)
            return self._kept[order]
        if order not in self._under_way:
            others = (one for one, _ in self._under_way.values())
            # The same guest, wherever they ask from.
            if sum(one[-1:] == who[-1:] for one in others) >= MOST_WANTED:
                raise TooMuch("server-puzzle-busy")
            self._under_way[order] = who, asyncio.create_task(self._find(order, who))
        return await asyncio.shield(self._under_way[order][1])

    async def _find(self, order: Wanted, who: Who) -> Found:
        try:
            found = self._kept[order] = await self._work(order, who)
        finally:
            del self._under_way[order]
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found
