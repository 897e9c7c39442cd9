"""``colt-express scenario``: run scenario files and say what did not come out as expected."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def scenario(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
) -> None:
    """Run scenarios: situations of play with what must come of them."""
    raise NotImplementedError
