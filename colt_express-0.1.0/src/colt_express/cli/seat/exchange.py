"""Between a game in a thread and the requests of a client: each request is an answer to the
player, and returns what the player says to it."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Condition, Thread
from typing import Final

import msgspec

from ...errors import ColtExpressError
from .answers import Answer, Refused
from .looking_up import look_up
from .player import Chosen, Hello, LeftTheGame, Message, Noted, Over, RefusedAnswer
from .question import Question

PATIENCE: Final = 20.0
"""Seconds for which a request waits while others choose; clients give up after about a minute."""
OTHERS: Final = "The others are still choosing. Call view to wait for your next question."


class Exchange:
    """A channel whose program is asked from another thread."""

    def __init__(self, language: str, patience: float = PATIENCE) -> None:
        self._language = language
        self._patience = patience
        self._answers: SimpleQueue[bytes | None] = SimpleQueue()
        self._changed = Condition()
        self._guide = ""  # until it has been told
        self._question: Question | None = None
        self._over: Over | None = None
        self.failure = ""  # why the game cannot go on
        self._replies: list[Message] = []  # to the request that waits

    # For the game's thread

    def say(self, message: Message) -> None:
        with self._changed:
            match message:
                case Hello():
                    self._guide = message.guide
                case Question():
                    self._question = message
                case Chosen():
                    self._question = None
                case Over():
                    self._over = message
            self._replies.append(message)
            self._changed.notify_all()

    def hear(self) -> bytes:
        answer = self._answers.get()
        if answer is None:
            raise LeftTheGame("the client has left before the game was over")
        return answer

    def fail(self, sentence: str) -> None:
        """The game cannot go on."""
        with self._changed:
            self.failure = sentence
            self._changed.notify_all()

    # For the client's thread

    def close(self) -> None:
        """There will be no other answer."""
        self._answers.put(None)

    def view(self) -> str:
        if not self._is_asked():
            return self._end() or OTHERS
        self._ask(Answer(view=True), lambda: any(isinstance(m, Question) for m in self._replies))
        return self._told_question()

    def choose(self, option: str | int) -> str:
        if not self._is_asked():
            raise Refused("early", self._end() or OTHERS)
        self._ask(Answer(choose=option), self._is_through)
        replies = self._replies
        refused = [one for one in replies if isinstance(one, RefusedAnswer)]
        if refused and refused[-1].left:
            raise Refused("illegal", f"{refused[-1].reason} ({_left(refused[-1])})")
        told = [f"{one.by} chose: {one.option}" for one in replies if isinstance(one, Chosen)]
        if refused:
            told.insert(0, f"{refused[-1].reason} (no tries left)")
        return "\n\n".join([*told, self._end() or self._told_question() or OTHERS])

    def rules(self, about: str) -> str:
        return look_up(about, self._language)

    def note(self, text: str, forget: int) -> str:
        if self._over is not None or self.failure:
            raise Refused("note", self._end())
        if not self._is_asked():
            raise Refused("early", OTHERS)
        if bool(text) == bool(forget):
            raise Refused("note", "give a text to keep, or the number of a note to forget")
        answer = Answer(note=text or None, forget=forget or None)
        self._ask(answer, lambda: bool(self._replies))
        match self._replies[0]:
            case Noted(notes=notes):
                return _listed(notes)
            case RefusedAnswer(reason=reason):
                raise Refused("note", reason)
        raise Refused("note", self._end() or OTHERS)

    def _is_asked(self) -> bool:
        """Whether a question is open, if need be after a while."""
        with self._changed:
            self._changed.wait_for(
                lambda: self._question or self._over or self.failure, self._patience
            )
            return self._question is not None and not self.failure

    def _ask(self, answer: Answer, done: Callable[[], bool]) -> None:
        """Pass on an answer, and wait until the reply is complete or the patience is over."""
        with self._changed:
            self._replies = []
            self._answers.put(msgspec.json.encode(answer))
            self._changed.wait_for(lambda: done() or bool(self.failure), self._patience)

    def _is_through(self) -> bool:
        """Whether a choice was refused with a try left, or the next question is there."""
        last = self._replies[-1] if self._replies else None
        if isinstance(last, RefusedAnswer):
            return last.left > 0
        return isinstance(last, Question | Over)

    def _told_question(self) -> str:
        with self._changed:
            guide, self._guide = self._guide, ""
            text = "" if self._question is None else self._question.text
        return f"{guide}\n\n{text}" if guide and text else text

    def _end(self) -> str:
        """How the game has ended, if it has."""
        if self.failure:
            return self.failure
        if self._over is None:
            return ""
        news = "\n".join(self._over.news)
        return "\n\n".join(part for part in (news, "The game is over.", self._over.text) if part)


def in_thread(play: Callable[[], None], exchange: Exchange) -> Thread:
    """Play in a thread; a failure is told to the client."""

    def run() -> None:
        try:
            play()
        except ColtExpressError as error:
            exchange.fail(str(error))

    thread = Thread(target=run, name="game", daemon=True)
    thread.start()
    return thread


def _left(refused: RefusedAnswer) -> str:
    return "1 try left" if refused.left == 1 else f"{refused.left} tries left"


def _listed(notes: list[str]) -> str:
    return "\n".join(f"{number}. {note}" for number, note in enumerate(notes, 1)) or "no notes"
