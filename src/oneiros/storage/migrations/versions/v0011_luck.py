"""What chance gave each seat of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column; it is filled when a game ends, and stays empty for those before."""
    op.add_column("tables", sa.Column("luck", sa.Text))
