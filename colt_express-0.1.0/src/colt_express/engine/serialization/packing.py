"""Packing: how games and their parts are pickled and copied, by ``pickle`` and by ``copy``.

Pickles are for trusted processes that run the same version: unpickling data from elsewhere can run
any code. To exchange games, use records (`record`).

A rulebook is full of functions, so it is never pickled: a setup is pickled as its options and
builds its rulebook again. Options that are shared stay shared after unpickling.
"""

from __future__ import annotations

import copyreg
from functools import lru_cache
from typing import Any, Final, NoReturn

import msgspec

from ..boxes import BOXES
from ..configuration.setup import Setup
from ..events import Event
from ..game import Game, Redeal, Result
from ..options import SHARED, Option
from ..registry import TASKS, Task
from ..rulebook import RoundCard, Rulebook
from ..state import Bandit, Played, Player, Question, State

Parts = dict[str, Any]
Packed = tuple[Any, tuple[Any, ...]]

ARGUMENTS: Final[dict[type, tuple[str, ...]]] = {
    Bandit: ("index", "character", "seat"),
    Event: (
        *("kind", "rule", "seat", "bandit", "target", "place"),
        *("card", "token", "amount", "name", "secret", "cards"),
    ),
    Played: ("seat", "card", "hidden", "turn", "extra"),
    Player: ("seat", "own"),
    Question: ("seat", "kind", "options", "bandit", "target", "token"),
    Result: ("money", "breakdown", "hits", "gunslingers", "winners", "barred"),
    RoundCard: ("name", "turns", "event", "station", "keep", "reconstructed"),
    **{table: arguments for box in BOXES for table, arguments in box.tables.items()},
}
"""Constructor arguments by class; the other fields are set afterwards."""

NOTED: Final = ("kinds",)
"""Fields that are worked out again when they are needed."""

OF_THE_RULES: Final = ("round_cards", "rules", "train")
"""Fields of a state that point into its rulebook."""


def _fields(kind: type[Any]) -> tuple[str, ...]:
    """The names of its slots, which compiled classes have elsewhere."""
    names: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ()) or kind.__slots__
    return names


def _pack(thing: object) -> Packed:
    kind = type(thing)
    arguments = ARGUMENTS[kind]
    known = (*arguments, *NOTED)
    rest = {name: getattr(thing, name) for name in _fields(kind) if name not in known}
    return _unpack, (kind, [getattr(thing, name) for name in arguments], rest)


def _unpack(kind: type, arguments: list[Any], rest: Parts) -> object:
    thing: object = kind(*arguments)
    for name, value in rest.items():
        setattr(thing, name, value)
    return thing


def _pack_option(option: Option) -> Packed:
    return _unpack_option, (option.kind, option.value, option.detail)


def _unpack_option(kind: int, value: int, detail: int) -> Option:
    return SHARED.get((kind, value, detail)) or Option(kind, value, detail)


def _pack_task(task: Task) -> Packed:
    return _unpack_task, (task.name, task.about)


def _unpack_task(name: str, about: int) -> Task:
    return TASKS[name].all[about]


def _pack_setup(setup: Setup) -> Packed:
    options = setup.to_dict()
    seed = options.pop("seed")
    return _unpack_setup, (msgspec.json.encode(options), seed, setup.is_veiled)


def _unpack_setup(options: bytes, seed: str, veiled: bool) -> Setup:
    return _table(options).known if veiled else _table(options).seeded(seed)


@lru_cache(maxsize=32)
def _table(options: bytes) -> Setup:
    """Cached, because building a rulebook takes longer than everything else."""
    return Setup.from_dict(msgspec.json.decode(options))


def _pack_game(game: Game) -> Packed:
    state, rules = game.state, game.state.rules
    parts = {n: getattr(state, n) for n in _fields(State) if n not in OF_THE_RULES}
    train = [rules.train, *rules.trains].index(state.train)
    redeals = [(one.number, one.seat, one.seed) for one in game.redeals]
    lists = (game.choosers, game.choices, game.asked, game.began_at, redeals)
    return _unpack_game, (game.setup, parts, state.round_cards, train, lists)


def _unpack_game(
    setup: Setup, parts: Parts, round_cards: list[RoundCard], train: int, lists: tuple[Any, ...]
) -> Game:
    rules = setup.rulebook
    state = State(rules, parts["key"])
    for name, value in parts.items():
        setattr(state, name, value)
    state.train = [rules.train, *rules.trains][train]
    state.round_cards = [_own_card(rules, card) for card in round_cards]
    game = Game(setup, state=state)
    game.choosers, game.choices, game.asked, game.began_at, redeals = lists
    game.redeals = [Redeal(*one) for one in redeals]
    return game


def _own_card(rules: Rulebook, card: RoundCard) -> RoundCard:
    """The rulebook's card like this one: guesses look for the cards themselves."""
    for own in (*rules.rounds, *rules.stations):
        if own.name == card.name and _pack(own) == _pack(card):
            return own
    return card


def _refuse(thing: object) -> NoReturn:
    raise TypeError(f"a {type(thing).__name__.lower()} is packed with its game; pickle the game")


for _kind in ARGUMENTS:
    copyreg.pickle(_kind, _pack)
copyreg.pickle(Option, _pack_option)
copyreg.pickle(Task, _pack_task)
copyreg.pickle(Setup, _pack_setup)
copyreg.pickle(Game, _pack_game)
copyreg.pickle(State, _refuse)
copyreg.pickle(Rulebook, _refuse)
