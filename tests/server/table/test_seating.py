"""Who plays which character when a game starts."""

from __future__ import annotations

from typing import Any

import pytest

from colt_express import Box, SetupError, TableOptions
from colt_express.server.base.refusals import Refused
from colt_express.server.storage.rows import SeatRow, TableRow, table_row, table_values
from colt_express.server.table import seating


def table(seed: str = "sundown", **options: Any) -> TableRow:
    return TableRow(
        id="t",
        created=0.0,
        status="waiting",
        public=False,
        clock=0,
        pace=0.0,
        host=0,
        options=TableOptions(**options),
        seed=seed,
        setup={},
    )


def people(*bandits: str) -> list[SeatRow]:
    return [SeatRow(n, "human", f"P{n}", bandit) for n, bandit in enumerate(bandits)]


def cast(row: TableRow, seats: list[SeatRow]) -> list[Any]:
    players = seating.setup_of(row, seats).players
    assert isinstance(players, list)
    return players


def test_the_marshal_is_the_player_who_chose_him() -> None:
    names = cast(table(boxes=["marshal"]), people("", "marshal", ""))
    assert names[1] == "marshal"
    assert names.count("marshal") == 1


def test_otherwise_the_marshal_is_drawn_among_the_undecided() -> None:
    lots = set()
    for n in range(40):
        names = cast(table(f"lot {n}", boxes=["marshal"]), people("ghost", "", "", ""))
        assert names[0] == "ghost"
        lots.add(names.index("marshal"))
    assert lots == {1, 2, 3}


def test_the_same_seed_draws_the_same_lot() -> None:
    row = table(boxes=["marshal"])
    assert cast(row, people(*[""] * 8)) == cast(row, people(*[""] * 8))


def test_eight_have_seven_bandits_among_them() -> None:
    assert len(set(cast(table(boxes=["marshal"]), people(*[""] * 8)))) == 8


def test_mei_comes_only_when_she_is_needed_or_named() -> None:
    for n in range(20):
        assert "mei" not in cast(table(f"{n}", boxes=["marshal"]), people(*[""] * 7))


def test_the_last_seat_is_the_marshals_if_all_others_are_bandits() -> None:
    seats = [*people("ghost", "doc"), SeatRow(2, "open")]
    row = table(boxes=["marshal"])
    with pytest.raises(Refused, match="the last seat is the marshal's"):
        seating.join(row, seats, "Ann", "belle", "")
    for wish in ("marshal", ""):
        joined = seating.join(row, seats, "Ann", wish, "").seats[0]
        assert cast(row, [*seats[:2], joined])[2] == "marshal"


def test_without_the_box_the_marshal_cannot_be_chosen() -> None:
    with pytest.raises(Refused, match="no bandit is called 'marshal'"):
        seating.join(table(), [SeatRow(0, "open")], "Ann", "marshal", "")


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("{}", TableOptions()),
        ('{"expert":2018,"variant":null,"switches":null}', TableOptions(expert=2018)),
        ('{"cars":4,"boxes":["horses"]}', TableOptions(cars=4, boxes=["horses"])),
        ('{"house":{"box":"ours"}}', TableOptions(house=Box(box="ours"))),
    ],
)
def test_options_that_were_ever_written_can_be_read(text: str, read: TableOptions) -> None:
    assert table_row({**table_values(table()), "options": text}).options == read


@pytest.mark.parametrize("text", ["[]", '{"boxes":3}', '{"house":true}', "", "{"])
def test_a_table_whose_options_make_no_sense_is_not_begun(text: str) -> None:
    row = table_row({**table_values(table()), "options": text})
    with pytest.raises(SetupError, match="unreadable"):
        seating.start(row, people("", "", ""), 0)
