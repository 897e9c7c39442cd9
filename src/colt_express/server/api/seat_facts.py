"""Facts about a player's finished games, from which the page works out the player's own record.

A token shows whose seat it is. The answer contains nothing that others at the table did not see;
times are left out, since not every player agrees to have them kept.
"""

from __future__ import annotations

import gzip

import msgspec

from ...bots.curve import OUTLOOK_VERSION
from ...engine.errors import RecordError
from ...engine.serialization.record import load_record
from ...replays.deeds import SeatDeeds, deeds_of
from ...replays.results import result_of
from ...replays.shown_options import ShownOptions, shown
from ...replays.telling import ReplaySeat
from ..base.credentials import may_be_table_id
from ..base.rate_limits import Bucket
from ..registry.table_registry import TableRegistry
from ..storage.rows import StoredTable
from ..table.stories import record_of
from ..table.table_state import seat_with
from .my_games import Seated, slowly
from .theatre.curves import CurveAnswer
from .theatre.people import people_of


class Moved(msgspec.Struct, frozen=True):
    """What moved a seat's chance to win, in hundredths of a percent: luck, and the player's own
    choices. ``error``: what was lost for each of ``decisions`` against the best option."""

    luck: int
    own: int
    error: int
    decisions: int


class SeatFacts(msgspec.Struct, frozen=True):
    """A finished game for one seat. ``money`` and ``sides`` are by seat; ``hits`` are the bullets
    that this seat took. ``day``: the train of the day. ``moved`` is there once the game's curve has
    been worked out."""

    table: str
    seat: int
    seats: list[ReplaySeat]
    options: ShownOptions
    money: list[int]
    sides: list[int]
    winners: list[int]
    hits: int
    gunslinger: bool
    resigned: bool
    day: str
    deeds: SeatDeeds
    moved: Moved | None = None


async def facts(
    registry: TableRegistry, seats: list[Seated], address: str, allowance: Bucket
) -> list[SeatFacts | None]:
    """Facts about the games of these seats, in the same order; None for a game that is not over or
    cannot be replayed, a table that does not exist, or a token that belongs to no seat there."""
    return [await _of_seat(registry, one, address, allowance) for one in seats]


async def _of_seat(
    registry: TableRegistry, wanted: Seated, address: str, allowance: Bucket
) -> SeatFacts | None:
    if not may_be_table_id(wanted.table):
        return None
    stored = (await registry.store.tables_called([wanted.table])).get(wanted.table)
    if stored is None or stored.table.status != "over":
        return None
    seat = seat_with(await registry.proof_of(wanted.token), stored.seats)
    if seat < 0:
        return None
    async with slowly(registry, address, allowance):
        whole = await registry.store.load_table(wanted.table)
        if whole is None:
            return None
        moved = await _moved(registry, wanted.table, seat)
        return await registry.thinkers.workers.aside(lambda: facts_of(whole, seat, moved))


async def _moved(registry: TableRegistry, table: str, seat: int) -> Moved | None:
    told = await registry.store.curve(table, OUTLOOK_VERSION)
    if told is None:
        return None
    answer = msgspec.json.decode(gzip.decompress(told), type=CurveAnswer)
    if answer.curve is None:
        return None
    one = answer.curve.seats[seat]
    return Moved(one.luck, one.own, one.error, one.decisions)


def facts_of(stored: StoredTable, seat: int, moved: Moved | None) -> SeatFacts | None:
    """The facts of a stored game for one seat; None if it cannot be replayed under these rules."""
    try:
        game = load_record(record_of(stored.table, stored.choices))
    except RecordError:
        return None
    result = result_of(game)
    if result is None:
        return None
    bandits: dict[int, list[str]] = {}
    for bandit in game.view(-1).bandits:
        bandits.setdefault(bandit.seat, []).append(bandit.name)
    seats = [
        msgspec.structs.replace(one, bandits=bandits.get(one.seat, []))
        for one in people_of(stored).seats
    ]
    return SeatFacts(
        table=stored.table.id,
        seat=seat,
        seats=seats,
        options=shown(game.setup.options),
        money=result.money,
        sides=result.sides,
        winners=result.winners,
        hits=result.hits[seat],
        gunslinger=seat in result.gunslingers,
        resigned=stored.seats[seat].resigned,
        day=stored.table.day,
        deeds=deeds_of(game, seat),
        moved=moved,
    )
