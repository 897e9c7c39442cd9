"""The operator's settings: where data is stored, who may connect, and the limits."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from ...engine.configuration.components import Box
from .known_programs import KnownProgram

DATABASE: Final = "colt-express.sqlite"


class Settings(msgspec.Struct, frozen=True):
    """The server's settings; the defaults suit one machine and some friends."""

    database: str
    origins: tuple[str, ...] = ()  # besides the server's own
    hosts: tuple[str, ...] = ()  # host names of the server; none: any
    workers: int = 2  # processes for bots
    review_seconds: float = 25.0  # for the review of a finished game
    message_size: int = 4096  # maximum size of a message in bytes
    frame_size: int = 65_536  # bytes that are read at all; a client that sends more is disconnected
    messages_per_second: float = 20.0  # sustained, per connection; bursts of three seconds' worth
    connections_at_full_speed: int = 8  # per address
    refusals: int = 100  # before a client is disconnected; the count decreases by one per second
    requests_per_second: float = 10.0  # sustained, per address; bursts of ten seconds' worth
    tables_per_hour: int = 60  # per address: created, also by rematches and by calling games off
    following_per_hour: int = 30  # games that follow each other at one table
    seats_per_hour: int = 120  # taken, per address
    seats_per_address: int = 8  # occupied at the same time at public tables
    reviews_per_hour: int = 30  # made, per address
    hints_per_hour: int = 240  # made, per address
    replays_per_hour: int = 600  # made, per address
    connections: int = 10_000  # of all kinds, in total
    connections_per_address: int = 64  # of all kinds
    spectators: int = 100  # at one table
    spectators_per_address: int = 16  # at all tables
    proxies: int = 0  # of ours in front of the server, which are trusted about addresses
    vote_seconds: float = 120.0  # after which others may vote for a stand-in for an idle player
    absence_seconds: float = 30.0  # after which the host may let a bot play for an absent player
    seat_seconds: float = 90.0  # after which an absent player's seat is freed before the start
    keep_waiting: float = 3600.0  # seconds after which an abandoned waiting table is closed
    keep_finished: float = 90.0  # days that a game is kept after its last visitor; 0 is forever
    keep_abandoned: float = 30.0  # the same for an unfinished game
    memory: int = 512  # MB for tables, as estimated; a quarter of it for unused ones
    idle_seconds: float = 600.0  # after which a table without people is evicted
    day_train: bool = True  # whether the train of the day runs
    day_list: bool = True  # whether results of the train of the day are listed, if players agree
    house: Box | None = None  # the operator's own cards, for tables that want them
    profiles: bool = True  # whether people may have a profile with several devices
    profiles_per_hour: int = 80  # made, per address: as many as guests of an evening in one room
    calls: bool = True  # whether players are called by Web Push and webhooks
    call_lease: float = 60.0  # seconds for which one server alone may call a device or a webhook
    hook_hosts: tuple[str, ...] = ()  # that webhooks may name; none: any with a public address
    push_hosts: tuple[str, ...] = ()  # the same for push services
    quick_match: bool = True  # whether strangers who wait are seated together
    queue_per_address: int = 4  # people who wait for that at the same time
    ladder: bool = False  # whether games of the quick match are rated
    evenings: bool = True  # whether evenings among friends are held
    evenings_per_hour: int = 10  # opened, per address
    keep_profiles: float = 180.0  # days that a profile is kept after its last use; 0 is forever
    programs: bool = True  # whether programs may take a seat where the host allows it
    known_programs: tuple[KnownProgram, ...] = ()  # if there are any, only these may


def default_database(folder: Path) -> str:
    """SQLite in one file in the data folder."""
    return f"sqlite+aiosqlite:///{folder / DATABASE}"
