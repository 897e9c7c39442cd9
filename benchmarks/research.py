"""``python -m benchmarks.research``: decisions a second of the bare engine, of a batch of games in
one and in two processes, of our environments, and of games of PettingZoo and OpenSpiel.

All are played at random, with the observation and the legal actions of every decision, in turns;
the best of several rounds counts, since anything else on the machine only makes them slower. What
runs in one process is measured in CPU seconds; two processes are compared with one by the clock.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Annotated, Any, Final

import numpy as np
import typer

import colt_express.research.core.batch as compiled
from colt_express import Game, Setup, play_at_random
from colt_express.research import Batch, SharedBatch

GAMES: Final = 128
SHARED: Final = 8192
"""Of two processes, so that a step takes long beside their messages."""
SIZES: Final = (16, 64, 128, 256, 512, 1024, 2048, SHARED)
"""Of batches that are compared: the more games, the less of them is in the processor's caches."""
DECISIONS: Final = 40_960
"""That a batch makes in each round."""
BARE, ONE, AEC = "bare engine", f"batch of {GAMES}", "PettingZoo AEC"
MANY, TWO = f"batch of {SHARED}", f"batch of {SHARED} in two processes"
"""What the goals are about."""
GOALS: Final = (
    (ONE, BARE, 0.2, "with observation and mask, of the bare engine"),
    (ONE, AEC, 20.0, "times our AEC environment"),
    (TWO, MANY, 1.9, "times one process"),
)
CARD_GAMES: Final = ("leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "tictactoe_v3")
"""Of PettingZoo; those are left out whose requirements (``pettingzoo[classic]``) are missing."""
OPEN_SPIEL: Final = ("leduc_poker", "tiny_hanabi", "gin_rummy", "crazy_eights", "python_kuhn_poker")

Work = Callable[[], int]
"""Plays for a while; returns the number of decisions."""


def bare(setup: Setup) -> Work:
    dice, seeds = Random(1), iter(range(10**9))

    def play() -> int:
        return sum(
            play_at_random(Game(setup.seeded(next(seeds)), listening=False), dice)
            for _ in range(300)
        )

    return play


def stepped(batch: Batch | SharedBatch, steps: int) -> Work:
    batch.reset()

    def play() -> int:
        for _ in range(steps):
            batch.step(batch.sample())
        return steps * batch.games

    return play


def aec(env: Any, decisions: int) -> Work:
    """One of PettingZoo's environments."""
    dice = Random(1)

    def play() -> int:
        made = 0
        while made < decisions:
            env.reset(seed=dice.getrandbits(30))
            for agent in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                env.step(env.action_space(agent).sample(mask))
                made += 1
        return made

    return play


def spiel(name: str, decisions: int) -> Work:
    import pyspiel

    game, dice = pyspiel.load_game(name), Random(1)

    def play() -> int:
        made = 0
        while made < decisions:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
                    continue
                if game.get_type().provides_observation_tensor:
                    state.observation_tensor(state.current_player())
                else:
                    state.information_state_tensor(state.current_player())
                state.apply_action(dice.choice(state.legal_actions()))
                made += 1
        return made

    return play


def works(setup: Setup, shared: SharedBatch) -> Iterator[tuple[str, Work]]:
    yield BARE, bare(setup)
    for games in SIZES:
        yield f"batch of {games}", stepped(Batch(setup, games, seed=1), DECISIONS // games)
    floats = Batch(setup, GAMES, seed=1, dtype=np.float32)
    yield f"{ONE}, float32", stepped(floats, DECISIONS // GAMES)
    yield TWO, stepped(shared, 2 * DECISIONS // SHARED)
    from colt_express.research.environments import aec as ours

    yield AEC, aec(ours.env(setup), 500)
    for name in CARD_GAMES:
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            typer.echo(f"{name} is left out: what it needs is not installed", err=True)
            continue
        yield f"PettingZoo's {name}", aec(env, 500)
    try:
        import_module("colt_express.research.environments.openspiel")
        import_module("open_spiel.python.games.kuhn_poker")
    except ImportError:
        typer.echo("OpenSpiel is left out: it is not installed", err=True)
        return
    yield "OpenSpiel, colt_express", spiel("colt_express", 150)
    for name in OPEN_SPIEL:
        yield f"OpenSpiel's {name}", spiel(name, 2000)


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How often each is measured.")] = 7,
    path: Annotated[Path | None, typer.Option("--json", help="Write the figures there.")] = None,
) -> None:
    """Measure decisions a second, and compare them with the goals."""
    setup = Setup(4, seed="bench")
    build = "compiled" if compiled.__file__.endswith((".so", ".pyd")) else "INTERPRETED"
    typer.echo(
        f"{platform.machine()}, {os.cpu_count()} cores, Python {sys.version.split()[0]}, {build}"
    )
    with SharedBatch(setup, SHARED, processes=2, seed=1) as shared:
        all_works = dict(works(setup, shared))
        best = dict.fromkeys(all_works, 0.0)
        by_clock = dict.fromkeys(all_works, 0.0)
        for _ in range(rounds):
            for name, play in all_works.items():
                begun, at_work = perf_counter(), process_time()
                decisions = play()
                best[name] = max(best[name], decisions / (process_time() - at_work))
                by_clock[name] = max(by_clock[name], decisions / (perf_counter() - begun))
    best[TWO] = by_clock[TWO]
    for name, rate in best.items():
        typer.echo(f"{name:<34} {rate:>12,.0f} decisions/s")
    for name, other, goal, words in GOALS:
        ratio = best[name] / (by_clock if name == TWO else best)[other]
        verdict = "reached" if ratio >= goal else "NOT REACHED"
        typer.echo(f"{name}: {ratio:.2f} {words} (goal {goal}: {verdict})")
    if path is not None:
        path.write_text(json.dumps({"build": build, "rates": best}, indent=1), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
