"""``colt-express seat``: a seat for a program that reads and writes text."""

from __future__ import annotations

import secrets
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from ...arena.line_up import read_line_up
from ...bots import BotFailed, is_ours
from ...bots.codes import check_code
from ...engine.configuration.setup import Setup
from ...engine.serialization.record import Record
from ...errors import counted
from ..language import LanguageOption, words_in
from ..options import (
    BoxOption,
    ComponentsOption,
    ExpertOption,
    LimitOption,
    RulesOption,
    SwitchOption,
    VariantOption,
    table_options,
)
from ..play import cast_of, refuse_new_table
from ..standard_streams import OutputLost
from ..terminal.saving import SavingError, check_replaceable, default_file, make_folder
from .exchange import Exchange, in_thread
from .lines import Lines
from .mcp import Server
from .player import Channel, LeftTheGame, Ways
from .playing import KeptSeat, SeatGame, read_seat_game


def seat(
    context: typer.Context,
    stdio: Annotated[
        bool,
        typer.Option("--stdio", help="Speak in lines of JSON: questions out, answers in."),
    ] = False,
    mcp: Annotated[
        bool,
        typer.Option("--mcp", help="Speak the Model Context Protocol: four tools."),
    ] = False,
    own: Annotated[
        int, typer.Option("--seat", min=0, help="The program's seat, from 0.", show_default="0")
    ] = 0,
    players: Annotated[
        int | None, typer.Option(help="Number of players.", show_default="4; 2 in pair and duel")
    ] = None,
    bandits: Annotated[
        str | None,
        typer.Option(help="The bandits in seat order: ghost,tuco,doc.", show_default="random"),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bots in the other seats: one for all of them, or a line-up such as "
            "outlaw×2,legend.",
            show_default="outlaw",
        ),
    ] = None,
    rules: RulesOption = "advanced",
    expert: ExpertOption = None,
    variant: VariantOption = None,
    box: BoxOption = None,
    switch: SwitchOption = None,
    components: ComponentsOption = None,
    seed: Annotated[
        str | None,
        typer.Option(help="The same seed deals the same game.", show_default="random"),
    ] = None,
    tries: Annotated[
        int, typer.Option(min=1, max=100, help="Answers to a question before a bot chooses.")
    ] = 3,
    otherwise: Annotated[
        str, typer.Option(help="The bot that chooses after as many refused answers.")
    ] = "greenhorn",
    limit: LimitOption = 0.0,
    save: Annotated[
        Path | None, typer.Option(help="Save the game to this file after each of its choices.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume this saved game.")] = None,
    table: Annotated[
        str, typer.Option(help="Sit down at a server's table instead: its name, or the link to it.")
    ] = "",
    server: Annotated[
        str, typer.Option(help="The address of that server; not needed with a link.")
    ] = "",
    name: Annotated[str, typer.Option(help="The name at that table.")] = "Seat",
    key: Annotated[
        str,
        typer.Option(
            help="The key by which the operator of that server knows this program.",
            envvar="COLT_EXPRESS_BOT_KEY",
        ),
    ] = "",
    language: LanguageOption = None,
) -> None:
    """Play one seat from a program that reads and writes text, such as a language model."""
    if stdio == mcp:
        raise typer.BadParameter("say how the program speaks: --stdio or --mcp")
    ways = Ways(words_in(language), tries, check_code(otherwise))
    lines = Lines(getattr(sys.stdin, "buffer", None), sys.stdout.buffer)
    channel = Exchange(ways.words.code) if mcp else lines
    if table or server:
        if resume is not None or save is not None:
            raise typer.BadParameter("--save and --resume are for games without a server")
        from .at_table import Visitor, visit_table  # only such a table needs a socket

        visitor = Visitor(table, server, name, key)
        _speak(channel, lines, lambda: visit_table(visitor, channel, ways))
        return
    if resume is not None:
        refuse_new_table(context)
        record, kept = _saved_game(resume, bots)
    else:
        options = table_options(rules, expert, variant, box, switch, components)
        setup = Setup.of(cast_of(players, bandits, variant), options, seed or secrets.token_hex(8))
        record = Record(setup, [])
        kept = KeptSeat(_own_seat(own, setup), _codes(bots or "outlaw", own, setup.seats))
        if save is not None:
            check_replaceable(save, lambda: False)
    game = SeatGame(record.setup, kept.seat, kept.bots, channel, ways, limit)
    game.catch_up(record, kept)
    _speak(channel, lines, lambda: _play(game, save or resume, "--mcp" if mcp else "--stdio"))


def _speak(channel: Channel, lines: Lines, play: Callable[[], None]) -> None:
    """Play with a program that reads lines, or with a client while its requests are served."""
    if not isinstance(channel, Exchange):
        play()
        return
    thread = in_thread(play, channel)
    try:
        Server(channel, lines).serve()
    finally:
        channel.close()
        thread.join()
        if channel.failure:
            typer.echo(f"colt-express: {channel.failure}", err=True)


def _own_seat(own: int, setup: Setup) -> int:
    if own >= setup.seats:
        raise typer.BadParameter(f"--seat {own}: seats are numbered from 0 to {setup.seats - 1}")
    return own


def _codes(bots: str, own: int, seats: int) -> list[str]:
    """A code for every seat; the program's own seat has one that is not used."""
    line_up = read_line_up(bots)
    others = line_up * (seats - 1) if len(line_up) == 1 else line_up
    if len(others) != seats - 1:
        raise typer.BadParameter(
            f"--bots names {counted(len(others), 'bot')} for {seats - 1} other seats"
        )
    return [*others[:own], "outlaw", *others[own:]]


def _saved_game(file: Path, bots: str | None) -> tuple[Record, KeptSeat]:
    """A game to be resumed. A file by another person must not decide which program runs here."""
    record, kept = read_seat_game(file)
    if bots is not None:
        codes = _codes(bots, kept.seat, record.setup.seats)
        return record, KeptSeat(kept.seat, codes, kept.notes, kept.counts)
    if not all(map(is_ours, kept.bots)):
        raise typer.BadParameter(
            f"the others were played by {', '.join(kept.bots)}; name them with --bots "
            "to use them again"
        )
    return record, KeptSeat(kept.seat, list(map(check_code, kept.bots)), kept.notes, kept.counts)


def _play(game: SeatGame, file: Path | None, how: str) -> None:
    """Play; a game that is broken off is saved, whatever the reason."""
    try:
        game.play(file)
    except LeftTheGame as left:
        sentence = f"{left}; {_kept(game, file, how)}"
        if not left.on_purpose:
            raise LeftTheGame(sentence) from None
        typer.echo(f"colt-express: {sentence}", err=True)
    except BotFailed as failed:
        raise BotFailed(f"{failed}; {_kept(game, file, how)}") from None
    except (KeyboardInterrupt, OutputLost):
        typer.echo(f"\ncolt-express: {_kept(game, file, how)}", err=True)
        raise


def _kept(game: SeatGame, file: Path | None, how: str) -> str:
    """Save the game; returns a sentence on where it is."""
    where = file or default_file()
    try:
        if file is None:
            make_folder(where)
        game.save(where)
    except SavingError as error:
        return str(error)
    return f"the game is saved; go on with colt-express seat {how} --resume {_quoted(where)}"


def _quoted(file: Path) -> str:
    return shlex.quote(str(file))
