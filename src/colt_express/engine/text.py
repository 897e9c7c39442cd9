"""The train as text, within 80 columns."""

from __future__ import annotations

from typing import Final

from .base.planning import turn_kind
from .boxes.horses.hostages import HOSTAGES
from .boxes.horses.table import AT_MACHINE, HorsesTable
from .boxes.time_machine.table import TimeMachineTable
from .figures import FIGURES, MARSHAL_FIGURE, SHOTGUN
from .places import AWAY, CELL, COACH, COACH_ROOF, PLACE_WORDS, TIME_MACHINE, inside, roof
from .state import OVER, PHASES, PLANNING, State
from .tokens import HELD, TOKEN_NAMES

COLUMN: Final = 10
LABEL: Final = 7
LETTERS: Final = "GKTCBDM*S"
"""A letter for each figure; Doc is K, so that Django can be D. The Marshal is a star."""


def draw_train(state: State) -> str:
    """Who and what is where. Loot: p purse, j jewel, s strongbox, f flask, m mailbag."""
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
    if state.marshal is not None:
        cell = _beside(state.rules.train.caboose, _figures(state, CELL))
        lines.append(_row("cell", cell, width))
    lines.append(_row("", [_car_name(name) for name in state.cars], width))
    if state.horses is not None:
        lines += _beside_the_train(state, state.horses, width)
    if state.time_machine is not None:
        lines.append(_time_machine(state, state.time_machine))
    lines.append("")
    lines += [_bandit_line(state, n) for n in range(len(state.bandits))]
    return "\n".join(line.rstrip() for line in lines)


def _beside_the_train(state: State, table: HorsesTable, width: int) -> list[str]:
    """Who still rides, the horses, and the stagecoach beside the car it faces."""
    lines: list[str] = []
    away = _bandits(state, AWAY)
    if table.boarding:
        lines.append(_row("riding", _beside(table.boarding, away), width))
    lines.append(_row("horses", [str(n) if n else "" for n in table.horses[:AT_MACHINE]], width))
    if table.coach >= 0:
        coach = table.coach
        lines.append("")
        lines.append(_row("coach", _beside(coach, _figures(state, COACH_ROOF)), width))
        lines.append(_row(" loot", _beside(coach, _loot(state, COACH_ROOF)), width))
        lines.append(_row("", _beside(coach, "-" * (width - 1)), width))
        lines.append(_row("inside", _beside(coach, _figures(state, COACH)), width))
        lines.append(_row(" loot", _beside(coach, _loot(state, COACH)), width))
    if table.hostages:
        lines.append(f"hostages  {', '.join(HOSTAGES[hostage] for hostage in table.hostages)}")
    if away and state.round >= 0:
        lines.append(f"escaped  {away}")
    return lines


def _time_machine(state: State, machine: TimeMachineTable) -> str:
    """In front of the locomotive; a text shows everything, so also where its traveller hides."""
    horses = 0 if state.horses is None else state.horses.horses[AT_MACHINE]
    inside_it = [_figures(state, TIME_MACHINE), _loot(state, TIME_MACHINE)]
    if horses:
        inside_it.append(f"{horses} horse" if horses == 1 else f"{horses} horses")
    if machine.traveller >= 0:
        name = FIGURES[state.bandits[machine.traveller].character]
        where = "" if machine.hiding == AWAY else f" under {PLACE_WORDS[machine.hiding]}"
        inside_it.append(f"{name} travels in time{where}")
    return f"time machine  {', '.join(part for part in inside_it if part)}"


def _beside(car: int, what: str) -> list[str]:
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


def _row(label: str, cells: list[str], width: int) -> str:
    return label.ljust(LABEL) + "".join(cell[: width - 1].ljust(width) for cell in cells)


def _car_name(name: str) -> str:
    return {"locomotive": "loco"}.get(name, name.replace("_", " ").replace("class", "cl."))


def _figures(state: State, place: int) -> str:
    strangers = (
        LETTERS[MARSHAL_FIGURE] if state.marshal is None and state.marshal_at == place else ""
    )
    if state.horses is not None and state.horses.guard == place:
        strangers += LETTERS[SHOTGUN]
    return strangers + _bandits(state, place)


def _bandits(state: State, place: int) -> str:
    return "".join(LETTERS[bandit.character] for bandit in state.at(place))


def _loot(state: State, place: int) -> str:
    counts: dict[str, int] = {}
    for token in state.tokens_at(place):
        letter = TOKEN_NAMES[state.token_kinds[token]][0]
        counts[letter] = counts.get(letter, 0) + 1
    return " ".join(f"{n}{letter}" if n > 1 else letter for letter, n in counts.items())


def _bandit_line(state: State, index: int) -> str:
    bandit = state.bandits[index]
    player = state.players[bandit.seat]
    loot = _loot(state, HELD + index) or "-"
    hits = sum(bandit.hits)
    name = FIGURES[bandit.character]
    hostage = -1 if state.horses is None else state.horses.hostage_of[index]
    return (
        f"{LETTERS[bandit.character]} {name:<9} hand {len(player.hand) + len(player.kept):>2}"
        f"  deck {len(player.deck):>2}  bullets {bandit.bullets}  hit {hits:>2}  loot {loot}"
        f"{f'  {HOSTAGES[hostage]}' if hostage >= 0 else ''}"
    )
