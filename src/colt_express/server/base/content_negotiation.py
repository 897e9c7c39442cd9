"""Content negotiation: the ``Accept`` headers of a client, as names with weights from 0 to 1."""

from __future__ import annotations

from collections.abc import Collection

from starlette.datastructures import Headers


def weights(header: str) -> dict[str, float]:
    """``"br;q=0.5, gzip"`` gives each name its weight; an invalid weight counts as 0."""
    found: dict[str, float] = {}
    for part in header.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        if name:
            found[name] = _weight(parameters)
    return found


def preferred(header: str, known: Collection[str], usual: str) -> str:
    """The one of the known languages that a client likes best: ``"fr-CA, en;q=0.8"`` is French."""
    liked = [
        (weight, -place, code)
        for place, (name, weight) in enumerate(weights(header).items())
        if weight and (code := name.partition("-")[0]) in known
    ]
    return max(liked)[2] if liked else usual


def _weight(parameters: list[str]) -> float:
    for parameter in parameters:
        key, _, value = parameter.partition("=")
        if key.strip() == "q":
            try:
                weight = float(value)
            except ValueError:
                return 0.0
            return weight if 0 <= weight <= 1 else 0.0
    return 1.0


def wants_a_page(headers: Headers) -> bool:
    """Whether a browser will display the answer; programs get JSON."""
    wanted = weights(headers.get("accept", ""))
    return wanted.get("text/html", 0) > wanted.get("application/json", 0)
