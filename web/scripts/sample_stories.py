"""Whole games as one seat is told them: every event, and where everything is after each choice.
The page must get there by the events alone. Writes tests/samples/stories.json.

    .venv/bin/python web/scripts/sample_stories.py
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from colt_express import Game, Setup
from colt_express.bots import make_bot
from colt_express.bots.base import Eyes
from colt_express.engine.information.view import View

OUT = Path(__file__).parents[1] / "tests" / "samples" / "stories.json"
READER = 0
GAMES = 40
"""How many games of each table are played; the one in which the most happens is told."""

TABLES: list[dict[str, Any]] = [
    {"players": ["ghost", "doc", "belle", "tuco", "django", "cheyenne", "mei"]},
    {"players": ["cheyenne", "django", "tuco", "belle"], "expert": "2018"},
    {"players": 2, "variant": "duel"},
    {"players": ["tuco", "mei", "doc", "belle", "ghost"], "boxes": ["horses"]},
    {"players": 2, "variant": "duel", "boxes": ["horses"]},
    {"players": ["tuco", "mei", "doc"], "boxes": ["horses", "time_machine", "cursed"]},
    {"players": ["tuco", "belle", "doc", "django", "marshal"], "boxes": ["marshal"]},
    {"players": ["ghost", "cheyenne", "marshal", "django"], "boxes": ["marshal", "horses"]},
]


def where(view: View) -> dict[str, Any]:
    """Where everything is that a story moves."""
    loot = {bandit.name: sorted(t.number for t in bandit.loot) for bandit in view.bandits}
    floor = {place: sorted(t.number for t in tokens) for place, tokens in view.floor.items()}
    return (
        {
            "round": view.round,
            "marshal_at": view.marshal_at,
            "at": {bandit.name: bandit.at for bandit in view.bandits},
            "bullets": {bandit.name: bandit.bullets for bandit in view.bandits},
            "hits": {bandit.name: sum(bandit.hits.values()) for bandit in view.bandits},
            "loot": {name: tokens for name, tokens in loot.items() if tokens},
            "floor": {place: tokens for place, tokens in floor.items() if tokens},
            "pile": len(view.pile),
        }
        | beside(view)
        | ahead(view)
        | behind(view)
    )


def beside(view: View) -> dict[str, Any]:
    """What horses and stagecoach bring, as far as it moves."""
    if view.horses is None:
        return {}
    flasks = [t for bandit in view.bandits for t in bandit.loot if t.kind == "flask"]
    return {
        "horses": view.horses.horses,
        "coach": view.horses.coach,
        "shotgun": view.horses.shotgun,
        "hostages": view.horses.hostages,
        "taken": view.horses.taken,
        "flasks": {str(flask.number): flask.value for flask in flasks if flask.value},
    }


def ahead(view: View) -> dict[str, Any]:
    """What the time machine brings."""
    if view.time_machine is None:
        return {}
    machine = view.time_machine
    return {"time_machine": {"traveller": machine.traveller, "horses": machine.horses}}


def behind(view: View) -> dict[str, Any]:
    """What Marshal and prisoners bring. No event tells which cylinder was fired."""
    if view.marshal is None:
        return {}
    law = view.marshal
    return {
        "marshal": {
            "bullets": sorted(map(len, law.cylinders)),
            "brawlers": law.brawlers,
            "prisoners": law.prisoners,
            "companions": law.companions,
            "wanted": law.wanted,
            "taken": law.taken,
            "with_the_law": law.with_the_law,
            "thrown_off": sorted(law.thrown_off),
            "shown": law.shown,
        }
    }


def story(setup: Setup, seed: str) -> dict[str, Any]:
    game = Game(setup.seeded(seed))
    name = "greenhorn" if setup.boxes else "outlaw"
    bots = [make_bot(name, seed, seat, setup.rulebook) for seat in range(setup.seats)]
    dice = Random(seed)
    start: Any = None
    told = []
    while not game.over:
        if start is None and game.view(READER).rounds:
            start = msgspec.to_builtins(game.view(READER))
        decision = dice.choice(game.decisions)
        seat = decision.seat
        choice = bots[seat].choose(decision, Eyes(game, seat))
        events = [game.see(event, READER) for event in game.choose(seat, choice)]
        view = game.view(READER)
        # What nobody holds goes to the law at the end, which no event tells (MP-END).
        known = events and not (view.marshal and game.over)
        if start is not None:
            after = where(view) if known else None
            told.append({"events": msgspec.to_builtins(events), "after": after})
    return {"seed": seed, "start": start, "told": told}


def kinds(told: dict[str, Any]) -> set[str]:
    return {event["kind"] for choice in told["told"] for event in choice["events"]}


if __name__ == "__main__":
    stories: list[dict[str, Any]] = []
    for table in TABLES:
        setup = Setup.from_dict(table)
        known = {kind for one in stories for kind in kinds(one)}
        played = [story(setup, f"story {number}") for number in range(GAMES)]
        stories.append(max(played, key=lambda one, known=known: len(kinds(one) - known)))
    OUT.write_text(json.dumps(stories, separators=(",", ":")) + "\n")
    print(sorted({kind for one in stories for kind in kinds(one)}), OUT.stat().st_size)
