"""Turn notifications: browsers, webhooks and deliveries, vacations; and whom a table waits for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("waiting", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "push_subscriptions",
        sa.Column("owner", sa.Text),
        sa.Column("endpoint", sa.Text, index=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("owner", "endpoint"),
    )
    op.create_table(
        "muted",
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("push", sa.Boolean, nullable=False),
        sa.Column("webhook", sa.Boolean, nullable=False),
    )
    op.create_table(
        "told",
        sa.Column("seat", sa.Text),
        sa.Column("kind", sa.Text),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("seat", "kind"),
    )
    op.create_table(
        "webhooks",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
    )
    op.create_table(
        "webhook_deliveries",
        sa.Column("id", sa.Text, primary_key=True),
        of_player(),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "vacations",
        of_player(),
        sa.Column("start", sa.Double),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("player_id", "start"),
    )


def of_player() -> sa.Column[str]:
    return sa.Column("player_id", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True)
