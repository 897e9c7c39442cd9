"""Compresses the files of the game for browsers, and cuts them into parts named by their content.

``python packaging/pocket_parts.py FOLDER ENGINE`` reads ``FOLDER/contents`` and writes the parts to
the folder ``ENGINE``, with their list in ``files.json``. An update or an interrupted download then
fetches only what is missing.
"""

from __future__ import annotations

import json
import lzma
import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import zstandard

PART = 512 * 1024
"""Maximum size of a part in bytes: what an interrupted download loses at most."""

BY_PYTHON = ".pack"
"""Ending of files that Python itself unpacks in the browser, from the format that takes least. What
it needs to start is unpacked by a small script on the page, which knows zstd."""

ZSTD = zstandard.ZstdCompressionParameters.from_level(22, window_log=24, enable_ldm=True)


def main(folder: Path, engine: Path) -> None:
    shutil.rmtree(engine, ignore_errors=True)
    engine.mkdir(parents=True)
    files: list[dict[str, Any]] = []
    for path in sorted((folder / "contents").iterdir()):
        content = path.read_bytes()
        parts = list(_parts(_compressed(path.name, content, folder / "compiled"), engine))
        digest = sha256(content).hexdigest()
        what = {"name": path.name, "size": len(content), "hash": digest}
        files.append({**what, "parts": parts})
    download = sum(part["size"] for file in files for part in file["parts"])
    build = sha256(json.dumps(files).encode()).hexdigest()[:16]
    listed = {"build": build, "download": download, "files": files}
    (engine / "files.json").write_text(json.dumps(listed))
    print(f"==> the game for browsers: {download / 1e6:.2f} MB")


def _compressed(name: str, content: bytes, kept: Path) -> bytes:
    """The content compressed as far as possible, which takes seconds, so it is kept."""
    ending = "xz" if name.endswith(BY_PYTHON) else "zst"
    path = kept / f"{sha256(content).hexdigest()}.{ending}"
    if not path.exists():
        if name.endswith(BY_PYTHON):
            packed = lzma.compress(content, preset=9 | lzma.PRESET_EXTREME)
        else:
            packed = zstandard.ZstdCompressor(compression_params=ZSTD).compress(content)
        path.write_bytes(packed)
    return path.read_bytes()


def _parts(content: bytes, engine: Path) -> Iterator[dict[str, Any]]:
    """Write a file in parts; yields their names, sizes and hashes."""
    for at in range(0, len(content), PART):
        part = content[at : at + PART]
        digest = sha256(part).hexdigest()
        name = f"{digest[:20]}.bin"
        (engine / name).write_bytes(part)
        yield {"name": name, "size": len(part), "hash": digest}


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
