"""What several commands read from the command line in the same way."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..engine.components import load_box
from ..engine.setup import BOXES, SWITCHES
from ..engine.table_options import TableOptions

BoxOption = Annotated[
    list[str] | None,
    typer.Option(help=f"A box to play with, as often as wanted: {', '.join(BOXES)}."),
]

SwitchOption = Annotated[
    list[str] | None,
    typer.Option(
        help="name=value: a rule the table decides. "
        + "; ".join(f"{name}: {' or '.join(values)}" for name, values in SWITCHES.items())
        + "."
    ),
]

JobsOption = Annotated[
    int | None,
    typer.Option(min=1, max=256, help="Processes.", show_default="one for each core"),
]
RulesOption = Annotated[str, typer.Option(help="advanced or basic.")]
ExpertOption = Annotated[str | None, typer.Option(help="Expert rules of 2018 or 2015.")]
VariantOption = Annotated[str | None, typer.Option(help="pair, duel or team.")]
ComponentsOption = Annotated[
    Path | None, typer.Option(help="A file with cars and round cards of your own.")
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
    """``name=value`` as often as wanted."""
    for switch in switches:
        if "=" not in switch:
            raise typer.BadParameter(f"--switch is written name=value, not {switch!r}")
    return dict(switch.split("=", 1) for switch in switches) or None
