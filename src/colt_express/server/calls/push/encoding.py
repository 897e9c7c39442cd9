"""Base64 as Web Push writes it: the alphabet for URLs, without padding."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from binascii import Error, a2b_base64


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """The bytes of a text; raises `ValueError` if it is not base64. Padding may be there or not."""
    stripped = text.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        return a2b_base64(stripped + "=" * (-len(stripped) % 4), strict_mode=True)
    except (Error, UnicodeEncodeError) as error:
        raise ValueError(f"not base64: {error}") from None
