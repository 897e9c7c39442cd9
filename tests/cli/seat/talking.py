"""A program that says what a test wants, and remembers what it was told."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import BytesIO
from typing import Any

import msgspec

from colt_express import Setup
from colt_express.cli.seat.lines import Lines
from colt_express.cli.seat.player import LeftTheGame, Message, Ways
from colt_express.cli.seat.playing import SeatGame
from colt_express.words import Words

Told = dict[str, Any]
Say = Callable[[Told], object]
"""The answer to a message: an object, bytes of a line, or None to leave."""


class Talk:
    """A channel to a program in this process."""

    def __init__(self, say: Say) -> None:
        self.heard: list[Told] = []
        self._say = say

    def say(self, message: Message) -> None:
        self.heard.append(json.loads(msgspec.json.encode(message)))

    def hear(self) -> bytes:
        answer = self._say(self.heard[-1])
        if answer is None:
            raise LeftTheGame("the answers ended before the game was over")
        line = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
        return Lines(BytesIO(line + b"\n"), BytesIO()).hear()

    def of(self, kind: str) -> list[Told]:
        return [one for one in self.heard if one["type"] == kind]


def ways(language: str = "en", tries: int = 3, otherwise: str = "greenhorn") -> Ways:
    return Ways(Words(language), tries, otherwise)


def seat_game(setup: Setup, talk: Talk, seat: int = 0, how: Ways | None = None) -> SeatGame:
    return SeatGame(setup, seat, ["greenhorn"] * setup.seats, talk, how or ways())
