"""The points with which a game has ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for them; those of games that have ended before are noted when they are read."""
    op.add_column("tables", sa.Column("scores", sa.Text))
