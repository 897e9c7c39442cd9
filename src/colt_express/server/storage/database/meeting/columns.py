"""The tables of the quick match and of the ladder, with their columns."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, Integer, String, Table, Text, false

from ..columns import METADATA

QUEUE: Final = Table(
    "queue",
    METADATA,
    Column("profile", String(24), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("wish", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("heard", Float, nullable=False),
    Column("address", String(64), nullable=False, server_default=""),
    Column("table", String(16), nullable=False, server_default=""),  # of the group they are in
    Column("came", Boolean, nullable=False, server_default=false()),
)
GROUPS: Final = Table(
    "groups",
    METADATA,
    Column("table", String(16), primary_key=True),
    Column("made", Float, nullable=False),
    Column("state", String(8), nullable=False),
    Column("plan", Text, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("counted", Boolean, nullable=False, server_default=false()),
)
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("ladder", String(16), primary_key=True),
    Column("profile", String(24), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Float, nullable=False),
)
RATED_GAMES: Final = Table(
    "rated_games",
    METADATA,
    Column("table", String(16), primary_key=True),
    Column("ladder", String(16), nullable=False),
    Column("ended", Float, nullable=False, index=True),
    Column("players", Text, nullable=False),
    Column("weight", Float, nullable=False),
)
