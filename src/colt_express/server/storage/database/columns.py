"""The tables of the database, with their columns, for SQLAlchemy."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=False, server_default="0"),
    Column("status", String(10), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("pace", Float, nullable=False),
    Column("host", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("setup", Text, nullable=False),
    Column("next_table", String(16), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("touched", Float, nullable=False, server_default="0", index=True),
    Column("filtered", Boolean, nullable=False, server_default=false()),
    Column("help", Boolean, nullable=False, server_default=false()),
    Column("ended", Float, nullable=False, server_default="0"),
    Column("origin", Text, nullable=False, server_default=""),
    Column("day", String(10), nullable=False, server_default=""),
    Column("counts", Boolean, nullable=False, server_default=false()),
    Column("programs", Boolean, nullable=False, server_default=false()),
    Column("evening", String(16), nullable=False, server_default=""),
    Column("rated", Boolean, nullable=False, server_default=false()),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=False),
    Column("bandit", String(12), nullable=False),
    Column("bot", String(60), nullable=False),
    Column("token_hash", String(64), nullable=False, index=True),
    Column("stand_in", String(60), nullable=False, server_default=""),
    Column("missed", Float, nullable=False, server_default="0"),
    Column("lapses", Integer, nullable=False, server_default="0"),
    Column("address", String(64), nullable=False, server_default="", index=True),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("votes", String(60), nullable=False, server_default=""),
    Column("again", Boolean, nullable=False, server_default=false()),
    Column("named", Boolean, nullable=False, server_default=true()),
    Column("timed", Boolean, nullable=False, server_default=true()),
    Column("study", Boolean, nullable=False, server_default=false()),
    Column("program", String(24), nullable=False, server_default=""),
    Column("author", String(40), nullable=False, server_default=""),
    Column("profile", String(24), nullable=False, server_default="", index=True),
)
CHOICES: Final = Table(
    "choices",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", String(60), nullable=False),
    Column("made", Float, nullable=False),
)
STORIES: Final = Table(
    "stories",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("told", LargeBinary, nullable=False),
)
GALLERY: Final = Table(
    "gallery",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("ended", Float, nullable=False, index=True),
    Column("players", Integer, nullable=False),
    Column("boxes", String(120), nullable=False),
    Column("variant", String(12), nullable=False),
    Column("winners", String(120), nullable=False),
    Column("margin", Integer, nullable=False, index=True),
    Column("richest", Integer, nullable=False, index=True),
    Column("bullets", Integer, nullable=False, index=True),
    Column("summary", Text, nullable=False),
    Column("luck", Integer, index=True),  # null until the game has a curve
)
CURVES: Final = Table(
    "curves",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("told", LargeBinary, nullable=False),
)
LEGENDS: Final = Table(
    "legends",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("told", LargeBinary, nullable=False),
)
LISTED: Final = Table(
    "listed",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("id", String(16), primary_key=True),  # a table, or stands for a record
    Column("name", String(24), nullable=False),
    Column("bandit", String(40), nullable=False),
    Column("money", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("address", String(64), nullable=False, server_default=""),
)
RIDES: Final = Table(
    "rides",
    METADATA,
    Column("profile", String(24), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("table_id", String(40), nullable=False),  # also of a game on one device
    Column("outcome", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
)
PROFILES: Final = Table(
    "profiles",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("portrait", String(12), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),
)
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("profile", String(24), nullable=False, index=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
KEYS: Final = Table(
    "keys",
    METADATA,
    Column("key_hash", String(64), primary_key=True),
    Column("profile", String(24), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),  # when; 0 until then
)
PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of what the authenticator calls it
    Column("profile", String(24), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("challenge_hash", String(64), primary_key=True),
    Column("profile", String(24), nullable=False),  # "" for one that is to prove a passkey
    Column("expires", Float, nullable=False, index=True),
)
BANS: Final = Table(
    "bans",
    METADATA,
    Column("table_id", String(16), primary_key=True),  # "" for every table
    Column("who", String(64), primary_key=True),  # the hash of a token or of an address
    Column("made", Float, nullable=False),
)
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("made", Float, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("reporter", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("name", String(24), nullable=False, server_default=""),
    Column("token_hash", String(64), nullable=False, server_default=""),
    Column("address", String(64), nullable=False, server_default=""),
)
