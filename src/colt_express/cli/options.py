"""What several commands read from the command line in the same way."""

from __future__ import annotations

import typer


def read_switches(switches: list[str]) -> dict[str, str]:
    """``name=value`` as often as wanted."""
    for switch in switches:
        if "=" not in switch:
            raise typer.BadParameter(f"--switch is written name=value, not {switch!r}")
    return dict(switch.split("=", 1) for switch in switches)
