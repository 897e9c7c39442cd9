"""Taking one's data along: everything that the server keeps about a profile as one file, with the
games that it has played. A game that is over is open to everybody, so its record is in the file; of
one that goes on only the choices of one's own seats are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ..api.theatre.people import people_of
from ..storage.profiles import DeviceRow, PasskeyRow
from ..storage.rows import SeatRow, StoredTable, TableRow, UnreadableRow, has_setup
from ..table.stories import has_game, record_of
from .leaving import PeopleStorage, ProfilePart, tables_of

MOST_BYTES: Final = 8 * 2**20
"""Maximum size of all games in a file, in bytes. The latest games come first."""
LEFT_OUT: Final = (
    "these games did not fit into the file, or cannot be read; the record of each that is over is "
    "at /api/tables/TABLE/record"
)


async def own_data(
    store: PeopleStorage, profile_id: str, parts: Sequence[ProfilePart], most: int = MOST_BYTES
) -> dict[str, object]:
    """Everything that the server keeps about a profile, with up to ``most`` bytes of games."""
    profile = await store.profile(profile_id)
    devices = await store.devices_of(profile_id)
    passkeys = await store.passkeys_of(profile_id)
    tables = await _own_tables(store, profile_id)
    own = [(one.table, seat) for one in tables for seat in _own(one, profile_id)]
    games, left_out = await _games(store, profile_id, tables, most)
    data: dict[str, object] = {
        "profile": None
        if profile is None
        else {
            "name": profile.name,
            "portrait": profile.portrait,
            "made": profile.made,
            "seen": profile.seen,
        },
        "devices": _listed(devices),
        "passkeys": _listed(passkeys),
        "seats": [_seat(table, seat) for table, seat in own],
        "games": games,
        "games_left_out": {"tables": left_out, "because": LEFT_OUT} if left_out else None,
        "trains_of_the_day": [
            {
                "day": one.day,
                "table": one.id,
                "name": one.name,
                "bandit": one.bandit,
                "money": one.money,
                "place": one.place,
                "listed": one.made,
            }
            for one in await store.results_of([one.table.id for one in tables])
        ],
        "reports": [
            {"table": one.table_id, "of_seat": one.seat, "reason": one.reason, "made": one.made}
            for one in await store.reports_by({(table.id, seat.seat) for table, seat in own})
        ],
    }
    return data | {part.section: await part.own_data(profile_id) for part in parts}


async def _own_tables(store: PeopleStorage, profile_id: str) -> list[StoredTable]:
    """The tables at which a profile has a seat, without their choices, the latest first."""
    tables = [
        stored
        for names in await tables_of(store, profile_id)
        for stored in (await store.tables_called(names)).values()
    ]
    return sorted(tables, key=lambda one: (one.table.created, one.table.id), reverse=True)


def _own(stored: StoredTable, profile_id: str) -> list[SeatRow]:
    return [seat for seat in stored.seats if seat.profile == profile_id]


async def _games(
    store: PeopleStorage, profile_id: str, tables: Sequence[StoredTable], most: int
) -> tuple[list[dict[str, object]], list[str]]:
    """The games at these tables that fit into ``most`` bytes, and the names of all others."""
    games: list[dict[str, object]] = []
    left_out: list[str] = []
    for name in (one.table.id for one in tables if has_game(one.table)):
        if most > 0:
            try:
                stored = await store.load_table(name)
            except UnreadableRow:
                stored = None
            game = None if stored is None else _game(stored, profile_id)
            if game is not None and (size := len(msgspec.json.encode(game))) <= most:
                games.append(game)
                most -= size
                continue
        left_out.append(name)
    return games, left_out


def _game(stored: StoredTable, profile_id: str) -> dict[str, object] | None:
    """A game as its players may know it; None if it cannot be read."""
    row = stored.table
    if not has_setup(row):
        return None
    game: dict[str, object] = {
        "table": row.id,
        "public": row.public,
        "clock": row.clock,
        "day": row.day,
        "evening": row.evening,
        "players": [
            {
                "seat": one.seat,
                "name": one.name,
                "kind": one.kind,
                "bot": one.bot,
                "program": one.program,
                "author": one.author,
            }
            for one in people_of(stored).seats
        ],
    }
    if row.status == "over":
        return game | {"record": msgspec.Raw(record_of(row, stored.choices).encode())}
    mine = {seat.seat for seat in _own(stored, profile_id)}
    return game | {
        "chosen": [
            {"seat": one.seat, "option": one.option, "made": one.made}
            for one in stored.choices
            if one.seat in mine
        ]
    }


def _seat(row: TableRow, seat: SeatRow) -> dict[str, object]:
    return {
        "table": row.id,
        "status": row.status,
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "seat": seat.seat,
        "name": seat.name,
        "bandit": seat.bandit,
        "seen": seat.seen,
        "resigned": seat.resigned,
        "names_kept": seat.named,
        "times_kept": seat.timed,
        "may_be_studied": seat.study,
    }


def _listed(rows: Iterable[DeviceRow | PasskeyRow]) -> list[dict[str, object]]:
    return [{"name": one.name, "made": one.made, "seen": one.seen} for one in rows]
