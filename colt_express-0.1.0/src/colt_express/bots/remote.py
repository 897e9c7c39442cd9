"""Bots behind a socket, ``socket:localhost:9000``: written in any language, in a program of their
own. Both sides send JSON, one object a line; ``docs/arena.md`` says which.

Messages contain only what the seat may know.
"""

from __future__ import annotations

import re
import socket
from random import Random
from time import monotonic
from typing import Any, Final

import msgspec

from ..engine.game import Decision, Result
from ..engine.options import Option
from ..engine.rulebook import Rulebook
from ..errors import ColtExpressError
from .base import Bot, BotFailed, Eyes

VERSION: Final = 2
PATIENCE: Final = 30.0
"""Seconds to wait for an answer."""

LONGEST: Final = 65_536
"""Bytes of an answer at most."""

CODE: Final = re.compile(r"socket:(?:\[([0-9A-Fa-f:.%]+)\]|([^:\[\]\s]+)):(\d{1,5})")


class AddressError(ColtExpressError):
    """The address is malformed."""


class Answer(msgspec.Struct):
    """A bot's answer: an option by its words, or by its index from 0."""

    choose: str | int


_decoder = msgspec.json.Decoder(Answer)


class Remote(Bot):
    """A bot at the other end of a connection, which is opened when it is first asked."""

    def __init__(
        self, code: str, seat: int, dice: Random, rules: Rulebook | None, patience: float
    ) -> None:
        super().__init__(seat, dice, rules)
        self.code = code
        self.address = read_address(code)
        self.patience = patience
        self.socket: socket.socket | None = None
        self.heard = b""
        self.told = 0  # entries of the history

    def choose(self, decision: Decision, look: Eyes) -> Option:
        when = f"asked {decision.name!r}"
        try:
            if self.socket is None:
                self._say_hello(look)
            view = look()
            history = look.history()
            self._send({"decision": view.question, "view": view, "history": history[self.told :]})
            self.told = len(history)
            line = self._hear()
        except TimeoutError:
            raise self._failed(f"{when}, said nothing for {self.patience:g} seconds") from None
        except OSError as error:
            reason = error.strerror or str(error)
            raise self._failed(f"{when}, cannot be reached: {reason}") from None
        try:
            wanted = _decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            shown = line[:60].decode(errors="replace")
            raise self._failed(
                f'{when}, said {shown!r}; an answer is a line like {{"choose": "play rob"}}'
            ) from None
        option = _option(decision, wanted.choose)
        if option is None:
            words = ", ".join(map(str, decision.options))
            raise self._failed(
                f"{when}, chose {wanted.choose!r}, which is none of the options: {words}"
            )
        return option

    def end(self, result: Result | None) -> None:
        """Report how the game ended, if it did, and close the connection."""
        if self.socket is None:
            return
        try:
            if result is not None:
                self._send({"over": {"money": result.money, "winners": result.winners}})
        except OSError:
            pass  # it need not wait for the end
        finally:
            self.socket.close()
            self.socket = None

    def _say_hello(self, look: Eyes) -> None:
        self.socket = socket.create_connection(self.address, timeout=self.patience)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._send({"hello": {"version": VERSION, "seat": self.seat, "setup": look.table}})

    def _send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.settimeout(self.patience)
        self.socket.sendall(msgspec.json.encode(message) + b"\n")

    def _hear(self) -> bytes:
        """The next line, within the time allowed."""
        assert self.socket is not None
        deadline = monotonic() + self.patience
        while b"\n" not in self.heard:
            if len(self.heard) > LONGEST:
                raise self._failed(f"sent more than {LONGEST:,} bytes without an end of the line")
            left = deadline - monotonic()
            if left <= 0:
                raise TimeoutError
            self.socket.settimeout(left)
            more = self.socket.recv(LONGEST)
            if not more:
                raise self._failed("closed the connection before the game was over")
            self.heard += more
        line, _, self.heard = self.heard.partition(b"\n")
        return line

    def _failed(self, what: str) -> BotFailed:
        return BotFailed(f"{self.code} at seat {self.seat}, {what}")


def is_remote(code: str) -> bool:
    """Whether a code names a bot behind a socket."""
    return code.partition(":")[0] == "socket"


def read_address(code: str) -> tuple[str, int]:
    """Host and port.

    >>> read_address("socket:[::1]:9000")
    ('::1', 9000)
    """
    found = CODE.fullmatch(code)
    if found is None or not 1 <= int(found[3]) <= 65_535:
        raise AddressError(
            f"{code!r}: a bot behind a socket is written socket:HOST:PORT, "
            "like socket:localhost:9000"
        )
    return found[1] or found[2], int(found[3])


def _option(decision: Decision, wanted: str | int) -> Option | None:
    if isinstance(wanted, str):
        return decision.find(wanted)
    return decision.options[wanted] if 0 <= wanted < len(decision.options) else None
