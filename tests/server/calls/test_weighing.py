"""When a call is wanted: quiet hours in the player's time zone, visits, and what the player
wishes."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from colt_express.server.base.refusals import Refused
from colt_express.server.calls.deciding import Question, lead_of, reminder_due, wish_at
from colt_express.server.calls.quiet_hours import quiet_since, quiet_until, zone_called
from colt_express.server.calls.targets import blank
from colt_express.server.calls.weighing import AGAIN, NEEDLESS, SEND, Verdict, weigh
from colt_express.server.storage.calls import CallRow, WishRow

WARSAW = ZoneInfo("Europe/Warsaw")
HOUR = 3600.0

NIGHT = WishRow("p", "", quiet_from=22 * 60, quiet_to=7 * 60 + 30, zone="Europe/Warsaw")
NOON = WishRow("p", "", quiet_from=12 * 60, quiet_to=13 * 60, zone="Europe/Warsaw")


def at(*moment: int) -> float:
    return datetime(*moment, tzinfo=WARSAW).timestamp()  # type: ignore[arg-type,misc]


@pytest.mark.parametrize(
    ("wish", "now", "since", "until"),
    [
        (NIGHT, at(2026, 5, 4, 21, 59), 0.0, 0.0),
        (NIGHT, at(2026, 5, 4, 22), at(2026, 5, 4, 22), at(2026, 5, 5, 7, 30)),
        (NIGHT, at(2026, 5, 5, 3), at(2026, 5, 4, 22), at(2026, 5, 5, 7, 30)),
        (NIGHT, at(2026, 5, 5, 7, 30), 0.0, 0.0),
        (NOON, at(2026, 5, 5, 12, 30), at(2026, 5, 5, 12), at(2026, 5, 5, 13)),
        (NOON, at(2026, 5, 5, 13), 0.0, 0.0),
        # The clock is put forward at 2: the night is an hour shorter.
        (NIGHT, at(2026, 3, 29, 1), at(2026, 3, 28, 22), at(2026, 3, 29, 7, 30)),
        (WishRow("p", ""), at(2026, 5, 4, 22), 0.0, 0.0),
        (replace(NIGHT, zone="Mars/Olympus"), at(2026, 5, 4, 23), 0.0, 0.0),
    ],
)
def test_quiet_hours_are_those_of_the_player(
    wish: WishRow, now: float, since: float, until: float
) -> None:
    assert (quiet_since(wish, now), quiet_until(wish, now)) == (since, until)


@pytest.mark.parametrize("name", ["Mars/Olympus", "../../etc/passwd", "/etc/localtime", ""])
def test_a_zone_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="no time zone of that name"):
        zone_called(name)


NOW = at(2026, 5, 4, 12)
CALL = CallRow("k3v9x2mqta", 0, 3, "turn", "t", NOW, NOW + 10 * HOUR, 2, 5, NOW - 10)
REMINDER = replace(CALL, kind="reminder")
USUAL = WishRow("p", "")
BROWSER = replace(blank(), kind="push", profile="p")


@pytest.mark.parametrize(
    ("call", "wish", "visits", "called", "now", "verdict"),
    [
        (CALL, USUAL, {}, 0.0, NOW, SEND),
        (CALL, None, {}, 0.0, NOW, SEND),
        # One is looking, or has seen it since.
        (CALL, USUAL, {CALL.table_id: NOW + 60}, 0.0, NOW + 60, NEEDLESS),
        (CALL, USUAL, {CALL.table_id: NOW + 60}, 0.0, NOW + HOUR, NEEDLESS),
        (CALL, None, {CALL.table_id: NOW + 60}, 0.0, NOW + 60, NEEDLESS),
        # One seems to be there, but a phone that sleeps seems so for a while.
        (CALL, USUAL, {CALL.table_id: NOW}, 0.0, NOW, Verdict(later=NOW + AGAIN)),
        (CALL, USUAL, {CALL.table_id: NOW + 20}, 0.0, NOW + 90, SEND),
        # One was there just before it was asked: perhaps still is, as the next visit will say.
        (CALL, USUAL, {CALL.table_id: NOW - 30}, 0.0, NOW, Verdict(later=NOW + AGAIN)),
        (CALL, USUAL, {CALL.table_id: NOW - 80}, 0.0, NOW, SEND),
        (CALL, USUAL, {"another": NOW}, 0.0, NOW, SEND),
        # A reminder comes unless one is looking now.
        (REMINDER, USUAL, {CALL.table_id: NOW - 5}, 0.0, NOW, NEEDLESS),
        (REMINDER, USUAL, {CALL.table_id: NOW - 5}, 0.0, NOW + HOUR, SEND),
        # What the player wishes
        (CALL, replace(USUAL, turns="none"), {}, 0.0, NOW, NEEDLESS),
        (REMINDER, replace(USUAL, turns="none"), {}, 0.0, NOW, SEND),
        (REMINDER, replace(USUAL, reminder=False), {}, 0.0, NOW, NEEDLESS),
        (CALL, replace(USUAL, turns="once"), {}, 0.0, NOW, SEND),
        (CALL, replace(USUAL, turns="once"), {}, NOW - HOUR, NOW, NEEDLESS),
        (CALL, replace(USUAL, turns="once"), {"another": NOW - 60}, NOW - HOUR, NOW, SEND),
        # Quiet hours: later, if it still makes sense then
        (CALL, NOON, {}, 0.0, NOW, Verdict(later=NOW + HOUR)),
        (replace(CALL, until=NOW + 600), NOON, {}, 0.0, NOW, NEEDLESS),
        (replace(CALL, until=0.0), NOON, {}, 0.0, NOW, Verdict(later=NOW + HOUR)),
        # Too late, with a clock and without one
        (CALL, USUAL, {}, 0.0, NOW + 10 * HOUR, NEEDLESS),
        (replace(CALL, until=0.0), USUAL, {}, 0.0, NOW + 49 * HOUR, Verdict("failed")),
        # What was shown is withdrawn in any case.
        (replace(CALL, kind="over"), NOON, {CALL.table_id: NOW}, 0.0, NOW, SEND),
    ],
)
def test_whether_a_call_is_sent(
    call: CallRow,
    wish: WishRow | None,
    visits: dict[str, float],
    called: float,
    now: float,
    verdict: Verdict,
) -> None:
    assert weigh(call, replace(BROWSER, called=called), wish, visits, now) == verdict


@pytest.mark.parametrize(
    ("clock", "lead"),
    [(0, 0.0), (60, 0.0), (479, 0.0), (480, 120.0), (3600, 900.0), (86_400, 3 * HOUR)],
)
def test_how_long_before_the_end_of_a_clock_a_player_is_reminded(clock: int, lead: float) -> None:
    assert lead_of(clock) == lead


def test_a_reminder_comes_before_quiet_hours_in_which_the_clock_ends() -> None:
    asked, ends = at(2026, 5, 4, 6), at(2026, 5, 5, 6)
    question = Question(0, 3, asked, ends, False)
    assert reminder_due(question, 3 * HOUR, USUAL) == ends - 3 * HOUR
    assert reminder_due(question, 3 * HOUR, NIGHT) == at(2026, 5, 4, 22) - 1
    # Quiet hours that end in time only put it off.
    later = Question(0, 3, asked + 4 * HOUR, ends + 4 * HOUR, False)
    assert reminder_due(later, 3 * HOUR, NIGHT) == ends + HOUR


def test_wishes_for_one_table_go_before_those_for_all_but_quiet_hours_hold_everywhere() -> None:
    usual = replace(NIGHT, turns="once")
    here = WishRow("p", "k3v9x2mqta", "none", reminder=False)
    assert wish_at([usual, here], "another") == usual
    assert wish_at([usual, here], "k3v9x2mqta") == replace(
        here, quiet_from=22 * 60, quiet_to=450, zone="Europe/Warsaw"
    )
    assert wish_at([], "another").turns == "every"
