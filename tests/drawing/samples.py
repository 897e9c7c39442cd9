"""Draws the documentation's pictures of positions: `python -m tests.drawing.samples FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from colt_express import Game, Setup
from colt_express.drawing import draw

from ..playing import play_some


def position() -> str:
    """A seat's view of a game with every box, in the middle of it."""
    game = Game(Setup(6, boxes=["horses", "time_machine", "cursed"], seed="sample"))
    return draw(play_some(game, Random(4), 110).view(2), theme="night")


def main(folder: Path) -> None:
    (folder / "position.svg").write_text(position() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
