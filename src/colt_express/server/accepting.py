"""Content negotiation: the ``Accept`` headers of a client, as names with weights from 0 to 1."""

from __future__ import annotations

from starlette.datastructures import Headers


def weights(header: str) -> dict[str, float]:
    """``"br;q=0.5, gzip"`` gives each name its weight; an invalid weight counts as 0."""
    found: dict[str, float] = {}
    for part in header.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        if name:
            found[name] = _weight(parameters)
    return found


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
