"""Seals, renewed seeds, the count of cuts, and answers that are kept when they are taken back.

Whoever had a part in a game under way could go back and see the same dice again, so its seeds are
renewed. Tables where nobody plays yet begin anew, too.
"""

from __future__ import annotations

import json
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TABLES = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "status", "server_seed", "player_seeds")),
    *(sa.column(name) for name in ("seals", "renewed", "cuts")),
)
ANSWERS = sa.table("answers", sa.column("table_id"))


def upgrade() -> None:
    """Add the columns, and renew the seeds of what has not ended."""
    op.add_column("tables", sa.Column("seals", sa.Text))
    op.add_column("tables", sa.Column("renewed", sa.Text))
    op.add_column("tables", sa.Column("cuts", sa.BigInteger))
    connection = op.get_bind()
    unfinished = sa.select(TABLES).where(TABLES.c.status.in_(("seating", "playing")))
    for row in connection.execute(unfinished).all():
        nobody = [None] * len(json.loads(row.player_seeds))
        counted = sa.select(sa.func.count()).where(ANSWERS.c.table_id == row.id)
        before = {
            "until": connection.scalar(counted),
            "server_seed": row.server_seed,
            "player_seeds": json.loads(row.player_seeds),
        }
        renewed = {
            "server_seed": secrets.token_hex(32),
            "player_seeds": json.dumps(nobody),
            "seals": json.dumps(nobody),
            "renewed": json.dumps([before] if row.status == "playing" else []),
        }
        connection.execute(TABLES.update().where(TABLES.c.id == row.id).values(renewed))
