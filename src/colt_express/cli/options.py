"""What several commands read from the command line in the same way."""

from __future__ import annotations

from typing import Annotated

import typer

from ..engine.setup import BOXES, SWITCHES

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


def read_switches(switches: list[str]) -> dict[str, str]:
    """``name=value`` as often as wanted."""
    for switch in switches:
        if "=" not in switch:
            raise typer.BadParameter(f"--switch is written name=value, not {switch!r}")
    return dict(switch.split("=", 1) for switch in switches)
