"""CITATION.cff: valid, and of this version."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import yaml

ROOT: Final = Path(__file__).parents[2]
CITATION: Final[dict[str, Any]] = yaml.safe_load(
    (ROOT / "CITATION.cff").read_text(encoding="utf-8")
)
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

FIELDS: Final = {
    *("abstract", "authors", "cff-version", "commit", "contact", "date-released", "doi"),
    *("identifiers", "keywords", "license", "license-url", "message", "preferred-citation"),
    *("references", "repository", "repository-artifact", "repository-code", "title", "type"),
    *("url", "version"),
}
"""Those of version 1.2.0 of the format."""


def test_it_has_the_required_fields_and_no_unknown_ones() -> None:
    assert {"authors", "cff-version", "message", "title"} <= set(CITATION) <= FIELDS
    assert CITATION["cff-version"] == "1.2.0"
    assert CITATION["type"] == "software"
    assert all(isinstance(CITATION[name], str) for name in ("message", "title", "version"))
    assert CITATION["authors"] == [{"name": "The Colt Express contributors"}]
    assert len(set(CITATION["keywords"])) == len(CITATION["keywords"])


def test_it_names_the_version_and_license_of_the_package() -> None:
    assert CITATION["version"] == PROJECT["version"]
    assert CITATION["license"] == PROJECT["license"]
