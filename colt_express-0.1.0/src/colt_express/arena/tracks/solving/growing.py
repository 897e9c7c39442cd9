"""The tree of the position, from the engine alone: each line of play is played in a copy of the
game, and a seat's information set is its view at the beginning and all that it has seen since."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ....engine.game import Game
from ....engine.information.seeing import question_view
from ....engine.information.view import HistoryEntry
from .position import worlds
from .tree import CHANCE, EVEN, LEAF, Tree

Visit = Callable[[int, Game], None]
"""Is given each new information set with a position in it."""


class Line(NamedTuple):
    """A line of play: its position, and what each seat has seen."""

    game: Game
    seen: tuple[str, ...]


def grow(visit: Visit | None = None) -> Tree:
    """The whole tree."""
    tree = Tree()
    tree.add(CHANCE)
    for world in worlds():
        seen = tuple(_json(world.view(seat)) for seat in range(world.setup.seats))
        tree.children[0].append(_grow(tree, Line(world, seen), visit))
    return tree


def _grow(tree: Tree, line: Line, visit: Visit | None) -> int:
    """The node of a position, with all below it."""
    while not line.game.over and len(line.game.decisions[0].options) == 1:
        line = _after(line, 0)
    game = line.game
    if game.over:
        assert game.result is not None
        winners = game.result.winners
        share = (0 in winners) / max(1, len(winners))
        return tree.add(LEAF, share - EVEN)
    decision = game.decisions[0]
    node = tree.add(decision.seat)
    options = [str(option) for option in decision.options]
    if tree.know(node, line.seen[decision.seat], options) and visit is not None:
        visit(tree.set_of[node], game)
    for number in range(len(options)):
        tree.children[node].append(_grow(tree, _after(line, number), visit))
    return node


def _after(line: Line, number: int) -> Line:
    """The line after the option with that number."""
    game = line.game.copy(listening=True)
    question = game.decisions[0]
    option = question.options[number]
    views = [question_view(game.state, question, seat) for seat in range(game.setup.seats)]
    events = game.choose(question.seat, option)
    seen = []
    for seat, view in enumerate(views):
        choice = None if view.options is None else view.words[number]
        told = [game.see(event, seat) for event in events]
        seen.append(line.seen[seat] + _json(HistoryEntry(question.seat, view, choice, told)))
    return Line(game, tuple(seen))


def _json(thing: object) -> str:
    return msgspec.json.encode(thing, order="deterministic").decode()
