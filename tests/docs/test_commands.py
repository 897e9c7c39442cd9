"""The commands in README and docs: each exists with the options it is given, and those that are
done quickly are run as they are written."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from colt_express.cli.main import COMMANDS, app, load

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
QUICK = ("rules", "new-bot", "--version")
SECONDS = 120


def commands() -> list[str]:
    """Whole lines of code, and what stands between backquotes."""
    found: list[str] = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
        for words in (*lines, *re.findall(r"`((?:\S*/)?colt-express [^`]+)`", text)):
            if command := re.match(r"(?:\S*/)?colt-express\b(?P<words>[^#]*)", words.strip()):
                found.append(command["words"].strip())
    return sorted(set(found))


ALL = commands()
"""Without the program's own name."""


def test_there_are_commands() -> None:
    assert len(ALL) > 60
    assert "rules SHOOT-3" in ALL


@pytest.mark.parametrize("command", ALL)
def test_it_exists_with_its_options(command: str) -> None:
    words = shlex.split(command.split(" && ")[0].split(" | ")[0].split(" > ")[0])
    here = load(words.pop(0)) if words and words[0] in COMMANDS else get_command(app)
    while isinstance(here, TyperGroup) and words and not words[0].startswith("-"):
        name = words.pop(0)
        found = here.get_command(here.make_context(name, [], resilient_parsing=True), name)
        assert found is not None, f"there is no command {name}"
        here = found
    known = {option for parameter in here.params for option in parameter.opts}
    known |= {option for parameter in here.params for option in parameter.secondary_opts}
    given = {word.split("=")[0] for word in words if re.match(r"--?[a-z]", word)}
    assert given <= known | {"--help"}


@pytest.mark.parametrize("command", [one for one in ALL if one.startswith(QUICK)])
def test_a_documented_command_works(command: str, tmp_path: Path) -> None:
    if "PATH" in command or "…" in command:
        pytest.skip("a pattern, not a command")
    words = [sys.executable, "-m", "colt_express.cli.main", *shlex.split(command)]
    done = subprocess.run(
        words, cwd=tmp_path, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-500:]
    assert done.stdout or done.stderr
