"""Taking a seat at a table, or returning to one."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from .addresses import TableAddress
from .errors import RefusedByServer
from .http import ask
from .kept_seats import KeptSeat, KeptSeats

UNKNOWN = 404


class Guest(NamedTuple):
    """Who asks for a seat: the name at the table, the name of the program, and a key by which the
    operator knows it. ``code`` is the bot as the command names it."""

    code: str
    name: str
    program: str
    key: str = ""
    bandit: str = ""


class _Created(msgspec.Struct):
    seat: int
    token: str


def take_seat(address: TableAddress, guest: Guest, kept: KeptSeats) -> KeptSeat:
    """The seat that this bot had at the table, if no other copy of it has it now; otherwise a new
    one."""
    return kept.claim(address, guest.code) or join(address, guest, kept)


def join(address: TableAddress, guest: Guest, kept: KeptSeats) -> KeptSeat:
    """A new seat."""
    wanted = {
        "name": guest.name,
        "bandit": guest.bandit,
        "program": {"name": guest.program, "key": guest.key},
    }
    try:
        created = ask(f"{address.api}/join", _Created, wanted)
    except RefusedByServer as error:
        raise _said(address, error) from None
    seat = KeptSeat(address.server, address.table, guest.code, created.seat, created.token)
    kept.keep(seat)
    return seat


def _said(address: TableAddress, error: RefusedByServer) -> RefusedByServer:
    """The refusal with the table's name, where the server has none to tell."""
    if error.http_status == UNKNOWN:
        sentence = f"there is no table {address.table} at {address.server}"
        return RefusedByServer(sentence, UNKNOWN, error.code)
    return error
