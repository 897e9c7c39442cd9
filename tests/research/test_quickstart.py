"""The notebook examples/quickstart.ipynb: its cells run, and show what is stored in it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import fromstring

import pytest

from .notebook import QUICKSTART, Cell, cells_of, lines_of, refresh, run

NOTEBOOK: Final = json.loads(QUICKSTART.read_text(encoding="utf-8"))
PICTURE: Final = "image/svg+xml"
ADDRESS: Final = re.compile(r"https?://(?!www\.w3\.org/)|file:|/(?:home|root|tmp|usr|Users|work)/")


def texts(outputs: list[Cell]) -> list[list[str]]:
    """What is printed, and values as text."""
    return [output.get("text") or output["data"]["text/plain"] for output in outputs]


def test_stored_outputs_are_what_the_cells_give_now() -> None:
    cells = cells_of(QUICKSTART)
    outputs = run(cells)
    assert len(outputs) >= 8
    for cell, now in zip(cells, outputs, strict=True):
        assert texts(cell["outputs"]) == texts(now), f"{cell['id']}: make notebook"
        kinds = [[sorted(one.get("data", {})) for one in some] for some in (cell["outputs"], now)]
        assert kinds[0] == kinds[1]


def test_pictures_of_our_own_are_stored_and_nothing_about_the_machine() -> None:
    stored = [output for cell in cells_of(QUICKSTART) for output in cell["outputs"]]
    pictures = ["".join(one["data"][PICTURE]) for one in stored if PICTURE in one.get("data", {})]
    assert len(pictures) == 2
    for picture in pictures:
        assert fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
    assert not ADDRESS.search(json.dumps(NOTEBOOK["cells"]))
    assert QUICKSTART.stat().st_size < 600_000


def test_it_is_a_notebook_as_the_format_wants_it() -> None:
    assert (NOTEBOOK["nbformat"], NOTEBOOK["nbformat_minor"]) == (4, 5)
    assert NOTEBOOK["metadata"]["kernelspec"]["name"] == "python3"
    ids = [cell["id"] for cell in NOTEBOOK["cells"]]
    assert len(set(ids)) == len(ids)
    for number, cell in enumerate(cells_of(QUICKSTART), 1):
        assert set(cell) == {
            *("cell_type", "execution_count", "id", "metadata", "outputs", "source"),
        }
        assert cell["execution_count"] == number
    for cell in NOTEBOOK["cells"]:
        for target in re.findall(r"\]\(([^)#]+)", "".join(cell["source"])):
            if cell["cell_type"] == "markdown":
                assert (QUICKSTART.parent / target).exists()


def test_the_runner_shows_what_jupyter_would(tmp_path: Path) -> None:
    sources = ["x = 1\nprint('a')\nx + 1", "x;", "x", "None", "# nothing", "print(x)"]
    cells = [
        {"cell_type": "code", "id": f"c{n}", "metadata": {}, "source": lines_of(source)}
        for n, source in enumerate(sources)
    ]
    file = tmp_path / "some.ipynb"
    file.write_text(json.dumps({"cells": [*cells, {"cell_type": "markdown", "source": []}]}))
    refresh(file)
    found = [texts(cell["outputs"]) for cell in cells_of(file)]
    assert found == [[["a\n"], ["2"]], [], [["1"]], [], [], [["1\n"]]]
    with pytest.raises(ZeroDivisionError):
        run([{"source": ["1 / 0"]}])
