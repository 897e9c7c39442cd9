"""The questions that people ask in every language, what the search needs, and what it must find.
Writes tests/samples/questions.json."""

from __future__ import annotations

from pathlib import Path

import msgspec

from colt_express.scenarios.finding.questions import read_questions
from colt_express.scenarios.finding.vocabulary import Vocabulary
from colt_express.words import languages

HERE = Path(__file__).parents[1]
CASES = HERE.parent / "tests" / "questions.yaml"
OUT = HERE / "tests" / "samples" / "questions.json"


def main() -> None:
    cases = msgspec.yaml.decode(CASES.read_bytes())
    samples = {
        code: {
            "questions": read_questions(code),
            "vocabulary": Vocabulary.of(code),
            "cases": cases[code],
        }
        for code in languages()
    }
    OUT.write_bytes(msgspec.json.format(msgspec.json.encode(samples), indent=2) + b"\n")


if __name__ == "__main__":
    main()
