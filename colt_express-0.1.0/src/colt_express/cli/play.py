"""``colt-express play``: a game in the terminal, for people at one keyboard and bots."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from ..bots import BOTS, is_ours
from ..engine.configuration.setup import MARSHAL, Players, Setup
from ..engine.game import Game
from ..engine.information.view import SPECTATOR
from ..engine.serialization.record import Record
from ..errors import counted
from ..words import Words
from .language import LanguageOption, words_in
from .options import BoxOption, ComponentsOption, SwitchOption, table_options
from .terminal.hot_seat import HotSeat
from .terminal.match import Match
from .terminal.saving import (
    Company,
    check_replaceable,
    default_file,
    is_same_file,
    make_folder,
    read_game,
)
from .terminal.screen import Screen

NEW_TABLE = (
    "players",
    "bandits",
    "marshal",
    "rules",
    "expert",
    "variant",
    "box",
    "switch",
    "components",
    "seed",
)
"""The options for a new table, which do not apply to a resumed game."""


def play(
    context: typer.Context,
    players: Annotated[
        int | None, typer.Option(help="Number of players.", show_default="4; 2 in pair and duel")
    ] = None,
    bandits: Annotated[
        str | None,
        typer.Option(
            help="The bandits in seat order: ghost,tuco,doc. "
            "With two bandits each: ghost+tuco,doc+django. With the box marshal: marshal,tuco,doc.",
            show_default="random",
        ),
    ] = None,
    marshal: Annotated[
        int | None,
        typer.Option(
            help="With the box marshal: which player is the Marshal, counted from 1.",
            show_default="1",
        ),
    ] = None,
    humans: Annotated[
        int | None,
        typer.Option(
            min=0, help="Number of people at this keyboard, from the first seat.", show_default="1"
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help=f"The bots of the others: {', '.join(BOTS)}, or your own: my_bot.py:MyBot.",
            show_default="outlaw",
        ),
    ] = None,
    rules: Annotated[
        str, typer.Option(help="advanced; abilities: no events; basic: a first game.")
    ] = "advanced",
    expert: Annotated[str | None, typer.Option(help="Expert rules of 2018 or 2015.")] = None,
    variant: Annotated[str | None, typer.Option(help="pair, duel or team.")] = None,
    box: BoxOption = None,
    switch: SwitchOption = None,
    components: ComponentsOption = None,
    seed: Annotated[
        str | None,
        typer.Option(help="The same seed deals the same game.", show_default="random"),
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume this saved game.")] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            help="Where the game is saved after each of your choices.",
            show_default="the resumed file, or a new one in the data folder",
        ),
    ] = None,
    language: LanguageOption = None,
    pace: Annotated[
        float, typer.Option(min=0, help="Seconds to read each sentence about the others.")
    ] = 0.4,
) -> None:
    """Play in the terminal: you, other people at the keyboard, and bots."""
    words = words_in(language)
    if resume is not None:
        refuse_new_table(context)
        record, company = _saved_game(resume, bots)
    else:
        seed = secrets.token_hex(8) if seed is None else seed
        cast = cast_of(players, bandits, variant)
        cast = cast if marshal is None else _with_marshal(cast, marshal, box or [], seed)
        options = table_options(rules, expert, variant, box, switch, components)
        record, company = Record(Setup.of(cast, options, seed), []), Company()
    match = Match(record.setup, _company(company, humans, bots, record.setup.seats), words)
    match.catch_up(record)
    file = _file_to_save(save, resume, words)
    raise typer.Exit(HotSeat(match, Screen(words), file, pace).play())


def _saved_game(file: Path, bots: str | None) -> tuple[Record, Company]:
    """A game to be resumed, and who played it. A file by another person must not decide which
    program runs here, or which address is contacted."""
    record, company = read_game(file)
    if bots is None and not is_ours(company.bots):
        raise typer.BadParameter(
            f"the others were played by {company.bots!r}; "
            f"add --bots {company.bots} to use that again"
        )
    return record, company


def _file_to_save(save: Path | None, resume: Path | None, words: Words) -> Path:
    """Where the game is saved after each choice. Replacing another game needs consent."""
    if save is not None:
        if resume is None or not is_same_file(save, resume):
            check_replaceable(save, lambda: _may_replace(words, save))
        return save
    if resume is not None:
        return resume
    file = default_file()
    make_folder(file)
    return file


def _may_replace(words: Words, file: Path) -> bool:
    """Ask whether a saved game may be replaced; only a person at a keyboard can agree."""
    return _at_a_keyboard() and typer.confirm(words.say("replace-saved", file=str(file)))


def _at_a_keyboard() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def refuse_new_table(context: typer.Context) -> None:
    """A saved game already has a table."""
    for name in NEW_TABLE:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise typer.BadParameter(
                f"--{name} is for a new game; a resumed one continues as it was set up"
            )


def cast_of(players: int | None, bandits: str | None, variant: str | None) -> Players:
    """A number, names, or pairs of names if each player has two bandits."""
    if bandits is None:
        usual = 2 if variant in ("pair", "duel") else 4
        return usual if players is None else players
    names = [who.strip().split("+") for who in bandits.lower().split(",")]
    if players is not None and players != len(names):
        raise typer.BadParameter(
            f"--bandits gives {counted(len(names), 'player')}, --players {players}"
        )
    return names if variant in ("pair", "duel") else ["+".join(who) for who in names]


def _with_marshal(cast: Players, marshal: int, boxes: list[str], seed: str) -> Players:
    """The Marshal in that player's seat, and random bandits in the others."""
    if MARSHAL not in boxes:
        raise typer.BadParameter("--marshal requires the box marshal")
    if not isinstance(cast, int):
        raise typer.BadParameter("--bandits already contains the Marshal; --marshal is not needed")
    if not 1 <= marshal <= cast:
        raise typer.BadParameter(f"--marshal {marshal}: players are numbered from 1 to {cast}")
    drawn = Game(Setup(cast, boxes=boxes, seed=f"{seed} cast"), listening=False).view(SPECTATOR)
    bandits = [bandit.name for bandit in drawn.bandits if bandit.name != MARSHAL]
    return [*bandits[: marshal - 1], MARSHAL, *bandits[marshal - 1 :]]


def _company(saved: Company, humans: int | None, bots: str | None, seats: int) -> Company:
    """Who plays: as saved, unless the command line says otherwise."""
    company = Company(
        saved.humans if humans is None else humans, saved.bots if bots is None else bots
    )
    if company.humans > seats:
        raise typer.BadParameter(f"--humans {company.humans}: there are only {seats} players")
    return company
