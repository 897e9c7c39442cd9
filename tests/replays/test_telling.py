"""Replays: each step is what the seat was sent when the game was played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from colt_express import Game, Setup
from colt_express.engine.errors import NoSuchSeat, RecordError
from colt_express.engine.serialization.record import Record, load_record, read_record, save_record
from colt_express.replays.steps import ALL_OPEN, ReplayStep, Teller
from colt_express.replays.telling import Replay, ReplaySeat, tell
from colt_express.replays.trouble import playable_part
from colt_express.server.storage.rows import ChoiceRow
from colt_express.server.table.message_log import SPECTATOR, MessageLog
from colt_express.server.table.messages import Told

from ..playing import every_setup, label, play_out, random_choice
from ..poison import poisoned, poisoned_event

SETUPS = every_setup()[::17]
RECORDS = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.json"))


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def told_again(game: Game, seat: int) -> Replay:
    return tell(read_record(save_record(game)), seat)


@pytest.mark.parametrize("setup", SETUPS, ids=label)
def test_every_step_is_what_the_seat_was_sent(setup: Setup) -> None:
    dice = Random(label(setup))
    log = MessageLog(Game(setup.seeded("again")))
    seats = [SPECTATOR, dice.randrange(setup.seats)]
    live: dict[int, list[Told]] = {seat: [] for seat in seats}
    while not log.game.over:
        chooser, option = random_choice(log.game, dice)
        log.choose(ChoiceRow(chooser, str(option), 0.0))
        for seat in seats:
            live[seat].append(msgspec.json.decode(log.latest(seat), type=Told))
    for seat in seats:
        replay = told_again(log.game, seat)
        assert (replay.seat, replay.trouble) == (seat, "")
        assert [step.number for step in replay.steps] == list(range(len(live[seat]) + 1))
        for step, told in zip(replay.steps[1:], live[seat], strict=True):
            assert (step.chooser, step.events) == (told.chooser, told.events)
            assert step.table == told.table
            assert step.mine == (None if seat == SPECTATOR else told.mine)
            assert step.minds == []
            assert (step.option is None) == (step.chooser != seat)


@pytest.mark.parametrize("setup", SETUPS, ids=label)
def test_steps_do_not_depend_on_what_the_seat_could_not_know(setup: Setup) -> None:
    dice = Random(label(setup))
    game = Game(setup.seeded("poisoned replay"))
    tellers = [Teller(game, seat) for seat in range(SPECTATOR, setup.seats)]
    for teller in tellers:
        teller.opening()
    while not game.over:
        events = game.choose(*random_choice(game, dice))
        one = dice.randrange(len(tellers))
        for n, teller in enumerate(tellers):
            asked = teller._asked
            step = teller.choice(events)
            if n == one and not game.over:
                twin = Teller(poisoned(game, teller.seat, dice), teller.seat)
                twin._asked = asked
                nonsense = [poisoned_event(e, teller.seat, setup.seats, dice) for e in events]
                assert encoded(twin.choice(nonsense)) == encoded(step)


def test_a_replay_has_neither_seed_nor_cards_to_come() -> None:
    game = play_out(Game(Setup(4, seed="a-seed-to-hide")), Random(1))
    for seat in range(SPECTATOR, 4):
        replay = told_again(game, seat)
        assert b"a-seed-to-hide" not in encoded(replay)
        early = replay.steps[1].table
        assert early.rounds[early.round :] == [None] * (len(early.rounds) - early.round)
        others = [player for player in early.players if player.hand is not None]
        assert others == [], "the table is the same for all"


def test_all_cards_open_joins_what_all_seats_saw() -> None:
    game = play_out(Game(Setup(5, boxes=["cursed"], seed="open")), Random(2))
    opened = told_again(game, ALL_OPEN)
    seats = [told_again(game, seat) for seat in range(5)]
    for n, step in enumerate(opened.steps):
        own = [replay.steps[n] for replay in seats]
        assert step.minds == [one.mine for one in own]
        assert step.mine is None
        assert step.option == (own[step.chooser].option if n else None)
        for k, event in enumerate(step.events):
            for one in own:
                assert knows_as_much(event, one.events[k])


def knows_as_much(one: msgspec.Struct, other: msgspec.Struct) -> bool:
    """Whether nothing that the other event tells is missing in this one."""
    mine, theirs = msgspec.to_builtins(one), msgspec.to_builtins(other)
    return all(
        name in mine and (not isinstance(value, dict) or value.items() <= mine[name].items())
        for name, value in theirs.items()
    )


def test_people_are_told_with_their_bandits() -> None:
    game = play_out(Game(Setup(["ghost", "doc", "tuco"], seed="people")), Random(1))
    people = [ReplaySeat(0, "Ann", "human"), ReplaySeat(1, "Outlaw", "bot", "outlaw")]
    seats = tell(read_record(save_record(game)), 0, [*people, ReplaySeat(2)]).seats
    assert seats[0] == ReplaySeat(0, "Ann", "human", "", ["ghost"])
    assert seats[1].bandits == ["doc"]
    assert seats[2].name == ""


def test_the_result_is_there_only_at_the_end() -> None:
    game = play_out(Game(Setup(3, seed="end")), Random(1))
    record = read_record(save_record(game))
    whole = tell(record, SPECTATOR)
    assert whole.result is not None
    assert whole.result.money == (game.result.money if game.result else [])
    assert tell(Record(record.setup, record.choices[:-3]), SPECTATOR).result is None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_of_every_box_and_version_are_told(path: Path) -> None:
    """Those of other rules as far as they go, with a sentence."""
    text = path.read_bytes()
    record = read_record(text, any_rules=True)
    for seat in range(ALL_OPEN, record.setup.seats):
        replay = tell(record, seat)
        assert replay.rules == int(path.stem.partition("-")[0])
        if not replay.trouble:
            assert len(replay.steps) == len(load_record(text).choices) + 1
        else:
            assert replay.trouble_code == "rules"
            assert "rules version 1" in replay.trouble


def test_a_damaged_record_is_told_up_to_the_damage() -> None:
    record = read_record(save_record(play_out(Game(Setup(3, seed="damage")), Random(1))))
    for damage in ("0 play the banjo", "nonsense", "9 draw", ""):
        record.choices[20] = damage
        replay = tell(record, 0)
        assert replay.trouble_code == "damaged"
        assert replay.trouble.startswith("choice 21 of this record cannot be made")
        assert len(replay.steps) == 21
        assert "open" not in replay.trouble, "options are secret"


def test_a_record_that_is_cut_off_anywhere_is_told_as_far_as_it_goes() -> None:
    whole = save_record(play_out(Game(Setup(3, seed="cut off")), Random(1)))
    first = whole.index('"choices":[') + len('"choices":[')
    choices = read_record(whole).choices
    for length in range(first, len(whole) - 2, 37):
        text = whole[:length]
        with pytest.raises(RecordError, match="this is no JSON, or it is damaged"):
            read_record(text)
        try:
            record = read_record(text, any_rules=True)
        except RecordError:
            assert '",' not in text[first:], "not one choice is whole"
            continue
        assert record.choices == choices[: len(record.choices)]
        assert len(record.choices) >= text[first:].count('",') - 1
        replay = tell(record, 0)
        assert replay.trouble_code == "damaged"
        assert replay.trouble.startswith("this record is cut off")
        assert len(replay.steps) == len(record.choices) + 1


def test_the_playable_part_of_a_record_is_a_record() -> None:
    record = read_record(save_record(play_out(Game(Setup(3, seed="damage")), Random(1))))
    assert playable_part(record)[0] is record
    record.choices[20] = "0 play the banjo"
    part, trouble = playable_part(record)
    assert trouble.code == "damaged"
    assert part.choices == record.choices[:20]
    assert tell(part, 0).trouble == ""


def test_a_changed_record_is_told_with_a_warning() -> None:
    record = read_record(save_record(play_out(Game(Setup(3, seed="changed")), Random(1))))
    record.digest = "0" * len(record.digest)
    assert tell(record, 0).trouble_code == "changed"


def test_choices_that_were_taken_back_are_not_told() -> None:
    log = MessageLog(Game(Setup(3, seed="back")))
    chooser = log.game.decisions[0].seat
    first, second = (str(option) for option in log.game.decisions[0].options[:2])
    for words in (first, "take back", second):
        log.choose(ChoiceRow(chooser, words, 0.0))
    steps = tell(read_record(log.record()), chooser).steps
    assert [step.number for step in steps] == [0, 1]
    assert steps[1].option is not None
    assert steps[1].option.words == second


@pytest.mark.parametrize("seat", [-3, 3, 99])
def test_seats_that_were_not_there_are_refused(seat: int) -> None:
    with pytest.raises(NoSuchSeat, match="numbered from 0 to 2, -1 is a spectator"):
        told_again(Game(Setup(3, seed="seats")), seat)


def test_a_replay_can_be_read_back() -> None:
    replay = told_again(play_out(Game(Setup(3, boxes=["horses"], seed="json")), Random(1)), 1)
    assert msgspec.json.decode(encoded(replay), type=Replay) == replay
    assert isinstance(replay.steps[0], ReplayStep)
