"""How a game stands, so that lists need not play it again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column; it is filled when a game is put away, or listed for the first time."""
    op.add_column("tables", sa.Column("standing", sa.Text))
