"""Tournaments: games between bots, and the results file of their outcomes.

`TournamentResults` is the complete state; it does not grow with the number of games, and an
interrupted run resumes from it as if nothing had happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from math import sqrt
from typing import NamedTuple

import msgspec

from ..bots import BotFailed
from .games import Clock, Outcome, in_game, outcome_of, play_game
from .in_order import Jobs, in_order
from .luck.corrections import PARTS, Luck, luck_of
from .luck.sums import LuckSums
from .ratings import Rating, openskill_version, rate
from .schedule import Schedule, deal_of, fixture, whole_deals
from .statistics import Tally, Z


class Amount(msgspec.Struct):
    """Money of one kind, over all games of a bot, in each of its seats."""

    total: int = 0
    squares: int = 0

    def mean(self, seats: int) -> float:
        return self.total / seats if seats else 0.0

    def error(self, seats: int) -> float:
        """Half the 95 % interval of the mean."""
        if seats < 2:
            return 0.0
        variance = (self.squares - self.total**2 / seats) / (seats - 1)
        return Z * sqrt(max(0.0, variance) / seats)


class Score(msgspec.Struct):
    """The results of one bot. ``chance``: expected wins if all bots were equal; ``by_seats`` is by
    the size of the table."""

    all: Tally = msgspec.field(default_factory=Tally)
    chance: float = 0.0
    sources: dict[str, Amount] = {}
    by_character: dict[str, Tally] = {}
    by_seats: dict[str, Tally] = {}


class HeadToHead(msgspec.Struct):
    """How often one bot finished ahead of another; half if they finished level. Every pair of
    their seats at a table counts."""

    games: int = 0
    ahead: float = 0.0


class TournamentResults(msgspec.Struct):
    """The results of the first ``games`` games of a schedule. Everything except ``clocks`` is the
    same on every machine. ``luck`` is empty unless luck is subtracted."""

    schedule: Schedule = msgspec.field(name="plan")
    games: int = 0
    choices: int = 0
    scores: dict[str, Score] = {}
    ratings: dict[str, Rating] = {}
    clocks: dict[str, Clock] = {}
    head_to_head: dict[str, dict[str, HeadToHead]] = {}
    luck: LuckSums = msgspec.field(default_factory=LuckSums)

    def add(self, outcome: Outcome, clocks: list[Clock], luck: Luck | None = None) -> None:
        """Add the next game."""
        if luck is not None:
            self._adjust(outcome, luck)
        self.games += 1
        self.choices += outcome.choices
        size, sides = str(len(outcome.seats)), outcome.sides
        for number, (seat, clock) in enumerate(zip(outcome.seats, clocks, strict=True)):
            score = self.scores.setdefault(seat.name, Score())
            with_partner = outcome.has_partner_before(number)
            if not with_partner:
                score.chance += 1 / sides
            for tally in (score.all, score.by_seats.setdefault(size, Tally())):
                tally.add(seat.win, seat.money, with_partner)
            for who in seat.characters:
                score.by_character.setdefault(who, Tally()).add(seat.win, seat.money)
            for source, money in seat.sources.items():
                amount = score.sources.setdefault(source, Amount())
                amount.total += money
                amount.squares += money * money
            self.clocks.setdefault(seat.name, Clock()).merge(clock)
        self._compare(outcome)
        if self.rated:
            rate(self.ratings, outcome)

    def _adjust(self, outcome: Outcome, luck: Luck) -> None:
        """Partners have one result, and the same luck."""
        self.luck.begin(deal_of(self.schedule, self.games))
        self.luck.events += luck.events
        self.luck.cost += luck.cost
        for number, seat in enumerate(outcome.seats):
            if not outcome.has_partner_before(number):
                parts = [luck.parts[part][number] for part in range(len(PARTS))]
                self.luck.add(seat.name, seat.win, parts)

    def _compare(self, outcome: Outcome) -> None:
        for seat in outcome.seats:
            for other in outcome.seats:
                if seat.name != other.name and seat.side != other.side:
                    rows = self.head_to_head.setdefault(seat.name, {})
                    meeting = rows.setdefault(other.name, HeadToHead())
                    meeting.games += 1
                    meeting.ahead += 0.5 if seat.rank == other.rank else seat.rank < other.rank

    @property
    def rated(self) -> bool:
        """Whether openskill was installed when it started."""
        return self.schedule.versions.get("openskill") == openskill_version()


class Kept(StrEnum):
    """Which games are kept: those that the first of the bots did not win, all, or none."""

    LOST = "lost"
    ALL = "all"
    NONE = "none"


class PlayedGame(NamedTuple):
    """A game that was played, its record if it is kept, and its luck if that is subtracted."""

    number: int
    outcome: Outcome
    clocks: list[Clock]
    record: str
    luck: Luck | None = None


def play_fixture(schedule: Schedule, number: int, kept: Kept = Kept.NONE) -> PlayedGame:
    """Play the game with that number."""
    setup, bots = fixture(schedule, number)
    clocks = [Clock() for _ in bots]
    try:
        game = play_game(setup, bots, clocks, schedule.limit)
    except BotFailed as failed:
        raise in_game(number, failed) from None
    outcome = outcome_of(game, bots)
    keep = kept is Kept.ALL or (kept is Kept.LOST and _is_lost(outcome, schedule.codes[0]))
    luck = None
    if schedule.adjust:
        # The rotations cancel the luck of the deal, except that of a Marshal, who does not rotate.
        luck = luck_of(game, schedule.adjust, deal=setup.lawman >= 0)
    return PlayedGame(number, outcome, clocks, game.record() if keep else "", luck)


def _is_lost(outcome: Outcome, code: str) -> bool:
    """Whether a bot played and did not win."""
    wins = [seat.win for seat in outcome.seats if seat.name.partition(" as ")[0] == code]
    return bool(wins) and not any(wins)


def hold(
    results: TournamentResults, games: int, jobs: Jobs = 1, kept: Kept = Kept.NONE
) -> Iterator[PlayedGame]:
    """Play until the results have at least ``games`` games, in whole deals, and yield each one
    after it was added. Closing the generator stops the games."""
    numbers = range(results.games, whole_deals(results.schedule, games))
    pieces = ((results.schedule, number, kept) for number in numbers)
    for played in in_order(play_fixture, pieces, jobs):
        results.add(played.outcome, played.clocks, played.luck)
        yield played
