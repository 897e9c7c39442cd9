"""Bots in users' files: limits of time, of what they return, and of their names."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import pytest

from colt_express import Setup
from colt_express.arena import play_game
from colt_express.arena.line_up import LineUpError
from colt_express.bots import BotFailed
from colt_express.bots.time_limit import OutOfTime, time_limit

BOTS = """
from colt_express.bots import Bot

class Endless(Bot):
    def choose(self, decision, look):
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass

class Wordy(Bot):
    def choose(self, decision, look):
        return str(decision.options[-1])

class Counting(Bot):
    def choose(self, decision, look):
        return 0
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(BOTS, encoding="utf-8")
    return str(path)


def test_a_bot_that_never_answers_is_interrupted(file: str) -> None:
    with pytest.raises(BotFailed, match=r"Endless at seat 0, asked 'plan', thought for more than"):
        play_game(Setup(3, seed=1, first=0), [f"{file}:Endless", *["greenhorn"] * 2], limit=0.1)


def test_the_alarm_is_over_when_the_block_is() -> None:
    with time_limit(60):
        pass
    with pytest.raises(OutOfTime):  # noqa: SIM117 - the limit is what is tested
        with time_limit(0.01):
            sleep(10)


def test_in_another_thread_being_late_is_noticed_afterwards() -> None:
    caught: list[BaseException] = []

    def work() -> None:
        try:
            with time_limit(0.0):
                sum(range(10_000))
        except OutOfTime as error:
            caught.append(error)

    thread = Thread(target=work)
    thread.start()
    thread.join(10)
    assert caught


def test_the_words_of_an_option_are_taken(file: str) -> None:
    assert play_game(Setup(3, seed=1), [f"{file}:Wordy", *["greenhorn"] * 2]).over


def test_anything_else_is_refused_and_the_allowed_values_are_named(file: str) -> None:
    with pytest.raises(BotFailed, match=r"chose 0, which .+ Return one of decision\.options"):
        play_game(Setup(3, seed=1), [f"{file}:Counting", *["greenhorn"] * 2])


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        (["outlaw"] * 3, "3 bots for 4 seats; name one for each"),
        (["outlaw"], "1 bot for 4 seats"),
        ("outlaw", "bots is a list with one code for each seat, not 'outlaw'"),
        (4, "bots is a list with one code for each seat, not 4"),
        ([Thread] * 4, "a bot is named by its code"),
    ],
)
def test_a_game_needs_a_code_for_every_seat(bots: Any, reason: str) -> None:
    with pytest.raises(LineUpError, match=reason):
        play_game(Setup(4, seed=1), bots)
