"""Standard output that is full, closed or narrow: a sentence, a status, and no lost results."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from colt_express import Game, Setup

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")

PROGRAM: Final = [sys.executable, "-m", "colt_express_command"]
RECORD: Final = "game.json"
QUICK: Final = {
    "rules": ["rules", "SHOOT-3"],
    "replay": ["replay", RECORD],
    "verify": ["verify", RECORD],
    "help": ["--help"],
    "version": ["--version"],
    "admin": ["admin", "list", "--data", "."],
    "scenario": ["scenario", "nothing.yaml"],
}
"""Commands whose output can simply be asked for again."""
RESULTS: Final = {
    "simulate": ["simulate", "-n", "2", "--jobs", "1", "greenhorn×3"],
    "simulate --json": ["simulate", "-n", "2", "--jobs", "1", "greenhorn×3", "--json"],
    "arena": ["arena", "outlaw", "greenhorn", "-n", "4", "--jobs", "1"],
    "stats": ["stats", "-n", "2", "--bots", "greenhorn", "--seats", "3", "--jobs", "1"],
}
"""Commands that have played or thought for long before they print."""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    game = Game(Setup(3, seed=1))
    game.choose(game.decisions[0].seat, "draw")
    Path(RECORD).write_text(game.record())


def called(
    arguments: list[str], where: str, encoding: str = "utf-8"
) -> subprocess.CompletedProcess[bytes]:
    """The command with its output going there; the reader of a pipe has left before it began."""
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    if where == "pipe":
        reading, output = os.pipe()
        os.close(reading)
    else:
        output = os.open(where, os.O_WRONLY)
    try:
        return subprocess.run(
            [*PROGRAM, *arguments],
            stdout=output,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
            env=environment,
        )
    finally:
        os.close(output)


@pytest.mark.parametrize("name", ["rules", "replay", "help", "verify"])
def test_a_full_disk_is_a_sentence(name: str) -> None:
    done = called(QUICK[name], "/dev/full")
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == [
        "colt-express: the output cannot be written: No space left on device"
    ]


@pytest.mark.parametrize("name", ["rules", "replay", "version", "admin", "scenario"])
def test_a_closed_pipe_ends_a_command_quietly(name: str) -> None:
    done = called(QUICK[name], "pipe")
    if name == "scenario":  # there was no such file, which matters more
        assert done.returncode == 2
    elif name != "admin":  # there may be no database to list, which is said
        assert done.returncode == 141
        assert done.stderr == b""
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("name", RESULTS)
@pytest.mark.parametrize("where", ["/dev/full", "pipe"])
def test_results_are_saved_elsewhere(name: str, where: str) -> None:
    done = called(RESULTS[name], where)
    told = done.stderr.decode()
    assert done.returncode == (141 if where == "pipe" else 1), told
    found = re.search(r"the output cannot be written: .+; what .+ is in (\S+)", told)
    assert found, told
    assert len(Path(found[1]).read_bytes()) > 20
    assert "Traceback" not in told


def test_a_page_that_cannot_be_written_is_saved_elsewhere_after_the_findings() -> None:
    done = subprocess.run(
        [*PROGRAM, *RESULTS["stats"], "--out", "/dev/full"],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert b"\n  " in done.stdout
    found = re.search(rb"/dev/full cannot be written: .+; what .+ is in (\S+)", done.stderr)
    assert found
    assert Path(found[1].decode()).read_bytes().startswith(b"<!doctype html>")


def test_a_full_standard_error_stops_nothing() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, *RESULTS["simulate"]],
            stdout=subprocess.PIPE,
            stderr=full,
            check=False,
            timeout=60,
        )
    assert done.returncode == 0
    assert b"greenhorn" in done.stdout


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_an_encoding_without_our_signs_gets_plainer_ones(encoding: str) -> None:
    done = subprocess.run(
        [*PROGRAM, *QUICK["rules"], "--language", "pl"],
        capture_output=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    assert done.returncode == 0, done.stderr
    assert b"+-------------+" in done.stdout
    assert done.stderr == b""
