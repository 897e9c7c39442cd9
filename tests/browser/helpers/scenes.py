"""What the scene shows: at a live table after each choice, and in the theatre at each step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .driving import Visitor

SCRIPT = (Path(__file__).parents[1] / "scripts/scenes.js").read_text(encoding="utf-8")
THERE = ["there", "ArrowRight"]
BACK = ["back", "ArrowLeft"]

EVERYTHING, FIGURES = 0, 1
"""Which part of the scene is compared."""


def watch_closely(visitor: Visitor) -> None:
    """Call before the visitor comes: the scene is noted at a live table, and can be in the
    theatre."""
    visitor.context.add_init_script(SCRIPT)


def scrub(visitor: Visitor, *ways: list[str]) -> dict[str, Any]:
    visitor.page.evaluate("document.activeElement.blur()")
    passed: dict[str, Any] = visitor.page.evaluate("ways => scenes.scrub(ways)", list(ways))
    return passed


def heap(visitor: Visitor) -> tuple[int, int]:
    """Bytes and elements in use."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    elements = visitor.page.evaluate("document.getElementsByTagName('*').length")
    session.detach()
    return int(used), int(elements)


def different(
    visitor: Visitor, passed: dict[str, Any], first: int, choices: int
) -> dict[int, list[list[str]]]:
    """By the number of choices after which they differ: what only one of two scenes has, the one
    that the visitor saw at the table from the ``first`` on, and that of the theatre, gone through
    there and back."""
    visitor.page.wait_for_function("choices => choices in scenes.live", arg=choices)
    noted: dict[str, list[str]] = visitor.page.evaluate("scenes.live")
    live = {int(number): scene for number, scene in noted.items() if int(number) >= first}
    assert sorted(live) == list(range(first, choices + 1))
    moved = offers_of_loot(visitor)
    if visitor.seat >= 0:
        moved.add(choices)  # a player's finale begins with the loot
    found = {}
    for way in ("there", "back"):
        shown = {}
        for beat in sorted(passed[way], key=int):
            step, *scene = passed[way][beat]
            shown[step] = scene  # of the last beat
        for number in sorted(live.keys() & shown.keys()):
            part = FIGURES if number in moved else EVERYTHING
            lines = [set(scene[part].split("\n")) for scene in (live[number], shown[number])]
            if lines[0] != lines[1]:
                found[number] = [sorted(one) for one in (lines[0] - lines[1], lines[1] - lines[0])]
        assert len(live.keys() - shown.keys()) <= 1, way  # where the way begins
    return found


def offers_of_loot(visitor: Visitor) -> set[int]:
    """After how many choices this player chose among loot, which is held out at the table then."""
    return {
        message["number"]
        for message in visitor.heard
        if (question := (message.get("mine") or {}).get("question"))
        and any("token" in option for option in question["options"])
    }
