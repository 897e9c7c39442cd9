"""Commands of the arena, run in this process."""

from __future__ import annotations

import sys

import pytest

from colt_express.cli.main import run


def told_by(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str
) -> tuple[int, str, str]:
    """The exit code, standard output and standard error of a command at 80 columns."""
    monkeypatch.setattr(sys, "argv", ["colt-express", *words])
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as ended:
        run()
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    code = ended.value.code
    return (code if isinstance(code, int) else 0), out, err
