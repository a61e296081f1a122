"""Stories of finished games, which take a while to compute."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "stories",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
