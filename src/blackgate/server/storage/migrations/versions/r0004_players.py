"""Accounts: players, their credentials, seats, results and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def of_player() -> sa.Column[str]:
    return sa.Column("player_id", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True)


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("plain", sa.Text, nullable=False, unique=True),
        sa.Column("latin", sa.Text, nullable=False, unique=True),
        sa.Column("shape", sa.Text, nullable=False, unique=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "credentials",
        sa.Column("id", sa.Text, primary_key=True),
        of_player(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table("recovery_codes", sa.Column("digest", sa.LargeBinary, primary_key=True), of_player())
    op.create_table(
        "sessions",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        of_player(),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_table(
        "player_seats",
        sa.Column("table_id", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("player_id", sa.Text, nullable=False, index=True),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("gang", sa.Text, nullable=False),
        sa.Column("mu_before", sa.Double),
        sa.Column("sigma_before", sa.Double),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_of_player", "results", ["player_id", "at"])
    op.create_table(
        "ratings",
        sa.Column("player_id", sa.Text),
        sa.Column("mode", sa.Text),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player_id", "mode"),
    )
    op.create_table("rated", sa.Column("table_id", sa.Text, primary_key=True))
    # In games that were over before, nobody had a name.
    op.execute("INSERT INTO rated SELECT id FROM tables WHERE state = 'over'")
