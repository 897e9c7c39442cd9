"""Playing a train of the day: in which order the seats choose, and what the bots choose.

Seats that are asked at the same time choose in a fixed order, and each bot's dice depend on the
seed and the number of its own choices only. So the same choices of the player lead to the same game
on every machine, however quick each player is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ..bots.tables import choice_at_table
from ..engine.errors import IllegalChoice, RecordError
from ..engine.game import Game
from ..engine.serialization.record import read_record
from ..errors import ColtExpressError, printable
from .train import Train

LEGENDS_STEPS: Final = 1_000
"""Steps that the legend thinks for each choice, which is a tenth of a second or two."""
MOST_CHOICES: Final = 10_000
"""More choices than a game has."""
LEGEND: Final = f"legend:{LEGENDS_STEPS}"


class NotThisTrain(ColtExpressError):
    """A record that is not of this train as it is played; the message says why."""


def next_to_choose(asked: Sequence[int], people: Sequence[int]) -> int:
    """The one of the seats that are asked who chooses first: people before bots."""
    waiting = [seat for seat in asked if seat in people]
    return min(waiting or asked)


def play(
    train: Train, choose: Callable[[Game, int], str], game: Game, most: int = MOST_CHOICES
) -> None:
    """Play a game of the train on to its end, or until ``most`` choices of the player have been
    made, which are made by ``choose``."""
    own = game.choosers.count(train.seat) + most
    while not game.over and game.choosers.count(train.seat) < own:
        seat = next_chooser(train, game)
        words = choose(game, seat) if seat == train.seat else bots_choice(train, game, seat)
        game.choose(seat, words)


def next_chooser(train: Train, game: Game) -> int:
    """The seat that chooses next in a game of the train."""
    return next_to_choose([one.seat for one in game.decisions], [train.seat])


def bots_choice(train: Train, game: Game, seat: int) -> str:
    """What the bot at a seat chooses."""
    return choice_at_table(game, seat, train.bots[seat])


def legends_choice(game: Game, seat: int) -> str:
    """What a legend chooses in the player's seat."""
    return choice_at_table(game, seat, LEGEND)


def checked_game(train: Train, text: str | bytes) -> Game:
    """The finished game of a record, if it is of this train, all its choices can be made, and the
    bots' are theirs. Raises `NotThisTrain` otherwise."""
    try:
        record = read_record(text)
        if record.setup != train.setup or record.redealt or record.taken_back:
            raise NotThisTrain(f"this is not a game of the train of {train.name}")
        game = record.begin()
        for number in range(len(record.choices)):
            _check_choice(train, game, record.choices[number])
            record.replay(game, number)
        record.check(game)
    except (RecordError, IllegalChoice) as error:
        raise NotThisTrain(f"this game cannot be checked: {printable(str(error))}") from None
    if not game.over:
        raise NotThisTrain("this game is not over")
    return game


def _check_choice(train: Train, game: Game, words: str) -> None:
    """Raises `NotThisTrain` if another seat chooses first, or the bot something else."""
    seat = next_chooser(train, game)
    expected = f"{seat} "
    if seat != train.seat:
        expected += bots_choice(train, game, seat)
    if not words.startswith(expected):
        raise NotThisTrain("the opponents of this game did not choose as those of the train do")
