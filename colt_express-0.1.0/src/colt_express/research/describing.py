"""The fields of observations as the tables in ``docs/observations.md``.

``python -m colt_express.research.describing docs/observations.md`` writes them into the page,
between its two marks.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from ..engine import Setup
from ..engine.boxes import BOX_NAMES
from .core.fields import Field
from .spaces import Actions, Observations

BEGIN: Final = "<!-- fields: make fields -->\n"
END: Final = "<!-- end of fields -->\n"


def tables() -> str:
    """All fields: those of a table for four, then those that the boxes add."""
    base, boxes = Observations(Setup(4, seed=0)), Observations(Setup(4, boxes=BOX_NAMES, seed=0))
    pair = Observations(Setup(2, variant="pair", seed=0))
    more = [field for field in pair.fields if field.name not in {one.name for one in base.fields}]
    parts = [
        f"Layout version {base.version}. At a table for four without boxes an observation has "
        f"{base.size:,} bytes (digest `{base.digest}`) and {Actions(Setup(4)).size} actions.\n",
        _table(base.fields),
        "With two bandits each, `bandit` runs over twice as many, and there is\n",
        _table(more),
    ]
    for box in BOX_NAMES:
        fields = [field for field in boxes.fields if field.box == box]
        if fields:
            parts += [f"With the box `{box}`:\n", _table(fields)]
    return "\n".join(parts)


def _table(fields: list[Field]) -> str:
    rows = [
        f"| `{field.name}` | {_axes(field)} | {field.most} | {field.meaning} |" for field in fields
    ]
    head = ["| field | shape | at most | what it says |", "| --- | --- | ---: | --- |"]
    return "\n".join([*head, *rows, ""])


def _axes(field: Field) -> str:
    return (
        " × ".join(f"{name} {len(labels)}" for name, labels in field.axes if labels != [""]) or "1"
    )


def main(page: str) -> None:
    path = Path(page)
    text = path.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    path.write_text(f"{before}{BEGIN}\n{tables()}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
