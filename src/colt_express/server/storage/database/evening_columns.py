"""The tables of evenings, with their columns."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, Integer, String, Table, Text, false

from .columns import METADATA

EVENINGS: Final = Table(
    "evenings",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("title", String(60), nullable=False),
    Column("host", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("bot", String(60), nullable=False),
    Column("scheme", String(8), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("address", String(64), nullable=False, server_default=""),
)
EVENING_GUESTS: Final = Table(
    "evening_guests",
    METADATA,
    Column("evening_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("profile", String(24), nullable=False, index=True),
    Column("name", String(24), nullable=False),
    Column("joined", Float, nullable=False),
    Column("since", Integer, nullable=False),
    Column("plays", Boolean, nullable=False),
    Column("left", Float, nullable=False, server_default="0"),
    Column("removed", Boolean, nullable=False, server_default=false()),
    Column("seen", Float, nullable=False, server_default="0"),
)
EVENING_TABLES: Final = Table(
    "evening_tables",
    METADATA,
    Column("evening_id", String(16), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("seats", Text, nullable=False),
    Column("stage", String(8), nullable=False),
    Column("ends", Text, nullable=False),
    Column("ended", Float, nullable=False, server_default="0"),
)
