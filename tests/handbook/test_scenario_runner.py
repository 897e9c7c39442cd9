"""The scenario runner itself: wrong scenarios fail, with their line."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from colt_express.cli.main import app
from colt_express.scenarios.document import ScenarioError
from colt_express.scenarios.runner import run_paths

HEAD = """\
name: a test
rules: [ROB-1]
setup: {players: [ghost, tuco, doc], cars: 3}
"""

HORSES = """\
name: a test
rules: [HS-RIDE-1]
setup: {players: [ghost, tuco, doc], boxes: [horses]}
"""

LIGHT = """\
name: a test
rules: [CASE-43]
setup: {players: [ghost, tuco, doc], boxes: [horses], options: {horses: light}}
"""

ROB = """\
position:
  bandits: {ghost: {at: car 1}}
  loot: {car 1: [purse 300, jewel]}
pile: [ghost rob]
"""


def outcome(tmp_path: Path, text: str) -> list[str]:
    """The failures of one scenario; empty if it passes."""
    file = tmp_path / "one.yaml"
    file.write_text(text, encoding="utf-8")
    (one,) = run_paths([file])
    return [failure.replace(str(file), "one.yaml") for failure in one.failures]


def test_the_examples_of_the_documentation_pass(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "scenarios.md"
    blocks = page.read_text(encoding="utf-8").split("```yaml\n")[1:]
    assert len(blocks) == 3
    for block in blocks:
        assert outcome(tmp_path, block.split("```")[0]) == []


@pytest.mark.parametrize(
    ("rest", "failure"),
    [
        ("play: [{ghost: {offers: [jewel]}}]", "expected offers [jewel], came purse 300, jewel"),
        ("play: [{ghost: {offers: [jewel, purse 300, strongbox]}}]", "expected offers"),
        ("play: [{ghost: {refuses: [jewel]}}]", "expected 'jewel' to be refused, but it is open"),
        ("play: [{ghost: strongbox}]", "cannot choose 'strongbox'; open: purse 300, jewel"),
        ("play: [{tuco: jewel}]", "open: nothing; the seat is not asked"),
        ("play: [{ghost: jewel}]\nexpect: {marshal: car 1}", "marshal: expected car 1, came car 0"),
        ("play: [{ghost: jewel}]\nexpect: {round: 2}", "round: expected 2, came 1"),
        (
            "play: [{ghost: jewel}]\nexpect: {bandits: {ghost: {loot: [jewel]}}}",
            "ghost loot: expected [jewel 500], came [jewel 500, purse 250]",
        ),
        (
            "play: [{ghost: jewel}]\nexpect: {bandits: {ghost: {hits: {tuco: 1}}}}",
            "ghost hits: expected {tuco: 1}, came {}",
        ),
        (
            "play: [{ghost: jewel}]\nexpect: {bandits: {ghost: {bullets: 5}}}",
            "ghost bullets: expected 5, came 6",
        ),
        (
            "play: [{ghost: jewel}]\nexpect: {loot: {car 1: []}}",
            "loot at car 1: expected [], came [purse 300]",
        ),
        ("expect: {decision: null}", "decision: expected null, came {seat: ghost, kind: rob}"),
        ("expect: {decision: {seat: doc}}", "decision: expected {seat: doc}, came {seat: ghost"),
        ("play: [{ghost: jewel}]\nexpect: {log: [shot]}", "log: expected shot"),
        ("play: [{ghost: jewel}]\nexpect: {never: [shot, robbed]}", "never: robbed has happened"),
        ("play: [{ghost: jewel}]\nexpect: {result: {winners: [doc]}}", "the game is not over"),
        ("play: [{tuco: {sees: {loot: {car 1: [purse 300]}}}}]", "tuco: sees loot of car 1"),
    ],
)
def test_unmet_expectations_fail(tmp_path: Path, rest: str, failure: str) -> None:
    (said,) = outcome(tmp_path, HEAD + ROB + rest)
    assert failure in said


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (HEAD + "positon: {}\n", "one.yaml:4: unknown key 'positon'; did you mean 'position'?"),
        (HEAD + "position: {marshall: car 1}\n", "one.yaml:4: unknown key 'marshall'"),
        (
            HEAD + "position:\n  bandits:\n    belle: {at: car 1}\n",
            "one.yaml:6: unknown key 'belle'",
        ),
        (HEAD + "position:\n  bandits:\n    doc: {at: car 9}\n", "one.yaml:6: there is no place"),
        (
            HEAD + "position:\n  bandits:\n    doc: {at: car 0}\n",
            "one.yaml:6: doc is in the Marshal",
        ),
        (HEAD + "position: {marshal: roof 1}\n", "the Marshal is always inside a car"),
        (HEAD + "position: {neutral_bullets: many}\n", "neutral_bullets must be a number"),
        (HEAD + "position: {loot: {car 1: [gold]}}\n", "'gold' is no token"),
        (HEAD + "position: {loot: {car 1: [purse 9999]}}\n", "no purse is worth 9999"),
        (HEAD + "position: {bandits: {doc: {hits: {ghost: 9}}}}\n", "there are only 6 bullets of"),
        (HEAD + "position: {bandits: {doc: {bullets: 7}}}\n", "a bandit has 0 to 6 bullets"),
        (HEAD + "position: {bandits: {doc: {hand: [punch, punch]}}}\n", "no such card left"),
        (HEAD + "position: {bandits: {doc: {hits: {ghost: x}}}}\n", "ghost must be a number"),
        (
            HEAD + "position: {bandits: {doc: {deck: [bullet ghost], hits: {ghost: 2}}}}\n",
            "hits and cards disagree on bullets of ghost",
        ),
        (HEAD + "position: {bandits: {doc: {discard: [move]}}}\n", "only the expert rules"),
        (HEAD + "pile: [ghost punch, ghost punch]\n", "there is no such card left"),
        (HEAD + "pile: [ghost dance]\n", "'ghost dance' is no card here"),
        (HEAD + "pile: [belle move]\n", "is not a card anyone here could have played"),
        (HEAD + "round: 6\n", "a game has rounds 1 to 5"),
        (HEAD + "event: earthquake\n", "no event is called 'earthquake'"),
        (HEAD + "expect: {bandits: {ghost: {hat: white}}}\n", "unknown key 'hat'"),
        (HEAD + "play: [ghost]\n", "a step of play is one seat with what it does"),
        (HEAD + "play: [{belle: draw}]\n", "no seat is called 'belle'"),
        (HEAD + "play: {ghost: draw}\n", "play must be a list"),
        (HEAD + "name: again\n", "one.yaml:4: 'name' stands twice"),
        ("name: x\nrules: [X]\n", "the key 'setup' is missing"),
        ("name: x\nrules: [X]\nsetup: {players: [ghost, tuco]}\n", "2 players cannot play this"),
        ("name: x\nrules: [X]\nsetup: {players: 2, options: {variant: duel}}\nround: 1\n", "needs"),
    ],
)
def test_a_wrong_scenario_is_an_error_with_file_and_line(
    tmp_path: Path, text: str, error: str
) -> None:
    (said,) = outcome(tmp_path, text)
    assert said.startswith("error: one.yaml:")
    assert error in said


@pytest.mark.parametrize(
    ("position", "error"),
    [
        ("horses: [4]", "a horse stands beside a car by number, not 4"),
        ("horses: [car 1]", "a horse stands beside a car by number, not 'car 1'"),
        ("horses: 3", "horses must be a list"),
        ("horses: [1, 1, 2, 3]", "there is a horse for each bandit, 3 of them"),
        ("coach: 4", "the stagecoach faces no car 4"),
        ("coach: car 1", "coach must be a number"),
        ("shotgun: barn", "there is no place 'barn' here"),
        ("shotgun: car 1", "the Shotgun is always on a roof"),
        ("shotgun: coach", "the Shotgun is always on a roof"),
        ("{coach: 1, shotgun: roof 2}", "level with the stagecoach, on 'roof 1'"),
        ("{shotgun: roof 2, bandits: {doc: {at: roof 2}}}", "doc is where the Shotgun stands"),
        ("hostages: [parrot]", "no hostage is called 'parrot'"),
        ("hostages: [poodle, poodle]", "there is only one poodle"),
        ("hostages: [poodle, banker, zealot]", "3 bandits have 2 hostages"),
        ("bandits: {doc: {hostage: poodel}}", "'poodel'; did you mean 'poodle'?"),
        (
            "{hostages: [poodle], bandits: {doc: {hostage: poodle}}}",
            "there is only one poodle",
        ),
        (
            "bandits: {doc: {hostage: poodle}, tuco: {hostage: poodle}}",
            "the poodle is taken twice",
        ),
        (
            "bandits: {doc: {hostage: banker}, tuco: {hostage: poodle}, ghost: {hostage: zealot}}",
            "3 bandits have 2 hostages",
        ),
        (
            "{hostages: [poodle], bandits: {doc: {at: coach}}}",
            "doc is in the stagecoach without a hostage",
        ),
        ("bandits: {doc: {at: away}}", "nobody is away but who fell off"),
        ("bandits: {doc: {at: cell}}", "there is no place 'cell' here; places are"),
        ("loot: {away: [jewel]}", "there is no place 'away' here"),
        ("loot: {car 1: [flask]}", "the value of this flask is unknown; write whiskey, "),
        ("loot: {car 1: [new whiskey]}", "'new whiskey' is no token"),
    ],
)
def test_a_contradictory_position_of_the_horses_is_an_error(
    tmp_path: Path, position: str, error: str
) -> None:
    entry = f"position:\n  {position}\n" if position[0] != "{" else f"position: {position}\n"
    (said,) = outcome(tmp_path, HORSES + entry)
    line = 5 if position[0] != "{" else 4
    assert said.startswith(f"error: one.yaml:{line}: ")
    assert error in said


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (HEAD + "position: {coach: 1}\n", "'coach' belongs to the box 'horses', which is not"),
        (HEAD + "expect: {horses: [1]}\n", "'horses' belongs to the box 'horses'"),
        (HEAD + "position: {bandits: {doc: {hostage: poodle}}}\n", "'hostage' belongs to the box"),
        (HEAD + "position: {bandits: {doc: {at: coach roof}}}\n", "there is no place 'coach roof'"),
        (HEAD + "position: {loot: {car 1: [whiskey]}}\n", "there is no whiskey at this table"),
        (HEAD + "pile: [ghost ride]\n", "'ghost ride': there is no such card left"),
        (HEAD + "event: higher_speed\n", "no event is called 'higher_speed'"),
        (LIGHT + "position: {coach: 1}\n", "'coach': the light game has no stagecoach"),
        (LIGHT + "expect: {hostages: 2}\n", "'hostages': the light game has no stagecoach"),
        (LIGHT + "position: {bandits: {doc: {at: coach}}}\n", "there is no place 'coach' here"),
        (LIGHT + "event: shotguns_rage\npile: []\nexpect: {coach: 0}\n", "has no stagecoach"),
    ],
)
def test_things_missing_from_the_table_cannot_be_named(
    tmp_path: Path, text: str, error: str
) -> None:
    (said,) = outcome(tmp_path, text)
    assert said.startswith("error: one.yaml:")
    assert error in said


@pytest.mark.parametrize(
    ("rest", "failure"),
    [
        ("expect: {coach: 1}", "coach: expected 1, came 2"),
        ("expect: {shotgun: roof 2}", "shotgun: expected roof 2, came coach roof"),
        ("expect: {horses: [2, 1]}", "horses: expected [1, 2], came [1, 3]"),
        ("expect: {horses: 3}", "horses: expected 3, came 2"),
        ("expect: {hostages: [poodle, banker]}", "hostages: expected [banker, poodle], came [p"),
        ("expect: {hostages: [1, poodle]}", "hostages: expected [1, poodle], came [poodle]"),
        ("expect: {bandits: {doc: {hostage: null}}}", "doc hostage: expected null, came minister"),
        ("expect: {loot: {coach roof: []}}", "loot at coach roof: expected [], came [strongbox"),
        ("expect: {bandits: {doc: {loot: [whiskey]}}}", "expected [whiskey], came [half whiskey]"),
        ("play: [{doc: {sees: {removed: [jewel 500]}}}]", "sees removed: expected ['jewel 500']"),
        ("play: [{doc: {sees: {boarding: car 3}}}]", "sees boarding: expected car 3, came None"),
    ],
)
def test_keys_of_horses_are_compared(tmp_path: Path, rest: str, failure: str) -> None:
    position = """\
position:
  coach: 1
  horses: [3, 1]
  hostages: [poodle]
  bandits: {doc: {at: coach, hostage: minister, loot: [half whiskey]}}
pile: []
"""
    assert outcome(tmp_path, HORSES + position + "expect: {horses: [3, 1], hostages: 1}") == []
    (said,) = outcome(tmp_path, HORSES + position + rest)
    assert failure in said


def test_keys_that_a_scenario_of_horses_leaves_out_are_filled_in(tmp_path: Path) -> None:
    assert outcome(tmp_path, HORSES + "expect: {decision: {seat: tuco, kind: board}}") == []
    unnamed = """\
pile: []
expect:
  horses: [2, 3, 3]
  coach: 1
  shotgun: coach roof
  hostages: 2
  bandits: {ghost: {at: car 3}, tuco: {at: car 2}, doc: {at: car 3, hostage: null}}
"""
    assert outcome(tmp_path, HORSES + unnamed) == []
    in_the_coach = "position: {bandits: {doc: {at: coach}}}\nexpect: {hostages: []}"
    assert outcome(tmp_path, HORSES + in_the_coach) == []
    one_taken = "position: {bandits: {doc: {hostage: zealot}}}\nexpect: {hostages: 1}"
    assert outcome(tmp_path, HORSES + one_taken) == []
    level = "position: {shotgun: roof 2}\nexpect: {coach: 2}"
    assert outcome(tmp_path, HORSES + level) == []


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"a: [", ": this is not YAML"),
        (b"- a list", "bad.yaml:1: a scenario is a mapping"),
        (b"\xff\xfe", "cannot be read"),
    ],
)
def test_a_file_that_is_no_scenario_is_an_error(tmp_path: Path, content: bytes, error: str) -> None:
    file = tmp_path / "bad.yaml"
    file.write_bytes(content)
    (unreadable,) = run_paths([file])
    assert error in unreadable.failures[0]


def test_the_command_counts_and_says_where(tmp_path: Path) -> None:
    good = HEAD + ROB + "play: [{ghost: jewel}]\n"
    bad = HEAD + ROB + "play: [{ghost: strongbox}]\n"
    (tmp_path / "a.yaml").write_text(good + "---\n" + bad, encoding="utf-8")
    (tmp_path / "b.yml").write_text(good, encoding="utf-8")
    done = CliRunner().invoke(app, ["scenario", str(tmp_path)])
    lines = done.stdout.splitlines()
    assert done.exit_code == 1
    assert lines[-1] == "2 passed, 1 failed"
    assert lines[0].startswith(f"{tmp_path / 'a.yaml'}:10: a test: ghost: cannot choose")
    done = CliRunner().invoke(app, ["scenario", str(tmp_path / "b.yml")])
    assert (done.exit_code, done.stdout) == (0, "1 passed, 0 failed\n")


def test_a_folder_without_scenarios_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    for path, words in ((tmp_path, "no scenario files"), (tmp_path / "x", "there is no such file")):
        with pytest.raises(ScenarioError, match=words):
            list(run_paths([path]))
