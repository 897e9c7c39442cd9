"""An authenticator in software: it makes a passkey and answers challenges, as a phone would."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT_AND_VERIFIED = 0x05
WITH_KEY = 0x40


class Authenticator:
    """A passkey for an origin. ``count`` is how often it has signed."""

    def __init__(self, origin: str = "http://localhost", host: str = "localhost") -> None:
        self.origin = origin
        self.host = host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = secrets.token_bytes(16)
        self.count = 1
        self.flags = PRESENT_AND_VERIFIED

    @property
    def identifier(self) -> str:
        return bytes_to_base64url(self.credential)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a challenge for a new passkey."""
        client_data = self._client_data("webauthn.create", options["challenge"])
        public = self.key.public_key().public_numbers()
        x, y = public.x.to_bytes(32, "big"), public.y.to_bytes(32, "big")
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        credential = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential
        data = self._data(self.flags | WITH_KEY) + credential + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            clientDataJSON=bytes_to_base64url(client_data),
            attestationObject=bytes_to_base64url(attestation),
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a challenge that proves the passkey."""
        self.count += 1
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data(self.flags)
        signature = self.key.sign(data + sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            clientDataJSON=bytes_to_base64url(client_data),
            authenticatorData=bytes_to_base64url(data),
            signature=bytes_to_base64url(signature),
        )

    def _answer(self, **response: str) -> dict[str, Any]:
        return {
            "id": self.identifier,
            "rawId": self.identifier,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }

    def _client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(told).encode()

    def _data(self, flags: int) -> bytes:
        host = sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.count.to_bytes(4, "big")
