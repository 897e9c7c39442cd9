"""Web Push: the examples of RFC 8291 and RFC 8292, and what is refused."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from colt_express.server.base.refusals import Refused
from colt_express.server.calls.push.encoding import from_base64, to_base64
from colt_express.server.calls.push.encryption import Keys, decrypt, encrypt, point_of
from colt_express.server.calls.push.subscriptions import (
    PushSubscription,
    SubscriptionKeys,
    keys_of,
)
from colt_express.server.calls.push.vapid import RENEWED_AFTER, VALID_FOR, Vapid, new_private_key

# RFC 8291, section 5 and appendix A
MESSAGE = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SENDER_PUBLIC = (
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
)
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_PUBLIC = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)

# RFC 8292, section 2.4
SIGNED = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0"
    "NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2"
    "rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
)
SIGNER_PUBLIC = (
    "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)


def private_key(text: str) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(from_base64(text), "big"), SECP256R1())


def check_signature(token: str, public: str) -> dict[str, object]:
    """The claims of a signed token; raises an error if it is not signed with that key."""
    signed, _, signature = token.rpartition(".")
    raw = from_base64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_base64(public))
    key.verify(encode_dss_signature(r, s), signed.encode(), ECDSA(SHA256()))
    claims: dict[str, object] = json.loads(from_base64(signed.split(".")[1]))
    return claims


def test_the_example_of_the_rfc_is_encrypted_as_it_says() -> None:
    keys = Keys(from_base64(BROWSER_PUBLIC), from_base64(AUTH))
    sender = private_key(SENDER)
    assert to_base64(point_of(sender.public_key())) == SENDER_PUBLIC
    body = encrypt(MESSAGE, keys, sender, from_base64(SALT), padded_to=0)
    assert to_base64(body) == BODY


def test_a_browser_reads_the_example_and_nothing_meant_for_another() -> None:
    body = from_base64(BODY)
    assert decrypt(body, private_key(BROWSER), from_base64(AUTH)) == MESSAGE
    with pytest.raises(ValueError, match="another browser"):
        decrypt(body, generate_private_key(SECP256R1()), from_base64(AUTH))
    with pytest.raises(ValueError, match="another browser"):
        decrypt(body, private_key(BROWSER), bytes(16))


def test_messages_of_different_lengths_look_the_same_and_never_twice_alike() -> None:
    keys = Keys(from_base64(BROWSER_PUBLIC), from_base64(AUTH))
    bodies = [encrypt(message, keys) for message in (b"", b"a", b"a", b"x" * 512)]
    assert len({len(body) for body in bodies}) == 1
    assert len(set(bodies)) == len(bodies)
    read = [decrypt(body, private_key(BROWSER), from_base64(AUTH)) for body in bodies]
    assert read == [b"", b"a", b"a", b"x" * 512]


def test_the_signature_of_the_rfc_is_checked_as_ours() -> None:
    claims = check_signature(SIGNED, SIGNER_PUBLIC)
    assert claims == {
        "aud": "https://push.example.net",
        "exp": 1453523768,
        "sub": "mailto:push@example.com",
    }
    with pytest.raises(InvalidSignature):
        check_signature(SIGNED, BROWSER_PUBLIC)


def test_a_push_service_can_check_who_sends() -> None:
    vapid = Vapid(new_private_key())
    header = vapid.authorization("https://push.example.net", "mailto:push@example.com", now=1000)
    scheme, token, key = header.replace(",", "").split(" ")
    assert scheme == "vapid"
    assert key == f"k={vapid.public_key}"
    assert check_signature(token.removeprefix("t="), vapid.public_key) == {
        "aud": "https://push.example.net",
        "exp": 1000 + VALID_FOR,
        "sub": "mailto:push@example.com",
    }


def test_a_signature_serves_one_service_and_a_while() -> None:
    key = new_private_key()
    vapid = Vapid(key)
    assert Vapid(key).public_key == vapid.public_key != Vapid(new_private_key()).public_key
    first = vapid.authorization("https://push.example.net", "https://example.org", now=1000)
    assert vapid.authorization("https://push.example.net", "https://example.org", now=2000) == first
    later = vapid.authorization(
        "https://push.example.net", "https://example.org", now=1000 + RENEWED_AFTER
    )
    other = vapid.authorization("https://other.example.net", "https://example.org", now=1000)
    assert len({first, later, other}) == 3


@pytest.mark.parametrize(
    ("public", "auth", "sentence"),
    [
        ("%%%", AUTH, "p256dh is not base64"),
        (BROWSER_PUBLIC[:-4], AUTH, "p256dh has 62 bytes; it must have 65"),
        (to_base64(b"\x04" + bytes(64)), AUTH, "p256dh is not a point of the curve P-256"),
        (BROWSER_PUBLIC, "é", "auth is not base64"),
        (BROWSER_PUBLIC, "", "auth has 0 bytes; it must have 16"),
    ],
)
def test_a_subscription_for_which_nothing_can_be_encrypted_is_refused(
    public: str, auth: str, sentence: str
) -> None:
    subscription = PushSubscription("https://push.example.net/1", SubscriptionKeys(public, auth))
    with pytest.raises(Refused, match=f"^{sentence}$"):
        keys_of(subscription)


def test_padded_and_other_base64_is_read_too() -> None:
    padded = SubscriptionKeys(BROWSER_PUBLIC.replace("-", "+").replace("_", "/") + "=", AUTH + "==")
    keys = keys_of(PushSubscription("https://push.example.net/1", padded))
    assert keys == Keys(from_base64(BROWSER_PUBLIC), from_base64(AUTH))
