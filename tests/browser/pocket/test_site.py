"""The static site as it is published: its command checks it, and it also plays at the root of a
web space."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..conftest import PAGE
from ..helpers.web_space import web_space
from .conftest import Come


def test_the_command_checks_the_real_site(site: Path, tmp_path: Path) -> None:
    if PAGE.parts[-2:] != ("web", "dist"):
        pytest.skip("another page is tested")
    command = [sys.executable, "-m", "colt_express_command", "site", str(tmp_path), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "files are there, whole, and work below any address" in done.stdout
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in site.iterdir()}


def test_it_plays_at_the_root_of_a_web_space(site: Path, come: Come) -> None:
    with web_space(site, root="/") as space:
        ann = come(space.address)
        ann.play_now()
        ann.wait()
        assert ann.table.startswith("here-")
        ann.come("/#/rules/SHOOT-4")
        expect(ann.page.locator("#SHOOT-4")).to_be_in_viewport()
