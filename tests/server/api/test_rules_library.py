"""The library: rules in every language, and examples that a client can act out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest

from colt_express.scenarios.handbook import Part
from colt_express.scenarios.showing import RuleExample
from colt_express.server.api import rules_library
from colt_express.server.api.rules_library import Rules
from colt_express.server.base.settings import default_database
from colt_express.words import languages

from ..in_process import requests_at

Answers = list[httpx.Response]


def answers(tmp_path: Path, *paths: str) -> Answers:
    async def ask() -> Answers:
        async with requests_at(default_database(tmp_path)) as client:
            return [await client.get(path) for path in paths]

    return asyncio.run(ask())


def test_the_rules_come_in_every_language(tmp_path: Path) -> None:
    told = answers(tmp_path, "/api/rules", *(f"/api/rules?language={one}" for one in languages()))
    books = [msgspec.json.decode(answer.content, type=Rules) for answer in told]
    assert [book.language for book in books] == ["en", *languages()]
    parts = [part for chapter in books[0].chapters for part in chapter.parts]
    assert len([part for part in parts if part.kind == "rule"]) > 200
    assert "ROUND" in [part.id for part in parts]
    assert {part.kind for part in parts} >= {"heading", "text", "point", "step", "code"}


def test_an_example_is_acted_out(tmp_path: Path) -> None:
    (answer,) = answers(tmp_path, "/api/rules/SHOOT-4/example")
    example = msgspec.json.decode(answer.content, type=RuleExample)
    assert example.names[0].startswith("On a roof only the nearest")
    assert example.table is not None
    assert [step.verb for step in example.steps] == ["begins", "offers", "refuses", "chooses"]
    _, offers, refuses, chooses = example.steps
    assert [option.words for option in offers.options] == ["tuco", "cheyenne"]
    assert [option.words for option in refuses.options] == ["doc"]
    assert offers.mine is not None
    assert offers.mine.question is not None
    assert "shot" in [event.kind for event in chooses.events]
    assert chooses.table is not None
    assert chooses.table.bandit("ghost").bullets == 5
    assert offers.table is None  # nothing has changed


def test_another_example_can_be_asked_for(tmp_path: Path) -> None:
    first, second, refused, long = answers(
        tmp_path,
        "/api/rules/SHOOT-4/example?n=0",
        "/api/rules/SHOOT-4/example?n=1",
        "/api/rules/SET-1/example?n=9",
        "/api/rules/ROUND/example",
    )
    assert first.json()["names"] == second.json()["names"]
    assert first.json()["table"] != second.json()["table"]
    assert refused.json()["refused"]
    assert "table" not in refused.json()
    assert len(long.json()["steps"]) > 15


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("/api/rules?language=xx", 400, "the rules are available in en, fr, pl, ru"),
        ("/api/rules/SHOOT-99/example", 404, "there is no rule with this id"),
        ("/api/rules/..%2F..%2Fsecret/example", 404, "there is nothing at this address"),
        ("/api/rules/SHOOT-4/example?n=99", 404, "the examples of this rule are numbered from 0"),
        ("/api/rules/SHOOT-4/example?n=-1", 400, "n is the number of an example, from 0 on"),
        ("/api/rules/SHOOT-4/example?n=²", 400, "n is the number of an example, from 0 on"),
        ("/api/rules/SHOOT-4/example?n=" + "9" * 5000, 400, "n is the number of an example"),
    ],
)
def test_unknown_rules_and_languages_are_refused(
    tmp_path: Path, path: str, status: int, sentence: str
) -> None:
    (answer,) = answers(tmp_path, path)
    assert answer.status_code == status
    assert answer.json()["error"].startswith(sentence)


def test_an_example_is_made_once_and_not_kept_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    show = rules_library._shown

    def count(part: Part, n: int) -> bytes:
        made.append(n)
        return show(part, n)

    monkeypatch.setattr(rules_library, "_shown", count)
    monkeypatch.setattr(rules_library, "KEPT", 2)

    async def ask() -> None:
        async with requests_at(default_database(tmp_path)) as client:
            paths = [f"/api/rules/SHOOT-4/example?n={n}" for n in range(3)]
            await asyncio.gather(*(client.get(paths[0]) for _ in range(3)))
            for n in (1, 0, 2, 0, 1):
                await client.get(paths[n])

    asyncio.run(ask())
    assert made == [0, 1, 2, 1]
