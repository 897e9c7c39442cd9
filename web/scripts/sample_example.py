"""The example of a rule as the page is sent it. Writes tests/samples/example.json."""

from __future__ import annotations

from pathlib import Path

import msgspec

from colt_express.scenarios.handbook import examples_of, handbook_folder, read_rules
from colt_express.scenarios.showing import show_example

RULE = "SHOOT-4"
OUT = Path(__file__).parents[1] / "tests" / "samples" / "example.json"


def main() -> None:
    folder = handbook_folder()
    rule = next(one for one in read_rules(folder) if one.id == RULE)
    shown = msgspec.json.encode(show_example(RULE, examples_of(rule, folder), 0))
    OUT.write_bytes(msgspec.json.format(shown, indent=2) + b"\n")


if __name__ == "__main__":
    main()
