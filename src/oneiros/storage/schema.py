"""The tables of the database.

Tables of SQLAlchemy's Core, not mapped classes: whole batches are written with one statement, and
nothing keeps track of objects that the server never sees.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    text,
)

# Every constraint has a name, so that later migrations can speak of it.
metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests: Final = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    # How often their cookies were renewed.
    Column("issue", Integer, nullable=False, server_default="0"),
    Index(None, "seen", "id"),
)

# What is left of guests who were deleted; nobody is found by it.
deleted: Final = Table(
    "deleted",
    metadata,
    Column("trace", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", Text, nullable=False),
    Column("format", Text, nullable=False),
    Column("setup", Text),
    Column("server_seed", Text, nullable=False),
    Column("player_seeds", Text, nullable=False),
    Column("seals", Text),
    Column("agreed", Text),
    Column("renewed", Text),
    Column("cuts", BigInteger),
    Column("next", Text),
    Column("winners", Text),
    Column("how", Text),
    Column("scores", Text),
    Column("luck", Text),
    Column("standing", Text),
    Column("rematch", Text),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("owner", Text, ForeignKey("guests.id"), nullable=False),
    Column("pace", Text),
    Column("clocks", Text),
    Column("due", BigInteger),
    Index(None, "invite", unique=True),
    Index(None, "owner"),
)
# The time of the last change is in no other index: every answer changes it.
Index(
    "ix_tables_open",
    tables.c.moved,
    tables.c.id,
    sqlite_where=text("status = 'seating' AND public = 1"),
    postgresql_where=text("status = 'seating' AND public"),
)
NEVER_BEGUN: Final = "setup IS NULL"
HAS_ENDED: Final = "status IN ('over', 'closed')"
# Whatever expires is found without looking at what does not.
for _name, _which in (("ix_tables_never_begun", NEVER_BEGUN), ("ix_tables_ended", HAS_ENDED)):
    Index(
        _name,
        tables.c.moved,
        tables.c.id,
        sqlite_where=text(_which),
        postgresql_where=text(_which),
    )

# Tables where somebody's time can run out, which are looked for again and again.
Index(
    "ix_tables_due",
    tables.c.due,
    sqlite_where=text("due IS NOT NULL"),
    postgresql_where=text("due IS NOT NULL"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("guest_id", Text, ForeignKey("guests.id")),
    Column("bot", Text),
    Column("brings", Text),
    # When the table ended, so that the games of a guest are listed without sorting them.
    Column("ended", BigInteger),
    Index(None, "guest_id", "ended", "table_id"),
)

answers: Final = Table(
    "answers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    # Entries were called steps before takebacks were kept.
    Column("step", Integer, key="entry", primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("chosen", BigInteger, nullable=False),
    Column("weights", Text),
    # SQLite then keeps the answers of a table side by side and writes one tree instead of two.
    sqlite_with_rowid=False,
)

keepsakes: Final = Table(
    "keepsakes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "guest_id", "changed"),
)

drafts: Final = Table(
    "drafts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("invite", Text, nullable=False),
    Column("owner", Text, ForeignKey("guests.id"), nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("packs", Text, nullable=False),
    Column("due", BigInteger),
    Column("tables", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Index(None, "owner"),
    Index(None, "moved", "id"),
)
# Drafts in which somebody's time can run out.
Index(
    "ix_drafts_due",
    drafts.c.due,
    sqlite_where=text("due IS NOT NULL"),
    postgresql_where=text("due IS NOT NULL"),
)

drafters: Final = Table(
    "drafters",
    metadata,
    Column("draft_id", Text, ForeignKey("drafts.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("guest_id", Text, ForeignKey("guests.id")),
    Column("picks", Text, nullable=False),
    Column("missed", Text, nullable=False),
    Index(None, "guest_id", "draft_id"),
)

errands: Final = Table(
    "errands",
    metadata,
    Column("id", Text, primary_key=True),
    Column("wish", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # Empty from when somebody does it until it is done.
    Column("answer", Text),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
