"""What research needs beside the game: says how to install it if it is not there."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

NEEDED: Final = ("numpy", "librt", "mypy_extensions")

missing = [name for name in NEEDED if find_spec(name) is None]
if missing:
    raise ImportError(
        f"colt_express.research needs {', '.join(missing)}: pip install 'colt-express[research]'"
    )
