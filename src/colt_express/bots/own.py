"""Bots of a user's own, named by file and class: ``path/to/my_bot.py:MyBot``.

Whatever goes wrong in such a file is reported in one sentence with the line where it happened.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract
from pathlib import Path
from random import Random
from traceback import walk_tb
from types import ModuleType
from typing import Final, TypeVar

from ..engine.game import Decision, Result
from ..engine.options import Option
from ..engine.rulebook import Rulebook
from ..errors import ColtExpressError, did_you_mean, quoted
from .base import Bot, BotFailed, Eyes
from .time_limit import OutOfTime, time_limit

CODE: Final = re.compile(r"(.+\.py)(?::(.*))?")
MISTAKES: Final = (Exception, SystemExit)

T = TypeVar("T")


class OwnBotError(ColtExpressError):
    """A file that cannot be loaded, or has no such bot."""


class Own(Bot):
    """A user's bot. It is given copies of the options, and its choice is checked."""

    def __init__(
        self, code: str, seat: int, dice: Random, rules: Rulebook | None, limit: float
    ) -> None:
        super().__init__(seat, dice, rules)
        self.code = code
        self.limit = limit
        bot = load_own(code)
        self.bot = self._watched("while it sat down", lambda: bot(seat, dice, rules))

    def choose(self, decision: Decision, look: Eyes) -> Option:
        shown = Decision(
            decision.seat,
            decision.kind,
            decision.options[:],
            decision.bandit,
            decision.target,
            decision.token,
        )
        when = f"asked {decision.name!r}"
        chosen: object = self._watched(when, lambda: self.bot.choose(shown, look))
        option = decision.find(chosen) if isinstance(chosen, str) else chosen
        if not isinstance(option, Option) or option not in decision:
            words = ", ".join(map(str, decision.options))
            raise BotFailed(
                f"{self.code} at seat {self.seat}, {when}, chose {quoted(chosen)}, which is none "
                f"of the options of the decision: {words}. Return one of decision.options, or its "
                "words"
            )
        return option

    def end(self, result: Result | None) -> None:
        self._watched("at the end of the game", lambda: self.bot.end(result))

    def _watched(self, when: str, what: Callable[[], T]) -> T:
        try:
            with time_limit(self.limit):
                return what()
        except OutOfTime:
            raise BotFailed(
                f"{self.code} at seat {self.seat}, {when}, thought for more than "
                f"{self.limit:g} seconds (--limit)"
            ) from None
        except MISTAKES as error:
            told = _told(error, _read(self.code)[0])
            raise BotFailed(f"{self.code} at seat {self.seat}, {when}: {told}") from None


def is_own(code: str) -> bool:
    """Whether a code names a file.

    >>> is_own("my_bot.py:MyBot"), is_own("outlaw")
    (True, False)
    """
    return CODE.fullmatch(code) is not None


def load_own(code: str) -> type[Bot]:
    """The class that a code names."""
    file, name = _read(code)
    module = _module(file)
    bots = [
        word
        for word, thing in vars(module).items()
        if isinstance(thing, type)
        and issubclass(thing, Bot)
        and thing.__module__ == module.__name__
    ]
    if not name:
        example = bots[0] if bots else "MyBot"
        raise OwnBotError(f"{code!r} names a file only; name its class, too: {code}:{example}")
    bot = getattr(module, name, None)
    if bot is None:
        raise OwnBotError(f"{file.name} has no class {name!r}{did_you_mean(name, bots)}")
    if not isinstance(bot, type) or not issubclass(bot, Bot):
        raise OwnBotError(f"{name} in {file.name} is no bot; derive it from colt_express.bots.Bot")
    if isabstract(bot):
        raise OwnBotError(f"{name} in {file.name} has no method choose(self, decision, look)")
    return bot


def fingerprint(code: str) -> str:
    """A value that changes when the file does."""
    return sha256(_contents(_read(code)[0])).hexdigest()[:16]


def _read(code: str) -> tuple[Path, str]:
    found = CODE.fullmatch(code)
    assert found is not None
    return Path(found[1]).absolute(), found[2] or ""


@cache
def _module(file: Path) -> ModuleType:
    """The file, run once in each process. It may import what lies beside it."""
    _contents(file)
    name = f"own_bot_{sha256(str(file).encode()).hexdigest()[:16]}"
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    try:
        spec.loader.exec_module(module)
    except MISTAKES as error:
        del sys.modules[name]
        raise OwnBotError(f"{file.name} cannot be used: {_told(error, file)}") from None
    return module


def _contents(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise OwnBotError(f"{file} cannot be read: {error.strerror}") from None


def _told(error: BaseException, file: Path) -> str:
    """A message about an exception, with the line of the user's file."""
    lines = [
        number
        for frame, number in walk_tb(error.__traceback__)
        if frame.f_code.co_filename == str(file)
    ]
    message = str(error)
    if isinstance(error, SyntaxError) and error.filename == str(file) and error.lineno:
        lines.append(error.lineno)
        message = error.msg
    where = f"{file.name}, line {lines[-1]}: " if lines else ""
    told = message.strip().split("\n")[0]
    return f"{where}{type(error).__name__}{f': {told}' if told else ''}"
