"""A table as everybody may see it, built from its rows and from presence."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from ...engine.chance import seed_hash
from ...replays.shown_options import shown
from ..storage.rows import PlayedOn, SeatRow, TableRow
from .consent import may_be_studied, times_are_kept
from .messages import Frozen, PlaysOn, SeatInfo, TableInfo
from .stand_ins import comebacks


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    present: Collection[int],
    vote_after: float,
    substitute_after: float,
    votes: Mapping[int, list[int]] | None = None,
    frozen: Frozen | None = None,
) -> TableInfo:
    """The table as all clients see it. ``votes`` are those that count now, by the seat they are
    about."""
    return TableInfo(
        table=row.id,
        status=row.status,
        public=row.public,
        clock=row.clock,
        options=shown(row.options),
        seats=[_seat_info(seat, present, (votes or {}).get(seat.seat, [])) for seat in seats],
        host=row.host,
        seed_hash=seed_hash(row.seed),
        seed=row.seed if row.status == "over" else "",
        next_table=row.next_table,
        filtered=row.filtered,
        vote_after=vote_after,
        substitute_after=substitute_after,
        help=row.help,
        frozen=frozen,
        times=times_are_kept(seats),
        study=may_be_studied(seats),
        day=row.day,
        counts=row.counts,
        origin=None if row.origin is None else _plays_on(row.origin),
        programs=row.programs,
        opened=row.created,
        evening=row.evening,
        rated=row.rated,
    )


def for_strangers(info: TableInfo) -> TableInfo:
    """The table for clients who do not play there: once the game is over, without the names of
    players who do not want them to be kept."""
    if info.status != "over" or all(seat.named for seat in info.seats):
        return info
    seats = [seat if seat.named else replace(seat, name="") for seat in info.seats]
    return replace(info, seats=seats)


def _plays_on(origin: PlayedOn) -> PlaysOn:
    anew = any(one.number == origin.number for one in origin.redealt)
    return PlaysOn(origin.game, origin.number, origin.seat, anew)


def _seat_info(seat: SeatRow, present: Collection[int], votes: list[int]) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bandit=seat.bandit,
        bot=seat.stand_in or seat.bot,
        lapses=seat.lapses,
        comebacks=comebacks(seat),
        present=seat.kind == "bot" or seat.seat in present,
        resigned=seat.resigned,
        votes=votes,
        again=seat.kind == "bot" or seat.again,
        named=seat.named,
        timed=seat.timed,
        study=seat.study,
        program=seat.program,
        author=seat.author,
    )
