"""OpenSpiel's game ``colt_express``. Import this module before `pyspiel.load_game`.

>>> import pyspiel
>>> import colt_express.research.environments.openspiel     # registers the game
>>> game = pyspiel.load_game("colt_express(players=3,boxes=horses+cursed)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 256)

Chance comes first: ``deal_nodes`` chance nodes with ``deals`` equal outcomes each choose the deal,
which decides everything that is shuffled or drawn in the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from ...engine import Game, HistoryEntry, Setup
from ...engine.information.seeing import question_view
from ...engine.state import Question
from ..buffers import Array
from ..core.errors import ResearchError
from ..core.rewards import MONEY, RANK, WIN, checked_kind, rewards_of
from ..remembering import COLUMNS, Memory, Reading, line, now
from ..spaces import Actions, Observations

PARAMETERS: Final[dict[str, Any]] = {
    "players": 4,
    "characters": "",
    "boxes": "",
    "rules": "advanced",
    "expert": "",
    "variant": "",
    "cars": "",
    "rounds": "",
    "first": -1,
    "reward": WIN,
    "deals": 256,
    "deal_nodes": 4,
    "rows": 2500,
}
"""Of the game, with their defaults. Lists are joined by ``+``: ``characters`` are those of the
seats, in place of ``players``; ``boxes``, ``cars`` and ``rounds`` as in `Setup`. ``rows`` is the
length of information state tensors."""

MOST_DECISIONS: Final = 400
"""For each seat; random games end long before."""
MOST_MONEY: Final = 100.0
"""In thousands of dollars; no seat can have more."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name="colt_express",
    long_name="Colt Express",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class Rules:
    """What the states of a game share: the table, and what tells it in numbers."""

    def __init__(self, parameters: tuple[tuple[str, Any], ...]) -> None:
        self.parameters = parameters
        given = {**PARAMETERS, **dict(parameters)}
        self.setup = _setup(given)
        self.reward = checked_kind(given["reward"])
        self.deals, self.deal_nodes, self.rows = (
            _positive(name, given[name]) for name in ("deals", "deal_nodes", "rows")
        )
        self.actions = Actions(self.setup)
        self.observations = Observations(self.setup)
        self.memory = Memory(self.setup)

    def dealt(self, deals: tuple[int, ...]) -> Game:
        return Game(self.setup.seeded("deal " + " ".join(map(str, deals))))


@lru_cache(maxsize=32)
def rules_of(parameters: tuple[tuple[str, Any], ...]) -> Rules:
    """Made once in each process: states name them by the parameters of the game."""
    return Rules(parameters)


def _setup(given: dict[str, Any]) -> Setup:
    def several(name: str) -> list[str] | None:
        return str(given[name]).split("+") if given[name] else None

    return Setup(
        several("characters") or int(given["players"]),
        boxes=several("boxes") or [],
        rules=given["rules"],
        expert=given["expert"] or None,
        variant=given["variant"] or None,
        cars=several("cars"),
        rounds=several("rounds"),
        first=None if int(given["first"]) < 0 else int(given["first"]),
        seed=0,
    )


def _positive(name: str, value: Any) -> int:
    if int(value) < 1:
        raise ResearchError(f"{name} is {value}; it must be at least 1")
    return int(value)


class ColtExpressGame(pyspiel.Game):
    """The game at one table; `PARAMETERS` say which."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.parameters = tuple(sorted((params or {}).items()))
        rules = rules_of(self.parameters)
        seats = rules.setup.seats
        most = {WIN: 1.0, RANK: 1.0, MONEY: MOST_MONEY}[rules.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions.size,
            max_chance_outcomes=rules.deals,
            num_players=seats,
            min_utility=-most if rules.reward == MONEY else 0.0,
            max_utility=most,
            max_game_length=MOST_DECISIONS * seats,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> ColtExpressState:
        return ColtExpressState(self)

    def max_chance_nodes_in_history(self) -> int:
        return rules_of(self.parameters).deal_nodes

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> ColtExpressObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ColtExpressObserver(rules_of(self.parameters), kind, params)


class ColtExpressState(pyspiel.State):
    """A game in progress, or its deal."""

    def __init__(self, game: ColtExpressGame) -> None:
        super().__init__(game)
        self.parameters = game.parameters
        self.deals: tuple[int, ...] = ()
        self.table: Game | None = None
        self.recollection = Recollection(rules_of(self.parameters))

    @property
    def rules(self) -> Rules:
        return rules_of(self.parameters)

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        questions = self.table.state.questions
        return questions[0].seat if questions else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.rules.deals
        return [(outcome, 1 / deals) for outcome in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else sorted(self.rules.actions.ids(self.table, player))

    def _apply_action(self, action: int) -> None:
        rules, table = self.rules, self.table
        if table is None:
            if not 0 <= action < rules.deals:
                raise ResearchError(f"there is no deal {action}; deals are 0 to {rules.deals - 1}")
            self.deals = (*self.deals, action)
            if len(self.deals) == rules.deal_nodes:
                self.table = rules.dealt(self.deals)
            return
        seat = self.current_player()
        table.choose(seat, rules.actions.from_id(table, seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.rules.actions.describe(action)

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        rules = self.rules
        if self.table is None:
            return [0.0] * rules.setup.seats
        return rewards_of(self.table, rules.reward)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> ColtExpressState:
        """A state that looks the same to this player, with everything it cannot know dealt anew
        uniformly (`Game.guess`). How it came to be is nowhere in it: it has no history of actions,
        and other players remember in it what they could see at this moment."""
        if self.table is None:
            return self.clone()  # type: ignore[no-any-return]
        dice = Random(int(probability_sampler() * 2**53))
        guess = self.table.guess(player_id, dice).copy(listening=True)
        guess.asked = []  # its own past begins here
        lines, rows = self.recollection.of(self.table, player_id)
        state = self.get_game().new_initial_state()
        state.table = guess
        state.recollection = Recollection(self.rules, resampled=True)
        state.recollection.resample(guess, player_id, lines[:], rows[:])
        return state  # type: ignore[no-any-return]

    def __str__(self) -> str:
        deal = (
            "resampled"
            if self.recollection.resampled
            else " ".join(["deal", *map(str, self.deals)])
        )
        if self.table is None:
            return deal
        made = zip(self.table.choosers, self.table.choices, strict=True)
        return "\n".join([deal, *(f"{seat}: {option}" for seat, option in made)])


class Recollection:
    """What the seats of a game have seen and done, as lines and as rows, each as far as it was
    asked for."""

    def __init__(self, rules: Rules, resampled: bool = False) -> None:
        self.rules = rules
        self.resampled = resampled
        self.texts: list[list[str]] = [[] for _ in range(-1, rules.setup.seats)]
        self.rows: list[list[list[int]]] = [[] for _ in self.texts]
        self.told = [0] * len(self.texts)  # by seat, the spectator last: entries there already

    def resample(self, guess: Game, player: int, lines: list[str], rows: list[list[int]]) -> None:
        """From here on, in a guess of what this player knows; the other seats begin with what they
        can see now."""
        for seat in range(-1, self.rules.setup.seats):
            heading = self.rules.memory.heading(seat)
            self.texts[seat] = lines if seat == player else [heading, line(guess.view(seat))]
            self.rows[seat] = rows if seat == player else []
            self.told[seat] = 1  # there is no opening

    def of(self, table: Game, seat: int) -> tuple[list[str], list[list[int]]]:
        """The lines and the rows of a seat, up to the last choice."""
        texts, rows = self.texts[seat], self.rows[seat]
        asked = table.asked or []
        first = self.told[seat]
        if first <= len(asked):
            reading = Reading(self.rules.memory, seat)
            reading.rows = rows
            if not texts:
                texts.append(self.rules.memory.heading(seat))
            for number in range(first, len(asked) + 1):
                entry = _entry(table, asked, number, seat)
                reading.read(entry)
                texts.append(line(entry))
            self.told[seat] = len(asked) + 1
        return texts, rows

    def __deepcopy__(self, memo: dict[int, object]) -> Recollection:
        new = Recollection(self.rules, self.resampled)
        new.texts = [texts[:] for texts in self.texts]
        new.rows = [rows[:] for rows in self.rows]
        new.told = self.told[:]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return _recollected, (
            self.rules.parameters,
            self.resampled,
            self.texts,
            self.rows,
            self.told,
        )


def _recollected(
    parameters: tuple[tuple[str, Any], ...],
    resampled: bool,
    texts: list[list[str]],
    rows: list[list[list[int]]],
    told: list[int],
) -> Recollection:
    new = Recollection(rules_of(parameters), resampled)
    new.texts, new.rows, new.told = texts, rows, told
    return new


def _entry(table: Game, asked: list[tuple[Question, int]], number: int, seat: int) -> HistoryEntry:
    """The opening (number 0), or a choice with the events it caused, as the seat saw it."""
    end = asked[number][1] if number < len(asked) else len(table.events)
    if number == 0:
        return HistoryEntry(events=[table.see(event, seat) for event in table.events[:end]])
    question, told = asked[number - 1]
    option = table.choices[len(table.choices) - len(asked) + number - 1]
    view = question_view(table.state, question, seat)
    choice = None if view.options is None else view.words[question.options.index(option)]
    events = [table.see(event, seat) for event in table.events[told:end]]
    return HistoryEntry(question.seat, view, choice, events)


class ColtExpressObserver:
    """Observations and information states, as `pyspiel` asks for them."""

    def __init__(self, rules: Rules, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers of this game take no parameters; got {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees what all players know together")
        self.rules = rules
        self.perfect_recall = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if self.perfect_recall:
            self.tensor: Array = np.zeros(rules.rows * len(COLUMNS), np.float32)
            self.dict: dict[str, Array] = {
                "remembered": self.tensor.reshape(rules.rows, len(COLUMNS))
            }
        else:
            self.tensor = np.zeros(rules.observations.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: ColtExpressState, player: int) -> None:
        seat = player if self.private else -1
        self.tensor.fill(0)
        if state.table is None:
            return
        if self.perfect_recall:
            reading = Reading(self.rules.memory, seat)
            reading.rows = state.recollection.of(state.table, seat)[1][:]
            for question in state.table.view(seat).questions:
                reading.ask(question)
            found = self.rules.memory.array(reading.rows, self.rules.rows)
            self.tensor[:] = found.reshape(-1)
        else:
            self.rules.observations.encode(state.table, seat, self.tensor)

    def string_from(self, state: ColtExpressState, player: int) -> str:
        seat = player if self.private else -1
        if state.table is None:
            return f"{len(state.deals)} of {self.rules.deal_nodes} deal nodes"
        if self.perfect_recall:
            return "\n".join([*state.recollection.of(state.table, seat)[0], now(state.table, seat)])
        return line(state.table.view(seat))


pyspiel.register_game(GAME_TYPE, ColtExpressGame)
