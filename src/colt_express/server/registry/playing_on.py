"""Playing on from a moment of a finished game, or from a puzzle: a new table with one person, who
takes over a seat, and bots. Its game begins with the choices up to that moment.

Hidden things stay as they were, or everything that the seat could not know then is dealt anew; from
a puzzle, always.
"""

from __future__ import annotations

from time import time
from typing import Annotated, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from ...engine.configuration.setup import Setup
from ...engine.serialization.record import Redealt
from ...puzzles.puzzle import Puzzle, Source
from ..base.credentials import new_seed
from ..base.names import shown_name
from ..base.refusals import Refused
from ..storage.rows import ChoiceRow, PlayedOn, SeatRow, StoredTable, TableRow
from ..table.messages import Name
from ..table.seating import bot_seat
from ..table.stories import choices_that_count, is_of_other_rules

OPPONENT: Final = "gunslinger"
"""The bot in place of a person, unless the request names another."""

PUZZLE: Final = "puzzle-"
"""Beginning of the origin of a table that plays on from a puzzle; its number follows."""

PACE: Final = 0.2
"""Seconds that a bot takes at least for a choice; the page shows it at a human pace."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play on from the moment after ``number`` choices, in the place of a seat."""

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    number: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    anew: bool = False  # deal everything anew that the seat could not know
    bot: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """The bot at all other seats; without one, bots stay what they were."""


class PlayPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play on from a puzzle, with everything dealt anew that its seat could not
    know."""

    name: Name
    bot: Annotated[str, msgspec.Meta(max_length=60)] = OPPONENT


class Player(NamedTuple):
    """The person at a new table: hashes that stand for their token and address, and their
    profile, if they have one."""

    token_hash: str
    address: str
    profile: str = ""


def player_seat(seat: int, name: str, bandit: str, player: Player, now: float) -> SeatRow:
    """The seat of that person."""
    token_hash, address, profile = player
    return SeatRow(
        seat, "human", name, bandit, "", token_hash, address=address, seen=now, profile=profile
    )


def play_on(table_id: str, stored: StoredTable, wanted: PlayOn, player: Player) -> StoredTable:
    """The rows and choices of the new table of that name."""
    row = stored.table
    if row.status != "over":
        raise Refused("a game can be played on when it is over", code="not_over")
    if is_of_other_rules(row):
        raise Refused(
            "this game was played by other rules, so it cannot be played on", code="other_rules"
        )
    if wanted.seat >= len(stored.seats):
        last = len(stored.seats) - 1
        raise Refused(f"there is no seat {wanted.seat}; seats are numbered from 0 to {last}")
    made, _ = choices_that_count(stored.choices)
    if wanted.number >= len(made):
        raise Refused(
            f"the game was over after {len(made)} choices; it can be played on from any moment "
            f"before, 0 to {len(made) - 1}",
            code="over",
        )
    earlier = [] if row.origin is None else row.origin.redealt
    redealt = [one for one in earlier if one.number < wanted.number + (not wanted.anew)]
    if wanted.anew:
        redealt.append(Redealt(wanted.number, wanted.seat, new_seed()))
    return _going_on(table_id, stored, made, wanted, redealt, player)


def play_puzzle(
    table_id: str,
    number: int,
    puzzle: Puzzle,
    source: Source,
    wanted: PlayPuzzle,
    player: Player,
) -> StoredTable:
    """The rows and choices of a table that plays on from the puzzle of that number."""
    setup = Setup.from_dict(source.setup)
    row = TableRow(
        id=f"{PUZZLE}{number}",
        created=0.0,
        status="over",
        public=False,
        clock=0,
        pace=PACE,
        host=puzzle.seat,
        options=setup.options,
        seed=str(setup.seed),
        setup=source.setup,
        rules=puzzle.rules,
    )
    seats = [bot_seat(seat, OPPONENT) for seat in range(setup.seats)]
    if not setup.options.two_bandits:
        for bandit in puzzle.read().view.bandits:
            seats[bandit.seat].bandit = bandit.name
    choices = [choice_of(words) for words in source.choices]
    on = PlayOn(wanted.name, puzzle.seat, len(choices), anew=True, bot=wanted.bot)
    redealt = [Redealt(len(choices), puzzle.seat, new_seed())]
    return _going_on(table_id, StoredTable(row, seats), choices, on, redealt, player)


def choice_of(words: str, made: float = 0.0) -> ChoiceRow:
    """A choice as it is stored, from the words of a record: ``0 play move``."""
    seat, _, option = words.partition(" ")
    return ChoiceRow(int(seat), option, made)


def _going_on(
    table_id: str,
    before: StoredTable,
    made: list[ChoiceRow],
    wanted: PlayOn,
    redealt: list[Redealt],
    player: Player,
) -> StoredTable:
    """A table like the one ``before`` whose game goes on after the first choices that were
    ``made``."""
    row = before.table
    now = time()
    taken_over = [replace(choice, made=now) for choice in made[: wanted.number]]
    table = replace(
        row,
        id=table_id,
        created=now,
        touched=now,
        started=now,
        ended=0.0,
        status="playing",
        public=False,
        clock=0,
        pace=PACE,
        host=wanted.seat,
        next_table="",
        version=0,
        help=True,
        day="",
        counts=False,
        programs=False,
        evening="",
        rated=False,
        origin=PlayedOn(row.id, wanted.number, wanted.seat, redealt),
    )
    sitting = [_seat(one, wanted, player, now) for one in before.seats]
    return StoredTable(table, sitting, taken_over)


def _seat(seat: SeatRow, wanted: PlayOn, player: Player, now: float) -> SeatRow:
    if seat.seat == wanted.seat:
        name = shown_name(wanted.name, ())
        return player_seat(seat.seat, name, seat.bandit, player, now)
    was = seat.bot if seat.kind == "bot" else OPPONENT
    return replace(bot_seat(seat.seat, wanted.bot or was), bandit=seat.bandit)
