"""A browser's push subscription, as its page sends it, and the check that it can be called."""

from __future__ import annotations

from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

from ...base.refusals import Refused
from .encoding import from_base64
from .encryption import Keys

AUTH_SIZE: Final = 16
POINT_SIZE: Final = 65


class SubscriptionKeys(msgspec.Struct, frozen=True):
    """The keys of a subscription in base64, named as browsers name them."""

    p256dh: str
    auth: str


class PushSubscription(msgspec.Struct, frozen=True):
    """A subscription as ``PushSubscription.toJSON()`` writes it in a browser."""

    endpoint: str
    keys: SubscriptionKeys


def keys_of(subscription: PushSubscription) -> Keys:
    """The keys of a subscription; refused if nothing could be encrypted for them."""
    public = _decoded("p256dh", subscription.keys.p256dh, POINT_SIZE)
    auth = _decoded("auth", subscription.keys.auth, AUTH_SIZE)
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), public)
    except ValueError:
        raise Refused("p256dh is not a point of the curve P-256") from None
    return Keys(public, auth)


def _decoded(name: str, text: str, size: int) -> bytes:
    try:
        data = from_base64(text)
    except ValueError:
        raise Refused(f"{name} is not base64") from None
    if len(data) != size:
        raise Refused(f"{name} has {len(data)} bytes; it must have {size}")
    return data
