"""Seating: who sits where, who may change that, and the setup of the game that follows.

Every function looks at a table and its seats and returns the change to be written; it has no side
effects. What the table does not allow is refused with a reason.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from time import time
from typing import Final, NamedTuple, TypedDict, Unpack

from msgspec.structs import replace

from ...bots import BOTS
from ...engine.chance import key_of
from ...engine.configuration.setup import MARSHAL, Setup
from ...engine.figures import CHARACTERS
from ...engine.game import RULES_VERSION, Game
from ...errors import did_you_mean
from ..base.names import is_rude, shown_name
from ..base.refusals import Code, Refused
from ..storage.rows import Change, SeatRow, TableRow, TableStatus

STAND_IN: Final = "outlaw"
"""The bot for players whose time has run out, and for open seats."""

JUST_SEEN: Final = 15.0
"""Seconds within which the return of a player need not be stored again."""

THE_ONE_TRY: Final = (
    "this is the try that counts: there are no hints, nothing is taken back, and it is not begun "
    "anew"
)
RUDE_NAME: Final = "that name is not allowed at a public table; choose another"

Seats = list[SeatRow]


class Program(NamedTuple):
    """A program that plays in place of a person. Its author is empty unless the operator knows
    it."""

    name: str
    author: str = ""


Decide = Callable[[TableRow, Seats], Change | None]
"""Decides on a change to a table, given its row and seats; None if there is nothing to change."""


class Fields(TypedDict, total=False):
    """The fields of a table's row that may change."""

    status: TableStatus
    host: int
    setup: dict[str, object]
    rules: int
    started: float
    ended: float
    filtered: bool
    programs: bool
    next_table: str


def change(row: TableRow, *seats: SeatRow, **fields: Unpack[Fields]) -> Change:
    """The table's next version."""
    return Change(replace(row, version=row.version + 1, touched=time(), **fields), list(seats))


# Before the game -----------------------------------------------------------------------------


def join(
    row: TableRow,
    seats: Seats,
    name: str,
    bandit: str,
    token_hash: str,
    address: str = "",
    program: Program | None = None,
    profile: str = "",
) -> Change:
    """A player takes the first open seat; ``program`` is what plays in place of a person."""
    must_be(row, "waiting")
    if program is not None and not row.programs:
        raise Refused("the host of this table does not allow programs")
    seat = next((seat.seat for seat in seats if seat.kind == "open"), None)
    if seat is None:
        raise Refused("every seat of this table is taken", code="full")
    taken = human_seat(row, seats, seat, name, bandit, token_hash, address)
    taken = replace(taken, profile=profile)
    if program is not None:
        if row.public and is_rude(program.name):
            raise Refused(RUDE_NAME, code="name")
        taken = replace(taken, program=program.name, author=program.author)
    return change(row, taken)


def connect(row: TableRow, seats: Seats, seat: int) -> Change | None:
    """A player connects before the start. This is stored, so that no server considers them absent
    at this very moment."""
    if row.status != "waiting" or seat < 0 or seats[seat].seen > time() - JUST_SEEN:
        return None
    return change(row, replace(seats[seat], seen=time()))


def kick(row: TableRow, seats: Seats, host: int, seat: int) -> Change:
    """The host removes a player and bans them from the table: their token and profile, and
    their address unless a remaining player has the same. The address of a program is not banned,
    since it may be that of a guest to come."""
    must_be_host(row, host)
    must_be(row, "waiting")
    kicked = seat_at(seats, seat)
    if seat == host or kicked.kind == "open":
        raise Refused("there is nobody in that seat to kick", code="taken")
    sent_away = change(row, SeatRow(seat, "open"))
    if kicked.kind == "human":
        shared = bool(kicked.program) or any(
            one.address == kicked.address for one in seats if one is not kicked
        )
        sent_away.bans = [kicked.token_hash]
        sent_away.bans += [kicked.profile] if kicked.profile else []
        sent_away.bans += [kicked.address] if kicked.address and not shared else []
    return sent_away


def fill(row: TableRow, seats: Seats, host: int, seat: int, bot: str) -> Change:
    """The host puts a bot into an open seat."""
    must_be_host(row, host)
    must_be(row, "waiting")
    if seat_at(seats, seat).kind != "open":
        raise Refused("that seat is taken", code="taken")
    return change(row, bot_seat(seat, bot))


def start(row: TableRow, seats: Seats, host: int) -> Change:
    """The host starts the game; open seats are filled with bots."""
    must_be_host(row, host)
    must_be(row, "waiting")
    seats = [bot_seat(seat.seat, STAND_IN) if seat.kind == "open" else seat for seat in seats]
    setup = setup_of(row, seats)
    if not isinstance(setup.players, int):
        bandits = zip(seats, setup.players, strict=True)
        seats = [replace(seat, bandit=str(bandit)) for seat, bandit in bandits]
    return change(
        row,
        *seats,
        status="playing",
        setup=setup.to_dict(),
        rules=RULES_VERSION,
        started=time(),
    )


def cover_rude_words(row: TableRow, host: int, on: bool) -> Change | None:
    """The host turns the filter for rude words on or off, at any time."""
    must_be_host(row, host)
    return None if row.filtered == on else change(row, filtered=on)


def allow_programs(row: TableRow, host: int, on: bool) -> Change | None:
    """The host allows programs of others to take a seat, or no longer does. Those that have one
    keep it."""
    must_be_host(row, host)
    must_be(row, "waiting")
    return None if row.programs == on else change(row, programs=on)


# During the game -----------------------------------------------------------------------------


def end(row: TableRow, _seats: Seats) -> Change | None:
    """The game is over."""
    return change(row, status="over", ended=time()) if row.status == "playing" else None


# Who may sit down ----------------------------------------------------------------------------


def human_seat(
    row: TableRow,
    seats: Seats,
    seat: int,
    name: str,
    bandit: str,
    token_hash: str,
    address: str = "",
) -> SeatRow:
    name = shown_name(name, (other.name for other in seats if other.kind == "human"))
    if row.public and is_rude(name):
        raise Refused(RUDE_NAME, code="name")
    bandit = free_bandit(row, seats, bandit)
    return SeatRow(seat, "human", name, bandit, "", token_hash, address=address, seen=time())


def bot_seat(seat: int, bot: str) -> SeatRow:
    return SeatRow(seat, "bot", bot.capitalize(), "", known_bot(bot))


def free_bandit(row: TableRow, seats: Seats, bandit: str) -> str:
    """The bandit, if it can be taken; an empty name is always allowed."""
    if not bandit:
        return bandit
    if row.options.two_bandits:
        raise Refused("in this variant bandits are chosen when the game starts")
    known = [*CHARACTERS, MARSHAL] if has_lawman(row) else CHARACTERS
    if bandit not in known:
        raise Refused(f"no bandit is called {bandit!r}{did_you_mean(bandit, known)}")
    taken = [seat.bandit for seat in seats if seat.kind != "open"]
    if bandit in taken:
        raise Refused(f"{bandit} is already taken", code="taken")
    cast = [*taken, bandit]
    if has_lawman(row) and len(cast) == len(seats) and MARSHAL not in cast and "" not in cast:
        raise Refused(
            "the last seat is the marshal's, since everybody else is a bandit", code="lawman"
        )
    return bandit


def has_lawman(row: TableRow) -> bool:
    """Whether one of the players is the Marshal."""
    return MARSHAL in row.options.boxes


def known_bot(bot: str) -> str:
    if bot not in BOTS:
        raise Refused(f"no bot is called {bot!r}{did_you_mean(bot, tuple(BOTS))}")
    return bot


def setup_of(row: TableRow, seats: Seats) -> Setup:
    """The game's setup. Players who named no bandit get a random one, drawn with the table's seed,
    so that the whole game can be verified."""
    if row.options.two_bandits:
        return Setup.of(len(seats), row.options, row.seed)
    drawn = Game(_table_of_seven().seeded(f"{row.seed} cast"), listening=False).view(-1)
    named = [seat.bandit for seat in seats if seat.bandit]
    left = [bandit.name for bandit in drawn.bandits if bandit.name not in named]
    undecided = [seat.seat for seat in seats if not seat.bandit]
    lawman = -1
    if has_lawman(row) and MARSHAL not in named and undecided:
        lawman = min(undecided, key=lambda seat: key_of(f"{row.seed} marshal {seat}"))
    bandits = len(seats) - has_lawman(row)
    if bandits < 7 and "mei" in left:
        left.remove("mei")
    cast = [MARSHAL if seat.seat == lawman else seat.bandit or left.pop(0) for seat in seats]
    return Setup.of(cast, row.options, row.seed)


@cache
def _table_of_seven() -> Setup:
    """A table with all bandits, to draw from."""
    return Setup(7, seed="")


# Checks --------------------------------------------------------------------------------------


def must_be(row: TableRow, status: TableStatus) -> None:
    if row.status == "closed":
        raise Refused("this table is closed", code="closed")
    if row.status != status:
        now: dict[str, tuple[str, Code]] = {
            "waiting": ("has not started yet", "not_started"),
            "playing": ("has started", "started"),
            "over": ("is over", "over"),
        }
        told, code = now[row.status]
        raise Refused(f"the game {told}", code=code)


def must_not_count(row: TableRow) -> None:
    """Raises `Refused` for the try that counts at the train of the day."""
    if row.counts:
        raise Refused(THE_ONE_TRY, code="counts")


def must_be_host(row: TableRow, seat: int) -> None:
    if seat != row.host:
        raise Refused("only the host of the table may do that", code="host")


def must_still_play(seats: Seats, seat: int) -> None:
    if seats[seat].resigned:
        raise Refused("players who have resigned cannot return to the game", code="resigned")


def seat_at(seats: Seats, seat: int) -> SeatRow:
    if not 0 <= seat < len(seats):
        raise Refused(f"there is no seat {seat}; seats are numbered from 0 to {len(seats) - 1}")
    return seats[seat]


def only_person(seats: Seats) -> int:
    """The seat of the only person at the table, if all others are bots; -1 if there are more, or
    the person has resigned."""
    people = [seat for seat in seats if seat.kind == "human"]
    return people[0].seat if len(people) == 1 and is_in(people[0]) else -1


def is_solo(seats: Seats) -> bool:
    """Whether the game has one person, who may have resigned, and bots."""
    return sum(seat.kind == "human" for seat in seats) == 1


def is_in(seat: SeatRow) -> bool:
    """Whether it is the seat of a player, a person or a program, who has not resigned."""
    return seat.kind == "human" and not seat.resigned


def may_host(seat: SeatRow) -> bool:
    """Whether it is the seat of a person who has not resigned. A program cannot look after a
    table."""
    return is_in(seat) and not seat.program
