"""The server's signature towards push services (RFC 8292, "VAPID").

A browser subscribes for one public key, and its push service delivers only what is signed with the
private one. So all servers on a database share a key pair, which is made once and never changed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from time import time
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from .encoding import from_base64, to_base64
from .encryption import point_of

VALID_FOR: Final = 12 * 3600
"""Seconds for which a signature is valid; push services accept at most a day."""

RENEWED_AFTER: Final = 6 * 3600
"""Seconds after which a new one is made. Signing takes time, so one serves many messages."""

MOST_SERVICES: Final = 100
"""Maximum number of push services whose signatures are remembered."""


def new_private_key() -> str:
    """A new private key, as it is stored."""
    number = generate_private_key(SECP256R1()).private_numbers().private_value
    return to_base64(number.to_bytes(32, "big"))


class Vapid:
    """Signs for push services. ``private_key`` is as `new_private_key` returns it."""

    def __init__(self, private_key: str) -> None:
        number = int.from_bytes(from_base64(private_key), "big")
        self._private: EllipticCurvePrivateKey = derive_private_key(number, SECP256R1())
        self.public_key = to_base64(point_of(self._private.public_key()))
        self._signed: dict[tuple[str, str], tuple[float, str]] = {}

    def authorization(self, service: str, contact: str, now: float | None = None) -> str:
        """The header ``Authorization`` for a push service, named by its origin. ``contact`` is a
        ``mailto:`` or ``https:`` address of the people who run the server."""
        now = time() if now is None else now
        made, header = self._signed.get((service, contact), (0.0, ""))
        if not header or not made <= now < made + RENEWED_AFTER:
            token = self.token(service, contact, int(now) + VALID_FOR)
            header = f"vapid t={token}, k={self.public_key}"
            if len(self._signed) >= MOST_SERVICES:
                self._signed.clear()
            self._signed[service, contact] = now, header
        return header

    def token(self, service: str, contact: str, expires: int) -> str:
        """The signed claim (a JWT) that this server sends to that service until then."""
        claims = {"aud": service, "exp": expires, "sub": contact}
        signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ECDSA(SHA256())))
        return f"{signed}.{to_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _part(value: Mapping[str, object]) -> str:
    return to_base64(json.dumps(value, separators=(",", ":")).encode())
