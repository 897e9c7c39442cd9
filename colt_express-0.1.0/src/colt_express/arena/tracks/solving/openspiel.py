"""The position in OpenSpiel, in two ways: as a game that is played by the engine through the
environment of `research`, and as a tree that OpenSpiel's solvers in C++ read (Gambit's format).
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pyspiel

from ....engine.game import Game
from ....engine.information.view import SPECTATOR
from ....research.core.rewards import WIN
from ....research.environments.openspiel import (
    GAME_TYPE,
    ColtExpressGame,
    ColtExpressState,
    Recollection,
    Rules,
)
from ....research.remembering import Memory
from ....research.spaces import Actions, Observations
from .position import SETUP, WORLDS, worlds
from .tree import CHANCE, EVEN, LEAF, Policy, Tree

NAME: Final = "colt_express_last_round"
ROWS: Final = 2500


class PositionRules(Rules):
    """The table of the position; chance chooses among its deals."""

    def __init__(self) -> None:
        self.parameters = ()
        self.setup = SETUP
        self.reward = WIN
        self.deals, self.deal_nodes, self.rows = WORLDS, 1, ROWS
        self.actions = Actions(SETUP)
        self.observations = Observations(SETUP)
        self.memory = Memory(SETUP)

    def dealt(self, deals: tuple[int, ...]) -> Game:
        return worlds()[deals[0]]


@cache
def rules() -> PositionRules:
    return PositionRules()


class PositionState(ColtExpressState):
    """A state; what was seen before the position is not part of it."""

    def __init__(self, game: PositionGame) -> None:
        pyspiel.State.__init__(self, game)
        self.parameters = ()
        self.deals: tuple[int, ...] = ()
        self.table: Game | None = None
        self.recollection = Recollection(rules(), resampled=True)

    @property
    def rules(self) -> Rules:
        return rules()

    def _apply_action(self, action: int) -> None:
        begins = self.table is None
        super()._apply_action(action)
        if begins and self.table is not None:
            self.recollection.resample(self.table, SPECTATOR, [], [])


class PositionGame(ColtExpressGame):
    """The game ``colt_express_last_round``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.parameters = ()
        info = pyspiel.GameInfo(
            num_distinct_actions=rules().actions.size,
            max_chance_outcomes=WORLDS,
            num_players=2,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=100,
        )
        pyspiel.Game.__init__(self, TYPE, info, params or {})

    def new_initial_state(self) -> PositionState:
        return PositionState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1


TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Colt Express, the last round",
    dynamics=GAME_TYPE.dynamics,
    chance_mode=GAME_TYPE.chance_mode,
    information=GAME_TYPE.information,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=GAME_TYPE.reward_model,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={},
)
pyspiel.register_game(TYPE, PositionGame)


def tree_of(game: Any) -> Tree:
    """The tree of a game of OpenSpiel for two, without choices of a single option."""
    tree = Tree()

    def grown(state: Any) -> int:
        while not state.is_chance_node() and len(state.legal_actions()) == 1:
            state = state.child(state.legal_actions()[0])
        if state.is_terminal():
            return tree.add(LEAF, state.returns()[0] - EVEN)
        seat = CHANCE if state.is_chance_node() else state.current_player()
        node = tree.add(seat)
        actions = state.legal_actions()
        if seat != CHANCE:
            options = [state.action_to_string(action) for action in actions]
            tree.know(node, state.information_state_string(seat), options)
        for action in actions:
            tree.children[node].append(grown(state.child(action)))
        return node

    grown(game.new_initial_state())
    return tree


def game_of(tree: Tree) -> Any:
    """The game of a tree in OpenSpiel. What seat 1 wins is what seat 0 loses."""
    lines = ['EFG 2 R "solve" { "first" "second" } ""']
    numbers: tuple[dict[int, int], ...] = ({}, {})  # by seat and information set, from 1
    stack, outcomes = [0], 0
    while stack:
        node = stack.pop()
        children = tree.children[node]
        who = tree.seat[node]
        if who == LEAF:
            outcomes += 1
            gain = tree.gain[node]
            lines.append(f't "" {outcomes} "" {{ {gain!r} {-gain!r} }}')
        elif who == CHANCE:
            odds = " ".join(f'"{number}" 1/{len(children)}' for number in range(len(children)))
            lines.append(f'c "" 1 "" {{ {odds} }} 0')
        else:
            known = tree.set_of[node]
            options = " ".join(f'"{known}_{number}"' for number in range(len(children)))
            number = numbers[who].setdefault(known, len(numbers[who]) + 1)
            lines.append(f'p "" {who + 1} {number} "{known}" {{ {options} }} 0')
        stack += reversed(children)
    return pyspiel.load_efg_game("\n".join(lines) + "\n")


def cfr(tree: Tree, iterations: int) -> Policy:
    """The average policy after some iterations of CFR+."""
    game = game_of(tree)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return policy_in(tree, game, solver.average_policy())


def policy_in(tree: Tree, game: Any, policy: Any) -> Policy:
    """A policy of OpenSpiel by our information sets."""
    found: list[list[float]] = [[] for _ in tree.sets]
    stack = [(0, game.new_initial_state())]
    while stack:
        node, state = stack.pop()
        children = tree.children[node]
        if not children:
            continue
        actions = state.legal_actions()
        if tree.seat[node] >= 0 and not found[tree.set_of[node]]:
            chances = dict(policy.action_probabilities(state))
            found[tree.set_of[node]] = [chances[action] for action in actions]
        stack += [
            (child, state.child(action)) for child, action in zip(children, actions, strict=True)
        ]
    return found
