"""Writing the text of a game: headers, then one paragraph for each round."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING, Final

from ..symbols import escaped
from .tree import ORIGIN, REDEALT, TAKEN_BACK

if TYPE_CHECKING:
    from .tree import GameText, Move

WIDTH: Final = 100
"""Characters of a line at most, unless a word is longer."""


def written(text: GameText) -> str:
    headers = [header_line(name, value) for name, value in text.headers.items()]
    headers += [
        header_line(TAKEN_BACK, f"{taken.number} {taken.choice}") for taken in text.taken_back
    ]
    headers += [
        header_line(REDEALT, f"{one.number} {one.seat} {escaped(one.seed)}") for one in text.redealt
    ]
    if text.origin is not None:
        origin = text.origin
        headers.append(header_line(ORIGIN, f"{origin.number} {origin.seat} {escaped(origin.game)}"))
    paragraphs = ["\n".join(headers)]
    words = [comment_word(comment) for comment in text.comments]
    before = ("", "")
    for move in text.moves:
        if move.moment[0] != before[0] and (words or before[0]):
            paragraphs.append(_wrapped(words))
            words = []
        words += _moment_words(before, move.moment)
        before = move.moment
        words += _move_words(move)
    paragraphs.append(_wrapped(words))
    return "\n\n".join(paragraph for paragraph in paragraphs if paragraph) + "\n"


def _wrapped(words: list[str]) -> str:
    return fill(" ".join(words), WIDTH, break_long_words=False, break_on_hyphens=False)


def header_line(name: str, value: str) -> str:
    plain = "".join(sign if sign.isprintable() else " " for sign in value)
    return f'[{name} "{plain.replace(chr(92), chr(92) * 2).replace(chr(34), chr(92) + chr(34))}"]'


def comment_word(comment: str) -> str:
    """A comment between braces; it can hold none itself, and its line ends are spaces."""
    plain = "".join(sign if sign.isprintable() else " " for sign in comment)
    return f"{{{' '.join(plain.replace('{', '(').replace('}', ')').split())}}}"


def _moment_words(before: tuple[str, str], now: tuple[str, str]) -> list[str]:
    """Marks of the round and of its part, where they change."""
    if before[0] != now[0]:
        return [word for word in now if word]
    return [now[1]] if before[1] != now[1] else []


def _move_words(move: Move) -> list[str]:
    """Variations with a stack instead of recursion, since they may be deep."""
    words: list[str] = []
    todo: list[Move | str] = [move]
    while todo:
        one = todo.pop()
        if isinstance(one, str):
            words.append(one)
            continue
        words.append(f"{one.seat}{':' if one.seen else '.'}{one.word}{one.marks}")
        words += [comment_word(comment) for comment in one.comments]
        for variation in reversed(one.variations):
            todo.append(")")
            todo += reversed(variation)
            todo.append("(")
    return _joined_brackets(words)


def _joined_brackets(words: list[str]) -> list[str]:
    """``( G.draw )`` as ``(G.draw)``."""
    joined: list[str] = []
    opened = ""
    for word in words:
        if word == "(":
            opened += "("
        elif word == ")" and joined and not opened:
            joined[-1] += ")"
        else:
            joined.append(opened + word)
            opened = ""
    return joined
