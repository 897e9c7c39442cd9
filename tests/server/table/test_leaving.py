"""Leaving, handing over and voting as pure decisions; nothing is written here."""

from __future__ import annotations

from functools import partial
from time import time
from typing import Any

import pytest
from msgspec.structs import replace

from colt_express import TableOptions
from colt_express.server.base.refusals import Refused
from colt_express.server.storage.rows import (
    Change,
    SeatKind,
    SeatRow,
    TableRow,
    TableStatus,
)
from colt_express.server.table import leaving, rematch, seating, stand_ins, voting
from colt_express.server.table.seating import STAND_IN
from colt_express.server.table.stand_ins import Asked


def table(status: TableStatus = "waiting", **fields: Any) -> TableRow:
    row = TableRow(
        id="t",
        created=0.0,
        status=status,
        public=False,
        clock=0,
        pace=0.0,
        host=0,
        options=TableOptions(),
        seed="s",
        setup={},
        touched=time(),
    )
    for name, value in fields.items():
        setattr(row, name, value)
    return row


def seats(*kinds: str) -> list[SeatRow]:
    """Of people ("h"), those who have resigned ("r"), bots ("b") and open ones ("o")."""
    of: dict[str, SeatKind] = {"h": "human", "r": "human", "b": "bot", "o": "open"}
    return [
        SeatRow(
            n,
            of[kind],
            f"P{n}",
            token_hash="" if kind in "bo" else f"token {n}",
            address="" if kind in "bo" else f"address {n}",
            seen=time(),
            resigned=kind == "r",
            stand_in=STAND_IN if kind == "r" else "",
        )
        for n, kind in enumerate(kinds)
    ]


def done(change: Change | None) -> Change:
    assert change is not None
    return change


# Before the start


def test_leaving_before_the_start_frees_the_seat() -> None:
    change = done(leaving.leave(table(), seats("h", "h", "b"), (), 1))
    assert change.seats == [SeatRow(1, "open")]
    assert (change.table.host, change.table.status) == (0, "waiting")


def test_when_the_host_leaves_the_next_person_is_the_host() -> None:
    change = done(leaving.leave(table(host=1), seats("h", "h", "b", "h"), (), 1))
    assert change.table.host == 3
    change = done(leaving.leave(table(host=3), seats("o", "h", "b", "h"), (), 3))
    assert change.table.host == 1
    change = done(leaving.leave(table(), seats("h", "h", "b", "h"), (0, 3), 0))
    assert change.table.host == 3, "rather somebody who is there"


def test_the_last_person_closes_the_table() -> None:
    change = done(leaving.leave(table(), seats("h", "b", "o"), (), 0))
    assert change.table.status == "closed"
    for status in ("waiting", "playing", "over"):
        with pytest.raises(Refused, match="this table is closed"):
            seating.must_be(change.table, status)


@pytest.mark.parametrize("status", ["over", "closed"])
def test_leaving_afterwards_changes_nothing(status: TableStatus) -> None:
    assert leaving.leave(table(status), seats("h", "h"), (), 1) is None
    assert leaving.leave(table("playing"), seats("h", "h"), (), -1) is None


def test_guests_who_are_away_lose_their_seats_and_the_host_does_not() -> None:
    people = seats("h", "h", "h", "h", "b")
    for one in people:
        one.seen -= 100
    people[3].seen += 50
    change = done(leaving.free_absent(table(), people, {2}, time() - 90))
    assert change.seats == [SeatRow(1, "open")]
    assert leaving.free_absent(table("playing"), people, (), time() - 90) is None


def test_an_abandoned_table_expires() -> None:
    now = time()
    assert leaving.expire(table(touched=now - 10), now - 20) is None
    assert leaving.expire(table("playing", touched=now - 30), now - 20) is None
    assert done(leaving.expire(table(touched=now - 30), now - 20)).table.status == "closed"


def test_kicked_players_may_not_come_back() -> None:
    people = seats("h", "h", "h", "b")
    assert seating.kick(table(), people, 0, 1).bans == ["token 1", "address 1"]
    assert seating.kick(table(), people, 0, 3).bans == []
    people[1].address = people[0].address
    assert seating.kick(table(), people, 0, 1).bans == ["token 1"]
    people[2].address = people[1].address = "a shared one"
    assert seating.kick(table(), people, 0, 1).bans == ["token 1"]


# The host


def test_only_another_player_becomes_the_host() -> None:
    people = seats("h", "h", "b", "r")
    assert leaving.hand_over(table("playing"), people, 0, 1).table.host == 1
    for seat in (0, 2, 3):
        with pytest.raises(Refused, match="only another player"):
            leaving.hand_over(table("playing"), people, 0, seat)
    with pytest.raises(Refused, match="there is no seat 7"):
        leaving.hand_over(table(), people, 0, 7)
    with pytest.raises(Refused, match="only the host"):
        leaving.hand_over(table(), people, 1, 1)
    with pytest.raises(Refused, match="the game is over"):
        leaving.hand_over(table("over"), people, 0, 1)


# During the game


def test_resigned_players_have_a_stand_in_for_good() -> None:
    people = seats("h", "h", "b")
    change = done(leaving.resign(table("playing"), people, (), 0))
    resigned = change.seats[0]
    assert (resigned.resigned, resigned.stand_in) == (True, STAND_IN)
    assert (change.table.host, change.table.status) == (1, "playing")
    people[0] = resigned
    assert leaving.resign(change.table, people, (), 0) is None
    assert leaving.leave(change.table, people, (), 0) is None
    assert stand_ins.come_back(change.table, people, 0) is None
    assert stand_ins.connect(change.table, people, 0) is None
    with pytest.raises(Refused, match="cannot return"):
        stand_ins.substitute(change.table, people, 1, 0, "", away=0.0, patience=30.0)


def test_where_all_have_resigned_the_table_is_closed() -> None:
    change = done(leaving.leave(table("playing", host=1), seats("r", "h", "b"), (), 1))
    assert change.table.status == "closed"


def test_a_game_is_called_off_before_its_first_choice_only() -> None:
    people = seats("h", "h", "b", "r")
    people[1].stand_in = people[1].votes = "something"
    change = leaving.abort(table("playing", setup={"players": 4}), people, 0, 0)
    assert change.unplayed
    assert change.opened is not None
    assert change.table.next_table == change.opened.table.id
    assert (change.table.status, change.opened.table.status) == ("closed", "waiting")
    assert [one.kind for one in change.opened.seats] == ["human", "human", "bot", "open"]
    assert [one.token_hash for one in change.opened.seats] == ["token 0", "token 1", "", ""]
    assert change.opened.seats[1].stand_in == change.opened.seats[1].votes == ""
    with pytest.raises(Refused, match="the first choice has been made"):
        leaving.abort(table("playing"), people, 1, 0)
    with pytest.raises(Refused, match="only the host"):
        leaving.abort(table("playing"), people, 0, 1)


# Another game


def wanting(people: list[SeatRow], *seats: int) -> list[SeatRow]:
    """The same people, some of whom want another game."""
    return [replace(one, again=one.seat in seats) for one in people]


def bots_at(change: Change) -> list[str]:
    assert change.opened is not None
    return [one.stand_in for one in change.opened.seats]


def test_alone_a_rematch_begins_at_once() -> None:
    change = done(rematch.want(table("over"), seats("h", "b", "b"), (), 0, True))
    assert change.opened is not None
    assert change.opened.table.status == "playing"
    assert change.table.next_table == change.opened.table.id
    assert [one.token_hash for one in change.opened.seats] == ["token 0", "", ""]
    assert not change.opened.seats[0].again


def test_a_rematch_begins_when_everybody_present_wants_it() -> None:
    people = seats("h", "h", "h", "b")
    first = done(rematch.want(table("over"), people, (0, 1), 1, True))
    assert (first.opened, [one.again for one in first.seats]) == (None, [True])
    people = wanting(people, 1)
    assert rematch.want(table("over"), people, (0, 1), 1, True) is None
    last = done(rematch.want(table("over"), people, (0, 1), 0, True))
    assert bots_at(last) == ["", "", STAND_IN, ""]  # the third is away, and may come later
    assert last.opened is not None
    assert last.opened.table.host == 0


def test_a_wish_can_be_taken_back() -> None:
    people = wanting(seats("h", "h", "b"), 0)
    back = done(rematch.want(table("over"), people, (0, 1), 0, False))
    assert (back.opened, [one.again for one in back.seats]) == (None, [False])
    assert rematch.want(table("over"), people, (0, 1), 1, False) is None


def test_leaving_does_not_hold_up_a_rematch_and_coming_begins_none() -> None:
    people, over = wanting(seats("h", "h", "b"), 0), table("over")
    assert rematch.begin_if_all_want(over, people, (0, 1)) is None
    assert rematch.begin_if_all_want(over, people, ()) is None
    assert rematch.begin_if_all_want(table("playing"), people, (0,)) is None
    begun = done(rematch.begin_if_all_want(over, people, (0,)))
    assert bots_at(begun) == ["", STAND_IN, ""]
    following = table("over", next_table="n")
    assert rematch.begin_if_all_want(following, people, (0,)) is None
    assert rematch.want(following, people, (0, 1), 1, True) is None


def test_the_host_need_not_wait_for_the_others() -> None:
    people, over = wanting(seats("h", "h", "h"), 2), table("over")
    with pytest.raises(Refused, match="only the host"):
        rematch.begin_now(over, people, (0, 1, 2), 2)
    begun = done(rematch.begin_now(over, people, (0, 1, 2), 0))
    assert bots_at(begun) == ["", STAND_IN, ""]
    instead = done(rematch.begin_now(over, people, (1, 2), 2))
    assert instead.opened is not None
    assert instead.opened.table.host == 2
    assert rematch.begin_now(table("over", next_table="n"), people, (0,), 0) is None


def test_resigned_players_are_not_at_the_rematch() -> None:
    people = seats("h", "r", "b")
    for wish in (rematch.begin_now, partial(rematch.want, wanted=True)):
        with pytest.raises(Refused, match="only players"):
            wish(table("over"), people, (0, 1), 1)
        with pytest.raises(Refused, match="only after the game"):
            wish(table("playing"), people, (0, 1), 0)
    change = done(rematch.want(table("over"), people, (0, 1), 0, True))
    assert change.opened is not None
    assert [one.kind for one in change.opened.seats] == ["human", "bot", "bot"]


# Votes

LONG_AGO = Asked(question=3, since=0.0)


def vote(
    people: list[SeatRow],
    voter: int,
    seat: int = 0,
    asked: Asked | None = LONG_AGO,
    present: tuple[int, ...] = (0, 1, 2, 3),
    status: TableStatus = "playing",
    clock: int = 0,
) -> Change | None:
    return voting.vote(table(status, clock=clock), people, present, voter, seat, asked, 120.0)


def test_more_than_half_of_the_others_must_want_a_stand_in() -> None:
    people = seats("h", "h", "h", "h", "b")
    first = done(vote(people, 1)).seats[0]
    assert (first.stand_in, voting.votes_for(first, 3)) == ("", [1])
    assert voting.votes_for(first, 4) == []
    people[0] = first
    assert vote(people, 1) is None
    second = done(vote(people, 3)).seats[0]
    assert (second.stand_in, second.votes) == (STAND_IN, "")


def test_one_is_enough_where_there_is_no_other() -> None:
    assert done(vote(seats("h", "h", "b"), 1)).seats[0].stand_in == STAND_IN
    assert done(vote(seats("h", "h", "h", "r"), 1, present=(0, 1, 3))).seats[0].stand_in


def test_votes_of_those_who_have_left_do_not_count_and_old_ones_neither() -> None:
    people = seats("h", "h", "h", "h", "h")
    everybody = (0, 1, 2, 3, 4)
    people[0].votes = "3:4"
    assert done(vote(people, 1, present=everybody)).seats[0].votes == "3:1,4"
    assert done(vote(people, 1, present=(0, 1, 2, 3))).seats[0].stand_in == ""
    people[0].votes = "2:2,3,4"
    assert done(vote(people, 1, present=everybody)).seats[0].votes == "3:1"


def test_a_vote_that_was_too_few_may_be_enough_later() -> None:
    people = seats("h", "h", "h", "h")
    people[0] = done(vote(people, 1)).seats[0]
    assert done(vote(people, 1, present=(0, 1))).seats[0].stand_in == STAND_IN


@pytest.mark.parametrize(
    ("people", "voter", "wrong", "sentence"),
    [
        ("hhb", 1, {"clock": 30}, "this game has a clock"),
        ("hhb", 1, {"status": "over"}, "the game is over"),
        ("hhb", 1, {"seat": 1}, "only another player"),
        ("hhb", 1, {"seat": 2}, "only another player"),
        ("rhb", 1, {}, "only another player"),
        ("hhb", 1, {"seat": 9}, "there is no seat 9"),
        ("hrh", 1, {}, "only players can vote"),
        ("hhb", -1, {}, "only players can vote"),
        ("hhb", 1, {"present": (0,)}, "only players can vote"),
        ("hhb", 1, {"asked": None}, "is not asked anything"),
        ("hhb", 1, {"asked": Asked(0, time() + 9999)}, r"possible in \d+ seconds"),
    ],
)
def test_a_vote_is_refused(people: str, voter: int, wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        vote(seats(*people), voter, **wrong)


def test_returning_players_gain_no_time_before_a_vote() -> None:
    people = seats("h", "h", "h")
    people[0].stand_in = STAND_IN
    back = done(stand_ins.come_back(table("playing"), people, 0)).seats[0]
    assert back.stand_in == ""
    people[0] = back
    assert done(vote(people, 1)).seats[0].votes == "3:1"
