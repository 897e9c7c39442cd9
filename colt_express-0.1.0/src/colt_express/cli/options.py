"""Options shared by several commands."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Annotated

import typer

from ..engine.configuration.components import load_box
from ..engine.configuration.setup import BOXES, SWITCHES
from ..engine.configuration.table_options import TableOptions

BoxOption = Annotated[
    list[str] | None,
    typer.Option(help=f"A box to play with, repeatable: {', '.join(BOXES)}."),
]

SwitchOption = Annotated[
    list[str] | None,
    typer.Option(
        help="name=value: an optional rule, repeatable. "
        + "; ".join(f"{name}: {' or '.join(values)}" for name, values in SWITCHES.items())
        + "."
    ),
]

JobsOption = Annotated[
    int | None,
    typer.Option(min=1, max=256, help="Processes.", show_default="one per core"),
]
ClusterOption = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="HOST:PORT",
        help="Play on the Ray cluster with this address, not here; --jobs is then how many of its "
        "cores to use. auto: the cluster that this machine belongs to.",
        show_default=False,
    ),
]
RulesOption = Annotated[str, typer.Option(help="advanced, abilities or basic.")]
ExpertOption = Annotated[str | None, typer.Option(help="Expert rules of 2018 or 2015.")]
VariantOption = Annotated[str | None, typer.Option(help="pair, duel or team.")]
LimitOption = Annotated[
    float,
    typer.Option(
        min=0,
        help="Seconds that a bot may think about one decision; 0 is the usual for each: its own "
        "for ours, 30 for yours.",
    ),
]
ComponentsOption = Annotated[
    Path | None, typer.Option(help="A file with your own cars and round cards.")
]


def table_options(
    rules: str,
    expert: str | None,
    variant: str | None,
    box: list[str] | None,
    switch: list[str] | None,
    components: Path | None,
) -> TableOptions:
    return TableOptions(
        boxes=box or [],
        rules=rules,
        expert=expert,
        variant=variant,
        switches=read_switches(switch or []),
        house=None if components is None else load_box(components),
    )


def read_switches(switches: list[str]) -> dict[str, str] | None:
    """Switches from options that are written ``name=value``."""
    for switch in switches:
        if "=" not in switch:
            raise typer.BadParameter(f"--switch must be written name=value, not {switch!r}")
    return dict(switch.split("=", 1) for switch in switches) or None


def finite(number: float) -> float:
    """The number, unless it is nan, which lies within no limits and beyond none, or infinite."""
    if not isfinite(number):
        raise typer.BadParameter(f"{number} is not a number to count with.")
    return number
