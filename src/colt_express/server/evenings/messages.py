"""Requests and responses about evenings. Guests are named by their numbers; their
profiles are sent to no page."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ...replays.shown_options import ShownOptions
from ..registry.new_tables import Clock
from ..storage.evenings import TableStage
from ..table.messages import Name
from ..table.operator_cards import WantedOptions
from .drawing_tables import LARGEST, SMALLEST
from .life import MOST_ROUNDS, Phase
from .points import Because, Scheme

LONGEST_TITLE: Final = 60

Guest = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Rounds = Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]


class NewEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for an evening; its host is the person who asks. ``seats`` is how many are best at
    a table, and ``bot`` fills tables where people are missing."""

    name: Name
    title: Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)] = ""
    rounds: Rounds = 3
    seats: Annotated[int, msgspec.Meta(ge=SMALLEST, le=LARGEST)] = 4
    options: WantedOptions = WantedOptions()
    clock: Clock = 60
    bot: Annotated[str, msgspec.Meta(max_length=60)] = "outlaw"
    points: Scheme = "places"
    plays: bool = True


class ComeIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to join an evening."""

    name: Name


class ThatGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the host about a guest: to remove them, or to make them the host."""

    guest: Guest


class DrawRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the host for the next round, which has that number. Sent twice, it is drawn
    once."""

    round: Rounds


class EndTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the host to end a table of the round that does not go on."""

    table: Annotated[str, msgspec.Meta(max_length=16)]


class SetRounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the host for another number of rounds."""

    rounds: Rounds


class EveningGuest(msgspec.Struct, frozen=True):
    """A guest, as everybody sees them. A name is empty if its owner has left for good."""

    guest: int
    name: str
    since: int  # the first round
    plays: bool
    left: bool
    present: bool


class EveningTable(msgspec.Struct, frozen=True):
    """A table of a round: the guest at each seat, or -1 for a bot."""

    table: str
    seats: list[int]
    stage: TableStage


class RoundScore(msgspec.Struct, frozen=True):
    """What a round brought to a guest."""

    points: int
    place: int
    money: int
    left: bool


class EveningStanding(msgspec.Struct, frozen=True):
    """A line of the standings. ``because`` is what puts it below the line above; ``rounds`` has
    null for rounds without the guest, and for tables that still play."""

    place: int
    guest: int
    points: int
    wins: int
    money: int
    rounds: list[RoundScore | None]
    because: Because


class Evening(msgspec.Struct, frozen=True):
    """An evening, as everybody sees it who has its link. ``you`` is the guest who asks, or -1;
    ``again`` is after how many seconds to ask again."""

    evening: str
    title: str
    phase: Phase
    host: int
    rounds: int
    round: int
    seats: int
    options: ShownOptions
    clock: int
    bot: str
    points: Scheme
    guests: list[EveningGuest]
    tables: list[list[EveningTable]]
    standings: list[EveningStanding]
    host_away: bool
    you: int
    again: int


class MyEvening(msgspec.Struct, frozen=True):
    """An evening of the person who asks, as it is listed. ``round`` is 0 before the first, and
    ``guests`` counts those who have not left."""

    evening: str
    title: str
    opened: float
    phase: Phase
    hosting: bool
    round: int
    rounds: int
    guests: int


class EveningOpened(msgspec.Struct, frozen=True):
    """A new evening."""

    evening: str
