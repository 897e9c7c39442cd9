"""Limits on the frames of a WebSocket, which are counted before any of them is parsed.

A frame costs far more to read than to send, and a message may consist of any number of them. So
they are counted as bytes arrive: only headers are inspected, and nothing over a limit is read.
"""

from __future__ import annotations

from typing import Final

from ...errors import ColtExpressError
from ..base.rate_limits import Bucket, Buckets
from ..base.settings import Settings

FRAGMENTS: Final = 32
"""Maximum number of frames per message."""

AT_ONCE: Final = 4
"""Maximum number of frames that are read before other work gets its turn."""

BURST: Final = 3
"""Size of a burst, in seconds' worth."""

CONTROLS_PER_SECOND: Final = 5.0
"""Maximum number of pings and pongs of one client."""

CONTROL, MASKED, LAST = 0x08, 0x80, 0x80  # bits of a header
WHOLE_TEXT = 0x81
SHORT_TEXT: Final = 4096  # bytes
TWO_BYTES, EIGHT_BYTES = 126, 127  # lengths that say where the length is


class TooMuch(ColtExpressError):
    """The client must be disconnected at once."""


class Allowances:
    """Rates that each connection may use, and all connections of one address together."""

    def __init__(self, settings: Settings) -> None:
        rate, shared = settings.messages_per_second, settings.connections_at_full_speed
        self.frames = rate
        self.bytes = rate * settings.message_size
        self.shared_frames = Buckets(shared * self.frames, BURST * shared * self.frames)
        self.shared_bytes = Buckets(shared * self.bytes, BURST * shared * self.bytes)

    def limits_for(self, address: str) -> FrameLimits:
        """The limits of a new connection from that address."""
        return FrameLimits(
            frames=(self._own(self.frames), self.shared_frames.of(address)),
            volume=(self._own(self.bytes), self.shared_bytes.of(address)),
        )

    def _own(self, rate: float) -> Bucket:
        return Bucket(rate, BURST * rate)


class FrameLimits:
    """The limits of one connection. ``left``, ``fragments`` and ``full`` are its position in the
    stream."""

    def __init__(self, frames: tuple[Bucket, Bucket], volume: tuple[Bucket, Bucket]) -> None:
        self.frames = frames
        self.volume = volume
        self.controls = Bucket(CONTROLS_PER_SECOND, BURST * CONTROLS_PER_SECOND)
        self.left = 0  # bytes of a frame's payload still to come
        self.fragments = 0  # frames so far of an incomplete message
        self.full = False  # the last frame was over a limit
        self.more = False  # there are frames that were not inspected yet

    @property
    def unfinished(self) -> bool:
        """Whether the stream is inside a message."""
        return bool(self.left or self.fragments)

    def weigh(self, size: int) -> bool:
        """Count ``size`` bytes; returns whether they are within the limit."""
        own, shared = self.volume
        return own.take(min(size, own.burst)) and shared.take(min(size, shared.burst))

    def pass_text(self) -> bool:
        """Count a `plain_text`, which is a frame of its own; returns whether it is within the
        limit."""
        own, shared = self.frames
        return own.take() and shared.take()

    def pass_on(self, data: bytes) -> int:
        """Number of these bytes that may be read now: whole headers, and all available payload."""
        self.full = self.more = False
        position = min(self.left, len(data))
        self.left -= position
        for _ in range(AT_ONCE):
            header, length = _header(data, position)
            if not header:
                return position
            if not self._allowed(data[position]):
                self.full = True
                return position
            self._count(data[position])
            end = position + header + length
            position = min(end, len(data))
            self.left = end - position
        self.more = position < len(data)
        return position

    def _allowed(self, first: int) -> bool:
        if first & CONTROL:
            return self.controls.take()
        return self.pass_text()

    def _count(self, first: int) -> None:
        if first & CONTROL:
            return
        self.fragments += 1
        if self.fragments > FRAGMENTS:
            raise TooMuch(f"a message may have at most {FRAGMENTS} frames")
        if first & LAST:
            self.fragments = 0


def plain_text(frame: bytes) -> bytes | None:
    """The payload of a single whole frame with a short text, which is nearly everything that
    clients send; None for anything else."""
    if not 2 <= len(frame) <= SHORT_TEXT or frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return None
    size, length = _header(frame, 0)
    if size + length != len(frame):
        return None
    mask = (frame[size - 4 : size] * (length // 4 + 1))[:length]
    unmasked = int.from_bytes(frame[size:], "big") ^ int.from_bytes(mask, "big")
    return unmasked.to_bytes(length, "big")


def _header(data: bytes, position: int) -> tuple[int, int]:
    """The lengths of a frame's header and payload; 0 if the header is incomplete."""
    if len(data) < position + 2:
        return 0, 0
    second = data[position + 1]
    size, length = 2, second & 0x7F
    if length == TWO_BYTES:
        size = 4
    elif length == EIGHT_BYTES:
        size = 10
    if len(data) < position + size:
        return 0, 0
    if size > 2:
        length = int.from_bytes(data[position + 2 : position + size], "big")
    return size + (4 if second & MASKED else 0), length
