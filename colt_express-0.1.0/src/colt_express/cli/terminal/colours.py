"""The colours of the terminal game: one per figure, few others."""

from __future__ import annotations

from typing import Final

FIGURE_STYLES: Final = {
    "ghost": "bold",
    "doc": "bold blue",
    "tuco": "bold red",
    "cheyenne": "bold green",
    "belle": "bold magenta",
    "django": "bold cyan",
    "mei": "bold yellow",
    "marshal": "bold reverse yellow",
    "shotgun": "bold reverse red",
}
LOOT_STYLE: Final = "yellow"
QUIET_STYLE: Final = "dim"
NOW_STYLE: Final = "bold reverse"
HEADING_STYLE: Final = "bold yellow"
