"""Sealed play as numbers: the own pool, and everything of the game once it has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from oneiros.games.dreamblade.encoding.actions import ACTIONS
from oneiros.games.dreamblade.encoding.encoding import ENCODING, VERSION
from oneiros.games.dreamblade.encoding.observation import PARTS
from oneiros.games.dreamblade.encoding.printed import PRINTED, printed_row
from oneiros.games.dreamblade.sealed.building import LARGEST_POOL, LEAVE, TAKE, Building
from oneiros.games.dreamblade.table.names import SEATS
from oneiros.kernel.encoding import Actions, Encoding, Part

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64

    from oneiros.kernel.state import State

_MARKS: Final = 3
_NOBODY: Final = bytes(len(SEATS))
_NOT_BEGUN: Final = bytes(ENCODING.seen)
_POOL_PARTS: Final = (
    Part(
        "building",
        (len(SEATS),),
        "whether the seat, and whether its opponent, is choosing a warband",
    ),
    Part(
        "opened",
        (LARGEST_POOL, _MARKS + PRINTED),
        "the own pool, the cheapest first: whether it was taken, was left, is asked about; "
        "then what is printed on it, as in `printed`",
    ),
)
_POOL_ACTIONS: Final = (
    Actions("leave", 1, "leave the miniature that is asked about"),
    Actions("take", 1, "take the miniature that is asked about"),
)


class SealedEncoding(Encoding):
    """What both seats see and say, in the building of warbands and in the game."""

    def __init__(self) -> None:
        """Lay out parts and actions: those of the game keep their numbers."""
        super().__init__(VERSION, len(SEATS), (*_POOL_PARTS, *PARTS), (*ACTIONS, *_POOL_ACTIONS))

        self._leave: int = ENCODING.actions + LEAVE
        self._take: int = ENCODING.actions + TAKE

    def write(self, state: State, seat: i64, row: BytesWriter) -> None:
        """Write what a seat sees: never the pool of the other."""
        building = cast("Building", state)
        game = building.game
        start = len(row)
        row.write(_NOBODY)
        if game is None and building.seat >= 0:
            row[start + (building.seat ^ seat)] = 1
        row.write(_pool(building, seat))
        if game is None:
            row.write(_NOT_BEGUN)
        else:
            ENCODING.write(game, seat, row)

    def action(self, state: State, option: i64, depth: i64) -> i64:
        """Give the action that says an option after so many others."""
        game = cast("Building", state).game
        if game is None:
            return self._take if option == TAKE else self._leave
        return ENCODING.action(game, option, depth)


def _pool(building: Building, seat: i64) -> bytes:
    """Write a seat's own pool, once all of it is opened."""
    places = len(building.packs.places)
    pool, answers = building.pools[seat], building.answers[seat]
    if len(pool) < places:
        return bytes(LARGEST_POOL * (_MARKS + PRINTED))
    asked = len(answers) if building.game is None and building.seat == seat else -1
    rows: list[bytes] = []
    for at in range(places):
        taken = at < len(answers) and answers[at] == TAKE
        left = at < len(answers) and answers[at] == LEAVE
        marks = bytes([1 if taken else 0, 1 if left else 0, 1 if at == asked else 0])
        rows.append(marks + bytes(printed_row(building.packs.shelf[pool[at]])))
    rows.append(bytes((LARGEST_POOL - places) * (_MARKS + PRINTED)))
    return b"".join(rows)


SEALED: Final = SealedEncoding()
