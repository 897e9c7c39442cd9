"""Answers: what a program may say, read from one line of JSON or plain text.

Whatever a line holds, it becomes an answer or a sentence that says what is wrong with it.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

import msgspec

from ...documents import DocumentError, decode_json
from ...engine.game import Decision
from ...engine.options import Option
from ...errors import ColtExpressError, quoted

LONGEST: Final = 65_536
"""Bytes of a line at most."""
LONGEST_WORDS: Final = 200
"""Characters of the words of an option that are looked at; no option has as many."""


class Refused(ColtExpressError):
    """An answer that cannot be taken. ``code`` says which kind of mistake it is."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What a program may say, one or several things at once; they are done in this order."""

    note: str | None = None  # to be kept
    forget: int | None = None  # the number of a note, from 1
    rules: str | None = None  # an id, a question or words
    view: bool = False  # the question once more
    quit: bool = False  # leave the game
    choose: str | int | None = None  # words or number of an option


def read_answer(line: bytes) -> Answer:
    """The answer in a line: an object of JSON, or only the number or the words of an option."""
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise Refused("malformed", "this is not text in UTF-8") from None
    stripped = text.strip()
    if not stripped:
        raise Refused("malformed", "the line is empty; answer with the number of an option")
    if stripped[0] in '{["':
        return _decoded(stripped)
    return Answer(choose=int(stripped) if _is_number(stripped) else stripped)


def _decoded(text: str) -> Answer:
    try:
        if text[0] == '"':
            return Answer(choose=decode_json(text, str))
        answer = decode_json(text, Answer)
    except DocumentError as error:
        raise Refused("malformed", f"the answer {error}") from None
    except msgspec.ValidationError as error:
        raise Refused("malformed", f"{error}; {USAGE}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("malformed", f"this is no JSON: {error}; {USAGE}") from None
    if answer == Answer():
        raise Refused("malformed", f"the answer says nothing; {USAGE}")
    return answer


USAGE: Final = (
    'an answer is a line like {"choose": 1} or {"choose": "draw"}; '
    'it may also have "note", "forget", "rules", "view" or "quit"'
)


def _is_number(text: str) -> bool:
    """Whether it is a whole number, short enough to be one of an option."""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 19


def find_option(wanted: str | int, decision: Decision) -> Option:
    """The option with that number, from 1, or with those words."""
    count = len(decision.options)
    if isinstance(wanted, int):
        if 1 <= wanted <= count:
            return decision.options[wanted - 1]
        raise Refused("illegal", f"there is no option {wanted}; choose a number from 1 to {count}")
    words = " ".join(wanted[:LONGEST_WORDS].split()).lower()
    if _is_number(words):
        return find_option(int(words), decision)
    option = decision.find(words) or decision.find(f"play {words}")
    if option is not None:
        return option
    options = [str(one) for one in decision.options]
    near = get_close_matches(words, options, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else f": {', '.join(options)}"
    raise Refused("illegal", f"{quoted(wanted)} is none of the options{hint}")
