"""Real positions for the gallery and the tests: seeded games, played by bots, caught at
moments worth looking at. Writes src/gallery/views.json.

    .venv/bin/python web/scripts/sample_views.py
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec

from colt_express import Game, Setup
from colt_express.bots import make_bot
from colt_express.bots.base import Eyes
from colt_express.engine.information.view import View

OUT = Path(__file__).parents[1] / "src" / "gallery" / "views.json"
CAST = ["cheyenne", "doc", "belle", "tuco", "django", "ghost", "mei"]

Wanted = Callable[[View], bool]
HORSES = ["horses"]
LAW = ["marshal"]
EVERYTHING = ["marshal", "horses", "time_machine", "cursed"]
THE_MARSHAL = "marshal"


def asked(view: View, kind: str, options: int = 2) -> bool:
    """Whether this seat is asked this, with so many options to choose from."""
    question = view.question
    return question is not None and question.kind == kind and len(question.options or []) >= options


def crowd(view: View) -> int:
    places = Counter(bandit.at for bandit in view.bandits)
    places[view.marshal_at] += 1
    return max(places.values())


def roof_loot(view: View) -> int:
    return sum(len(tokens) for place, tokens in view.floor.items() if place.startswith("roof"))


MOMENTS: list[tuple[str, int, Wanted]] = [
    ("three players, the first turn", 3, lambda v: asked(v, "plan")),
    ("four players, a move over the roofs", 4, lambda v: v.round == 2 and asked(v, "move", 4)),
    ("four players, whom to shoot", 4, lambda v: v.round >= 2 and asked(v, "shoot", 2)),
    ("four players, what to rob", 4, lambda v: asked(v, "rob", 3)),
    ("five players, what to knock off", 5, lambda v: v.round >= 3 and asked(v, "token", 2)),
    ("six players, loot on the roofs", 6, lambda v: roof_loot(v) >= 3 and v.round >= 3),
    ("six players in a tunnel", 6, lambda v: v.turn_kind == "tunnel" and v.round >= 2),
    ("six players, a crowded place", 6, lambda v: crowd(v) >= 5),
    ("seven players, whom to shoot", 7, lambda v: v.round >= 3 and asked(v, "shoot", 3)),
    ("seven players, the last round", 7, lambda v: v.round == 5 and roof_loot(v) >= 2),
    ("the end", 4, lambda v: v.phase == "over"),
]


COACHING: list[tuple[str, int, Wanted]] = [
    ("horses, seven board", 7, lambda v: asked(v, "board")),
    ("horses, where to ride", 4, lambda v: v.round >= 2 and asked(v, "ride", 5)),
    ("horses, whom to take hostage", 6, lambda v: asked(v, "hostage", 4)),
    ("horses, the Shotgun can be punched", 5, lambda v: asked(v, "punch") and punchable(v)),
    ("horses, what to rob on the coach", 7, lambda v: asked(v, "rob") and on_coach(v)),
    ("horses, the Shotgun on the train", 7, lambda v: v.round >= 3 and thrown_off(v)),
]


LAWFUL: list[tuple[str, int, Wanted]] = [
    ("law, whom to arrest", 5, lambda v: asked(v, "arrest", 2)),
    ("law, which bullet for whom", 6, lambda v: v.round >= 2 and asked(v, "marshal_shoot", 6)),
    ("law, the end", 8, lambda v: v.phase == "over" and in_the_cell(v) >= 2),
]


OUTLAWED: list[tuple[str, int, Wanted]] = [
    ("outlaws, whom to free", 5, lambda v: asked(v, "free", 3) and in_the_cell(v) >= 1),
    ("outlaws, how to break out", 4, lambda v: asked(v, "break_out")),
    ("outlaws, what to give", 4, lambda v: asked(v, "thanks")),
    ("outlaws, the Marshal can be punched", 6, lambda v: asked(v, "punch") and lawful(v)),
]


FULL: list[tuple[str, int, Wanted]] = [
    ("everything, eight plan", 8, lambda v: v.round == 3 and asked(v, "plan")),
    ("everything, where to ride", 8, lambda v: v.round >= 2 and asked(v, "ride", 5)),
    ("everything, eight wounded and followed", 8, lambda v: v.round >= 4 and followed(v) >= 2),
]


def in_the_cell(view: View) -> int:
    return sum(bandit.at == "cell" for bandit in view.bandits)


def lawful(view: View) -> bool:
    return view.question is not None and THE_MARSHAL in view.question.words


def followed(view: View) -> int:
    return len(view.marshal.companions) + len(view.marshal.wounds) if view.marshal else 0


def punchable(view: View) -> bool:
    return view.question is not None and "shotgun" in view.question.words


def on_coach(view: View) -> bool:
    return view.mine[0].at in ("coach", "coach roof")


def thrown_off(view: View) -> bool:
    return view.horses is not None and view.horses.shotgun != "coach roof"


def catch(cast: list[str], wanted: Wanted, boxes: list[str]) -> tuple[str, Game]:
    """The first moment some seat sees what is wanted, among games with seeds in order. The seat
    that sees it is 0."""
    for number in range(2000):
        seed = f"gallery {number}"
        setup = Setup(cast, boxes=boxes, seed=seed)
        game = Game(setup)
        bots = [make_bot("greenhorn", seed, seat, setup.rulebook) for seat in range(len(cast))]
        dice = Random(seed)
        while True:
            if wanted(game.view(0)):
                return seed, game
            if game.over:
                break
            decision = dice.choice(game.decisions)
            bot = bots[decision.seat]
            seat = decision.seat
            game.choose(seat, bot.choose(decision, Eyes(game, seat)))
    raise LookupError("no game shows that")


def sample(name: str, cast: list[str], wanted: Wanted, boxes: list[str]) -> dict[str, object]:
    seed, game = catch(cast, wanted, boxes)
    parts = {"public": game.view(-1), "mine": game.mine(0), "view": game.view(0)}
    return {"name": name, "seed": seed} | {k: msgspec.to_builtins(v) for k, v in parts.items()}


def outlaws(players: int) -> list[str]:
    return CAST[:players]


def led_by_the_law(players: int) -> list[str]:
    return [THE_MARSHAL, *CAST[: players - 1]]


def chased_by_the_law(players: int) -> list[str]:
    return [*CAST[: players - 1], THE_MARSHAL]


Cast = Callable[[int], list[str]]
CHAPTERS: list[tuple[list[tuple[str, int, Wanted]], Cast, list[str]]] = [
    (MOMENTS, outlaws, []),
    (COACHING, outlaws, HORSES),
    (LAWFUL, led_by_the_law, LAW),
    (OUTLAWED, chased_by_the_law, LAW),
    (FULL, chased_by_the_law, EVERYTHING),
]


if __name__ == "__main__":
    samples = [
        sample(name, cast(players), wanted, boxes)
        for moments, cast, boxes in CHAPTERS
        for name, players, wanted in moments
    ]
    for one in samples:
        print(one["seed"], one["name"])
    OUT.write_text(json.dumps(samples, indent=1) + "\n")
