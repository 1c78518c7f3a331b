"""How the games of a guest came out, by game and opponent; the longest and the luckiest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from oneiros.server.rooms.branches import origin_of
from oneiros.server.rooms.lessons import EXAMPLE, LESSON, PUZZLE
from oneiros.storage import StoredLuck, StoredSeat, StoredTable

MOST_COUNTED: Final = 1000
"""So many finished tables of a guest are counted, the last of them."""
Outcome = Literal["won", "lost", "drawn"]


class Opponent(NamedTuple):
    """Who sat opposite: a level of bots, or a guest; a guest who is forgotten has no id."""

    bot: str | None
    guest: str | None


class Results(NamedTuple):
    """How often what came out in each game, and there against each opponent."""

    games: dict[str, Counter[Outcome]]
    opponents: dict[tuple[str, Opponent], Counter[Outcome]]


def counts(table: StoredTable, guest: str) -> bool:
    """Tell whether a table is a whole game of one seat against others, played to its end.

    Lessons, puzzles and examples are none, nor is what goes on from the middle of another game,
    nor what somebody plays with several seats.
    """
    if table.status != "over" or origin_of(table.format) is not None:
        return False
    if {LESSON, PUZZLE, EXAMPLE} & set(table.format):
        return False
    return sum(seat.guest_id == guest for seat in table.seats) == 1


def reckon(tables: Sequence[StoredTable], guest: str) -> Results:
    """Count how games came out that count; whoever shares a victory has won."""
    games: dict[str, Counter[Outcome]] = {}
    opponents: dict[tuple[str, Opponent], Counter[Outcome]] = {}
    for table in tables:
        outcome = _outcome(table, guest)
        games.setdefault(table.game, Counter())[outcome] += 1
        others = dict.fromkeys(_opponent(one) for one in table.seats if one.guest_id != guest)
        for one in others:
            opponents.setdefault((table.game, one), Counter())[outcome] += 1
    return Results(games, opponents)


def longest(tables: Sequence[StoredTable], entries: Mapping[str, int]) -> list[StoredTable]:
    """Give the table of each game whose log has the most entries.

    A table without a number of entries was forgotten meanwhile.
    """
    found: dict[str, StoredTable] = {}
    for table in tables:
        if table.id not in entries:
            continue
        best = found.get(table.game)
        if best is None or entries[table.id] > entries[best.id]:
            found[table.game] = table
    return list(found.values())


def luckiest(tables: Sequence[StoredTable], guest: str) -> list[tuple[StoredTable, StoredLuck]]:
    """Give the table of each game at which chance gave the guest most beyond the average.

    Nobody's game was lucky in which it gave less.
    """
    found: dict[str, tuple[StoredTable, StoredLuck]] = {}
    for table in tables:
        if not table.luck:
            continue
        luck = next(table.luck[one.seat] for one in table.seats if one.guest_id == guest)
        best = found.get(table.game)
        least = best[1].got - best[1].usual if best else 0
        if luck.got - luck.usual > least:
            found[table.game] = table, luck
    return list(found.values())


def _outcome(table: StoredTable, guest: str) -> Outcome:
    if not table.winners:
        return "drawn"
    won = any(seat.guest_id == guest and seat.seat in table.winners for seat in table.seats)
    return "won" if won else "lost"


def _opponent(seat: StoredSeat) -> Opponent:
    return Opponent(seat.bot if seat.kind == "bot" else None, seat.guest_id)
