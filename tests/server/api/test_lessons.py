"""Lessons over HTTP: nothing is kept, and nonsense gets a sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from colt_express.lessons.reading import LANGUAGES, read_contents
from colt_express.server.base.settings import default_database

from ..in_process import requests_at


def test_a_lesson_goes_on_where_its_learner_is(tmp_path: Path) -> None:
    async def learn() -> None:
        async with requests_at(default_database(tmp_path)) as client:
            for language in LANGUAGES:
                listed = (await client.get(f"/api/lessons?language={language}")).json()
                names = [[one["name"] for one in chapter["lessons"]] for chapter in listed]
                assert names == [chapter.lessons for chapter in read_contents()]

            async def study(choices: list[str], language: str = "en") -> dict[str, Any]:
                wanted = {"act": 0, "choices": choices, "language": language}
                answer = await client.post("/api/lessons/first", json=wanted)
                assert answer.status_code == 200, answer.text
                taught: dict[str, Any] = answer.json()
                return taught

            begun = await study([])
            assert begun["ask"]["open"] == ["play rob"]
            assert begun["beats"][0]["table"]["seat"] == begun["seat"] == 0
            after = await study(["play rob"], "pl")
            assert after["ask"] is None
            assert after["result"] is None
            assert any(
                event["kind"] == "robbed"
                for beat in after["beats"]
                for event in beat.get("events", [])
            )
            assert await study([]) == begun

    asyncio.run(learn())


def test_nonsense_gets_a_sentence(tmp_path: Path) -> None:
    async def learn() -> None:
        async with requests_at(default_database(tmp_path)) as client:
            answer = await client.get("/api/lessons?language=tlh")
            assert answer.status_code == 400
            assert "choose from en, fr, pl, ru" in answer.json()["error"]
            for lesson, body, status in (
                ("nothing", {}, 404),
                ("../first", {}, 404),
                ("contents", {}, 404),
                ("first", {"act": 99}, 409),
                ("first", {"choices": ["fly"]}, 409),
                ("first", {"choices": ["play rob"] * 9}, 409),
                ("first", {"act": -1}, 400),
                ("first", {"language": "tlh"}, 400),
                ("first", {"choices": ["draw"] * 999}, 400),
                ("first", {"seat": 1}, 400),
                ("first", [], 400),
            ):
                answer = await client.post(f"/api/lessons/{lesson}", json=body)
                assert answer.status_code == status, (lesson, body, answer.text)
                assert answer.json()["error"]

    asyncio.run(learn())
