"""What players remember in the middle of a phase, in texts: mountains that have paid, ways gone.

5.8: `c1` says that all rocks of a slot that lie on one another have paid, `c1:3` that the rock on
level 3 has paid with the one below it. 3.4: locations and slots are named as everywhere.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from oneiros.games.dreamscape.phases import returning
from oneiros.games.dreamscape.table import mountains
from oneiros.games.dreamscape.table.layout import TRAVEL
from oneiros.games.dreamscape.vocabulary import LOCATIONS, SEATS
from oneiros.kernel.bits import BIT, numbers
from oneiros.kernel.errors import BadData

if TYPE_CHECKING:
    from oneiros.games.dreamscape.table.table import Table
    from oneiros.games.dreamscape.text.sheet import Sheet

_ROCK: Final = re.compile(r"([a-g][0-9]{1,2})(?::([0-9]{1,2}))?")


def paid(table: Table, player: int) -> list[str]:
    """5.8: name the slots whose rocks have all paid and, with its level, each other rock."""
    found: list[str] = []
    for slot in range(table.area):
        marks = _marks(table, player, slot)
        name = table.box.grid.names[slot]
        paying = [mark for mark in marks if mark in table.paid_rocks]
        if paying and paying == marks:
            found.append(name)
        else:
            found += [f"{name}:{mountains.level_of(mark)}" for mark in paying]
    return found


def lay_paid(table: Table, player: int, own: Sheet) -> None:
    """Read which rocks have paid, where the stacks lie already."""
    found: set[int] = set(table.paid_rocks)
    for said in own.texts("mountains"):
        with own.refusals:
            parsed = _ROCK.fullmatch(said)
            slot = int(table.box.grid.named(parsed[1])) if parsed else -1
            if parsed is None or slot < 0:
                raise BadData("notation-slot", path=own.where("mountains"), came=said[:80])
            marks = _marks(table, player, slot)
            if parsed[2]:
                marks = [mark for mark in marks if mountains.level_of(mark) == int(parsed[2])]
            if not marks:
                raise own.refuse("mountains", "land = RR")
            found.update(marks)
    table.paid_rocks = tuple(sorted(found))


def _marks(table: Table, player: int, slot: int) -> list[int]:
    place = player * int(table.area) + slot
    return mountains.marks(place, table.stacks[place])


def stood(table: Table, player: int) -> list[str]:
    """3.4: name the locations or slots through which a player has gone for nothing."""
    if player == table.active:
        found = returning.stood(table)
    elif table.parked and table.parked[player]:
        found = table.parked[player][returning.STOOD]
    else:
        return []
    if table.phase == TRAVEL:
        return [str(location) for location in numbers(found)]
    return [table.box.grid.names[slot] for slot in numbers(found)]


def read_stood(table: Table, player: int, own: Sheet) -> int:
    """Read where a player has stood who travels or creates now; the present place is one."""
    said = own.texts("stood")
    if table.phase == TRAVEL:
        names = [str(location) for location in range(LOCATIONS + 1)]
        here, may = table.sleeper[player], table.points > 0
    else:
        names = table.box.grid.names
        here, may = table.dreamer[player], table.free & BIT[player] != 0
    found = 0
    for name in said:
        if name not in names[1 if table.phase == TRAVEL else 0 :]:
            raise own.refuse("stood", "1–6" if table.phase == TRAVEL else "a1 …")
        found |= BIT[names.index(name)]
    if found and not (may and found & BIT[here]):
        raise own.refuse("stood", names[here] if may else "free_step = true, points > 0")
    return found


def check(table: Table, sheet: Sheet, own: Sheet, player: int, *, acts: bool) -> None:
    """5.7, 5.8, 3.4: refuse what is remembered of a player who is not about to do anything."""
    creates = acts and "creation" in sheet.text("phase", "travel A")
    if not creates and (paid(table, player) or table.free & BIT[player]):
        name = "mountains" if paid(table, player) else "free_step"
        raise own.refuse(name, f'phase = "creation {SEATS[player]}"')
    if not acts and own.texts("stood"):
        raise own.refuse("stood", f'phase = "travel {SEATS[player]}", "creation {SEATS[player]}"')
