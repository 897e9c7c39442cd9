"""Encryption of a push message (RFC 8291): only the browser that subscribed can read it.

The key is agreed on between a key pair made for this one message and the browser's, mixed with the
browser's secret. The content is one record of the encoding ``aes128gcm`` (RFC 8188).
"""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE: Final = 4096
"""Bytes of a record, which push services must accept and may limit a message to (RFC 8030, 7.2)."""

PADDED_TO: Final = 512
"""Bytes to which a message is padded, so that its length tells the push service nothing."""

LAST_RECORD: Final = b"\x02"
"""Delimiter between the content of the last record and its padding."""


class Keys(NamedTuple):
    """What a browser's subscription needs for encryption: its public key and its secret."""

    public: bytes  # a point of P-256, uncompressed: 65 bytes
    auth: bytes  # 16 bytes


def point_of(key: EllipticCurvePublicKey) -> bytes:
    """A public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    message: bytes,
    keys: Keys,
    private: EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    padded_to: int = PADDED_TO,
) -> bytes:
    """The encrypted body of a push message. The key pair and the salt are made for this message
    alone; tests give those of the RFC."""
    private = private or generate_private_key(SECP256R1())
    salt = salt or secrets.token_bytes(16)
    own = point_of(private.public_key())
    agreed = private.exchange(
        ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), keys.public)
    )
    key, nonce = _derive(agreed, keys, keys.public, own, salt)
    padding = bytes(max(0, padded_to - len(message)))
    sealed = AESGCM(key).encrypt(nonce, message + LAST_RECORD + padding, None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def decrypt(body: bytes, private: EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads in the body of a push message; raises `ValueError` if it is not for
    that browser."""
    salt, size = body[:16], body[20] if len(body) > 20 else 0
    sender, sealed = body[21 : 21 + size], body[21 + size :]
    keys = Keys(point_of(private.public_key()), auth)
    other = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender)
    key, nonce = _derive(private.exchange(ECDH(), other), keys, keys.public, sender, salt)
    try:
        padded = AESGCM(key).decrypt(nonce, sealed, None)
    except InvalidTag:
        raise ValueError("the message is for another browser, or damaged") from None
    return padded.rstrip(b"\0").removesuffix(LAST_RECORD)


def _derive(
    agreed: bytes, keys: Keys, receiver: bytes, sender: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """The key and the nonce of the only record (RFC 8291, 3.4)."""
    info = b"WebPush: info\0" + receiver + sender
    material = HKDF(SHA256(), 32, keys.auth, info).derive(agreed)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
    return key, nonce
