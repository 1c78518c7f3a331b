"""What guests keep to bring it to a game later, such as their own warbands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the table, which nobody has anything in yet."""
    op.create_table(
        "keepsakes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_keepsakes"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_keepsakes_guest_id"),
    )
    op.create_index("ix_keepsakes_guest_id_changed", "keepsakes", ["guest_id", "changed"])
