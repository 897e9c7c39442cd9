"""``colt-express bot``: a bot of one's own at a table of a server."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill
from typing import IO, Annotated, Final

import typer

from ...bots.codes import check_code, is_ours
from ...bots.own import is_own
from ...client.addresses import read_address
from ...client.errors import ClientError
from ...client.joining import Guest
from ...client.kept_seats import KeptSeats
from ...client.playing import play
from ...client.telling import Telling
from ...client.visit import Wishes
from ...errors import reason_of
from ..folders import data_folder
from ..options import LimitOption, finite

SEATS: Final = "bot-seats"
"""The file with the seats of this user's bots, in the data folder."""
WIDEST: Final = 80
"""Maximum number of columns of a line."""
LONGEST_NAME: Final = 24


class NoLog(ClientError):
    """The log cannot be written."""


def bot(
    code: Annotated[
        str, typer.Argument(help="The bot: my_bot.py:MyBot, socket:HOST:PORT, or one of ours.")
    ],
    table: Annotated[str, typer.Option(help="The table's name, or the link to it.")],
    server: Annotated[
        str, typer.Option(help="The address of the server; not needed with a link.")
    ] = "",
    name: Annotated[
        str, typer.Option(help="The name at the table.", show_default="that of the bot")
    ] = "",
    bandit: Annotated[
        str, typer.Option(help="The bandit to play.", show_default="any that is free")
    ] = "",
    limit: LimitOption = 0,
    rematch: Annotated[
        bool, typer.Option("--rematch", help="Play on for as long as the others want to.")
    ] = False,
    stay: Annotated[
        bool,
        typer.Option(
            "--stay", help="Keep the seat if the bot fails, so that a mended one can take it."
        ),
    ] = False,
    patience: Annotated[
        float,
        typer.Option(min=0, help="Seconds until a lost server is given up.", callback=finite),
    ] = 300,
    seed: Annotated[
        str, typer.Option(help="The seed of the bot's dice.", show_default="a random one")
    ] = "",
    key: Annotated[
        str,
        typer.Option(
            help="The key by which the operator of the server knows this program.",
            envvar="COLT_EXPRESS_BOT_KEY",
        ),
    ] = "",
    log: Annotated[
        Path | None,
        typer.Option(help="A file for questions and choices, one JSON object per line."),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print no line for each choice.")] = False,
) -> None:
    """Let a bot play at a table of a server, marked as a program."""
    address = read_address(server, table)
    check_code(code)
    called = _name_of(code)
    guest = Guest(code, name or called, called, key, bandit)
    wishes = Wishes(finite(limit), seed, patience, rematch, stay=stay)
    with _log(log) as out, KeptSeats(data_folder() / SEATS) as kept:
        play(address, guest, wishes, kept, lambda at: Telling(at, _say, quiet, out))


def _name_of(code: str) -> str:
    """How a bot is called unless it is given a name. Names of the server's own bots are taken."""
    if is_own(code):
        return code.rpartition(":")[2][:LONGEST_NAME]
    return f"Guest {code.partition(':')[0]}" if is_ours(code) else "Socket bot"


@contextlib.contextmanager
def _log(file: Path | None) -> Iterator[IO[str] | None]:
    if file is None:
        yield None
        return
    try:
        out = file.open("a", encoding="utf-8")
    except OSError as error:
        raise NoLog(f"{file} cannot be written: {reason_of(error)}") from None
    with out:
        yield out


def _say(text: str) -> None:
    width = min(WIDEST, get_terminal_size().columns)
    typer.echo(fill(text, width, subsequent_indent="    ", break_on_hyphens=False))
