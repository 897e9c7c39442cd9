"""The position that is solved: the last round of a game for two with two bandits each.

The last round is a single turn in the tunnel, so that each player lays one card face down, and then
both are carried out. `WORLDS` deals of everything that a spectator cannot know (hands, decks, the
values of purses) are equally probable; each player sees its own hand and what it has seen of the
loot. The winner is the richer one, as in any game.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from ....bots import Eyes, make_bot
from ....engine.configuration.components import Box, RoundSpec
from ....engine.configuration.setup import Setup
from ....engine.game import Game
from ....engine.information.view import SPECTATOR

WORLDS: Final = 12
"""Deals among which chance chooses."""
SEED: Final = "solve 82"
BEFORE: Final = "outlaw"
"""The bot that has played all seats up to the position."""
LAST: Final = "one tunnel"
"""Name of the last round."""
SETUP: Final = Setup(
    [["ghost", "tuco"], ["doc", "cheyenne"]],
    variant="pair",
    house=Box("solve", stations={LAST: RoundSpec(turns="T")}),
    rounds=["bridge", "tunnel", "braking", "take_it_all", LAST],
    first=0,
    seed=SEED,
)


@cache
def position() -> Game:
    """The game at the first choice of a card in the last round."""
    game = Game(SETUP, listening=False)
    bots = [make_bot(BEFORE, SEED, seat, SETUP.rulebook) for seat in range(SETUP.seats)]
    while not _is_reached(game):
        for decision in game.decisions:
            option = bots[decision.seat].choose(decision, Eyes(game, decision.seat))
            game.choose(decision.seat, option)
    return game


def _is_reached(game: Game) -> bool:
    last = game.state.round == len(game.state.round_cards) - 1
    return last and game.decisions[0].name == "plan"


def worlds() -> list[Game]:
    """The deals, each a game that records what happens from here on."""
    dealt = [position().guess(SPECTATOR, Random(f"{SEED} {number}")) for number in range(WORLDS)]
    found = [game.copy(listening=True) for game in dealt]
    for game in found:
        game.asked = []
    return found
