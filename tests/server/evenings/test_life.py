"""The life of an evening, decided without a server: guests, hosts, rounds, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from time import time

import pytest
from msgspec.structs import replace

from colt_express.engine.configuration.table_options import TableOptions
from colt_express.engine.errors import SetupError
from colt_express.server.base.refusals import Refused
from colt_express.server.evenings import life
from colt_express.server.evenings.drawing_tables import MOST_PEOPLE, Sizes
from colt_express.server.evenings.life import Ended, after
from colt_express.server.evenings.telling import standings_of, told
from colt_express.server.storage.evenings import (
    EveningChange,
    EveningRow,
    EveningTableRow,
    GuestRow,
    SeatEnd,
    StoredEvening,
)


def opened(people: int = 1, rounds: int = 2) -> StoredEvening:
    now = time()
    row = EveningRow(
        id="evening",
        created=now,
        touched=now,
        version=0,
        status="open",
        title="Friday",
        host=0,
        rounds=rounds,
        round=0,
        best=4,
        options=TableOptions(),
        clock=60,
        bot="outlaw",
        scheme="places",
        seed="a seed",
    )
    stored = StoredEvening(row, [GuestRow(0, "p0", "Host", now, seen=now)])
    for number in range(1, people):
        stored = done(stored, life.join(stored, f"p{number}", f"Guest {number}"))
    return stored


def done(stored: StoredEvening, made: EveningChange | None) -> StoredEvening:
    assert made is not None
    assert made.evening.version == stored.evening.version + 1
    return after(stored, made)


def drawn(stored: StoredEvening, *tables: list[int]) -> StoredEvening:
    """The evening with a round at these tables of guests."""
    number = stored.evening.round + 1
    made = life.change(stored.evening, round=number)
    rows = [
        EveningTableRow(number, place, f"table{number}{place}", seats)
        for place, seats in enumerate(tables, 1)
    ]
    return done(stored, replace(made, tables=rows))


def played(stored: StoredEvening, early: bool = False) -> StoredEvening:
    """The evening after all its tables have ended, the first seat of each ahead."""
    ends = {
        table.table_id: Ended(
            [SeatEnd(place, 1000 - 100 * place) for place in range(1, 1 + len(table.seats))], early
        )
        for table in life.playing(stored)
    }
    return done(stored, life.settle(stored, ends))


def refused(decide: Callable[[], object], words: str) -> None:
    with pytest.raises(Refused, match=words):
        decide()


def test_a_guest_comes_once_with_a_name_of_their_own() -> None:
    stored = opened(2)
    stored = done(stored, life.join(stored, "late", "guest 1"))
    assert [guest.name for guest in stored.guests] == ["Host", "Guest 1", "guest 1 2"]
    assert life.join(stored, "late", "Another name") is None
    assert [guest.present for guest in told(stored).guests] == [True] * 3


def test_latecomers_play_from_the_next_round_without_points_for_those_missed() -> None:
    stored = drawn(opened(3), [0, 1, 2])
    late = done(stored, life.join(stored, "late", "Late"))
    assert late.guests[3].since == 2
    late = played(late)
    assert [guest.number for guest in life.must_be_drawable(late, 0, 2)] == [0, 1, 2, 3]
    lines = {line.person: line for line in standings_of(late)}
    assert (lines["3"].points, lines["3"].rounds) == (0, [None])
    last = drawn(late, [0, 1, 2, 3])
    refused(lambda: life.join(last, "later", "Later"), "last round")


def test_the_host_leaves_and_the_longest_there_takes_over() -> None:
    stored = opened(3)
    stored = done(stored, life.leave(stored, 0))
    assert stored.evening.host == 1
    assert life.leave(stored, 0) is None
    refused(lambda: life.must_be_drawable(stored, 0, 1), "only the host")
    stored = done(stored, life.leave(stored, 2))
    assert stored.evening.host == 1
    refused(lambda: life.must_be_drawable(stored, 1, 1), "at least two")
    stored = done(stored, life.leave(stored, 1))
    assert life.phase_of(stored) == "over"


def test_a_guest_who_left_may_come_back_but_not_one_who_was_removed() -> None:
    stored = opened(3)
    stored = done(stored, life.leave(stored, 1))
    stored = done(stored, life.join(stored, "p1", "ignored"))
    assert (stored.guests[1].name, stored.guests[1].left) == ("Guest 1", 0.0)
    stored = done(stored, life.remove(stored, 0, 2))
    assert life.remove(stored, 0, 2) is None
    refused(lambda: life.join(stored, "p2", "Guest"), "asked you to leave")
    refused(lambda: life.remove(stored, 0, 0), "host can leave")
    refused(lambda: life.remove(stored, 1, 0), "only the host")
    refused(lambda: life.remove(stored, 0, 9), "no guest 9")


def test_an_evening_has_room_for_so_many_people_and_no_more() -> None:
    stored = opened(MOST_PEOPLE)
    refused(lambda: life.join(stored, "one more", "More"), f"at most {MOST_PEOPLE}")
    stored = done(stored, life.leave(stored, 5))
    assert life.join(stored, "one more", "More") is not None


def test_the_host_hands_over_or_is_replaced_when_needed_and_away() -> None:
    stored = opened(3)
    handed = done(stored, life.hand_over(stored, 0, 2))
    assert handed.evening.host == 2
    refused(lambda: life.hand_over(handed, 0, 1), "only the host")
    refused(lambda: life.take_over(stored, 1), "still there")
    away = [replace(stored.guests[0], seen=time() - life.HOST_AWAY - 1), *stored.guests[1:]]
    gone = StoredEvening(stored.evening, away)
    assert told(gone).host_away
    assert done(gone, life.take_over(gone, 1)).evening.host == 1
    busy = drawn(gone, [0, 1, 2])
    refused(lambda: life.take_over(busy, 1), "still there")  # and plays
    refused(lambda: life.take_over(played(busy), 1), "still there")  # until a moment ago


def test_a_round_is_drawn_once_and_when_the_one_before_is_over() -> None:
    stored = opened(3)
    assert life.phase_of(stored) == "gathering"
    refused(lambda: life.must_be_drawable(stored, 0, 2), "drawn already")
    first = drawn(stored, [0, 1, 2])
    assert life.phase_of(first) == "playing"
    refused(lambda: life.must_be_drawable(first, 0, 1), "drawn already")
    refused(lambda: life.must_be_drawable(first, 0, 2), "still play")
    refused(lambda: life.end(first, 0), "still play")
    between = played(first)
    assert life.phase_of(between) == "between"
    last = played(drawn(between, [2, 1, 0]))
    assert life.phase_of(last) == "over"
    refused(lambda: life.must_be_drawable(last, 0, 3), "is over")
    assert [(line.person, line.points) for line in standings_of(last)] == [
        ("0", 100),
        ("2", 100),
        ("1", 100),
    ]


def test_rounds_are_added_and_left_out_while_it_is_open() -> None:
    stored = drawn(opened(3, rounds=3), [0, 1, 2])
    refused(lambda: life.set_rounds(stored, 0, 9), "1 to 8 rounds")
    refused(lambda: life.set_rounds(stored, 1, 2), "only the host")
    assert life.set_rounds(stored, 0, 3) is None
    fewer = done(stored, life.set_rounds(stored, 0, 1))
    assert life.phase_of(fewer) == "playing"
    assert life.phase_of(played(fewer)) == "over"
    between = played(stored)
    assert life.phase_of(done(between, life.set_rounds(between, 0, 1))) == "over"
    assert life.phase_of(done(between, life.end(between, 0))) == "over"


def test_what_a_table_brought_is_counted_once() -> None:
    stored = drawn(opened(4), [0, 1, 2, 3])
    over = played(stored)
    again = {"table11": Ended([SeatEnd(1, 9999)] * 4)}
    assert life.settle(over, again) is None
    assert life.settle(stored, {"another": Ended([])}) is None


def test_a_table_that_was_ended_early_is_a_draw() -> None:
    over = played(drawn(opened(3), [0, 1, 2]), early=True)
    assert [line.points for line in standings_of(over)] == [50, 50, 50]
    assert [one.stage for one in over.tables] == ["early"]


@pytest.mark.parametrize(
    ("options", "best", "wanted"),
    [
        (TableOptions(), 4, Sizes(4, 3, 6)),
        (TableOptions(), 6, Sizes(6, 3, 6)),
        (TableOptions(boxes=["marshal"]), 5, Sizes(5, 3, 6)),
    ],
)
def test_tables_have_as_many_seats_as_their_options_allow(
    options: TableOptions, best: int, wanted: Sizes
) -> None:
    assert life.sizes_for(options, best) == wanted


def test_options_that_nobody_can_play_are_refused() -> None:
    refused(lambda: life.sizes_for(TableOptions(variant="team"), 4), "without variants")
    with pytest.raises(SetupError, match="nonsense"):
        life.sizes_for(TableOptions(boxes=["nonsense"]), 4)


def test_a_profile_is_told_to_nobody() -> None:
    stored = played(drawn(opened(3), [0, 1, 2]))
    for asking in ("", "p0", "p2", "stranger"):
        assert '"p0"' not in str(told(stored, asking)).replace("'", '"')
    assert [told(stored, one).you for one in ("p2", "", "stranger")] == [2, -1, -1]
