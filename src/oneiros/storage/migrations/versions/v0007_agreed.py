"""The digest of what everybody agrees on before a seed is shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; games under way go on by the scheme in which they were begun."""
    op.add_column("tables", sa.Column("agreed", sa.Text))
