"""Long work, which would hold up the tables of a device: reviews and curves. A helper does it, in a
browser another worker, which runs `do`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from ..server.api.reviews import NotReviewed, make_review
from ..server.api.theatre.curves import Part, measured_part
from ..server.api.theatre.making import NotTold
from ..server.api.today.legends import LegendPart, legend_part
from ..today.train import NoTrain


class Job(NamedTuple):
    """A function that may be long work, what it returns, and how it refuses."""

    work: Callable[..., Any]
    result: Any
    refusal: type[Exception]


JOBS: Final[Mapping[str, Job]] = {
    "review": Job(make_review, bytes, NotReviewed),
    "curve": Job(measured_part, Part, NotTold),
    "legend": Job(legend_part, LegendPart, NoTrain),
}
"""All long work, by name."""

NAMES: Final = {job.work: name for name, job in JOBS.items()}


class Outcome(msgspec.Struct, frozen=True):
    """The packed result of long work, or a sentence why there is none."""

    result: bytes = b""
    refused: str = ""


class Bytes(Protocol):
    """A JavaScript array of bytes, as Python sees it."""

    def to_bytes(self) -> bytes: ...


def bytes_of(given: bytes | Bytes) -> bytes:
    """Bytes, also those that come from JavaScript."""
    return given if isinstance(given, bytes) else given.to_bytes()


def packed_details(details: tuple[Any, ...]) -> bytes:
    """What long work is given, for the way to the helper."""
    return msgspec.msgpack.encode(details)


def do(name: str, packed: bytes | Bytes) -> bytes:
    """The packed `Outcome` of the work of that name."""
    job = JOBS[name]
    try:
        result = job.work(*msgspec.msgpack.decode(bytes_of(packed)))
    except job.refusal as sentence:
        return msgspec.msgpack.encode(Outcome(refused=str(sentence)))
    return msgspec.msgpack.encode(Outcome(msgspec.msgpack.encode(result)))


def unpacked_result(name: str, packed: bytes) -> Any:
    """The result of the work of that name; raises its refusal."""
    outcome = msgspec.msgpack.decode(packed, type=Outcome)
    if outcome.refused:
        raise JOBS[name].refusal(outcome.refused)
    return msgspec.msgpack.decode(outcome.result, type=JOBS[name].result)
