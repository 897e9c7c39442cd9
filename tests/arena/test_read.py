"""Read: a program at a seat, by the lines of `seat --stdio`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from colt_express.arena.tracks import TRACKS, TrackError
from colt_express.arena.tracks.rows import file_of, start_row

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_option.py"
READ = TRACKS["read"]

RUDE = """
import json, sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "question":
        print("banjo", flush=True)
    elif told["type"] == "refused" and told["left"]:
        last = told["left"] == 1 and told["refused"] % 3
        print(json.dumps({"choose": 1} if last else 99), flush=True)
"""


def program(file: Path, text: str = "") -> str:
    if text:
        file.write_text(text)
    return f"python {file}"


def test_a_program_plays_and_its_answers_are_counted() -> None:
    won, asked, refused, left = READ.play(program(EXAMPLE), "greenhorn", 1)
    assert won in (0, 0.5, 1)
    assert asked > 20
    assert (refused, left) == (0, 0)
    assert READ.play(program(EXAMPLE), "greenhorn", 1) == [won, asked, refused, left]


MODEL = """
import sys
sys.path.insert(0, {examples!r})
import language_model

class Model:
    asked = 0

    def answer(self, instructions, prompt):
        assert "The job" in instructions
        self.asked += 1
        return "Let me see." if self.asked % 5 == 0 else "The first one.\\nCHOOSE: 1"

language_model.converse(Model(), sys.stdin.buffer, sys.stdout.buffer)
"""


def test_a_language_model_plays_through_the_example(tmp_path: Path) -> None:
    text = MODEL.format(examples=str(EXAMPLE.parent))
    _, asked, refused, left = READ.play(program(tmp_path / "model.py", text), "outlaw", 3)
    assert asked > 20
    assert 0 < refused < asked / 3
    assert left == 0


def test_refused_answers_and_those_of_a_bot_are_counted(tmp_path: Path) -> None:
    piece = READ.play(program(tmp_path / "rude.py", RUDE), "greenhorn", 0)
    _, asked, refused, left = piece
    assert refused == 3 * asked - (asked - left)
    assert 0 < left <= asked
    assert READ.is_sound("greenhorn", piece)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import sys; sys.exit(3)", "the answers ended before the game was over"),
        ("1 / 0", "the answers ended before the game was over"),
        ("input(); input(); print('{\"quit\": true}')", "the program has left the game"),
    ],
)
def test_a_program_that_leaves_is_told_in_a_sentence(
    tmp_path: Path, text: str, reason: str
) -> None:
    with pytest.raises(TrackError, match=f"leaving.py: {reason}$"):
        READ.play(program(tmp_path / "leaving.py", text), "greenhorn", 0)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("", "give the command line of a program"),
        ("no-such-program --fast", "there is no program 'no-such-program'"),
        ("python 'half", "is no command line"),
    ],
)
def test_what_cannot_be_started_is_refused(entry: str, reason: str) -> None:
    with pytest.raises(TrackError, match=reason):
        READ.check(entry)


def test_a_program_has_a_row_of_its_own(tmp_path: Path) -> None:
    row = start_row(READ, program(EXAMPLE), tmp_path, TRACKS)
    assert (row.label, row.file) == ("first_option.py", "")
    assert file_of(row, tmp_path).name == "read-first_option.py.json"


def test_python_means_this_python(tmp_path: Path) -> None:
    file = tmp_path / "which.py"
    text = f"import sys; open({str(tmp_path / 'told')!r}, 'w').write(sys.executable)"
    with pytest.raises(TrackError):
        READ.play(program(file, text), "greenhorn", 0)
    assert (tmp_path / "told").read_text() == sys.executable
