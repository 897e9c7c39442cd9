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
from ..engine.rulebook import Rulebook
from .errors import Nonsense
from .eyes import TableEyes, read_seen

MakeBot = Callable[[int, Rulebook], Bot]
"""Makes the bot for a seat at a table with these rules."""


def maker_of(code: str, seed: str, limit: float) -> MakeBot:
    """Makes bots of that code. ``limit`` is the time for a choice in seconds; 0 is the usual."""
    seed = seed or secrets.token_hex(8)
    return lambda seat, rules: make_bot(code, seed, seat, rules, limit)


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
    """A bot at a seat for one game, made for the rules of the table when it is first asked."""

    def __init__(self, seat: int, make: MakeBot) -> None:
        self.seat = seat
        self._make = make
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
            self._bot = self._make(self.seat, game.setup.rulebook)
        return self._bot
