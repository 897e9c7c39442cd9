"""The signature of a webhook's requests, as Standard Webhooks has it: HMAC-SHA256 of id, time and
body. A receiver that checks it, and how old the time is, knows who sent it and that it is no
copy."""

from __future__ import annotations

import hmac
import secrets
from base64 import b64decode, b64encode
from typing import Final

PREFIX: Final = "whsec_"
SIZE: Final = 24


def new_secret() -> str:
    """A new secret, which its owner is shown once."""
    return PREFIX + b64encode(secrets.token_bytes(SIZE)).decode()


def signature_headers(secret: str, identifier: str, now: float, body: bytes) -> dict[str, str]:
    """The headers that identify a request and prove who sent it."""
    at = str(int(now))
    key = b64decode(secret.removeprefix(PREFIX))
    signed = hmac.digest(key, b".".join((identifier.encode(), at.encode(), body)), "sha256")
    return {
        "webhook-id": identifier,
        "webhook-timestamp": at,
        "webhook-signature": f"v1,{b64encode(signed).decode()}",
    }
