"""What a call says and how it is signed: nothing that a spectator of the table could not see, in
four languages, and nothing a chat takes for formatting."""

from __future__ import annotations

import hmac
import json
from base64 import b64decode, b64encode
from hashlib import sha256

import pytest
from msgspec.structs import replace

from colt_express.languages import languages
from colt_express.server.calls.signing import new_secret, signature_headers
from colt_express.server.calls.targets import blank
from colt_express.server.calls.wording import hook_message, id_of, push_message, topic_of
from colt_express.server.storage.calls import CallRow, Shape
from colt_express.server.storage.rows import SeatRow

CALL = CallRow("k3v9x2mqta", 0, 3, "turn", "target", 10.0, 99.0, 2, 5, 0.0)
SECRET = "5ec2e7"
SEATS = [
    SeatRow(0, "human", "Ann", token_hash=SECRET, address=SECRET, profile=SECRET),
    SeatRow(1, "human", "B*b_<3", token_hash=SECRET, address=SECRET, profile=SECRET),
    SeatRow(2, "bot", "Robot", bot="legend"),
]
HOOK = replace(blank("https://games.example"), secret=SECRET, url=SECRET, shape="json")


def test_a_notification_says_whose_turn_it_is_and_where() -> None:
    assert json.loads(push_message(CALL, SEATS, "en")) == {
        "type": "call",
        "id": id_of(CALL),
        "tag": "k3v9x2mqta",
        "title": "Your turn",
        "body": "With B*b_<3, round 2 of 5",
        "table": "k3v9x2mqta",
    }
    titles = [
        json.loads(push_message(replace(CALL, kind=kind), SEATS, language)).get("title")
        for kind in ("turn", "reminder")
        for language in languages()
    ]
    assert len(set(titles)) == 8
    over = replace(CALL, kind="over")
    assert json.loads(push_message(over, SEATS, "fr")) == {
        "type": "over",
        "id": id_of(over),
        "tag": "k3v9x2mqta",
        "table": "k3v9x2mqta",
    }


def test_a_program_is_told_in_fields() -> None:
    assert json.loads(hook_message(CALL, SEATS, replace(HOOK, profile="p"))) == {
        "type": "turn",
        "id": id_of(CALL),
        "table": "k3v9x2mqta",
        "seat": 0,
        "player": "Ann",
        "round": 2,
        "rounds": 5,
        "until": 99.0,
        "text": "Your turn on the train with B*b_<3 (round 2 of 5): "
        "https://games.example/#/table/k3v9x2mqta",
        "link": "https://games.example/#/table/k3v9x2mqta",
    }


LINK = "https://games.example/#/table/k3v9x2mqta"


@pytest.mark.parametrize(
    ("shape", "sent"),
    [
        (
            "discord",
            {
                "content": f"B\\*b\\_\\<3, it’s your turn (round 2 of 5): {LINK}",
                "allowed_mentions": {"parse": []},
            },
        ),
        ("slack", {"text": f"B*b_&lt;3, it’s your turn (round 2 of 5): {LINK}"}),
        (
            "matrix",
            {
                "text": f"B\\*b\\_\\<3, it’s your turn (round 2 of 5): {LINK}",
                "username": "Colt Express",
            },
        ),
    ],
)
def test_a_chat_is_told_in_its_own_shape_and_shows_names_as_they_are(
    shape: Shape, sent: dict[str, object]
) -> None:
    target = replace(HOOK, shape=shape, table_id="k3v9x2mqta")
    assert json.loads(hook_message(replace(CALL, seat=1), SEATS, target)) == sent


@pytest.mark.parametrize("shape", ["json", "discord", "slack", "matrix"])
@pytest.mark.parametrize("language", languages())
def test_no_call_holds_a_secret(shape: Shape, language: str) -> None:
    for owner in ({"profile": "p"}, {"table_id": "k3v9x2mqta"}):
        target = replace(HOOK, shape=shape, language=language, **owner)
        assert SECRET.encode() not in hook_message(CALL, SEATS, target)
    assert SECRET.encode() not in push_message(CALL, SEATS, language)


def test_a_call_has_the_same_id_each_time_and_no_other_has_it() -> None:
    assert id_of(CALL) == id_of(replace(CALL, due=77.0, state="sent"))
    others = [
        replace(CALL, table_id="another"),
        replace(CALL, seat=1),
        replace(CALL, question=4),
        replace(CALL, kind="reminder"),
        replace(CALL, target="other"),
    ]
    assert len({id_of(one) for one in (CALL, *others)}) == 6
    # What a push service keeps for a browser that is away is replaced by whatever comes next.
    assert topic_of(CALL) == topic_of(replace(CALL, question=4, kind="over"))
    assert topic_of(CALL) != topic_of(replace(CALL, seat=1))
    assert len(topic_of(CALL)) <= 32


def test_a_request_is_signed_as_standard_webhooks_has_it() -> None:
    secret = new_secret()
    assert secret != new_secret()
    headers = signature_headers(secret, "abc", 1700000000.7, b'{"a":1}')
    key = b64decode(secret.removeprefix("whsec_"))
    expected = hmac.new(key, b'abc.1700000000.{"a":1}', sha256).digest()
    assert headers == {
        "webhook-id": "abc",
        "webhook-timestamp": "1700000000",
        "webhook-signature": f"v1,{b64encode(expected).decode()}",
    }
