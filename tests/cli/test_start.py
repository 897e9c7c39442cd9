"""The command line starts quickly: a command imports only what it needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from colt_express.cli.main import COMMANDS, load

RUN: Final = """
import sys
from colt_express.cli.main import run
try:
    run()
except SystemExit as end:
    assert not end.code
finally:
    print(*sys.modules, file=sys.stderr)
"""
SLOW: Final = {
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "asyncio",
    "fluent.runtime",
    "numpy",
    "pydantic",
}
GAME: Final = {"colt_express.engine", "colt_express.bots"}
SCENARIO: Final = str(Path(__file__).parents[1] / "scenarios" / "shoot" / "shoot-3.yaml")


@pytest.mark.parametrize(
    ("command", "needless"),
    [
        (["--help"], SLOW | GAME | {"yaml"}),
        (["new-bot", "--help"], SLOW | GAME | {"yaml"}),
        (["new-bot", "my_bot.py"], SLOW | GAME | {"yaml", "rich.console"}),
        (["rules", "--help"], SLOW | GAME),
        (["rules"], SLOW | GAME | {"rich.console"}),
        (["rules", "strongbox"], SLOW | GAME | {"rich.console"}),
        (["scenario", "--help"], SLOW | GAME | {"yaml"}),
        (["scenario", SCENARIO], SLOW | {"colt_express.bots", "rich.console"}),
    ],
    ids=lambda value: (
        " ".join(Path(word).name for word in value) if isinstance(value, list) else ""
    ),
)
def test_a_command_imports_only_what_it_needs(
    command: list[str], needless: set[str], tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN, *command],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout
    assert needless & set(done.stderr.split()) == set()


def test_the_engine_numbers_its_cards_alike_whatever_is_imported_first() -> None:
    ask = "from {} import *; from colt_express.engine import cards, registry; print({})"
    told = "cards.KIND_NAMES, registry.QUESTION_NAMES"
    found = {
        subprocess.check_output([sys.executable, "-c", ask.format(f"colt_express{first}", told)])
        for first in ("", ".engine.boxes.marshal.actions", ".words", ".bots")
    }
    assert len(found) == 1


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_agrees_with_their_own_help(name: str) -> None:
    told = load(name).help
    assert told is not None
    assert told.split("\n\n")[0] == COMMANDS[name].summary
