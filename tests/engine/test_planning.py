"""Planning, where no printed round card shows the point: with a round card of our own."""

from __future__ import annotations

from colt_express import Game, Setup
from colt_express.engine.configuration.components import parse_box

HOUSE = parse_box('box = "house"\n[rounds_2_4]\nrunaway = { turns = "DT" }\n', "runaway.toml")
ROUNDS = ["runaway", "tunnel", "braking", "swivel_arm", "pickpocketing"]


def runaway(seed: str) -> Game:
    """A game whose first round opens with speeding up."""
    players = ["ghost", "tuco", "doc"]
    return Game(Setup(players, rounds=ROUNDS, house=HOUSE, first=0, seed=seed))


def hides(game: Game) -> bool:
    return any(str(option).endswith("hidden") for option in game.decisions[0])


def test_when_a_round_opens_with_speeding_up_ghost_hides_only_his_first_card() -> None:
    """CHAR-GHOST"""
    game = runaway("first card")
    assert hides(game)
    game.choose(0, game.decisions[0].options[0])
    assert game.decisions[0].seat == 0
    assert not hides(game)


def test_ghost_cannot_hide_a_card_after_drawing_first() -> None:
    """CHAR-GHOST"""
    game = runaway("draws")
    game.choose(0, "draw")
    assert game.decisions[0].seat == 0
    assert not hides(game)


def test_each_player_acts_twice_before_the_next() -> None:
    """PLAN-7"""
    game = runaway("twice")
    seats = []
    while game.state.turn == 0:
        decision = game.decisions[0]
        seats.append(decision.seat)
        game.choose(decision.seat, decision.options[-1])
    assert seats == [0, 0, 1, 1, 2, 2]


def test_the_hand_a_player_passes_on_cannot_be_seen_to_be_short() -> None:
    """SECRET-3: a seat with a single option is asked all the same."""
    game = runaway("asked")
    for player in game.state.players:
        player.deck.clear()
        player.hand = player.hand[:2]
    seats = []
    while not game.over and game.state.round == 0 and game.state.phase == 1:
        decision = game.decisions[0]
        seats.append(decision.seat)
        game.choose(decision.seat, decision.options[0])
    assert seats == [0, 0, 1, 1, 2, 2, 0, 1, 2]
