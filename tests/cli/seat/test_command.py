"""``colt-express seat`` as a command, and the example that lets a language model play."""

from __future__ import annotations

import importlib.util
import json
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final

import pytest

from colt_express.cli.main import load
from colt_express.errors import ColtExpressError

ROOT: Final = Path(__file__).parents[3]
SEAT: Final = [sys.executable, "-m", "colt_express_command", "seat", "--stdio", "--seed", "folsom"]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "colt-express"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    name = "language_model"
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class FakeModel:
    """Answers in the ways that models do, some of them wrong."""

    def __init__(self) -> None:
        self.dice = Random(36)
        self.prompts: list[str] = []

    def answer(self, instructions: str, prompt: str) -> str:
        assert "The job" in instructions
        self.prompts.append(prompt)
        return self.dice.choice(
            [
                "I think the first one is best.\n\nCHOOSE: 1",
                "**NOTE:** the Marshal comes closer\n**CHOOSE: 2**",
                "RULES: What does a punch do?",
                "Let me see … I would rather not say.",
            ]
        )


@pytest.mark.usefixtures("data")
def test_a_fake_model_plays_a_game_through_the_example(example: ModuleType) -> None:
    model = FakeModel()
    over = example.play(model, ["--seed", "folsom", "--bots", "greenhorn", "--players", "3"])
    assert len(over["money"]) == 3
    assert over["counts"]["asked"] > 10
    assert 0 < over["counts"]["refused"] < len(model.prompts)
    assert any("Your answer was refused: 'I would" in prompt for prompt in model.prompts) or any(
        "Your answer was refused: 'Let me see" in prompt for prompt in model.prompts
    )
    assert any("The rules: " in prompt for prompt in model.prompts)
    assert "- the Marshal comes closer" in model.prompts[-1]


def test_the_example_reads_its_key_from_the_environment_only(
    example: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    model = example.ChatModel.from_environment(
        {"MODEL_URL": "https://api.example.org/v1", "MODEL_NAME": "m", "MODEL_KEY": "secret"}
    )
    asked = model.request("be brief", "what now?")
    assert asked.get_header("Authorization") == "Bearer secret"
    assert "secret" not in asked.full_url
    sent = json.loads(asked.data)
    assert [one["role"] for one in sent["messages"]] == ["system", "user"]
    with pytest.raises(SystemExit, match="set MODEL_URL and MODEL_NAME in the environment"):
        example.ChatModel.from_environment({})
    assert capsys.readouterr().out == ""


def test_a_game_is_saved_when_answers_end_on_ctrl_c_and_when_the_reader_leaves(data: Path) -> None:
    done = subprocess.run(SEAT, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert done.returncode == 1
    told = done.stdout.splitlines()
    assert [json.loads(line)["type"] for line in told] == ["hello", "question"]
    said = done.stderr.decode()
    assert "the answers ended before the game was over; the game is saved; go on with" in said
    saved = next(data.iterdir())
    assert f"seat --stdio --resume {saved}" in said

    again = [*SEAT[:-2], "--resume", str(saved)]
    with talking(again) as running:
        assert [first_line(running), first_line(running)] == told
        running.send_signal(signal.SIGINT)
        _, error = running.communicate(timeout=60)
    assert running.returncode == 130
    assert b"the game is saved" in error
    assert b"Traceback" not in error

    with talking(again) as running:
        first_line(running)
        assert running.stdout is not None
        running.stdout.close()
        running.stdout = None
        _, error = running.communicate(b"1\n" * 9, timeout=60)
    assert running.returncode == 141
    assert b"the game is saved" in error
    assert b"Traceback" not in error
    assert json.loads(saved.read_text())["choices"]


def talking(command: list[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe)


def first_line(running: subprocess.Popen[bytes]) -> bytes:
    """The next line of its output."""
    assert running.stdout is not None
    return running.stdout.readline().rstrip(b"\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "4"], "seats are numbered from 0 to 3"),
        (["--bots", "outlaw,outlaw"], "2 bots for 3 other seats"),
        (["--otherwise", "first"], "no bot is called 'first'"),
        (["--table", "x", "--save", "y"], "for games without a server"),
    ],
)
def test_a_wrong_option_is_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises((ColtExpressError, SystemExit)) as end:
        load("seat")(["--stdio", *arguments], standalone_mode=True)
    told = f"{end.value} {capsys.readouterr().err}"
    assert sentence in " ".join(told.replace("│", " ").split())
