"""The folder of saved games: the platform's folder for data, or the one used before."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import typer

from colt_express.cli.database_options import known_database, new_database
from colt_express.cli.folders import data_folder

FILE = "colt-express.sqlite"


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(typer, "get_app_dir", lambda name: str(tmp_path / ".config" / name))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        ("linux", ".local/share"),
        ("darwin", "Library/Application Support"),
        ("win32", "AppData/Local"),
    ],
)
def test_every_platform_has_its_folder(
    platform: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert data_folder() == tmp_path / folder / "colt-express"


@pytest.mark.parametrize(
    ("platform", "variable"), [("linux", "XDG_DATA_HOME"), ("win32", "LOCALAPPDATA")]
)
def test_a_variable_names_another(
    platform: str, variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path / "elsewhere"))
    assert data_folder() == tmp_path / "elsewhere" / "colt-express"
    monkeypatch.setenv(variable, "here")
    assert data_folder().parent != Path("here")


def test_a_database_in_the_former_folder_is_gone_on_with(tmp_path: Path) -> None:
    former, new = tmp_path / ".config" / "colt-express", data_folder()
    former.mkdir(parents=True)
    assert new_database(None, None).endswith(str(new / FILE))
    assert new.is_dir()
    (former / FILE).touch()
    assert new_database(None, None).endswith(str(former / FILE))
    assert known_database(None, None).endswith(str(former / FILE))
    (new / FILE).touch()
    assert known_database(None, None).endswith(str(new / FILE))
    assert known_database(tmp_path, None).endswith(str(tmp_path / FILE))
