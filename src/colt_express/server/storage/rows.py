"""The rows of the database: tables, their seats and choices; stories and curves of games, the
gallery, and reports. Their columns are in `columns`: a table can be kept without a
database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeVar, get_args

import msgspec

from ...engine.configuration.table_options import TableOptions
from ...engine.game import RULES_VERSION
from ...engine.serialization.record import Redealt
from ...errors import ColtExpressError

TableStatus = Literal["waiting", "playing", "over", "closed"]
STATUSES: Final[tuple[TableStatus, ...]] = get_args(TableStatus)
SeatKind = Literal["human", "bot", "open"]


UNREADABLE: Final = "unreadable"
"""Set of rules, or the only key of a setup, in place of what cannot be read."""

NOT_JSON: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)

Row = TypeVar("Row")


class UnreadableRow(ColtExpressError):
    """A row of a table, or of one of its seats, has been damaged; ``fault`` says how."""

    def __init__(self, table_id: str, fault: str) -> None:
        super().__init__("this table is damaged; it cannot be shown")
        self.table_id = table_id
        self.fault = fault


class Taken(ColtExpressError):
    """The choice with that number, or that version of a table, already exists: another server, or
    another client, was faster."""


class SeatRow(msgspec.Struct):
    seat: int
    kind: SeatKind
    name: str = ""
    bandit: str = ""
    bot: str = ""
    token_hash: str = ""
    stand_in: str = ""  # the bot that plays until the player is back
    missed: float = 0.0  # when the last question was asked that its player lost to a stand-in
    lapses: int = 0  # how often that has happened
    address: str = ""  # the hash of the address from which the seat was taken
    seen: float = 0.0  # when its player was last present
    resigned: bool = False  # the stand-in plays on, and the player cannot return
    votes: str = ""  # who wants a stand-in, and at which question
    again: bool = False  # whether its player wants another game, after the end
    named: bool = True  # whether its player's name may be kept after the game
    timed: bool = True  # whether its player agrees that times are kept
    study: bool = False  # whether its player agrees that the game may be studied
    program: str = ""  # the name of the program that plays here in place of a person
    author: str = ""  # of that program, if the operator knows it
    profile: str = ""  # of its player, whose devices prove the seat; never sent


class PlayedOn(msgspec.Struct, frozen=True):
    """The moment of a finished game from which a table plays on, and where hidden things were dealt
    anew since its beginning."""

    game: str  # a table
    number: int  # of choices taken over
    seat: int  # played by a person
    redealt: list[Redealt] = []


class TableRow(msgspec.Struct):
    id: str
    created: float
    status: TableStatus
    public: bool
    clock: int
    pace: float
    host: int
    options: TableOptions
    seed: str
    setup: dict[str, object]  # as it was started, under any version of the rules
    next_table: str = ""
    started: float = 0.0
    version: int = 0  # counts the changes of the table and its seats
    rules: int = RULES_VERSION  # that its game is played by
    touched: float = 0.0  # time of the last activity
    filtered: bool = False  # whether rude words are hidden in its chat
    help: bool = False  # whether its host allows players to see ahead and to ask for hints
    ended: float = 0.0  # when the game was over
    origin: PlayedOn | None = None
    day: str = ""  # of the train of the day that is played, such as 2026-11-18
    counts: bool = False  # whether it is the try at that train that counts
    programs: bool = False  # whether its host allows programs of others to take a seat
    evening: str = ""  # at which it is played
    rated: bool = False  # whether its game is to count on the ladder


TAKE_BACK: Final = "take back"
"""In place of an option: the seat takes its last choice back. No option has these words."""


class ChoiceRow(msgspec.Struct):
    seat: int
    option: str
    made: float

    @property
    def takes_back(self) -> bool:
        return self.option == TAKE_BACK


class StoryRow(msgspec.Struct, frozen=True):
    """The messages that a spectator was sent about a table's first choices, compressed."""

    table_id: str
    number: int
    told: bytes


class CurveRow(msgspec.Struct, frozen=True):
    """The curve of a finished game as it is sent, compressed. ``version``: of the evaluation."""

    table_id: str
    version: int
    told: bytes


class Summary(msgspec.Struct, frozen=True):
    """How a game ended, by seat."""

    bandits: list[list[str]]
    money: list[int]
    winners: list[int]
    sides: list[int]


class GalleryRow(msgspec.Struct, frozen=True):
    """A finished game. ``margin`` is by how much the richest side was ahead of the next."""

    table_id: str
    ended: float
    players: int
    boxes: str  # their names in alphabetical order, separated by commas
    variant: str  # empty for none
    winners: str  # bandits, with a comma before, between and after them
    margin: int
    richest: int
    bullets: int  # received by all
    summary: str  # a `Summary`
    luck: int | None = None  # of the winner, in hundredths of a percent; None without a curve


class ReportRow(msgspec.Struct):
    """A player's report of another."""

    id: str  # the same for the same two at the same table
    made: float
    table_id: str
    seat: int
    reporter: int
    reason: str
    said: list[str]  # the seat's last chat messages
    name: str = ""  # of the reported player, as are the hashes of their token and address
    token_hash: str = ""
    address: str = ""


class StoredTable(msgspec.Struct):
    """A table in the database, with its choices from some number on."""

    table: TableRow
    seats: list[SeatRow]
    choices: list[ChoiceRow] = []


class Change(msgspec.Struct):
    """Everything that is written in one transaction: the table's next version, the changed seats,
    possibly a new table, and new bans."""

    table: TableRow
    seats: list[SeatRow] = []
    opened: StoredTable | None = None
    bans: list[str] = []
    unplayed: bool = False  # whether it may be written only if no choice is ever made


def table_values(table: TableRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(table)
    values["options"] = msgspec.json.encode(table.options).decode()
    values["setup"] = table.setup.get(UNREADABLE) or msgspec.json.encode(table.setup).decode()
    values["origin"] = "" if table.origin is None else msgspec.json.encode(table.origin).decode()
    return values


def table_row(values: Mapping[Any, Any]) -> TableRow:
    """Raises `UnreadableRow` for a row that no server has written."""
    row = dict(values)
    row["options"] = _read_options(row["options"])
    row["setup"] = _read_setup(row["setup"])
    row["origin"] = _read_origin(row["origin"], str(values["id"]))
    return _checked(row, TableRow, str(values["id"]))


def has_setup(row: TableRow) -> bool:
    """Whether the setup of its game can be read."""
    return UNREADABLE not in row.setup


def _read_options(text: str) -> TableOptions:
    """If another version has written options that are invalid here, the table can still be listed
    and viewed, but `Setup` refuses to start a game."""
    try:
        return msgspec.json.decode(text, type=TableOptions)
    except NOT_JSON:
        return TableOptions(rules=UNREADABLE)


def _read_setup(text: str) -> dict[str, object]:
    """A setup that cannot be read stays as it is in the database; its game counts as damaged."""
    try:
        return msgspec.json.decode(text, type=dict[str, object])
    except NOT_JSON:
        return {UNREADABLE: text}


def _read_origin(text: str, table_id: str) -> PlayedOn | None:
    try:
        return msgspec.json.decode(text, type=PlayedOn) if text else None
    except (*NOT_JSON, TypeError):
        raise UnreadableRow(table_id, "its origin is not what a server has written") from None


def seat_values(table_id: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.structs.asdict(seat)}


def seat_row(values: Mapping[Any, Any]) -> SeatRow:
    """Raises `UnreadableRow` for a row that no server has written."""
    row = dict(values)
    return _checked(row, SeatRow, str(row.pop("table_id")))


def _checked(values: dict[str, Any], kind: type[Row], table_id: str) -> Row:
    """SQLite accepts values of any type, and text that is not UTF-8."""
    try:
        for value in values.values():
            if isinstance(value, str):
                value.encode()
        return msgspec.convert({str(name): value for name, value in values.items()}, kind)
    except UnicodeError:
        raise UnreadableRow(table_id, "a text is not UTF-8") from None
    except msgspec.ValidationError as error:
        raise UnreadableRow(table_id, str(error)) from None


def as_number(value: object) -> int:
    """A number, or 0 for anything else that SQLite has in place of one."""
    return value if isinstance(value, int) else 0
