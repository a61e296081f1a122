"""The schema of the database after the newest migration. Any change here needs a new migration."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

METADATA = MetaData()

# One row for each table, to find it by; everything else about it is in its entries.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("waiting", Text, nullable=False, server_default=""),  # seats whose turn it is, while nobody is at the table
    Index("tables_by_state", "state", "changed"),
)

# The journals: append-only. In SQLite the entries of a table are contiguous, so that a damaged page affects few tables.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text),
    Column("number", Integer),
    Column("data", LargeBinary, nullable=False),
    Column("seal", LargeBinary),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

# The end of each journal; maintained by a trigger.
HEADS = Table(
    "heads",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("seal", LargeBinary),
    sqlite_with_rowid=False,
)

# Stories computed by bots; they can be recomputed.
STORIES = Table(
    "stories",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# The server processes that share this database; each row must be renewed before it expires, by the database's clock.
SERVERS = Table(
    "servers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),  # where the others reach it
    Column("expires", Double, nullable=False),
)

# Which of them owns a table: its lease lasts as long as the row of its server; '' is nobody. The number grows each time
# the owner changes, and commits carry it, so that a previous owner can write nothing more.
LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("server", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
)

META = Table(
    "meta",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# --- accounts (players/)

# No two names look alike: `plain`, `latin` and `shape` are the skeletons of unicode.py.
PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("plain", Text, nullable=False, unique=True),
    Column("latin", Text, nullable=False, unique=True),
    Column("shape", Text, nullable=False, unique=True),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
)


def of_player() -> Column[str]:
    """Whose it is; it goes when they go."""
    return Column("player_id", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True)


# Credentials: a passkey (`data` is its public key), or a passphrase (its Argon2id hash).
CREDENTIALS = Table(
    "credentials",
    METADATA,
    Column("id", Text, primary_key=True),
    of_player(),
    Column("kind", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("created", Double, nullable=False),
)

# Hashed, and deleted when it is used.
RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    of_player(),
)

# By a hash of what the cookie has.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    of_player(),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
)

# What a passkey has been asked to sign; deleted on use.
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("challenge", LargeBinary, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("expires", Double, nullable=False),
)

# The seats that an account has or had: written together with the journal, to find its tables by. An empty player: the
# seat has since been given up.
PLAYER_SEATS = Table(
    "player_seats",
    METADATA,
    Column("table_id", Text),
    Column("seat", Integer),
    Column("player_id", Text, nullable=False, index=True),
    PrimaryKeyConstraint("table_id", "seat"),
)

# How public games ended for accounts and bots. An empty player: the account has since been deleted.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text),
    Column("seat", Integer),
    Column("player_id", Text, nullable=False),
    Column("mode", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("gang", Text, nullable=False),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu", Double),
    Column("sigma", Double),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_of_player", "player_id", "at"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("player_id", Text),
    Column("mode", Text),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    PrimaryKeyConstraint("player_id", "mode"),
)

# The finished games that have been entered: each counts once.
RATED = Table(
    "rated",
    METADATA,
    Column("table_id", Text, primary_key=True),
)

# --- turn notifications (notices/)

# Browsers, by owner: `player:ID`, or `seat:TABLE:NUMBER:KEY` for a guest.
PUSH_SUBSCRIPTIONS = Table(
    "push_subscriptions",
    METADATA,
    Column("owner", Text),
    Column("endpoint", Text, index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Double, nullable=False),
    PrimaryKeyConstraint("owner", "endpoint"),
)

# Which notifications are on, for a seat that has turned some off.
MUTED = Table(
    "muted",
    METADATA,
    Column("seat", Text, primary_key=True),
    Column("push", Boolean, nullable=False),
    Column("webhook", Boolean, nullable=False),
)

# The last turn in which a seat was notified: once is enough.
TOLD = Table(
    "told",
    METADATA,
    Column("seat", Text),
    Column("kind", Text),
    Column("turn", Integer, nullable=False),
    PrimaryKeyConstraint("seat", "kind"),
)

WEBHOOKS = Table(
    "webhooks",
    METADATA,
    Column("player_id", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("origin", Text, nullable=False),
)

# Pending deliveries to webhooks, and when to try next.
WEBHOOK_DELIVERIES = Table(
    "webhook_deliveries",
    METADATA,
    Column("id", Text, primary_key=True),
    of_player(),
    Column("body", LargeBinary, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("due", Double, nullable=False, index=True),
)

# Vacations. `ended`: the clocks at their tables run again.
VACATIONS = Table(
    "vacations",
    METADATA,
    of_player(),
    Column("start", Double),
    Column("until", Double, nullable=False),
    Column("ended", Boolean, nullable=False),
    PrimaryKeyConstraint("player_id", "start"),
)
