"""The train as text, within 80 columns."""

from __future__ import annotations

from typing import Final

from ..base.planning import turn_kind
from ..figures import FIGURES, MARSHAL_FIGURE
from ..places import inside, roof
from ..state import OVER, PHASES, PLANNING, State
from ..tokens import HELD, TOKEN_NAMES

COLUMN: Final = 10
LABEL: Final = 7
LETTERS: Final = "GDTCBJM*S"
"""A letter for each figure; Django is J, so that Doc can be D. The Marshal is a star."""


def draw_train(state: State) -> str:
    """The train as text. Loot: p purse, j jewel, s strongbox, f flask, m mailbag."""
    if not state.cars:
        return "The cast is being chosen."
    width = COLUMN if len(state.cars) > 6 else COLUMN + 2
    lines = [_headline(state), ""]
    cars = range(len(state.cars))
    lines.append(row("roof", [figures_at(state, roof(car)) for car in cars], width))
    lines.append(row(" loot", [loot_at(state, roof(car)) for car in cars], width))
    lines.append(" " * LABEL + "".join(("=" * (width - 1)).ljust(width) for _ in cars))
    lines.append(row("inside", [figures_at(state, inside(car)) for car in cars], width))
    lines.append(row(" loot", [loot_at(state, inside(car)) for car in cars], width))
    boxes = [box.drawn for box in state.rules.played]
    lines += [line for drawn in boxes if drawn.inside for line in drawn.inside(state, width)]
    lines.append(row("", [_car_name(name) for name in state.cars], width))
    lines += [line for drawn in boxes if drawn.below for line in drawn.below(state, width)]
    lines.append("")
    lines += [_bandit_line(state, n) for n in range(len(state.bandits))]
    return "\n".join(line.rstrip() for line in lines)


def beside(car: int, what: str) -> list[str]:
    """The cells of a row with something in the column of one car."""
    return [""] * car + [what]


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


def row(label: str, cells: list[str], width: int) -> str:
    return label.ljust(LABEL) + "".join(cell[: width - 1].ljust(width) for cell in cells)


def _car_name(name: str) -> str:
    return {"locomotive": "loco"}.get(name, name.replace("_", " ").replace("class", "cl."))


def figures_at(state: State, place: int) -> str:
    """One letter per figure at that place, bandits last."""
    marshal = state.rules.lawman < 0 and state.marshal_at == place
    letters = LETTERS[MARSHAL_FIGURE] if marshal else ""
    for box in state.rules.played:
        if box.drawn.strangers is not None:
            letters += box.drawn.strangers(state, place)
    return letters + bandits_at(state, place)


def bandits_at(state: State, place: int) -> str:
    return "".join(LETTERS[bandit.character] for bandit in state.at(place))


def loot_at(state: State, place: int) -> str:
    counts: dict[str, int] = {}
    for token in state.tokens_at(place):
        letter = TOKEN_NAMES[state.token_kinds[token]][0]
        counts[letter] = counts.get(letter, 0) + 1
    return " ".join(f"{n}{letter}" if n > 1 else letter for letter, n in counts.items())


def _bandit_line(state: State, index: int) -> str:
    bandit = state.bandits[index]
    player = state.players[bandit.seat]
    loot = loot_at(state, HELD + index) or "-"
    hits = sum(bandit.hits)
    about = [box.drawn.about_bandit for box in state.rules.played]
    notes = [note(state, index) for note in about if note is not None]
    return (
        f"{LETTERS[bandit.character]} {FIGURES[bandit.character]:<9}"
        f" hand {len(player.hand) + len(player.kept):>2}"
        f"  deck {len(player.deck):>2}  bullets {bandit.bullets}  hit {hits:>2}  loot {loot}"
        f"{''.join(f'  {note}' for note in notes if note)}"
    )
