"""What an operator can set: where data is kept, who may come, and how much they may do."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from ..engine.components import Box

DATABASE: Final = "colt-express.sqlite"


class Settings(msgspec.Struct, frozen=True):
    """The server's settings; the defaults suit one machine and its friends."""

    database: str
    origins: tuple[str, ...] = ()  # beside the server's own
    hosts: tuple[str, ...] = ()  # by which the server may be reached; none named: by any
    workers: int = 2  # processes in which bots think
    review_seconds: float = 25.0  # in which a finished game is looked through
    message_size: int = 4096  # bytes a client may send at once
    frame_size: int = 65_536  # bytes that are read at all; a client that sends more is let go
    messages_per_second: float = 20.0  # sustained, per connection; three seconds' worth at once
    connections_at_full_speed: int = 8  # that one address may have
    refusals: int = 100  # after which a client is let go; one a second is forgiven
    requests_per_second: float = 10.0  # sustained, per address; ten seconds' worth at once
    tables_per_hour: int = 60  # created, per address
    seats_per_hour: int = 120  # taken, per address
    reviews_per_hour: int = 30  # made, per address
    connections: int = 10_000  # of all kinds, in total
    connections_per_address: int = 64  # of all kinds
    spectators: int = 100  # at one table
    spectators_per_address: int = 16  # at all tables
    proxies: int = 0  # of ours before the server, whose word about addresses is believed
    vote_seconds: float = 120.0  # after which others may vote for a stand-in of who does not choose
    seat_seconds: float = 90.0  # after which a seat whose player is away is free before the start
    keep_waiting: float = 3600.0  # seconds after which a waiting table where nobody is is closed
    keep_finished: float = 90.0  # days that a game is kept after somebody last looked at it; 0 is
    keep_abandoned: float = 30.0  # for ever; the same for one that is not over
    idle_seconds: float = 600.0  # after which a table without people is put away
    house: Box | None = None  # cards of the operator's own, for tables that want them


def default_database(folder: Path) -> str:
    """SQLite in one file of the data folder."""
    return f"sqlite+aiosqlite:///{folder / DATABASE}"
