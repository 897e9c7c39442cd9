"""The packages built by ``make packages``: each is installed into an empty environment, where
everything is tried that a new user tries."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path
from time import monotonic, sleep

import pytest
from playwright.sync_api import expect, sync_playwright

from ..browser.conftest import ARGUMENTS, NO_BROWSER, chromium

ROOT = Path(__file__).parents[2]
DIST = ROOT / os.environ.get("COLT_EXPRESS_DIST", "build/dist")
SMOKE = ROOT / "packaging/smoke.py"
RULES = ["docs/rules.md", "docs/rules.fr.md", "docs/rules.pl.md", "docs/rules.ru.md"]
OTHERS = ["python3.12", "python3.13", "python3.14"]


def the_only(pattern: str) -> Path:
    found = list(DIST.glob(pattern))
    assert len(found) == 1, f"make packages has made {found}"
    return found[0]


def wheel() -> Path:
    return the_only("*.whl")


def sdist() -> Path:
    return the_only("*.tar.gz")


class Environment:
    """An empty virtual environment, from which the repository cannot be imported."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        self.variables = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "COLT_EXPRESS", "PYTEST"))
        }
        self.variables["HOME"] = str(folder)
        command = [python, "-m", "venv", "--without-pip", str(folder / "env")]
        subprocess.run(command, check=True, env=self.variables)
        self.python = str(folder / "env" / "bin" / "python")

    def run(self, *words: str, python: str = "") -> str:
        done = subprocess.run(
            [python or self.python, *words],
            cwd=self.folder,
            env=self.variables,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-3000:]
        return done.stdout

    def install(self, package: Path, *options: str) -> None:
        """Install with our pip; an environment without pip is made in a third of the time."""
        pip = ("-m", "pip", "--python", self.python, "install", "-qq", "--no-compile")
        self.run(*pip, *options, str(package), python=sys.executable)

    def borrow_dependencies(self) -> None:
        """Those of this environment, without its Colt Express: lines of ``.pth`` files count only
        in a folder of packages itself, not in one that such a line adds."""
        (packages,) = (self.folder / "env" / "lib").glob("python*/site-packages")
        ours = sysconfig.get_path("purelib")
        (packages / "borrowed.pth").write_text(f"{ours}\n", encoding="utf-8")

    def smoke(self, *words: str) -> None:
        copy = shutil.copy(SMOKE, self.folder)
        assert "work" in self.run(str(copy), *words)


def test_the_sdist_holds_what_it_is_built_from() -> None:
    with tarfile.open(sdist()) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"README.md", "LICENSE", "setup.py", "packaging/colt_express_build.py"} < names
    assert {"web/dist/index.html", *RULES} < names
    scenarios = {str(file.relative_to(ROOT)) for file in (ROOT / "tests/scenarios").rglob("*.yaml")}
    assert scenarios
    assert scenarios < names
    assert not [name for name in names if "node_modules" in name or name.endswith(".pyc")]


def test_the_wheel_carries_the_page_and_the_engine_in_both_forms() -> None:
    with zipfile.ZipFile(wheel()) as packed:
        names = packed.namelist()
        (about,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        told = packed.read(about).decode()
    assert "colt_express/server/page/index.html" in names
    for rules in RULES:
        assert f"colt_express/scenarios/handbook/{rules}" in names
    assert "colt_express/engine/state.py" in names
    assert "](docs/" not in told, "a link that works in the repository only"
    assert "Requires-Dist: openskill<7,>=6.2; extra ==" in told


def test_a_wheel_in_an_empty_environment(tmp_path: Path) -> None:
    here = Environment(tmp_path)
    here.install(wheel())
    here.smoke("--compiled" if "none-any" not in wheel().name else "--interpreted")
    (tmp_path / "bin").mkdir()
    browser = tmp_path / "bin/xdg-open"  # stands in for the browser and records what it opens
    browser.write_text(f'#!/bin/sh\nexec echo "$1" >"{tmp_path}/opened.part"\n', encoding="utf-8")
    browser.chmod(0o755)
    variables = {**here.variables, "BROWSER": f"{browser} %s"}
    command = str(Path(here.python).with_name("colt-express"))
    game = subprocess.Popen([command], cwd=tmp_path, env=variables)
    try:
        address = _opened(tmp_path / "opened.part")
        _look_at(address)
    finally:
        game.terminate()
        assert game.wait(30) == 0
    with sqlite3.connect(next(tmp_path.rglob("*.sqlite*"))) as games:
        assert games.execute("SELECT count(*) FROM tables").fetchone() == (1,)


def _opened(file: Path) -> str:
    """The address that the command opens in a browser."""
    end = monotonic() + 60
    while monotonic() < end:
        if file.exists() and (address := file.read_text(encoding="utf-8").strip()):
            return address
        sleep(0.1)
    pytest.fail("no browser was opened")


def _look_at(address: str) -> None:
    """The guided heist in a real browser, and a table."""
    path = chromium()
    if path is None:
        if os.environ.get("COLT_EXPRESS_BROWSER") == "required":
            pytest.fail(NO_BROWSER)
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        page = browser.new_page(locale="en")
        page.goto(address)
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("button", name="Show me").click()
        expect(page.locator("[data-panel]").first).to_be_visible(timeout=60_000)  # a lesson
        page.goto(f"{address}/#/")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/#/table/*")
        expect(page.locator("[data-panel]").first).to_be_visible(timeout=60_000)
        browser.close()


def test_an_sdist_where_there_is_no_compiler(tmp_path: Path) -> None:
    here = Environment(tmp_path)
    here.variables["PATH"] = str(tmp_path / "env" / "bin")
    here.install(sdist(), "--no-deps")
    here.borrow_dependencies()
    here.smoke("--interpreted")


def _that_runs(python: str) -> str | None:
    """The path of an interpreter: on ``PATH``, or installed by pyenv."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for found in (shutil.which(python), *map(str, kept.glob(f"*/bin/{python}"))):
        if (
            found
            and not subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode
        ):
            return found
    return None


@pytest.mark.parametrize("python", OTHERS)
def test_an_sdist_for_another_python(tmp_path: Path, python: str) -> None:
    found = _that_runs(python)
    if found is None:
        pytest.skip(f"{python} is not here")
    here = Environment(tmp_path, found)
    here.variables["COLT_EXPRESS_COMPILE"] = "never"
    here.install(sdist())
    here.smoke("--interpreted")
