"""``colt-express rules``: rules can be looked up and come with an example."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner, Result

from colt_express.cli.main import app
from colt_express.cli.rules import NoSuchRule
from colt_express.scenarios.finding.finder import Finder
from colt_express.scenarios.handbook import handbook_folder, read_rules

RULES = read_rules(handbook_folder())
FINDER = Finder("en", RULES)


def look_up(*words: str) -> Result:
    return CliRunner().invoke(app, ["rules", *words])


@pytest.mark.parametrize("rule", [rule.id for rule in RULES[::12]])
def test_a_rule_comes_with_an_example(rule: str) -> None:
    result = look_up(rule)
    assert result.exception is None
    assert result.output.startswith(f"{rule}  (")
    assert "For example: " in result.output
    assert max(len(line) for line in result.output.splitlines() if "More in" not in line) <= 80


def test_it_speaks_every_language() -> None:
    output = look_up("SHOOT-3", "--language", "ru").output
    assert output.startswith("SHOOT-3  (Действия)")
    assert "Например" in output
    assert "0 Паровоз" in output, "the picture speaks it, too"
    assert not {"roof", "inside", "loot", "hand"} & set(output.split())
    found = look_up("Туко", "--language", "ru").output
    assert "colt-express rules" in found
    assert "Персонажи" in found


def test_an_id_is_found_however_it_is_written() -> None:
    for asked in ("shoot-3", "Shoot 3", "SHOOT-3", "shoot3"):
        assert [rule.id for rule in FINDER.rules(asked)] == ["SHOOT-3"]


def test_words_find_all_rules_that_speak_of_them() -> None:
    found = [rule.id for rule in FINDER.rules("brawler")]
    assert "MP-6" in found
    assert "SHOOT-3" not in found
    output = look_up("brawler").output
    assert "MP-6  (Marshal & Prisoners)" in output
    assert all(f"{rule}  (" in output for rule in found)


def test_a_question_is_answered_before_the_rules() -> None:
    output = look_up("can", "I", "shoot", "into", "the", "next", "car?").output
    assert output.startswith("Can I shoot into the next car?\n  Yes.")
    assert "(SHOOT-3)" in output
    assert output.index("SHOOT-3  (Actions)") < output.index("SHOOT-4  (Actions)")
    assert look_up("suis-je", "mort", "--language", "fr").output.startswith("Que se passe-t-il")


def test_without_a_word_all_are_listed_by_chapter() -> None:
    output = look_up().output
    assert "Marshal & Prisoners" in output
    for rule in RULES:
        assert rule.id in output


def test_a_position_is_drawn_and_the_story_told() -> None:
    output = look_up("MP-ARREST").output
    assert "prison" in output
    assert "The pile, first card first: Marshal's Arrest" in output
    assert "wanted poster goes to the Marshal" in output


def test_a_setup_that_is_refused_says_why() -> None:
    from colt_express.scenarios.document import read_scenarios
    from colt_express.scenarios.example import refusal_of

    file = handbook_folder() / "tests/scenarios/set/set-1.yaml"
    refused = next(one for one in read_scenarios(file) if "refused" in one)
    wanted, reason = refusal_of(refused)
    assert wanted.startswith("players ")
    assert str(refused["refused"]) in reason


def test_a_question_that_matches_no_rule_is_answered_in_a_sentence() -> None:
    result = look_up("SHOOT-33")
    assert isinstance(result.exception, NoSuchRule)
    assert "no rule mentions 'SHOOT-33'" in str(result.exception)
    assert "did you mean SHOOT-3" in str(result.exception)


def test_an_unknown_word_is_not_answered_with_all_ids() -> None:
    told = str(look_up("ZZZ").exception)
    assert told == "no rule mentions 'ZZZ'; 'colt-express rules' lists them all"
