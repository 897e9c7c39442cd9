"""A bot's game, recalled between its choices: they are the same as when it is told the whole game
each time."""

from __future__ import annotations

from random import Random

import pytest

from colt_express.bots.tables import choice_at_table
from colt_express.engine.configuration.setup import Setup
from colt_express.engine.errors import RecordError
from colt_express.engine.game import Game
from colt_express.engine.serialization.record import load_record, read_record, save_record
from colt_express.pocket.recalling import Recalled


def played(seed: str, choices: int) -> Game:
    game, dice = Game(Setup(3, seed=seed), listening=False), Random(1)
    for _ in range(choices):
        decision = game.decisions[0]
        game.choose(decision.seat, str(dice.choice(decision.options)))
    return game


def test_a_game_is_recalled_as_it_would_be_replayed() -> None:
    """Two games in turn, one of them gone back and dealt anew."""
    recalled = Recalled()
    redealt = played("here", 14)
    redealt.deal_anew(0, "anew")
    games = [played("here", 4), played("here", 9), played("there", 9), played("here", 14)]
    for game in [*games, redealt, played("here", 6)]:
        text = save_record(game)
        seat = game.decisions[0].seat
        replayed = load_record(text, listening=False)
        assert save_record(recalled.game(text)) == text
        choice = choice_at_table(replayed, seat, "outlaw", 60.0)
        assert recalled.bot_choice(text, seat, "outlaw", 60.0) == choice
        assert save_record(recalled.game(text)) == text, "the bot has not touched it"


def test_a_game_goes_on_where_it_was() -> None:
    recalled = Recalled()
    game = recalled.game(save_record(played("here", 4)))
    assert recalled.game(save_record(played("here", 9))) is game


def test_a_record_that_leads_elsewhere_is_not_recalled() -> None:
    recalled = Recalled()
    early, late = save_record(played("here", 4)), save_record(played("here", 9))
    recalled.game(early)
    with pytest.raises(RecordError, match="elsewhere"):
        recalled.game(late.replace(read_record(late).digest, read_record(early).digest))
    assert save_record(recalled.game(late)) == late
