"""Guests, tables with seats and answers, and keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("setup", sa.Text),
        sa.Column("server_seed", sa.Text, nullable=False),
        sa.Column("player_seeds", sa.Text, nullable=False),
        sa.Column("next", sa.Text),
        sa.Column("winners", sa.Text),
        sa.Column("how", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name="fk_tables_owner"),
    )
    op.create_index("ix_tables_invite", "tables", ["invite"], unique=True)
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status_public", "tables", ["status", "public"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("brings", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_seats_guest_id"),
    )
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chosen", sa.BigInteger, nullable=False),
        sa.Column("weights", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "step", name="pk_answers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_answers_table_id"),
        sqlite_with_rowid=False,
    )
