"""What the editor of the laboratory suggests is what bots have."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web" / "scripts" / "bot_api.py"


def test_suggestions_are_up_to_date() -> None:
    """From the source, also where the compiled engine is tested."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, str(SCRIPT), "--check"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
