"""What the page asks of the laboratory, and the answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from colt_express.bots.templates import __file__ as templates
from colt_express.lab.desk import do

TEMPLATE = Path(templates).with_name("my_bot.py").read_text(encoding="utf-8")


def ask(work: str, reports: list[Any] | None = None, **details: object) -> Any:
    told: list[str] = []
    answer = do(work, msgspec.json.encode(details).decode(), told.append)
    if reports is not None:
        reports += map(msgspec.json.decode, told)
    return msgspec.json.decode(answer)


@pytest.fixture(scope="module")
def game() -> dict[str, Any]:
    """A game of the template in which it is beaten."""
    reports: list[Any] = []
    over = ask("run", reports, code=TEMPLATE, games=2)
    games = [report for report in reports if "games" in report]
    choices = [report for report in reports if "games" not in report]
    assert over["games"] == len(games) == 2
    assert games[-1]["interval"] == over["interval"]
    assert {choice["game"] for choice in choices} == {0, 1}
    assert "plan" in {choice["asked"] for choice in choices}
    played: dict[str, Any] = games[0]["game"]
    return played


def test_code_is_checked() -> None:
    assert ask("check", code=TEMPLATE) == {"mistakes": [], "name": "MyBot"}
    (mistake,) = ask("check", code="x = (")["mistakes"]
    assert (mistake["kind"], mistake["line"]) == ("syntax", 1)


def test_a_game_is_told_from_every_seat(game: dict[str, Any]) -> None:
    for seat in (-2, -1, 0, 3):
        told = ask(
            "replay",
            record=game["record"],
            seat=seat,
            own=game["seat"],
            name="Lucky",
            against="outlaw",
        )
        assert told["seat"] == seat
        assert [one["name"] for one in told["seats"]].count("Lucky") == 1
        assert told["seats"][game["seat"]]["name"] == "Lucky"
        assert [one.get("bot", "") for one in told["seats"]].count("outlaw") == 3
        assert told["result"]["money"] == game["money"]


def test_the_costliest_choices_are_found(game: dict[str, Any]) -> None:
    found = ask("regrets", record=game["record"], seat=game["seat"], patience=1.5)
    assert found["ready"]
    assert found["choices"]
    assert all(regret["loss"] > 0 for regret in found["regrets"])


def test_other_work_is_refused() -> None:
    with pytest.raises(KeyError):
        do("eval", "{}", print)
