"""The bot at its seat: it sits down at the first question, and chooses from what it is shown."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from ..bots.base import Bot
from ..bots.codes import make_bot
from ..engine.game import Decision, Game, Result
from ..engine.information.view import HistoryEntry
from .errors import Nonsense
from .eyes import TableEyes, read_seen


class Thought(NamedTuple):
    """What a bot has chosen, when, and what it remarked."""

    round: int
    turn: int
    decision: Decision
    words: str
    seconds: float
    notes: list[str]
    position: str


class Seated:
    """A bot of that code at a seat, for one game. ``limit`` is the time for a choice in seconds; 0
    is the usual."""

    def __init__(self, code: str, seat: int, seed: str, limit: float) -> None:
        self.code = code
        self.seat = seat
        self.seed = seed or secrets.token_hex(8)
        self.limit = limit
        self._bot: Bot | None = None

    def choose(self, line: str, history: Callable[[], list[HistoryEntry]]) -> Thought:
        """The choice in the position of a line; raises `BotFailed` if the bot cannot choose."""
        game = read_seen(line, self.seat)
        decision = game.decision_of(self.seat)
        if decision is None:
            raise Nonsense("the server asks, but its position has no question to this seat")
        bot = self._sitting(game)
        begun = perf_counter()
        chosen = bot.choose(decision, TableEyes(game, self.seat, history))
        seconds = perf_counter() - begun
        state = game.state
        return Thought(
            state.round + 1,
            state.turn + 1,
            decision,
            str(chosen),
            seconds,
            bot.notes_taken(),
            line,
        )

    def end(self, result: Result | None) -> None:
        if self._bot is not None:
            self._bot.end(result)
            self._bot = None

    def _sitting(self, game: Game) -> Bot:
        if self._bot is None:
            rules = game.setup.rulebook
            self._bot = make_bot(self.code, self.seed, self.seat, rules, self.limit)
        return self._bot
