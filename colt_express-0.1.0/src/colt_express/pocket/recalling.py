"""The game at a table of a device, recalled from one choice of a bot to the next.

Bots are told the record of a game, since on a server they choose in other processes. Where they
choose in the same thread, replaying each record from its first choice would take most of the time.
"""

from __future__ import annotations

from ..bots.tables import choice_at_table
from ..engine.game import Game
from ..engine.serialization.record import Record, read_record


class Recalled:
    """The last game in which a bot has chosen."""

    def __init__(self) -> None:
        self._last: tuple[Record, Game] | None = None

    def bot_choice(self, text: str, seat: int, bot: str, patience: float) -> str:
        """The choice of a bot at that seat in the game of a record."""
        return choice_at_table(self.game(text), seat, bot, patience)

    def game(self, text: str) -> Game:
        """The game of a record at its last choice. It is to be read only, until the next is asked
        for. Raises `RecordError` like `load_record`."""
        record = read_record(text)
        last, self._last = self._last, None  # one that fails is not recalled
        if last is not None and _goes_on(record, last[0]):
            game = last[1]
        else:
            game = record.begin(listening=False)
        for number in range(len(game.choices), len(record.choices)):
            record.replay(game, number)
        record.check(game)
        self._last = record, game
        return game


def _goes_on(record: Record, before: Record) -> bool:
    """Whether it is the game of the record ``before``, perhaps some choices later."""
    return (
        record.choices[: len(before.choices)] == before.choices
        and record.redealt == before.redealt
        and record.setup.to_dict() == before.setup.to_dict()
    )
