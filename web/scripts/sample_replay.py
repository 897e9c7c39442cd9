"""The first two rounds of a game as the theatre is sent it. Writes tests/samples/replay.json."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from colt_express import Game, Setup, save_record
from colt_express.bots import make_bot
from colt_express.bots.base import Eyes
from colt_express.engine.serialization.record import read_record
from colt_express.replays.telling import tell

OUT = Path(__file__).parents[1] / "tests" / "samples" / "replay.json"
SEED = "theatre"
SEAT = 0
ROUNDS = 2


def played() -> Game:
    game = Game(Setup.from_dict({"players": ["tuco", "belle", "doc"]}).seeded(SEED))
    bots = [make_bot("outlaw", SEED, seat, game.setup.rulebook) for seat in range(3)]
    dice = Random(SEED)
    while not game.over:
        decision = dice.choice(game.decisions)
        game.choose(decision.seat, bots[decision.seat].choose(decision, Eyes(game, decision.seat)))
    return game


def main() -> None:
    replay = tell(read_record(save_record(played())), SEAT)
    steps = [step for step in replay.steps if step.round <= ROUNDS]
    OUT.write_bytes(msgspec.json.encode(msgspec.structs.replace(replay, steps=steps)) + b"\n")


if __name__ == "__main__":
    main()
