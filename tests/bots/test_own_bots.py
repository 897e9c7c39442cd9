"""Bots in users' files: found, played, and reported with the line of their mistakes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from colt_express import Game, Setup, TableOptions
from colt_express.arena.games import play_game
from colt_express.arena.in_order import WorkerDied
from colt_express.arena.line_up import read_line_up
from colt_express.arena.schedule import make_schedule
from colt_express.arena.simulate import Simulation, simulate
from colt_express.bots import BotFailed, Eyes, check_code, is_ours, make_bot
from colt_express.bots.own import OwnBotError
from colt_express.cli.main import run
from colt_express.cli.terminal.saving import Company, save_game
from colt_express.server.base.refusals import Refused
from colt_express.server.table.seating import known_bot

HEAD = "from colt_express.bots import Bot\n"
ROBBER = f"""{HEAD}
class Robber(Bot):
    ended = []
    def choose(self, decision, look):
        decision.options.sort(key=str)
        return decision.find("play rob") or decision.options.pop()
    def end(self, result):
        self.ended.append(result)
"""


def written(folder: Path, text: str, name: str = "my_bot.py") -> str:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["colt-express", *arguments])
    with pytest.raises(SystemExit) as ended:
        run()
    return ended.value.code if isinstance(ended.value.code, int) else 0


def test_a_bot_in_a_file_takes_a_seat(tmp_path: Path) -> None:
    code = f"{written(tmp_path, ROBBER)}:Robber"
    assert check_code(code) == code
    assert not is_ours(code)
    setup = Setup(3, seed="own")
    games = [play_game(setup, [code, "greenhorn", "greenhorn"]) for _ in range(2)]
    assert [*map(str, games[0].choices)] == [*map(str, games[1].choices)]
    bot = make_bot(code, "own", 0)
    ended = vars(type(bot.bot))["ended"]  # type: ignore[attr-defined]
    assert [result.money for result in ended] == [
        game.result.money for game in games if game.result
    ]


def test_it_plays_the_same_in_any_number_of_processes(tmp_path: Path) -> None:
    written(tmp_path, "LUCKY = 'draw'\n", "beside.py")
    lucky = ROBBER.replace('"play rob"', "LUCKY").replace(HEAD, f"{HEAD}from beside import LUCKY\n")
    code = f"{written(tmp_path, lucky)}:Robber"
    plan = Simulation(read_line_up(f"{code},greenhorn×2"), TableOptions(), "own", 12)
    *_, alone = simulate(plan, jobs=1)
    *_, shared = simulate(plan, jobs=2)
    assert alone == shared
    assert alone.by_bot[code].games == 12


@pytest.mark.parametrize(
    ("text", "name", "sentence"),
    [
        (None, "Robber", "cannot be read: No such file"),
        ("x = 1\ny = nothing\n", "Robber", "my_bot.py, line 2: NameError: name 'nothing'"),
        ("x = 1\n\n  y\n", "Robber", "my_bot.py, line 3: IndentationError: unexpected indent"),
        ("import nothing_of_the_kind\n", "Robber", "line 1: ModuleNotFoundError: No module"),
        ("raise SystemExit\n", "Robber", "cannot be used: my_bot.py, line 1: SystemExit"),
        (ROBBER, "Rober", "my_bot.py has no class 'Rober'; did you mean 'Robber'?"),
        (ROBBER, None, "names a file only; name its class, too"),
        ("class Robber: pass\n", "Robber", "is no bot; derive it from colt_express.bots.Bot"),
        ("Robber = 3\n", "Robber", "is no bot"),
        (
            f"{HEAD}class Robber(Bot): pass\n",
            "Robber",
            "has no method choose(self, decision, look)",
        ),
    ],
)
def test_a_file_that_holds_no_such_bot_is_refused(
    tmp_path: Path, text: str | None, name: str | None, sentence: str
) -> None:
    file = str(tmp_path / "my_bot.py") if text is None else written(tmp_path, text)
    with pytest.raises(OwnBotError) as error:
        check_code(file if name is None else f"{file}:{name}")
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("return 1 // 0", "my_bot.py, line 5: ZeroDivisionError"),
        ("return None", "chose None, which is none of the options of the decision: "),
        ("return 'draw'", "chose 'draw', which is none of the options"),
        ("raise SystemExit(3)", "my_bot.py, line 5: SystemExit: 3"),
        ("return look().nothing", "line 5: AttributeError: 'View' object has no attribute"),
        ("look.guess(self.dice).choose(9, 'draw')", "line 5: NoSuchSeat: there is no seat 9"),
    ],
)
def test_a_bot_that_fails_in_a_game_is_named_with_game_and_decision(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    body: str,
    sentence: str,
) -> None:
    text = f"{HEAD}class Clumsy(Bot):\n    def choose(self, decision, look):\n"
    code = written(tmp_path, f"{text}        # here\n        {body}\n") + ":Clumsy"
    line_up = ["simulate", f"{code},greenhorn×2", "-n", "3", "--jobs", "1"]
    assert command(monkeypatch, *line_up) == 1
    err = " ".join(capsys.readouterr().err.split())
    assert "Traceback" not in err
    assert sentence in err
    assert "game 1: " in err
    assert "my_bot.py:Clumsy at seat 0, asked 'plan'" in err


def test_games_that_were_counted_before_a_bot_failed_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = ROBBER.replace("self.ended.append(result)", "1 / (len(self.ended) - 2)") + (
        "        self.ended.append(result)\n"
    )
    code = f"{written(tmp_path, text)}:Robber"
    folder = str(tmp_path / "results")
    arguments = [code, "--against", "greenhorn", "--jobs", "1", "-n", "9", "--out", folder]
    assert command(monkeypatch, "arena", *arguments) == 1
    out, err = capsys.readouterr()
    assert out.startswith("2 games")
    assert "game 3: " in err
    assert "at the end of the game: my_bot.py, line 9: ZeroDivisionError" in " ".join(err.split())
    assert (tmp_path / "results" / "arena.json").exists()


def test_a_bot_that_ends_its_process_ends_the_run(tmp_path: Path) -> None:
    text = f"import os\n{HEAD}class Bomb(Bot):\n    def choose(self, decision, look):\n"
    code = written(tmp_path, f"{text}        os._exit(1)\n") + ":Bomb"
    with pytest.raises(WorkerDied, match="a worker process was killed"):
        list(simulate(Simulation([code, *["greenhorn"] * 2], TableOptions(), "own", 40), jobs=2))


def test_a_bot_that_cannot_sit_down_fails(tmp_path: Path) -> None:
    text = ROBBER + "    def __init__(self, seat): pass\n"
    with pytest.raises(OwnBotError, match=r"__init__ of Robber in .* takes other arguments than"):
        make_bot(f"{written(tmp_path, text)}:Robber", 1, 0)
    text = ROBBER + "    def __init__(self, *all): nothing\n"
    with pytest.raises(BotFailed, match=r"while it sat down: other\.py, line 10: NameError"):
        make_bot(f"{written(tmp_path, text, 'other.py')}:Robber", 1, 0)


def test_a_changed_file_is_another_tournament(tmp_path: Path) -> None:
    code = f"{written(tmp_path, ROBBER)}:Robber"
    before = make_schedule([code, "greenhorn"])
    written(tmp_path, ROBBER + "# better\n")
    assert make_schedule([code, "greenhorn"]).versions[code] != before.versions[code]


def test_the_table_is_known_but_for_its_secrets() -> None:
    game = Game(Setup(["ghost", "tuco", "doc"], seed="secret", expert="2018"))
    assert Eyes(game, 0).table == {"players": ["ghost", "tuco", "doc"], "expert": "2018"}


def test_a_saved_game_cannot_call_in_strangers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code = f"{written(tmp_path, ROBBER)}:Robber"
    file = tmp_path / "game.json"
    save_game(file, Game(Setup(3, seed=1)), Company(0, code))
    assert command(monkeypatch, "play", "--resume", str(file)) == 2
    assert "add --bots" in capsys.readouterr().err


@pytest.mark.parametrize("code", ["my_bot.py:MyBot", "socket:localhost:9000", "mcts"])
def test_a_server_takes_only_its_own_bots(code: str) -> None:
    with pytest.raises(Refused, match="no bot is called"):
        known_bot(code)


# new-bot -------------------------------------------------------------------------------------


def test_the_template_plays_whole_games_and_beats_greenhorns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "robber.py"
    assert command(monkeypatch, "new-bot", str(file)) == 0
    assert "my_bot.py" not in file.read_text(encoding="utf-8")
    code = f"{file}:MyBot"
    *_, total = simulate(Simulation([code, *["greenhorn"] * 3], TableOptions(), "template", 60))
    assert total.by_bot[code].interval[0] > 0.25
    for table in ({"boxes": ["horses", "marshal"]}, {"variant": "duel", "players": 2}):
        setup = Setup.from_dict({"players": 4, "seed": 0, **table})
        assert play_game(setup, [code] * setup.seats).over


def test_nothing_is_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text("precious", encoding="utf-8")
    assert command(monkeypatch, "new-bot", str(file)) == 2
    assert "already exists and is left unchanged" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "precious"
    assert command(monkeypatch, "new-bot", str(tmp_path / "my_bot")) == 2
    assert "must end in .py" in capsys.readouterr().err
    assert command(monkeypatch, "new-bot", str(tmp_path / "no" / "my_bot.py")) == 2
    assert "cannot be written: No such file" in capsys.readouterr().err
