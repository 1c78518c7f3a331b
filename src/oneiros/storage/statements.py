"""The statements that write."""

from __future__ import annotations

from functools import cache
from typing import Final

from sqlalchemy import BindParameter, Integer, UpdateBase, bindparam, exists, or_, select

from oneiros.storage.bulk import Columns, Shape
from oneiros.storage.schema import answers, errands, guests, keepsakes, seats, tables


def _named(*names: str) -> dict[str, BindParameter[object]]:
    return {name: bindparam(name) for name in names}


NEW_GUEST: Final = guests.insert()
NEW_TABLE: Final = tables.insert()
NEW_SEAT: Final = seats.insert()
GUEST: Final = guests.update().where(guests.c.id == bindparam("of")).values(_named("name", "seen"))
ISSUE: Final = guests.update().where(guests.c.id == bindparam("of")).values(_named("issue"))
NEW_KEEPSAKE: Final = keepsakes.insert()
KEEPSAKE: Final = (
    keepsakes.update()
    .where(keepsakes.c.id == bindparam("of"), keepsakes.c.guest_id == bindparam("by"))
    .values(_named("game", "name", "text", "changed"))
)
SEAT: Final = (
    seats.update()
    .where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("at"))
    .values(_named("kind", "guest_id", "bot", "brings"))
)
SEATS_ENDED: Final = (
    seats.update()
    .where(seats.c.table_id == bindparam("of"))
    .values(ended=select(tables.c.moved).where(tables.c.id == bindparam("of")).scalar_subquery())
)
"""Let the seats of a table know when it ended, once the table itself does."""
ERRAND: Final = errands.update().where(errands.c.id == bindparam("of")).values(_named("answer"))
CUT: Final = answers.delete().where(
    answers.c.table_id == bindparam("of"), answers.c.entry >= bindparam("first")
)

ANSWER: Final[Shape] = (
    *((column.key, column.type) for column in answers.c),
    ("before", Integer()),
)
"""An answer, and the entry that must be kept already if there is one."""


def add_answers(given: Columns) -> UpdateBase:
    """Add answers; one that does not follow another is left out, which is counted."""
    kept = answers.alias("kept")
    follows = exists().where(kept.c.table_id == given["table_id"], kept.c.entry == given["before"])
    names = [column.key for column in answers.c]
    rows = select(*(given[name] for name in names)).where(or_(given["before"].is_(None), follows))
    return answers.insert().from_select(names, rows)


@cache
def fields(names: tuple[str, ...]) -> Shape:
    """Give the shape of rows that hold the id of a table and these fields."""
    return (("of", tables.c.id.type), *((name, tables.c[name].type) for name in names))


def set_fields(given: Columns) -> UpdateBase:
    """Set fields of the tables that the rows name."""
    values = {name: value for name, value in given.items() if name != "of"}
    return tables.update().where(tables.c.id == given["of"]).values(values)
