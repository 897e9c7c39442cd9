"""The player in a seat: a bot that asks a program, and asks again if the answer cannot be taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

import msgspec

from ...bots.base import Bot, BotFailed, Eyes
from ...engine.configuration.setup import Setup
from ...engine.game import Decision, Result
from ...engine.options import Option
from ...engine.rulebook import Rulebook
from ...words import Words
from ..terminal.guide import guide_of
from ..terminal.scoreboard import signed, told_winners
from .answers import USAGE, Answer, Refused, find_option, read_answer
from .looking_up import look_up
from .notepad import NO_NOTE, Notepad
from .question import Question, Questions, told_news

VERSION: Final = 1
"""Version of the messages; docs/seat.md describes them."""
YOU: Final = "you"


class LeftTheGame(BotFailed):
    """The program has left before the game was over, perhaps ``on_purpose``."""

    def __init__(self, reason: str, on_purpose: bool = False) -> None:
        super().__init__(reason)
        self.on_purpose = on_purpose


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    version: int
    seat: int
    seats: int
    table: dict[str, object]  # its options
    language: str
    tries: int
    otherwise: str  # who chooses after as many refusals
    usage: str
    guide: str


class RefusedAnswer(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    code: str
    reason: str
    left: int  # tries
    refused: int  # answers in this game


class Chosen(msgspec.Struct, frozen=True, tag_field="type", tag="chosen"):
    option: str
    by: str


class Noted(msgspec.Struct, frozen=True, tag_field="type", tag="notes"):
    notes: list[str]


class Looked(msgspec.Struct, frozen=True, tag_field="type", tag="rules"):
    text: str


class Counts(msgspec.Struct):
    """How a program has answered in a game."""

    asked: int = 0
    refused: int = 0
    defaults: int = 0


class Over(msgspec.Struct, frozen=True, tag_field="type", tag="over"):
    """The end of the game; ``money`` is by seat, and missing if the result is not known."""

    money: list[int] | None
    winners: list[int]
    won: bool
    news: list[str]
    text: str
    counts: Counts


Message = Hello | Question | RefusedAnswer | Chosen | Noted | Looked | Over


class Channel(Protocol):
    """The way to the program."""

    def say(self, message: Message, /) -> None: ...

    def hear(self) -> bytes:
        """Its next line. Raises `Refused` for one that is too long, `LeftTheGame` at the end."""


class Ways(msgspec.Struct, frozen=True):
    """How a seat is asked: the language, how many answers may be refused to one question, and which
    bot chooses after that."""

    words: Words
    tries: int
    otherwise: str


class Player(Bot):
    """The program as a bot. ``otherwise`` makes the bot that chooses after too many refusals."""

    def __init__(
        self,
        seat: int,
        dice: Random,
        rules: Rulebook | None,
        channel: Channel,
        ways: Ways,
        otherwise: Callable[[], Bot],
    ) -> None:
        super().__init__(seat, dice, rules)
        self.channel = channel
        self.ways = ways
        self.notepad = Notepad()
        self.counts = Counts()
        self.questions = Questions(ways.words)
        self._make_other = otherwise
        self._other: Bot | None = None
        self._greeted = False
        self._look: Eyes | None = None

    def choose(self, decision: Decision, look: Eyes) -> Option:
        self._greet(look)
        self._look = look
        left = self.ways.tries
        question = self.questions.next(look, self.counts.asked + 1, self.notepad.notes, left)
        self.channel.say(question)
        while left:
            try:
                option = self._do(read_answer(self.channel.hear()), decision, question)
            except Refused as refused:
                left -= refused.code != NO_NOTE  # the question may still be answered well
                self.counts.refused += 1
                self._refuse(refused, left)
                continue
            if option is not None:
                self.counts.asked += 1
                self.channel.say(Chosen(str(option), YOU))
                return option
        self.counts.asked += 1
        self.counts.defaults += 1
        self._other = self._other or self._make_other()
        option = self._other.choose(decision, look)
        self.channel.say(Chosen(str(option), self.ways.otherwise))
        return option

    def end(self, result: Result | None) -> None:
        """Tell a result with the money alone, at a table whose game is not known here."""
        self.tell_end(result, self._short_score(result) if result and self._look else "")

    def tell_end(self, result: Result | None, text: str) -> None:
        """Tell how the game ended, with what has happened since the last question."""
        news: Sequence[str] = []
        if self._look is not None:
            events = self.questions.events(self._look)
            news = told_news(events, self._look(), self.ways.words)
        money, winners = (result.money, result.winners) if result else (None, [])
        won = self.seat in winners
        self.channel.say(Over(money, winners, won, list(news), text, self.counts))

    def _short_score(self, result: Result) -> str:
        assert self._look is not None
        words, table = self.ways.words, self._look()
        names = [words.seat(seat, table) for seat in range(len(result.money))]
        lines = [
            words.say("help-line", name=name, hint=signed(money, words))
            for name, money in zip(names, result.money, strict=True)
        ]
        return "\n".join([*lines, told_winners([names[seat] for seat in result.winners], words)])

    def _greet(self, look: Eyes) -> None:
        if self._greeted:
            return
        self._greeted = True
        table, words = look(), self.ways.words
        setup = Setup.from_dict(look.table)
        guide = [
            "\n".join([title, *[f"  {line}" for line in lines]])
            for title, lines in guide_of(table, words, setup)
        ]
        self.channel.say(
            Hello(
                VERSION,
                self.seat,
                setup.seats,
                look.table,
                words.code,
                self.ways.tries,
                self.ways.otherwise,
                USAGE,
                "\n".join(guide),
            )
        )

    def _refuse(self, refused: Refused, left: int) -> None:
        self.channel.say(RefusedAnswer(refused.code, str(refused), left, self.counts.refused))

    def _do(self, answer: Answer, decision: Decision, question: Question) -> Option | None:
        """Do what the answer says; returns what it chooses, if anything."""
        if answer.note is not None or answer.forget is not None:
            if answer.note is not None:
                self.notepad.add(answer.note)
            if answer.forget is not None:
                self.notepad.forget(answer.forget)
            self.channel.say(Noted(list(self.notepad.notes)))
        if answer.rules is not None:
            self.channel.say(Looked(look_up(answer.rules, self.ways.words.code)))
        if answer.view:
            self.channel.say(question.with_notes(self.notepad.notes, self.ways.words))
        if answer.quit:
            raise LeftTheGame("the program has left the game", on_purpose=True)
        return None if answer.choose is None else find_option(answer.choose, decision)
