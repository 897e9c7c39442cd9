"""Passkeys: challenges for them, and what they answer, by WebAuthn. A challenge is answered once,
at whichever server, since it is stored; a passkey works only at the address where it was made."""

from __future__ import annotations

from time import time
from typing import Final, NamedTuple

import msgspec
import webauthn
from starlette.requests import Request
from webauthn.helpers import bytes_to_base64url, options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..base.credentials import hashed
from ..base.refusals import Refused
from ..base.settings import Settings
from ..connections.security import host_of
from ..storage.profiles import KeyStorage, PasskeyRow, ProfileRow

VALID: Final = 300.0
"""Seconds within which a challenge has to be answered."""
MOST: Final = 10
"""Maximum number of passkeys of a profile."""
LOCAL: Final = "localhost"
"""The host name of one's own computer, for which browsers need no encryption."""

NOT_HERE: Final = (
    "passkeys need a server whose host names are set (serve --allowed-host), reached over https"
)
NOT_ACCEPTED: Final = "this passkey was not accepted; try again"
NO_ANSWER: Final = "this is no answer to a challenge that is still valid; try again"
TOO_MANY: Final = f"this passkey is known, or you have {MOST} passkeys, the most allowed"
UNKNOWN: Final = "this server does not know that passkey"


class RelyingParty(NamedTuple):
    """The address at which passkeys are made and answer: its host name, and its origins."""

    host: str
    origins: list[str]


class _ClientData(msgspec.Struct):
    challenge: str


def relying_party(request: Request, settings: Settings) -> RelyingParty:
    """The address of the server, by the host names that the operator has set: a request only says
    which of them it is. Without any, passkeys are possible on one's own computer alone."""
    told = request.headers.get("host", "")
    host = host_of(told)
    if host == LOCAL:
        return RelyingParty(host, [f"http://{told}", f"https://{told}"])
    if host not in settings.hosts:
        raise Refused(NOT_HERE)
    return RelyingParty(host, [f"https://{told}"])


async def challenge_to_register(
    store: KeyStorage, party: RelyingParty, profile: ProfileRow
) -> bytes:
    """What the page passes to the browser so that it makes a passkey."""
    known = await store.passkeys_of(profile.id)
    options = webauthn.generate_registration_options(
        rp_id=party.host,
        rp_name="Colt Express",
        user_id=profile.id.encode(),
        user_name=profile.name or "Colt Express",
        timeout=int(VALID * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(one.credential) for one in known],
    )
    await _keep(store, options.challenge, profile.id)
    return options_to_json(options).encode()


async def challenge_to_come_back(store: KeyStorage, party: RelyingParty) -> bytes:
    """What the page passes to the browser so that any passkey of this address may answer."""
    options = webauthn.generate_authentication_options(
        rp_id=party.host,
        timeout=int(VALID * 1000),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    await _keep(store, options.challenge, "")
    return options_to_json(options).encode()


async def register(
    store: KeyStorage,
    party: RelyingParty,
    profile: str,
    credential: dict[str, object],
    name: str,
) -> None:
    """Store the passkey that a browser has made for a challenge; refused if it is not valid."""
    challenge = await _used_challenge(store, credential, profile)
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.host,
            expected_origin=party.origins,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise Refused(NOT_ACCEPTED, code="passkey") from error
    now = time()
    row = PasskeyRow(
        id=passkey_id(made.credential_id),
        profile=profile,
        credential=made.credential_id,
        public_key=made.credential_public_key,
        sign_count=made.sign_count,
        name=name,
        made=now,
        seen=now,
    )
    if not await store.keep_passkey(row, MOST):
        raise Refused(TOO_MANY, code="passkey")


async def come_back(
    store: KeyStorage, party: RelyingParty, credential: dict[str, object]
) -> PasskeyRow:
    """The passkey that has answered a challenge; refused if it is unknown or the answer is not
    valid, was given before, or comes from a copy that counts otherwise."""
    challenge = await _used_challenge(store, credential, "")
    answered = credential.get("id")
    passkey = await store.passkey(_id_of(answered) if isinstance(answered, str) else "")
    if passkey is None:
        raise Refused(UNKNOWN, code="passkey")
    try:
        verified = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.host,
            expected_origin=party.origins,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError) as error:
        raise Refused(NOT_ACCEPTED, code="passkey") from error
    if not await store.count_signature(passkey, verified.new_sign_count, time()):
        raise Refused(NOT_ACCEPTED, code="passkey")
    return passkey


def passkey_id(credential: bytes) -> str:
    """What a passkey is called here: the hash of what its authenticator calls it."""
    return _id_of(bytes_to_base64url(credential))


def _id_of(credential: str) -> str:
    return hashed(credential.rstrip("="))


async def _keep(store: KeyStorage, challenge: bytes, profile: str) -> None:
    told = hashed(bytes_to_base64url(challenge))
    await store.keep_challenge(told, profile, time() + VALID)


async def _used_challenge(store: KeyStorage, credential: dict[str, object], profile: str) -> bytes:
    """The challenge that a credential answers, which from now on is used up, whether or not the
    answer turns out to be right."""
    try:
        response = credential["response"]
        data = response["clientDataJSON"] if isinstance(response, dict) else ""
        told = msgspec.json.decode(webauthn.base64url_to_bytes(str(data)), type=_ClientData)
        challenge = webauthn.base64url_to_bytes(told.challenge)
    except (KeyError, ValueError, UnicodeError, RecursionError) as error:
        raise Refused(NO_ANSWER, code="passkey") from error
    known = hashed(bytes_to_base64url(challenge))
    if not await store.use_challenge(known, profile, time()):
        raise Refused(NO_ANSWER, code="passkey")
    return challenge
