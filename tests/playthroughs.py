"""Playthroughs: one game per kind of table as a text, so that a change of the rules shows *where*
a game goes another way. `golden_games` says that it does, for many more tables.

The first and the last round are told in full: what each seat could choose, with the choice in
brackets, and what happened then. Of each round between there is a line with its digest. If a
difference is meant, write the files anew with ``make golden``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from colt_express import Game, Setup
from colt_express.engine.boxes import BOX_NAMES
from colt_express.engine.events import Event
from colt_express.engine.information.view import TokenView
from colt_express.engine.serialization.digest import digest
from colt_express.engine.state import Question

FOLDER: Final = Path(__file__).parent / "golden" / "playthroughs"

TABLES: Final[dict[str, Setup]] = {
    "base": Setup(["cheyenne", "doc", "belle"]),
    "expert": Setup(["ghost", "tuco", "mei"], expert="2018"),
    "pair": Setup(2, variant="pair"),
    "duel": Setup(2, variant="duel"),
    "team": Setup(4, variant="team"),
    "horses": Setup(["belle", "ghost", "doc"], boxes=["horses"]),
    "marshal": Setup(["marshal", "cheyenne", "django"], boxes=["marshal"]),
    "time_machine": Setup(["tuco", "doc", "cheyenne"], boxes=["time_machine"]),
    "cursed": Setup(["belle", "django", "ghost"], boxes=["cursed"]),
    "all_boxes": Setup(
        ["doc", "marshal", "tuco"], boxes=["horses", "marshal", "time_machine", "cursed"]
    ),
}
TABLES.update(
    {box: Setup(["doc", "tuco", "belle"], boxes=[box]) for box in BOX_NAMES if box not in TABLES}
)
TOLD: Final = (-1, 0, 4)
"""The rounds that are told: before the first (boarding, choosing bandits), the first, the last."""


def playthrough(name: str) -> list[str]:
    """The lines of a game of that kind, played at random."""
    game = Game(TABLES[name].seeded(f"playthrough {name}"))
    return [msgspec.json.encode(game.setup.to_dict()).decode(), *_told(game)]


def _told(game: Game) -> Iterator[str]:
    dice, round_now = Random(game.setup.seed), -1
    yield from _happened(game, game.events)
    while not game.over:
        if game.state.round != round_now:
            round_now = game.state.round
            yield f"== round {round_now + 1}: {digest(game.state)[:8]}"
        decision = dice.choice(game.decisions)
        option = dice.choice(decision.options)
        asked = _asked(decision, str(option))
        happened = list(_happened(game, game.choose(decision.seat, option)))
        if round_now in TOLD:
            yield asked
            yield from happened
    assert game.result is not None
    yield f"== the end: {digest(game.state)[:8]}"
    yield f"money {game.result.money}, winners {game.result.winners}"


def _asked(decision: Question, choice: str) -> str:
    options = (str(option) for option in decision.options)
    marked = (f"[{words}]" if words == choice else words for words in options)
    return f"seat {decision.seat} {decision.name}: {', '.join(marked)}"


def _happened(game: Game, events: list[Event]) -> Iterator[str]:
    """An event as the seat that it is about saw it."""
    for event in events:
        seen = msgspec.structs.asdict(game.see(event, event.seat))
        kind, rule = seen.pop("kind"), seen.pop("rule")
        told = [_value(value) for value in seen.values() if value is not None]
        yield f"    {kind} ({rule}) {', '.join(told)}".rstrip()


def _value(value: Any) -> str:
    if isinstance(value, TokenView):
        known = (value.number, value.kind, value.value)
        return " + ".join(str(part) for part in known if part is not None)
    return " + ".join(map(_value, value)) if isinstance(value, list) else str(value)


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def difference(expected: list[str], found: list[str]) -> str:
    """The first line that differs, with the lines before it; empty if there is none."""
    for number in range(max(len(expected), len(found))):
        old, new = expected[number : number + 1], found[number : number + 1]
        if old != new:
            before = "\n".join(f"  {line}" for line in expected[max(0, number - 5) : number])
            return f"line {number + 1}:\n{before}\n- {''.join(old)}\n+ {''.join(new)}"
    return ""


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        file_of(name).write_text("\n".join(playthrough(name)) + "\n", encoding="utf-8")
    print(f"{len(TABLES)} playthroughs written to {FOLDER}")
