"""The challenges of docs/lab/strength.md with fewer games (``make arena-check``).

With few games the intervals are wide, so a challenge fails only if the target is above its
interval.
"""

from __future__ import annotations

import subprocess
import sys
from typing import Any, Final, NamedTuple

import msgspec

from colt_express.engine.configuration.setup import BOXES

MILLISECONDS: Final = 150.0
TWICE: Final = 2.0


class Challenge(NamedTuple):
    """A bot against a table of others, and the win rate it must not be below."""

    name: str
    bot: str
    others: str
    games: int
    demanded: float
    options: tuple[str, ...] = ()


def with_boxes(name: str, demanded: float, *boxes: str) -> Challenge:
    options = tuple(word for box in boxes for word in ("--box", box))
    return Challenge(f"gunslinger, {name}", "gunslinger", "outlaw", 24, demanded, options)


THE_LAW: Final = ("--box", "marshal", "--as", "marshal")
CHANCE: Final = 0.25
"""What is demanded with a box that has no figure yet."""
WITH_BOXES: Final = {"horses": 0.49, "marshal": 0.30, "time_machine": 0.37, "cursed": 0.34}
CHALLENGES: Final = (
    Challenge("outlaw", "outlaw", "greenhorn", 80, 0.97),
    Challenge("gunslinger", "gunslinger", "outlaw", 40, 0.53),
    Challenge("legend against gunslingers", "legend:4000", "gunslinger", 40, 0.30),
    *(with_boxes(box, WITH_BOXES.get(box, CHANCE), box) for box in BOXES),
    with_boxes("all boxes", 0.36, *BOXES),
)
"""With the lower ends of their intervals in docs/lab/strength.md."""


class Figure(NamedTuple):
    won: float
    low: float
    high: float
    games: int
    milliseconds: float

    def __str__(self) -> str:
        return f"{self.won:6.1%} ({self.low:.1%} – {self.high:.1%}) of {self.games} games"


def hold(bot: str, others: str, games: int, options: tuple[str, ...] = ()) -> Figure:
    """Play it; the command prints its own progress."""
    command = [sys.executable, "-m", "colt_express.cli.main", "arena", bot, "--against", others]
    words = [*command, "-n", str(games), "--json", *options]
    done = subprocess.run(words, stdout=subprocess.PIPE, check=True)
    data: dict[str, Any] = msgspec.json.decode(done.stdout)
    name = f"{bot} as marshal" if "--as" in options else bot
    counted = data["bots"][name]
    low, high = counted["interval"]
    return Figure(counted["win_rate"], low, high, counted["games"], data["time"][name]["mean_ms"])


def verdict(low: float, high: float, demanded: float) -> str:
    """Whether a confidence interval meets a demand, misses it, or says neither.

    >>> verdict(0.6, 0.8, demanded=0.55), verdict(0.4, 0.5, demanded=0.55)
    ('met', 'MISSED')
    """
    if low >= demanded:
        return "met"
    return "MISSED" if high < demanded else "possible"


def main() -> int:
    verdicts = []

    def tell(name: str, figure: str, demanded: str, said: str) -> None:
        verdicts.append(said)
        print(f"{name:26} {figure}; at least {demanded}: {said}", flush=True)

    for challenge in CHALLENGES:
        figure = hold(challenge.bot, challenge.others, challenge.games, challenge.options)
        said = verdict(figure.low, figure.high, challenge.demanded)
        tell(challenge.name, str(figure), f"{challenge.demanded:.0%}", said)
        if challenge.name == "gunslinger":
            said = "met" if figure.milliseconds <= MILLISECONDS else "MISSED"
            verdicts.append(said)
            print(f"{'– time per decision':26} {figure.milliseconds:.0f} ms: {said}", flush=True)
    usual = hold("outlaw", "outlaw", 120, THE_LAW)
    better = hold("gunslinger", "outlaw", 24, THE_LAW)
    said = verdict(better.low / usual.high, better.high / usual.low, TWICE)
    print(f"{'Marshal, an outlaw':26} {usual}", flush=True)
    tell("Marshal, a gunslinger", str(better), "twice that", said)
    return 1 if "MISSED" in verdicts else 0


if __name__ == "__main__":
    sys.exit(main())
