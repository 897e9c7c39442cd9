"""Files of many games: the same for any number of processes, and continued after any damage."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from colt_express import TableOptions, load_record
from colt_express.arena.recording import header_of, play_recorded, simulate_to_file
from colt_express.arena.simulate import Simulation
from colt_express.replays.many_games import GamesFile, GamesFileError, RecordedGame

PLAN = Simulation(["outlaw", "greenhorn", "greenhorn"], TableOptions(), "many", 12)


def written(path: Path, plan: Simulation = PLAN, jobs: int = 1) -> list[RecordedGame]:
    """The games of a plan, in a file that is begun or continued."""
    file = GamesFile(path)
    there = file.start(header_of(plan, False))
    for _ in simulate_to_file(plan, file, there, False, jobs):
        pass
    games = list(file.games())
    assert file.trouble == ""
    return games


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "whole.jsonl.zst"
    written(path)
    return path


def test_every_record_can_be_played_again(whole: Path) -> None:
    games = list(GamesFile(whole).games())
    assert [one.game for one in games] == list(range(12))
    for one in games[::4]:
        result = load_record(bytes(one.record)).result
        assert result is not None
        assert (result.money, result.winners) == (one.money, one.winners)
        assert one.bots.count("outlaw") == 1


def test_a_file_is_the_same_for_any_number_of_processes_and_either_ending(
    whole: Path, tmp_path: Path
) -> None:
    plain = tmp_path / "plain.jsonl"
    spelled = msgspec.structs.replace(PLAN.setup, rules="".join(["advan", "ced"]))
    written(plain, msgspec.structs.replace(PLAN, setup=spelled), jobs=2)
    assert GamesFile(plain).checksum() == GamesFile(whole).checksum()
    assert plain.stat().st_size > 5 * whole.stat().st_size


@pytest.mark.parametrize("ending", [".jsonl", ".jsonl.zst"])
def test_damage_at_any_place_is_told_and_mended(whole: Path, tmp_path: Path, ending: str) -> None:
    data, dice = whole.read_bytes(), Random(ending)
    path = tmp_path / f"damaged{ending}"
    if ending == ".jsonl":
        lines = GamesFile(whole)._lines()
        data = b"".join(line + b"\n" for line in lines)
    for n in range(2):
        at = dice.randrange(len(data) // 3, len(data))
        broken = data[:at] if n else data[:at] + bytes([data[at] ^ 255]) + data[at + 1 :]
        if not n and ending == ".jsonl":
            continue  # without a checksum only what is missing can be seen
        path.write_bytes(broken)
        file = GamesFile(path)
        read = list(file.games())
        assert len(read) < 12
        assert "cut off" in file.trouble
        assert len(written(path)) == 12
        assert GamesFile(path).checksum() == GamesFile(whole).checksum()


def test_more_games_can_be_added_but_not_others(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "more.jsonl.zst"
    path.write_bytes(whole.read_bytes())
    more = msgspec.structs.replace(PLAN, games=13)
    assert len(written(path, more)) == 13
    other = msgspec.structs.replace(PLAN, seed="other")
    with pytest.raises(GamesFileError, match=r"made otherwise: line_up .*seed many"):
        GamesFile(path).start(header_of(other, False))


def test_two_programs_cannot_write_to_one_file(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "shared.jsonl.zst"
    path.write_bytes(whole.read_bytes())
    one, two = GamesFile(path), GamesFile(path)
    for file in (one, two):
        file.start(header_of(PLAN, False))
    one.add(b"{}\n")
    with pytest.raises(GamesFileError, match="another program is writing to"):
        two.add(b"{}\n")


@pytest.mark.parametrize("ending", [".jsonl", ".jsonl.zst"])
def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"letter{ending}"
    for content in (b"Dear Ghost", b"Dear Ghost\nthe train is late\n", b'{"format": "x"}\n'):
        path.write_bytes(content)
        with pytest.raises(GamesFileError, match=r"is no file of games|has version|empty"):
            GamesFile(path).start(header_of(PLAN, False))
        assert path.read_bytes() == content
    with pytest.raises(GamesFileError, match=r"ends in .jsonl or .jsonl.zst"):
        GamesFile(tmp_path / "games.json")
    with pytest.raises(GamesFileError, match="cannot be read: No such file"):
        list(GamesFile(tmp_path / "none.jsonl").games())


def test_searching_bots_leave_the_values_of_their_options() -> None:
    plan = Simulation(["gunslinger:60", "greenhorn", "greenhorn"], TableOptions(), "values", 1)
    line = play_recorded(plan, 0, 1, values=True).lines
    played = msgspec.json.decode(line, type=RecordedGame)
    seat = played.bots.index("gunslinger:60")
    choices = msgspec.json.decode(played.record)["choices"]
    assert len(played.values) > 5
    for number, options in played.values:
        assert choices[number].startswith(f"{seat} ")
        assert len(options) > 1
        assert all(tries >= 0 and 0 <= chance <= 1 for tries, chance in options)
        assert sum(tries for tries, _ in options) > 1
    plain = msgspec.json.decode(play_recorded(plan, 0, 1, values=False).lines, type=RecordedGame)
    assert (plain.values, plain.record) == ([], played.record)
