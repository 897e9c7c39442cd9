"""Damaged and hostile notation: a sentence; no traceback, hang or gigabytes."""

from __future__ import annotations

from random import Random

import pytest

from colt_express import Game, Setup
from colt_express.errors import ColtExpressError
from colt_express.notation import Position, read

from ..files.mutating import damaged
from ..files.test_hostile import TABLES, bounded, is_a_sentence
from ..playing import play_some

VALID = "CX1 all table:3;first=0 dice:x.0 at:planning.1.1.0.0"
NASTY: dict[str, str] = {
    "empty": "",
    "only spaces": " \n \t",
    "only the magic word": "CX1",
    "magic and viewer": "CX1 all",
    "a zero byte": "CX1\x00all",
    "escape sequence": "CX1 \x1b[31m",
    "no players": "CX1 all table: dice:x.0 at:over.1.1.0.0",
    "half a character": "CX1 all table:3 dice:%ff.0 at:over.1.1.0.0",
    "surrogate": "CX1 \udc80",
    "huge number": f"{VALID} law:c0.{'9' * 5000}",
    "digits of another script": f"{VALID} law:c0.\u0663",
    "a million brackets": f"{VALID.replace(';', ';boxes=horses;')} horses:coach={'[' * 1_000_000}",
    "many brackets": f"{VALID.replace(';', ';boxes=horses;')} horses:coach={'[' * 50_000}",
    "many hidden cards": f"{VALID} s0:{'?200' * 1000}",
    "many cards": f"{VALID} bandits:G0/c1/6,T1/c1/6,D2/c1/6 s0:{'m' * 90_000}",
    "many questions": f"{VALID} asked:{'0.plan,' * 10_000}",
    "house that is no JSON": "CX1 all table:3;house=%7B dice:x.0 at:over.1.1.0.0",
    "deep house": f"CX1 all table:3;house={'%5B' * 20_000} dice:x.0 at:over.1.1.0.0",
    "a long line": "CX1 " + "x" * 2_000_000,
    "no header": "G.move",
    "an open header": '[Game "Colt Express 1',
    "a header without end": '[Game "' + "\\\\" * 100_000,
    "headers without end": '[A "b"]\n' * 50_000,
    "a long text": "[Game " * 300_000,
    "viewer": '[Game "Colt Express 1"]\n[Viewer "9"]\n[Table "3"]\n\nG:-\n',
    "position of a seat": '[Game "Colt Express 1"]\n[Position "CX1 0 table:3 at:over.1.1.0.0"]\n',
}
GAME = '[Game "Colt Express 1"]\n[Table "ghost,tuco,doc;first=0"]\n[Seed "x"]\n\n'
NASTY |= {
    "brackets": GAME + "G.draw " + "(" * 100_000,
    "nested variations": GAME + "G.draw " + "(G.draw " * 20_000,
    "many variations": GAME + "G.draw " + "(G.draw) " * 30_000,
    "a comment without end": GAME + "{" * 200_000,
    "many choices": GAME + "G.draw T.draw D.draw " * 20_000,
    "many marks": GAME + "G.draw" + "!" * 100_000,
    "a control character": GAME + "G.\x1b[31m",
    "a round far away": GAME + "R" + "9" * 10_000,
}


def outcome(text: str) -> str:
    """The message with which a text is refused; empty if it can be read, and then written."""
    try:
        found = read(text)
    except ColtExpressError as error:
        return str(error)
    assert read(found.line if isinstance(found, Position) else str(found))
    return ""


@pytest.mark.parametrize("name", NASTY)
def test_nasty_notation_is_refused(name: str) -> None:
    with bounded():
        message = outcome(NASTY[name])
    assert is_a_sentence(message)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_damaged_notation_is_refused_with_a_sentence_or_read(table: int) -> None:
    dice = Random(table)
    game = play_some(Game(Setup(**TABLES[table], seed=table)), dice, dice.randrange(120))
    texts = [game.position(), game.position(-1), game.position(0), game.notation()]
    refused = 0
    for text in texts:
        for _ in range(60):
            bad = damaged(text.encode(), dice).decode(errors="replace")
            with bounded():
                message = outcome(bad)
            assert not message or is_a_sentence(message), message
            refused += bool(message)
    assert refused > 100
