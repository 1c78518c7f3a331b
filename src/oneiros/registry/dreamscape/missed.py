"""Which purposes a player missed and by how little, and which nobody else got (9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from oneiros.games.dreamscape.scoring import purpose, purposes
from oneiros.registry.dreamscape.compared import Compared, Weighed, against, in_favour, names
from oneiros.words.dreamscape import purpose_name
from oneiros.words.portable import PORTABLE

_COUNTED: Final = (purpose.COUNT_OF, purpose.GROUPS_NEAR)
"""These pay each player by the shard."""
_LEAST: Final = (purpose.NO_NIGHTMARE, purpose.LEAST_EMPTY)
_DIFFERENCE: Final = 3
"""So many points more for a purpose that pays by the shard are a difference."""
_UNITS: Final = {
    purpose.MOST_PAIRS: "pairs",
    purpose.MOST_CARDS: "cards",
    purpose.FARTHEST_DREAMER: "slots",
    purpose.LEAST_EMPTY: "slots",
}
_SHARDS: Final = "shards"


class _Tile(NamedTuple):
    """A purpose at the end of a game: what it counted for each player, and what it paid."""

    kind: int
    name: str
    counted: list[int]
    paid: list[int]

    @property
    def rule(self) -> str:
        return purpose.rule(self.kind)

    def others(self, seat: int) -> list[int]:
        """List the others whom it paid most."""
        all_others = [other for other in range(len(self.paid)) if other != seat]
        most = max(self.paid[other] for other in all_others)
        return [other for other in all_others if most and self.paid[other] == most]


def of_purposes(game: Compared) -> Iterator[Weighed]:
    """Say what each purpose brought that told the players apart."""
    table = game.table
    for place, kind in enumerate(table.purposes):
        counted = [int(purposes.measure(table, one, place)) for one in range(table.players)]
        name = purpose_name(PORTABLE, kind, table.colours[place])
        tile = _Tile(kind, name, counted, list(purposes.paid(table, place)))
        if kind in _COUNTED:
            yield from _by_the_shard(tile, game.seat)
        elif not tile.paid[game.seat]:
            yield from _missed(tile, game.seat)
        elif not tile.others(game.seat):
            yield _alone(tile, game.seat)


def _by_the_shard(tile: _Tile, seat: int) -> Iterator[Weighed]:
    """9.3: what pays by the shard pays everybody something else."""
    own, most = tile.paid[seat], max(_of_others(tile.paid, seat))
    if abs(own - most) < _DIFFERENCE:
        return
    best = [other for other, paid in enumerate(tile.paid) if other != seat and paid == most]
    details = {"purpose": tile.name, "points": own, "who": names(*best), "theirs": most}
    say = in_favour if own > most else against
    yield say(abs(own - most), tile.rule, "counted", **details)


def _missed(tile: _Tile, seat: int) -> Iterator[Weighed]:
    """9.1 to 9.3: who got a purpose, and by how little; nothing where nobody did."""
    got = tile.others(seat)
    if not got:
        return
    own, theirs = tile.counted[seat], tile.counted[got[0]]
    details = {"purpose": tile.name, "who": names(*got), "points": tile.paid[got[0]], "own": own}
    gap = abs(own - theirs)
    # The less was lacking, the more it stands out.
    weight = tile.paid[got[0]] * (1 + 1 / gap) / 2
    if tile.kind == purpose.NO_NIGHTMARE:
        yield against(weight, tile.rule, "not-without", **details)
    else:
        unit = _UNITS.get(tile.kind, _SHARDS)
        yield against(weight, tile.rule, "missed", **details, theirs=theirs, gap=gap, unit=unit)


def _alone(tile: _Tile, seat: int) -> Weighed:
    """9: what only this player got."""
    own, others = tile.counted[seat], _of_others(tile.counted, seat)
    next_best = min(others) if tile.kind in _LEAST else max(others)
    details = {"purpose": tile.name, "points": tile.paid[seat], "own": own, "theirs": next_best}
    return in_favour(tile.paid[seat], tile.rule, "alone", **details)


def _of_others(numbers: list[int], seat: int) -> list[int]:
    return [number for other, number in enumerate(numbers) if other != seat]
