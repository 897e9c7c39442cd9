"""The program's seat at a table of a server, like that of a bot."""

from __future__ import annotations

import secrets
import sys
from typing import Final, NamedTuple

from ...bots import make_bot
from ...bots.codes import dice_for
from ...client.addresses import read_address
from ...client.joining import Guest
from ...client.kept_seats import KeptSeats
from ...client.playing import play
from ...client.telling import Telling
from ...client.visit import Wishes
from ...engine.rulebook import Rulebook
from ..bots.bot import SEATS
from ..folders import data_folder
from .player import Channel, Player, Ways

CODE: Final = "seat"
"""Stands for the code of a bot where seats are kept."""


class Visitor(NamedTuple):
    """Who sits down, and where."""

    table: str
    server: str
    name: str
    key: str


def visit_table(visitor: Visitor, channel: Channel, ways: Ways) -> None:
    """Play a game at a table. What happens there beside the game goes to standard error."""
    seed = secrets.token_hex(8)

    def make(seat: int, rules: Rulebook) -> Player:
        return Player(
            seat,
            dice_for(seed, seat),
            rules,
            channel,
            ways,
            lambda: make_bot(ways.otherwise, seed, seat, rules),
        )

    address = read_address(visitor.server, visitor.table)
    guest = Guest(CODE, visitor.name, visitor.name, visitor.key)
    with KeptSeats(data_folder() / SEATS) as kept:
        play(address, guest, Wishes(make=make), kept, lambda at: Telling(at, _say, True, None))


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
