"""A finished game in numbers: what each side fought, claimed, paid and left undone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

from oneiros.games.dreamblade.table import facts
from oneiros.games.dreamblade.table.layout import SPAWNING
from oneiros.games.dreamblade.table.roster import SIDE, Roster
from oneiros.kernel.bits import numbers
from oneiros.kernel.fact import Cause, Fact

EARLY: Final = 3
"""So many turns are the first ones."""
_PLACED: Final = (facts.SPAWNED, facts.MOVED, facts.SHIFTED, facts.DISRUPTED)
_GONE: Final = (facts.DESTROYED, facts.SACRIFICED, facts.BANISHED)


class Side(NamedTuple):
    """What one side did in one game."""

    destroyed: int
    """Enemy creatures and locations."""
    claimed: int
    """Conquest points from cells (9.1)."""
    cells: int
    """So often it claimed a cell."""
    early: int
    """Turns that it won among the first three."""
    late: int
    """Turns that it won later."""
    missing: int
    """Spawn points that it paid because symbols were missing (5.3)."""
    phases: int
    """Spawn phases in which it had somebody in the reserves."""
    idle: int
    """Those of them in which it spawned nobody."""
    bare: int
    """Spawn phases in which it had nobody in the reserves any more."""
    soon: int
    """Miniatures that it spawned in the first three turns."""
    gained: int
    """Spawn points of the phases in which it had somebody in the reserves (5.1)."""
    unspent: int
    """Those of them that were left when these phases ended."""


class Deeds(NamedTuple):
    """What one copy of a miniature did in one game."""

    name: str
    times: int
    """So often it was spawned."""
    points: float
    """Its part of the conquest points of cells that it claimed and of enemies that it destroyed."""
    paid: int
    lost: int
    first: int
    """The turn in which it came into play first, or 0."""


class Tale(NamedTuple):
    """One game: how many turns it had, both sides, and the miniatures of one's own."""

    turns: int
    own: Side
    theirs: Side
    deeds: tuple[Deeds, ...]


def told(roster: Roster, heard: Iterable[Fact], seat: int) -> Tale:
    """Read a finished game from its facts."""
    reader = _Reader(roster)
    for fact in heard:
        reader.hear(fact)
    return Tale(reader.turn, reader.side(seat), reader.side(1 - seat), reader.deeds(seat))


class _Reader:
    """Follows where everybody is, and counts for both players."""

    def __init__(self, roster: Roster) -> None:
        """Begin with everybody in the reserves."""
        self.roster = roster
        self.turn = 1
        self.active = 0
        self.fighters = 0
        """Who strikes now, and who strikes back in dying."""
        self.place: dict[int, int] = {}
        self.waiting = [roster.everyone & SIDE[player] for player in range(2)]
        self.counts: defaultdict[tuple[int, str], int] = defaultdict(int)
        self.times: defaultdict[int, int] = defaultdict(int)
        self.points: defaultdict[int, float] = defaultdict(float)
        self.paid: defaultdict[int, int] = defaultdict(int)
        self.lost: defaultdict[int, int] = defaultdict(int)
        self.first: dict[int, int] = {}
        self.spawned_now = True
        self.counted_now = False
        """Whether the points of the phase under way are counted."""

    def side(self, player: int) -> Side:
        """Give what was counted for a player."""
        self._end_phase()
        return Side(*(self.counts[player, name] for name in Side._fields))

    def deeds(self, player: int) -> tuple[Deeds, ...]:
        """Give what each miniature of a player did."""
        return tuple(
            Deeds(
                self.roster.miniatures[one].name,
                self.times[one],
                self.points[one],
                self.paid[one],
                self.lost[one],
                self.first.get(one, 0),
            )
            for one in numbers(self.roster.everyone & SIDE[player])
        )

    def hear(self, fact: Fact) -> None:
        """Follow one fact."""
        kind, about, cause = fact
        if kind in _PLACED:
            self._put(kind, *about)
        elif kind in _GONE:
            self._leave(kind, about, cause.piece)
        else:
            self._count(kind, about, cause)

    def _count(self, kind: int, about: tuple[int, ...], cause: Cause) -> None:
        match kind:
            case facts.TURN_BEGAN:
                self.turn = about[0]
            case facts.PHASE_BEGAN:
                self._begin_phase(*about)
            case facts.POINTS_GAINED | facts.BONUS_TAKEN | facts.ENERGIZED:
                self._gain(about[-1])
            case facts.POINTS_SPENT:
                self._pay(cause, about[0])
            case facts.STRUCK | facts.DEATHBLOW_STRUCK:
                self.fighters |= about[1]
            case facts.COMBAT_ENDED:
                self.fighters = 0
            case facts.CLAIMED:
                self._claim(about, cause.piece)
            case facts.TURN_WON:
                self.counts[about[0], "early" if self.turn <= EARLY else "late"] += 1
            case facts.RAISED | facts.PURGED:
                self._wait(about[0], waits=kind == facts.RAISED)

    def _begin_phase(self, phase: int, player: int) -> None:
        self._end_phase()
        self.active = player
        self.spawned_now = True
        self.counted_now = phase == SPAWNING and self.waiting[player] != 0
        if phase != SPAWNING:
            return
        if self.counted_now:
            self.counts[player, "phases"] += 1
            self.spawned_now = False
        else:
            self.counts[player, "bare"] += 1

    def _end_phase(self) -> None:
        if not self.spawned_now:
            self.counts[self.active, "idle"] += 1
            self.spawned_now = True

    def _gain(self, amount: int) -> None:
        """5.1: everything that comes into the pool; what is not spent is left at the end."""
        if self.counted_now:
            self.counts[self.active, "gained"] += amount
            self.counts[self.active, "unspent"] += amount

    def _pay(self, cause: Cause, amount: int) -> None:
        """5.3: what is paid beyond the spawn cost is paid for symbols that are missing."""
        if self.counted_now:
            self.counts[self.active, "unspent"] -= amount
        if cause.rule != "5.3":
            return
        miniature = cause.piece
        self.paid[miniature] += amount
        missing = amount - self.roster.cost[miniature]
        self.counts[miniature >> 4, "missing"] += max(0, missing)

    def _put(self, kind: int, miniature: int, cell: int) -> None:
        self.place[miniature] = cell
        if kind != facts.SPAWNED:
            return
        self._wait(miniature, waits=False)
        self.spawned_now = True
        self.times[miniature] += 1
        self.first.setdefault(miniature, self.turn)
        self.counts[miniature >> 4, "soon"] += self.turn <= EARLY

    def _leave(self, kind: int, about: tuple[int, ...], piece: int) -> None:
        miniature = about[0]
        self.place.pop(miniature, None)
        if kind == facts.BANISHED:
            self._wait(miniature, waits=True)
        elif kind == facts.DESTROYED:
            self.lost[miniature] += 1
            winner = 1 - (miniature >> 4)
            self.counts[winner, "destroyed"] += 1
            enemies = SIDE[winner]
            alone = 1 << piece & enemies if piece >= 0 else 0
            self._share(alone or self.fighters & enemies, about[1])

    def _claim(self, about: tuple[int, ...], piece: int) -> None:
        player, cell, worth = about
        self.counts[player, "claimed"] += worth
        self.counts[player, "cells"] += 1
        there = sum(1 << one for one, place in self.place.items() if place == cell)
        claiming = there & SIDE[player] & self.roster.creatures
        self._share(1 << piece if piece >= 0 else claiming, worth)

    def _share(self, group: int, points: int) -> None:
        """Give each of a group its part of what they brought together."""
        sharing = list(numbers(group))
        for one in sharing:
            self.points[one] += points / len(sharing)

    def _wait(self, miniature: int, *, waits: bool) -> None:
        """Follow who is in the reserves."""
        player = miniature >> 4
        bit = 1 << miniature
        self.waiting[player] = self.waiting[player] | bit if waits else self.waiting[player] & ~bit
