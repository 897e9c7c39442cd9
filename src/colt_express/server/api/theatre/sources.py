"""Sources: where a game that is told again comes from, and who may see what of it.

A game of the server is read from its rows. A local record was given to the server when it was
started (``colt-express replay FILE --open``); its owner may see everything in it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Final, Literal, NamedTuple

from ....engine.serialization.record import read_record
from ....replays.steps import ALL_OPEN
from ....replays.telling import Replay
from ...base.credentials import Proof
from ...base.refusals import Refused
from ...storage.rows import StoredTable
from ...table.message_log import SPECTATOR
from ...table.stories import has_game, is_of_other_rules, reason_of_other_rules, record_of
from ...table.table_state import seat_with
from .making import NotTold, told_record
from .people import people_of

LOCAL: Final = "local-"
"""Beginning of the names of local records."""


class Source(NamedTuple):
    """A game that can be told. ``tell`` tells it from a seat, and takes a while."""

    game: str
    status: Literal["playing", "over"]
    is_open: bool  # whether everybody may see it from every seat
    kept: bool  # in the database
    public: bool
    started: float  # as `ended`, 0 if unknown or not to be told
    ended: float
    study: bool  # whether all players agreed that it may be studied
    seats: int
    number: int  # of choices made
    seat_of: Callable[[Proof], int]
    tell: Callable[[int], Replay]
    record: Callable[[], str | bytes]

    def check_may_see(self, seat: int, own: int) -> None:
        """Raises an error unless a client whose seat is ``own`` may see it from that seat."""
        if self.is_open or seat in (SPECTATOR, own):
            return
        if seat == ALL_OPEN:
            raise Refused("all cards are shown when the game is over", code="not_over")
        raise Refused(
            "until the game is over, only its player can see it from that seat", code="players"
        )


def stored_game(stored: StoredTable) -> Source:
    """A game of the server, if it has begun and can be told."""
    table, people = stored.table, people_of(stored)
    if table.status == "closed":
        raise Refused("this table was closed without a game", code="closed")
    if not has_game(table):
        raise Refused("the game has not started yet", code="not_started")
    over = table.status == "over"
    if not over and is_of_other_rules(table):
        raise Refused(reason_of_other_rules(table).sentence)
    return Source(
        game=table.id,
        status="over" if over else "playing",
        is_open=over,
        kept=True,
        public=table.public,
        started=table.started if people.timed else 0.0,
        ended=table.ended if people.timed else 0.0,
        study=people.study,
        seats=len(stored.seats),
        number=len(stored.choices),
        seat_of=partial(seat_with, seats=stored.seats),
        tell=partial(_tell_stored, stored),
        record=partial(record_of, table, stored.choices),
    )


def _tell_stored(stored: StoredTable, seat: int) -> Replay:
    record = record_of(stored.table, stored.choices)
    replay = told_record(record, seat, people_of(stored).seats)
    if replay.trouble and stored.table.status != "over":
        raise NotTold("this game's record is damaged; it cannot be shown")
    return replay


def local_name(text: bytes) -> str:
    """The name of a local record: the same for the same contents."""
    return LOCAL + blake2b(text, digest_size=5).hexdigest()


def local_game(text: bytes) -> Source:
    """The source of a local game; raises `RecordError` if ``text`` is not a record."""
    record = read_record(text, any_rules=True)
    return Source(
        game=local_name(text),
        status="over",
        is_open=True,
        kept=False,
        public=False,
        started=0.0,
        ended=0.0,
        study=False,
        seats=record.setup.seats,
        number=len(record.choices),
        seat_of=lambda _proof: SPECTATOR,
        tell=partial(told_record, text),
        record=lambda: text,
    )
