"""Games between bots: play one, and summarize its outcome in a few numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter

import msgspec

from ..bots import Bot, BotFailed, Eyes, make_bot
from ..bots.remote import is_remote
from ..engine.configuration.setup import MARSHAL, Setup
from ..engine.figures import FIGURES
from ..engine.game import Game
from .line_up import check_bots
from .statistics import Z


class Clock(msgspec.Struct):
    """How long a bot thought about decisions with more than one option."""

    decisions: int = 0
    seconds: float = 0.0
    seconds_squared: float = 0.0
    worst: float = 0.0

    def add(self, seconds: float) -> None:
        self.merge(Clock(1, seconds, seconds * seconds, seconds))

    def merge(self, other: Clock) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.seconds_squared += other.seconds_squared
        self.worst = max(self.worst, other.worst)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    @property
    def error(self) -> float:
        """Half the 95 % interval of the mean."""
        if self.decisions < 2:
            return 0.0
        variance = (self.seconds_squared - self.seconds**2 / self.decisions) / (self.decisions - 1)
        return Z * sqrt(max(0.0, variance) / self.decisions)


class SeatOutcome(msgspec.Struct):
    """The outcome of a game for one seat. ``name`` is the bot's code, with a suffix if it played
    the Marshal; ``win`` is a fraction if the win is shared; ``rank`` counts from 0, with equal
    ranks for ties."""

    name: str
    side: int
    win: float
    rank: int
    money: int
    sources: dict[str, int]
    characters: list[str]


class Outcome(msgspec.Struct):
    """The outcome of a game."""

    seats: list[SeatOutcome]
    choices: int
    station: str

    @property
    def sides(self) -> int:
        return len({seat.side for seat in self.seats})

    def has_partner_before(self, number: int) -> bool:
        """Whether the same bot also plays for that seat's side in a seat before it."""
        seat = self.seats[number]
        return any(
            other.side == seat.side and other.name == seat.name for other in self.seats[:number]
        )


def play_game(
    setup: Setup,
    bots: Sequence[str],
    clocks: list[Clock] | None = None,
    limit: float = 0.0,
) -> Game:
    """Play one game between bots, each named by its code. ``clocks``, one for each seat, measure
    how long they think; ``limit`` is how many seconds they may think about one decision."""
    game, minds = minds_of(setup, bots, limit)
    play_with(game, minds, clocks)
    return game


def minds_of(setup: Setup, bots: Sequence[str], limit: float = 0.0) -> tuple[Game, list[Bot]]:
    """A new game, and the bots at its seats, each named by its code."""
    check_bots(bots, setup.seats)
    # Bots behind a socket are sent events, so the game must record them.
    game = Game(setup, listening=any(map(is_remote, bots)))
    return game, [
        make_bot(name, setup.seed, seat, setup.rulebook, limit) for seat, name in enumerate(bots)
    ]


def play_with(game: Game, minds: Sequence[Bot], clocks: list[Clock] | None = None) -> None:
    """Play a game to its end, with a bot for each seat."""
    try:
        while not game.over:
            for decision in game.decisions:
                seat = decision.seat
                begin = perf_counter()
                option = minds[seat].choose(decision, Eyes(game, seat))
                if clocks is not None and len(decision.options) > 1:
                    clocks[seat].add(perf_counter() - begin)
                game.choose(seat, option)
    finally:
        for mind in minds:
            mind.end(game.result)


def in_game(number: int, failed: BotFailed) -> BotFailed:
    """The same error, with the number of the game."""
    return BotFailed(f"game {number + 1}: {failed}")


def outcome_of(game: Game, bots: Sequence[str]) -> Outcome:
    """Partners win together; tied sides share the win; there may be no winner (CASE-9)."""
    result = game.result
    assert result is not None
    sides, lawman = game.setup.rulebook.sides, game.setup.lawman
    share = 1 / max(1, len({sides[seat] for seat in result.winners}))
    characters: list[list[str]] = [[] for _ in bots]
    for bandit in game.state.bandits:
        characters[bandit.seat].append(FIGURES[bandit.character])
    # END-2: the winners, then by money, then by fewer bullets received; those who cannot win are
    # last.
    order = [
        (seat in result.barred, seat not in result.winners, -result.money[seat], result.hits[seat])
        for seat in range(len(bots))
    ]
    places = sorted({order[seat] for seat in range(len(bots)) if seat not in result.winners})
    return Outcome(
        [
            SeatOutcome(
                name=f"{bot} as {MARSHAL}" if seat == lawman else bot,
                side=sides[seat],
                win=share if seat in result.winners else 0.0,
                rank=0 if seat in result.winners else 1 + places.index(order[seat]),
                money=result.money[seat],
                sources=result.breakdown[seat],
                characters=characters[seat],
            )
            for seat, bot in enumerate(bots)
        ],
        len(game.choices),
        game.state.round_cards[-1].name,
    )
