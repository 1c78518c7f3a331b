"""Open tables are found without looking at old ones, and guests can have their cookies renewed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what is new."""
    op.add_column("guests", sa.Column("issue", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("ix_tables_status_public", "tables")
    op.create_index(
        "ix_tables_open",
        "tables",
        ["moved", "id"],
        sqlite_where=sa.text("status = 'seating' AND public = 1"),
        postgresql_where=sa.text("status = 'seating' AND public"),
    )
