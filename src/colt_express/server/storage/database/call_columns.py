"""The tables of calls, with their columns, for SQLAlchemy."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table, Text, false, true

from .columns import METADATA

SERVER_KEYS: Final = Table(
    "server_keys",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
CALL_TARGETS: Final = Table(
    "call_targets",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("profile", String(24), nullable=False, index=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("device", String(16), nullable=False, server_default=""),
    Column("url", Text, nullable=False),
    Column("p256dh", String(100), nullable=False, server_default=""),
    Column("auth", String(40), nullable=False, server_default=""),
    Column("secret", String(60), nullable=False, server_default=""),
    Column("shape", String(8), nullable=False, server_default=""),
    Column("language", String(8), nullable=False),
    Column("origin", Text, nullable=False, server_default=""),
    Column("name", String(40), nullable=False, server_default=""),
    Column("made", Float, nullable=False),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("trouble", String(120), nullable=False, server_default=""),
    Column("off", Boolean, nullable=False, server_default=false()),
    Column("rests_until", Float, nullable=False, server_default="0"),
    Column("claimed_until", Float, nullable=False, server_default="0"),
    Column("claimed_by", String(16), nullable=False, server_default=""),
    Column("called", Float, nullable=False, server_default="0"),
)
CALL_WISHES: Final = Table(
    "call_wishes",
    METADATA,
    Column("profile", String(24), primary_key=True),
    Column("table_id", String(16), primary_key=True),  # "" for all others
    Column("turns", String(8), nullable=False),
    Column("reminder", Boolean, nullable=False, server_default=true()),
    Column("quiet_from", Integer, nullable=False, server_default="0"),
    Column("quiet_to", Integer, nullable=False, server_default="0"),
    Column("zone", String(60), nullable=False, server_default=""),
)
CALL_VISITS: Final = Table(
    "call_visits",
    METADATA,
    Column("profile", String(24), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seen", Float, nullable=False),
)
CALLS: Final = Table(
    "calls",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("target", String(24), primary_key=True),
    Column("due", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("round", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("state", String(8), nullable=False),
    Column("sent", Float, nullable=False, server_default="0"),
    Index("ix_calls_state_due", "state", "due"),
    Index("ix_calls_target", "target"),
)
CALLS_DECIDED: Final = Table(
    "calls_decided",
    METADATA,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, nullable=False),
)

OF_TABLES: Final = (CALL_TARGETS, CALL_WISHES, CALL_VISITS, CALLS, CALLS_DECIDED)
"""What is deleted with a table; its name is in ``table_id``."""
