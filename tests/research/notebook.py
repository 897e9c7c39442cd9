"""Runs the cells of a notebook, as Jupyter would, and stores what they show.

``python -m tests.research.notebook`` runs ``examples/quickstart.ipynb`` and writes it with the new
outputs.
"""

from __future__ import annotations

import ast
import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, Final

QUICKSTART: Final = Path(__file__).parents[2] / "examples/quickstart.ipynb"

Cell = dict[str, Any]


def cells_of(file: Path) -> list[Cell]:
    """The cells with code."""
    notebook = json.loads(file.read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(cells: list[Cell]) -> list[list[Cell]]:
    """The outputs of each cell, run one after the other in one namespace."""
    names: dict[str, Any] = {"__name__": "__main__"}
    return [
        run_cell("".join(cell["source"]), names, number) for number, cell in enumerate(cells, 1)
    ]


def run_cell(source: str, names: dict[str, Any], number: int) -> list[Cell]:
    """What a cell prints, and the value of the expression at its end unless a semicolon hides
    it."""
    tree = ast.parse(source)
    last = tree.body[-1] if tree.body else None
    printed, value = StringIO(), None
    with redirect_stdout(printed):
        if isinstance(last, ast.Expr):
            tree.body.pop()
        exec(compile(tree, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs = [stream(printed.getvalue())] if printed.getvalue() else []
    if value is not None and not source.rstrip().endswith(";"):
        outputs.append(result(value, number))
    return outputs


def stream(text: str) -> Cell:
    return {"name": "stdout", "output_type": "stream", "text": lines_of(text)}


def result(value: Any, number: int) -> Cell:
    """A value as text, and as a picture if it has one."""
    data = {"text/plain": lines_of(repr(value))}
    if hasattr(value, "_repr_svg_"):
        data["image/svg+xml"] = lines_of(value._repr_svg_())
    return {
        "data": data,
        "execution_count": number,
        "metadata": {},
        "output_type": "execute_result",
    }


def lines_of(text: str) -> list[str]:
    """As notebooks store text."""
    return text.splitlines(keepends=True)


def refresh(file: Path) -> None:
    """Run a notebook and write it with its outputs."""
    notebook = json.loads(file.read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, (cell, outputs) in enumerate(zip(cells, run(cells), strict=True), 1):
        cell["execution_count"] = number
        cell["outputs"] = outputs
    text = json.dumps(notebook, indent=1, sort_keys=True, ensure_ascii=False)
    file.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    refresh(QUICKSTART)
