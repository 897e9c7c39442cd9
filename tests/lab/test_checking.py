"""Typed bots are checked without being run."""

from __future__ import annotations

import pytest

from colt_express.bots.own import Mistake
from colt_express.bots.templates import __file__ as templates
from colt_express.lab import check
from colt_express.lab.checking import MOST_CODE

HEAD = "from colt_express.bots import Bot, Greenhorn\n"
CHOOSE = "    def choose(self, decision, look): return 'draw'\n"


def test_the_template_has_no_mistake() -> None:
    with open(templates.replace("__init__", "my_bot"), encoding="utf-8") as file:
        checked = check(file.read())
    assert checked.mistakes == []
    assert checked.name == "MyBot"


@pytest.mark.parametrize(
    ("code", "mistake"),
    [
        ("x = (\n", Mistake("syntax", "SyntaxError: '(' was never closed", 1, 5)),
        ("\n  x", Mistake("syntax", "IndentationError: unexpected indent", 2)),
        ("é = é é", Mistake("syntax", "SyntaxError: invalid syntax", 1, 7, 8)),
        ("return 3", Mistake("syntax", "SyntaxError: 'return' outside function", 1, 1, 9)),
        ("", Mistake("class")),
        ("x = 1\nclass Robber: pass", Mistake("class", line=2)),
        (f"{HEAD}class A(Bot): pass", Mistake("choose", "A", 2, 7, 8)),
        (
            f"{HEAD}class A(Bot):\n    def choose(self): pass",
            Mistake("signature", "choose(self, decision, look)", 3, 9, 15),
        ),
        (
            f"{HEAD}class A(Bot):\n{CHOOSE}    def end(self): pass",
            Mistake("signature", "end(self, result)", 4, 9, 12),
        ),
    ],
)
def test_a_mistake_is_found_at_its_place(code: str, mistake: Mistake) -> None:
    found = check(code).mistakes
    assert [(one.kind, one.line, one.message) for one in found] == [
        (mistake.kind, mistake.line, mistake.message)
    ]
    assert mistake.column in (found[0].column, 0)


@pytest.mark.parametrize(
    "code",
    [
        f"{HEAD}class A(Bot):\n{CHOOSE}",
        f"{HEAD}class A(Bot):\n    def choose(self, *both): pass",
        f"{HEAD}class A(Bot):\n    def choose(self, decision, look, deep=3): pass",
        f"{HEAD}class A(Bot):\n    @staticmethod\n    def choose(decision, look): pass",
        f"{HEAD}class A(Bot):\n    pass\nclass B(A):\n{CHOOSE}",
        f"{HEAD}class A(Greenhorn): pass",
        f"import colt_express.bots\nclass A(colt_express.bots.Bot):\n{CHOOSE}",
    ],
)
def test_what_may_be_right_is_not_blamed(code: str) -> None:
    assert check(code).mistakes == []


def test_of_several_bots_the_last_plays_unless_one_is_my_bot() -> None:
    two = f"{HEAD}class A(Bot):\n{CHOOSE}class B(Bot):\n{CHOOSE}"
    assert check(two).name == "B"
    assert check(two.replace("class A", "class MyBot")).name == "MyBot"


@pytest.mark.parametrize("code", ["(" * 5000, "\0", "\ud800", "#" * (MOST_CODE + 1)])
def test_hostile_text_is_a_mistake_like_any_other(code: str) -> None:
    assert [mistake.kind for mistake in check(code).mistakes] == ["syntax"]


def test_nothing_is_run() -> None:
    assert check(f"{HEAD}raise SystemExit\nclass A(Bot):\n{CHOOSE}").mistakes == []
