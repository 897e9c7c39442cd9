"""A program for a seat that always takes the first option: the least that can take part in the
track Read, and a skeleton for your own.

    colt-express tracks read "python examples/first_option.py"

It is told and asked in lines of JSON on its standard input, and answers on its standard output
(docs/seat.md).
"""

from __future__ import annotations

import json
import sys


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "question":
            print(json.dumps({"choose": 1}), flush=True)
        elif message["type"] == "over":
            return


if __name__ == "__main__":
    main()
