"""A language model plays a seat of Colt Express.

    MODEL_URL=https://api.example.org/v1/chat/completions MODEL_NAME=some-model MODEL_KEY=… \\
        python examples/language_model.py --seed folsom --bots outlaw

It starts ``colt-express seat --stdio`` with the options it is given, hands each question to the
model as text, and passes the answer on. With ``--lines`` it answers a seat that has started it, as
the track Read does (docs/tracks.md). Any server with OpenAI's chat completions will do; for another
one, write a class with the method of `Model`. Everything sent to the model is something that its
seat may know (docs/seat.md).
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import IO, Any, Protocol
from urllib.request import Request, urlopen

SECONDS = 120.0
"""Time limit for an answer of the model."""
INSTRUCTIONS = """You play the board game Colt Express, and you want to win. A guide to the game:

{guide}

Think as long as you like. End with a line CHOOSE: and the number of one option. Before it you may
write lines NOTE: with something to remember, which you will be shown with every later question, or
RULES: with a question about the rules instead of a choice."""


class Model(Protocol):
    """A model: the instructions stay the same during a game, the prompt is one question."""

    def answer(self, instructions: str, prompt: str) -> str: ...


class ChatModel:
    """A model behind the interface of chat completions."""

    def __init__(self, url: str, name: str, key: str) -> None:
        self.url = url
        self.name = name
        self._key = key

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> ChatModel:
        """The model named by MODEL_URL and MODEL_NAME, with the key in MODEL_KEY, if it needs
        one."""
        missing = [name for name in ("MODEL_URL", "MODEL_NAME") if not environment.get(name)]
        if missing:
            sys.exit(f"set {' and '.join(missing)} in the environment")
        return cls(
            environment["MODEL_URL"], environment["MODEL_NAME"], environment.get("MODEL_KEY", "")
        )

    def request(self, instructions: str, prompt: str) -> Request:
        messages = [
            {"role": "system", "content": instructions},
            {"role": "user", "content": prompt},
        ]
        headers = {"Content-Type": "application/json"}
        if self._key:
            headers["Authorization"] = f"Bearer {self._key}"
        body = json.dumps({"model": self.name, "messages": messages}).encode()
        return Request(self.url, body, headers)

    def answer(self, instructions: str, prompt: str) -> str:
        with urlopen(self.request(instructions, prompt), timeout=SECONDS) as response:
            told: str = json.load(response)["choices"][0]["message"]["content"]
        return told


def answer_in(text: str) -> dict[str, Any]:
    """What the model has said, as an answer for the seat: a note, and a choice or a look at the
    rules. A text with neither is passed on, to be refused with the reason."""
    said = re.findall(r"^\W*(NOTE|RULES|CHOOSE):\W*(.+?)\W*$", text, re.MULTILINE)
    notes, looks, choices = (
        [what for kind, what in said if kind == wanted] for wanted in ("NOTE", "RULES", "CHOOSE")
    )
    answer: dict[str, Any] = {"note": "; ".join(notes)[:500]} if notes else {}
    if looks and not choices:
        return answer | {"rules": looks[-1]}
    choice = choices[-1] if choices else text.strip()[-200:]
    number = re.match(r"\d+", choice)
    return answer | {"choose": int(number[0]) if number else choice}


def play(model: Model, options: Sequence[str]) -> dict[str, Any]:
    """Play a game; returns the message about its end."""
    command = [sys.executable, "-m", "colt_express_command", "seat", "--stdio", *options]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as seat:
        assert seat.stdin is not None
        assert seat.stdout is not None
        return converse(model, seat.stdout, seat.stdin)


def converse(model: Model, coming: IO[bytes], going: IO[bytes]) -> dict[str, Any]:
    """Answer the lines of a seat until the game is over; returns the message about its end."""
    instructions = prompt = ""
    for line in coming:
        message: dict[str, Any] = json.loads(line)
        match message["type"]:
            case "hello":
                instructions = INSTRUCTIONS.format(guide=message["guide"])
            case "question":
                prompt = message["text"]
            case "rules":
                prompt += f"\n\nThe rules: {message['text']}"
            case "refused":
                prompt += f"\n\nYour answer was refused: {message['reason']}"
            case "over":
                return message
        if message["type"] in ("question", "rules") or message.get("left"):
            answer = answer_in(model.answer(instructions, prompt))
            going.write(json.dumps(answer).encode() + b"\n")
            going.flush()
    sys.exit("the game was broken off")


def main() -> None:
    model = ChatModel.from_environment(os.environ)
    if sys.argv[1:] == ["--lines"]:  # a seat has started this program, and speaks to it
        converse(model, sys.stdin.buffer, sys.stdout.buffer)
        return
    end = play(model, sys.argv[1:])
    print(end["text"])
    print(json.dumps(end["counts"]))


if __name__ == "__main__":
    main()
