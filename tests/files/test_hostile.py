"""Files from outside: whatever is in them, a sentence; no traceback, hang or gigabytes."""

from __future__ import annotations

import contextlib
import json
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import pytest
import yaml
from typer.testing import CliRunner

from colt_express import Game, Setup, load_box, load_record
from colt_express.cli import main
from colt_express.documents import DocumentError, read_document
from colt_express.engine.configuration.components import Box, packaged_text, parse_box
from colt_express.engine.serialization.record import Record, read_record, replay_choice
from colt_express.errors import LONGEST_SENTENCE, ColtExpressError, printable
from colt_express.lessons.reading import read_lesson
from colt_express.scenarios.runner import run_paths
from colt_express.server.api.theatre.making import NotTold, packed_record, told_record

from .mutating import changed, damaged
from .nasty import COMPONENTS, RECORDS, SCENARIOS
from .random_components import as_toml, random_box

GOLDEN: Final = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.json"))
WRITTEN: Final = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.yaml"))
SECONDS: Final = 5.0
"""CPU seconds that no document may take; most take a millisecond."""
MEGABYTES: Final = 200

TABLES: Final[list[dict[str, Any]]] = [
    {"players": 3},
    {"players": 7},
    {"players": 5, "expert": "2018"},
    {"players": 4, "rules": "basic"},
    {"players": 2, "variant": "pair"},
    {"players": 2, "variant": "duel"},
    {"players": 4, "variant": "team"},
    {"players": 4, "boxes": ["horses"]},
    {"players": 4, "boxes": ["horses"], "switches": {"horses": "light"}},
    {"players": 4, "boxes": ["marshal"]},
    {"players": 6, "boxes": ["horses", "time_machine", "cursed"]},
    {"players": 8, "boxes": ["marshal", "horses"]},
]


@contextmanager
def bounded() -> Iterator[None]:
    """Neither long nor large."""
    begin, before = process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    yield
    assert process_time() - begin < SECONDS
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 1024 * MEGABYTES


def is_a_sentence(message: str) -> bool:
    return bool(message) and len(message) <= LONGEST_SENTENCE and printable(message) == message


def verified(data: bytes) -> None:
    """Verify a record as ``colt-express verify`` does."""
    record: Record = read_record(data)
    game = Game(record.setup)
    for number in range(len(record.choices)):
        replay_choice(game, record.choices, number)
    record.check_taken_back()
    record.check(game)


def failures_of(file: Path) -> list[str]:
    """The failures of the scenarios of a file."""
    return [failure for outcome in run_paths([file]) for failure in outcome.failures]


def as_bytes(contents: str | bytes) -> bytes:
    return contents if isinstance(contents, bytes) else contents.encode(errors="surrogatepass")


# Documents that were written to hurt


@pytest.mark.parametrize("name", RECORDS)
def test_a_nasty_record_is_refused(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(as_bytes(RECORDS[name]))
    for command in ("verify", "replay"):
        with bounded():
            called = CliRunner().invoke(main.app, [command, str(file)])
        if "taken back" in name and command == "replay":
            assert called.exit_code == 0  # it ignores choices that were taken back
        elif ("choice" in name or "seat" in name) and command == "replay":
            assert called.exit_code == 0
            assert "This record is damaged. It's told as far as it goes." in called.output
        else:
            assert called.exit_code == 1
            assert isinstance(called.exception, (ColtExpressError, SystemExit))
        assert "\x1b" not in called.output


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_nasty_scenario_fails_with_a_sentence(name: str, tmp_path: Path) -> None:
    file = tmp_path / "nasty.yaml"
    file.write_bytes(as_bytes(SCENARIOS[name]))
    with bounded():
        failures = failures_of(file)
        called = CliRunner().invoke(main.app, ["scenario", str(file)])
    assert bool(failures) == (name != "empty")
    assert not [failure for failure in failures if "broke down" in failure]
    assert all(len(failure) <= LONGEST_SENTENCE for failure in failures)
    assert called.exit_code == (1 if failures else 0)
    assert "\x1b" not in called.output


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_nasty_lesson_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / "nasty.yaml").write_bytes(as_bytes(SCENARIOS[name]))
    with bounded(), pytest.raises(ColtExpressError) as refused:
        read_lesson("nasty", tmp_path)
    assert len(str(refused.value)) <= LONGEST_SENTENCE


@pytest.mark.parametrize("name", COMPONENTS)
def test_nasty_house_cards_are_refused(name: str, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(as_bytes(COMPONENTS[name]))
    with bounded(), pytest.raises(ColtExpressError) as refused:
        load_box(file)
    assert is_a_sentence(printable(str(refused.value)))
    assert str(refused.value).startswith(str(file))


def test_a_file_without_end_is_refused() -> None:
    with bounded(), pytest.raises(DocumentError, match="is too long"):
        read_document(Path("/dev/zero"))


@pytest.mark.parametrize("file", [".", "nothing", "a\x00b"])
def test_paths_that_are_not_files_cannot_be_read(file: str) -> None:
    with pytest.raises(DocumentError, match="cannot be read"):
        read_document(Path(file))


def test_a_seed_is_printed_without_its_escape_sequences(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(Game(Setup(3, seed="\x1b[2J\x1b]0;owned\x07")).record())
    told = CliRunner().invoke(main.app, ["verify", str(file)]).output
    assert "for the seed \\x1b[2J\\x1b]0;owned\\x07." in told


# Documents damaged by chance


def test_no_damage_to_a_record_breaks_a_replay() -> None:
    """Whatever is sent to a server is told as far as it goes, or refused with a sentence."""
    dice, told, reasons = Random("replays"), 0, set()
    for _ in range(120):
        whole = dice.choice(GOLDEN).read_bytes()
        if dice.random() < 0.4:
            data = damaged(whole, dice)
        else:
            data = json.dumps(changed(json.loads(whole), dice)).encode()
        try:
            replay = told_record(data, dice.randrange(-2, 4))
            told += 1
            assert replay.steps
        except NotTold as refused:
            reasons.add(str(refused))
    assert all(map(is_a_sentence, reasons))
    assert all(map(str.isprintable, reasons))
    assert told > 10 < len(reasons)


@pytest.mark.parametrize("name", RECORDS)
def test_a_nasty_record_takes_a_server_no_time(name: str) -> None:
    with bounded(), contextlib.suppress(NotTold):
        packed_record(as_bytes(RECORDS[name]), -2)


def test_no_damage_to_a_record_breaks_the_reader() -> None:
    dice = Random("records")
    reasons = set()
    for _ in range(300):
        whole = dice.choice(GOLDEN).read_bytes()
        if dice.random() < 0.4:
            data = damaged(whole, dice)
        else:
            data = json.dumps(changed(json.loads(whole), dice)).encode()
        try:
            verified(data)
        except ColtExpressError as error:
            reasons.add(printable(str(error)))
    assert all(map(is_a_sentence, reasons))
    assert len(reasons) > 10


def test_no_damage_to_a_scenario_breaks_the_runner(tmp_path: Path) -> None:
    dice = Random("scenarios")
    file = tmp_path / "damaged.yaml"
    refused = 0
    for _ in range(120):
        whole = dice.choice(WRITTEN).read_bytes()
        if dice.random() < 0.4:
            file.write_bytes(damaged(whole, dice))
        else:
            documents = [one for one in yaml.load_all(whole, yaml.CSafeLoader) if one]
            file.write_text(yaml.dump(changed(dice.choice(documents), dice)))
        failures = failures_of(file)
        refused += bool(failures)
        assert not [failure for failure in failures if "broke down" in failure]
    assert refused > 30


def test_no_damage_to_components_breaks_the_reader() -> None:
    dice = Random("components")
    whole = packaged_text("horses").encode()
    reasons = set()
    for _ in range(300):
        text = damaged(whole, dice).decode(errors="replace")
        try:
            parse_box(text, "damaged.toml")
        except ColtExpressError as error:
            reasons.add(printable(str(error)))
    assert all(map(is_a_sentence, reasons))
    assert len(reasons) > 10


def test_whatever_house_cards_are_accepted_can_be_played_with() -> None:
    dice = Random("houses")
    played = 0
    for number in range(120):
        try:
            house: Box = parse_box(as_toml(random_box(dice)), "house.toml")
        except ColtExpressError:
            continue
        table = dict(dice.choice(TABLES))
        try:
            setup = Setup(table.pop("players"), **table, house=house, seed=number)
        except ColtExpressError:
            continue
        _play(Game(setup), Random(number))
        played += 1
    assert played > 30


def _play(game: Game, dice: Random) -> None:
    """To the end, at random, with a guess now and then; and once more from its record."""
    while not game.over:
        decision = game.decisions[0]
        if len(game.choices) % 50 == 0:
            assert game.guess(decision.seat, dice).view(decision.seat) == game.view(decision.seat)
        game.choose(decision.seat, dice.choice(decision.options))
    assert load_record(game.record()) == game
    assert Setup.from_dict(game.setup.to_dict()) == game.setup


def test_a_train_whose_last_car_needs_too_much_is_not_served(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('box = "house"\n[tail]\nx = {purse = 99}\n', encoding="utf-8")
    called = CliRunner().invoke(
        main.app, ["serve", "--components", str(file), "--data", os.fspath(tmp_path)]
    )
    assert isinstance(called.exception, ColtExpressError)
    assert "tail: house cards cannot change this" in str(called.exception)
