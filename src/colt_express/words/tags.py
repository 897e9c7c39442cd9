"""Tags of a table: they decide which wording of a sentence holds there.

A sentence that is not true at some tables has another wording for them: a message with the tag at
its end, such as `help-prize_duel`. The first tag counts for which there is one.
"""

from __future__ import annotations

from typing import Final

from ..engine.configuration.setup import Setup
from ..engine.information.view import View

TAGS: Final = (
    *("law", "marshal", "light", "coach"),
    *("pair", "duel", "team", "anytime", "cursed", "basic"),
)


def tags_of(table: View, setup: Setup | None = None) -> list[str]:
    """The tags of a table; without its setup, as far as the view shows them."""
    tags = []
    if table.marshal is not None:
        tags += ["law"] if table.marshal.seat == table.seat else []
        tags.append("marshal")
    if table.horses is not None:
        tags.append("light" if table.horses.coach is None else "coach")
    if setup is not None:
        tags += [setup.variant] if setup.variant else []
        tags += ["anytime"] if setup.switches.get("whiskey") == "any" else []
        tags += ["cursed"] if "cursed" in setup.boxes else []
        tags += ["basic"] if setup.rules == "basic" else []
    return tags
