"""A user's bot at a seat: what it returns is checked, and how long it thinks is limited."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeVar

from ...engine.game import Decision, Result
from ...engine.options import Option
from ...engine.rulebook import Rulebook
from ...errors import quoted
from ..base import Bot, Eyes
from ..time_limit import OutOfTime, time_limit
from .loading import MISTAKES, OwnCode
from .mistakes import Mistake, OwnBotFailed, When, line_of, mistake_in, told

T = TypeVar("T")

WHEN: dict[When, str] = {"sitting": "while it sat down", "ending": "at the end of the game"}
"""What a user's bot was doing, in words; for a choice, those say what was asked."""


class Own(Bot):
    """A user's bot. It is given copies of the options, and its choice is checked."""

    def __init__(
        self, own: OwnCode, seat: int, dice: Random, rules: Rulebook | None, limit: float
    ) -> None:
        super().__init__(seat, dice, rules)
        self.own = own
        self.limit = limit
        self.bot = self._watched("sitting", "", lambda: own.bot(seat, dice, rules))

    def choose(self, decision: Decision, look: Eyes) -> Option:
        shown = Decision(
            decision.seat,
            decision.kind,
            decision.options[:],
            decision.bandit,
            decision.target,
            decision.token,
        )
        asked = decision.name
        chosen: object = self._watched("choosing", asked, lambda: self.bot.choose(shown, look))
        option = decision.find(chosen) if isinstance(chosen, str) else chosen
        if not isinstance(option, Option) or option not in decision:
            words = ", ".join(map(str, decision.options))
            raise OwnBotFailed(
                f"{self._who('choosing', asked)}, chose {quoted(chosen)}, which is none "
                f"of the options of the decision: {words}. Return one of decision.options, or its "
                "words",
                Mistake("illegal", quoted(chosen), when="choosing", asked=asked),
            )
        return option

    def end(self, result: Result | None) -> None:
        self._watched("ending", "", lambda: self.bot.end(result))

    def notes_taken(self) -> list[str]:
        return Bot.notes_taken(self.bot)

    def _watched(self, when: When, asked: str, what: Callable[[], T]) -> T:
        file, source = self.own.file, self.own.source
        try:
            with time_limit(self.limit):
                return what()
        except OutOfTime as error:
            raise OwnBotFailed(
                f"{self._who(when, asked)}, thought for more than {self.limit:g} seconds (--limit)",
                Mistake("slow", line=line_of(error, file), when=when, asked=asked),
            ) from None
        except MISTAKES as error:
            mistake = mistake_in(error, file, source, when, asked)
            words = told(mistake, Path(file).name)
            raise OwnBotFailed(f"{self._who(when, asked)}: {words}", mistake) from None

    def _who(self, when: When, asked: str) -> str:
        doing = f"asked {asked!r}" if asked else WHEN[when]
        return f"{self.own.code} at seat {self.seat}, {doing}"
