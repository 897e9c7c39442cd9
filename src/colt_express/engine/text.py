"""The train as text, within 80 columns."""

from __future__ import annotations

from typing import Final

from .base.planning import turn_kind
from .figures import FIGURES
from .places import inside, roof
from .state import OVER, PHASES, PLANNING, State
from .tokens import TOKEN_NAMES

COLUMN: Final = 10
LABEL: Final = 7
LETTERS: Final = "GKTCBDMS"
"""A letter for each figure; Doc is K, so that Django can be D. The Marshal is a star."""


def draw_train(state: State) -> str:
    """Who and what is where. Loot: p purse, j jewel, s strongbox."""
    if not state.cars:
        return "The cast is being chosen."
    width = COLUMN if len(state.cars) > 6 else COLUMN + 2
    lines = [_headline(state), ""]
    cars = range(len(state.cars))
    lines.append(_row("roof", [_figures(state, roof(car)) for car in cars], width))
    lines.append(_row(" loot", [_loot(state, roof(car)) for car in cars], width))
    lines.append(" " * LABEL + "".join(("=" * (width - 1)).ljust(width) for _ in cars))
    lines.append(_row("inside", [_figures(state, inside(car)) for car in cars], width))
    lines.append(_row(" loot", [_loot(state, inside(car)) for car in cars], width))
    lines.append(_row("", [_car_name(name) for name in state.cars], width))
    lines.append("")
    lines += [_bandit_line(state, n) for n in range(len(state.bandits))]
    return "\n".join(line.rstrip() for line in lines)


def _headline(state: State) -> str:
    if state.round < 0:
        return "Before the first round"
    card = state.round_card
    turns = card.turns
    if state.phase == PLANNING:
        at = state.turn
        turns = f"{turns[:at]}[{turns[at]}]{turns[at + 1 :]} ({turn_kind(state).name})"
    phase = "the end" if state.phase == OVER else PHASES[state.phase]
    return f"Round {state.round + 1} of {len(state.round_cards)}: {card.name} {turns}, {phase}"


def _row(label: str, cells: list[str], width: int) -> str:
    return label.ljust(LABEL) + "".join(cell[: width - 1].ljust(width) for cell in cells)


def _car_name(name: str) -> str:
    return {"locomotive": "loco"}.get(name, name.replace("_", " ").replace("class", "cl."))


def _figures(state: State, place: int) -> str:
    letters = [LETTERS[bandit.character] for bandit in state.at(place)]
    if state.marshal == place:
        letters.insert(0, "*")
    return "".join(letters)


def _loot(state: State, place: int) -> str:
    counts: dict[str, int] = {}
    for token in state.tokens_at(place):
        letter = TOKEN_NAMES[state.token_kinds[token]][0]
        counts[letter] = counts.get(letter, 0) + 1
    return " ".join(f"{n}{letter}" if n > 1 else letter for letter, n in counts.items())


def _bandit_line(state: State, index: int) -> str:
    bandit = state.bandits[index]
    player = state.players[bandit.seat]
    loot = _loot(state, 64 + index) or "-"
    hits = sum(bandit.hits)
    name = FIGURES[bandit.character]
    return (
        f"{LETTERS[bandit.character]} {name:<9} hand {len(player.hand) + len(player.kept):>2}"
        f"  deck {len(player.deck):>2}  bullets {bandit.bullets}  hit {hits:>2}  loot {loot}"
    )
