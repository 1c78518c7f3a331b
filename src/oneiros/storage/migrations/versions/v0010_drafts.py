"""Drafts of packs, with who sits there and what they have picked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the tables, in which there is nothing yet."""
    op.create_table(
        "drafts",
        *(
            sa.Column(name, sa.Text, nullable=False)
            for name in ("id", "game", "title", "status", "invite", "owner", "packs", "tables")
        ),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_drafts"),
        sa.ForeignKeyConstraint(["owner"], ["guests.id"], name="fk_drafts_owner"),
    )
    op.create_index("ix_drafts_owner", "drafts", ["owner"])
    op.create_index("ix_drafts_moved_id", "drafts", ["moved", "id"])
    due = sa.text("due IS NOT NULL")
    op.create_index("ix_drafts_due", "drafts", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "drafters",
        sa.Column("draft_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text),
        sa.Column("picks", sa.Text, nullable=False),
        sa.Column("missed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("draft_id", "seat", name="pk_drafters"),
        sa.ForeignKeyConstraint(["draft_id"], ["drafts.id"], name="fk_drafters_draft_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_drafters_guest_id"),
    )
    op.create_index("ix_drafters_guest_id_draft_id", "drafters", ["guest_id", "draft_id"])
