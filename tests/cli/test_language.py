"""A command speaks the language of its user, unless another is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from colt_express.cli.language import VARIABLES, users_language

from .at_keyboard import run


@pytest.mark.parametrize(
    ("told", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "ru_RU@old", "LC_ALL": ""}, "ru"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "pl_PL", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "../fr"}, "en"),
    ],
)
def test_the_environment_tells_the_language(
    told: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in told.items():
        monkeypatch.setenv(variable, value)
    assert users_language() == language


def test_the_game_is_told_in_it_unless_another_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    play = "play --pace 0 --bots greenhorn --save game.json --seed 4"
    assert "Cinq manches" in run(play, "quit\n").output
    assert "Five rounds" in run(f"{play} --language en", "quit\n").output
