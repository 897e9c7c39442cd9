"""OpenSpiel: its own tests, deals as chance nodes, resampling and saving."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pyspiel
import pytest

from colt_express import SetupError
from colt_express.research import ResearchError
from colt_express.research.environments import openspiel

SMALL = "colt_express(players=3,rules=basic,rows=1000)"


def played(name: str, dice: Random, most: int = 10_000) -> Any:
    """A state after some random actions."""
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "name",
    [SMALL, "colt_express(players=2,variant=pair,boxes=horses+cursed,reward=money,rows=900)"],
)
def test_openspiel_accepts_the_game(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.max_chance_outcomes() == 256
    assert game.max_chance_nodes_in_history() == 4


def test_a_playthrough_says_the_same_when_it_is_made_again() -> None:
    """As OpenSpiel's playthroughs: every state of a game by its strings, tensors and actions."""
    again = [told(played(SMALL, Random(4), most)) for most in (0, 2, 4, 20, 60, 10_000)]
    assert again == [told(played(SMALL, Random(4), most)) for most in (0, 2, 4, 20, 60, 10_000)]
    assert len({text for text, *_ in again}) == len(again)


def told(state: Any) -> tuple[Any, ...]:
    players = range(state.num_players())
    return (
        str(state),
        state.history(),
        state.legal_actions(),
        [state.action_to_string(action) for action in state.legal_actions()],
        [state.information_state_string(player) for player in players],
        [state.information_state_tensor(player) for player in players],
        [state.observation_string(player) for player in players],
        [state.observation_tensor(player) for player in players],
        state.returns(),
    )


def test_the_deal_is_the_only_chance() -> None:
    state = pyspiel.load_game("colt_express(players=3,deals=3,deal_nodes=2)").new_initial_state()
    assert state.chance_outcomes() == [(deal, pytest.approx(1 / 3)) for deal in range(3)]
    same = played("colt_express(players=3,deals=3,deal_nodes=2)", Random(1))
    assert sum(1 for action in same.full_history() if action.player < 0) == 2
    assert same.is_terminal()
    assert sum(same.returns()) == pytest.approx(1)


def test_information_states_are_those_of_the_library() -> None:
    state = played(SMALL, Random(7), 44)
    rules = state.rules
    for seat in range(3):
        assert state.information_state_string(seat) == rules.memory.string(state.table, seat)
        tensor = rules.memory.tensor(state.table, seat, rules.rows).reshape(-1)
        assert state.information_state_tensor(seat) == tensor.tolist()


def test_resampling_keeps_what_the_player_knows_and_nothing_else() -> None:
    dice = Random(3)
    for most in (12, 45, 70):
        state = played("colt_express(players=3)", dice, most)
        seat = state.current_player()
        other = state.resample_from_infostate(seat, dice.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        assert str(state.deals) not in str(other)
        clone = other.clone()
        for each in (other, clone):
            each.apply_action(
                other.legal_actions()[0] if each is other else clone.legal_actions()[0]
            )
        for player in range(3):
            assert clone.information_state_string(player) == other.information_state_string(player)
    while not other.is_terminal():
        other.apply_action(dice.choice(other.legal_actions()))
    assert sum(other.returns()) == pytest.approx(1)


def test_states_can_be_saved_and_read() -> None:
    dice = Random(5)
    state = played(SMALL, dice, 30)
    sampled = state.resample_from_infostate(state.current_player(), dice.random)
    for one in (state, sampled):
        _, twin = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(one.get_game(), one)
        )
        assert told(twin) == told(one)
        action = one.legal_actions()[-1]
        one.apply_action(action)
        twin.apply_action(action)
        assert told(twin) == told(one)
    assert str(pickle.loads(pickle.dumps(state.get_game()))) == str(state.get_game())


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(SetupError, match="9 players cannot play this"):
        openspiel.ColtExpressGame({"players": 9})
    with pytest.raises(ResearchError, match="deals is 0; it must be at least 1"):
        openspiel.ColtExpressGame({"deals": 0})
    with pytest.raises(ResearchError, match="no reward is called 'fame'"):
        openspiel.ColtExpressGame({"reward": "fame"})
    state = openspiel.ColtExpressGame({}).new_initial_state()
    with pytest.raises(ResearchError, match="there is no deal 256"):
        state._apply_action(256)
