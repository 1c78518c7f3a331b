"""What is left of guests who were deleted, so that no cookie of theirs makes a guest again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the table; nothing is known of those who were deleted before."""
    op.create_table(
        "deleted",
        sa.Column("trace", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("trace", name="pk_deleted"),
    )
