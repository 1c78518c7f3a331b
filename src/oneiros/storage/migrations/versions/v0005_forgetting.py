"""What it takes to list a guest's games by pages, to forget what expires, and to take errands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add columns and indexes, and note when each table has ended."""
    op.add_column("tables", sa.Column("rematch", sa.Text))
    op.add_column("seats", sa.Column("ended", sa.BigInteger))
    op.execute(
        "UPDATE seats SET ended = (SELECT moved FROM tables WHERE tables.id = seats.table_id"
        " AND tables.status IN ('over', 'closed'))"
    )
    op.drop_index("ix_seats_guest_id", "seats")
    op.create_index("ix_seats_guest_id_ended_table_id", "seats", ["guest_id", "ended", "table_id"])
    op.create_index("ix_guests_seen_id", "guests", ["seen", "id"])
    for name, which in (
        ("ix_tables_never_begun", "setup IS NULL"),
        ("ix_tables_ended", "status IN ('over', 'closed')"),
    ):
        where = sa.text(which)
        op.create_index(name, "tables", ["moved", "id"], sqlite_where=where, postgresql_where=where)
    op.create_table(
        "errands",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_errands"),
    )
