"""The conformance suite: every scenario passes, every rule has its scenarios and its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from colt_express.scenarios.handbook import read_rules
from colt_express.scenarios.runner import Outcome, run_paths

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "scenarios"
RULE_ID = re.compile(
    r"\b(?:[A-Z]{2,}(?:-[A-Z]+)*-\d+|CHAR-[A-Z]+|HS-HOSTAGE|HS-PAIR|[DQ]\d{1,2})\b"
)

CHAPTERS = {
    "SET": 10, "PLAN": 11, "STEAL": 4, "MOVE": 2, "CLIMB": 1, "SHOOT": 4, "PUNCH": 3, "ROB": 1,
    "MARSHAL": 1, "MEET": 2, "EVENT": 6, "STATION": 4, "END": 2, "EXPERT": 5, "PAIR": 9, "DUEL": 2,
    "TEAM": 5, "SECRET": 3, "HS": 1, "HS-ATTACK": 2, "HS-RIDE": 1, "HS-COACH": 6, "HS-GUN": 4,
    "HS-WHISKEY": 1, "HS-TURMOIL": 1, "KEEP": 1, "HS-EVENT": 4, "HS-STATION": 3,
    "TM": 6, "CL": 1, "MP": 6, "MP-EVENT": 4, "MP-STATION": 3, "MIX": 3, "CASE": 44,
}  # fmt: skip
WITHOUT_NUMBER = [
    "HS-HOSTAGE", "HS-PAIR", "MP-PLUS", "MP-ARREST", "MP-SHOOT", "MP-BULLET", "MP-CELL", "MP-IDEA",
    "MP-FETCH", "MP-PRISONER", "MP-GOAL", "MP-GOAL-LIST", "MP-END", "MP-BUMPY",
]  # fmt: skip
CHARACTERS = ["GHOST", "DOC", "TUCO", "CHEYENNE", "BELLE", "DJANGO", "MEI"]
RULINGS = [
    "D4", "D5", "D6", "D7", "D8", "D10", "D12", "D19", "D20", "D21", "D23", "D28", "D29", "Q1",
    "Q9", "Q14", "Q15",
]  # fmt: skip
FIRST_IDS = [
    *(f"{chapter}-{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1)),
    *WITHOUT_NUMBER,
    *(f"CHAR-{name}" for name in CHARACTERS),
    *RULINGS,
]
EXPLAINED = {rule.id: list(rule.files) for rule in read_rules(ROOT)}
"""By rule of the handbook, the scenarios that show it."""
IDS = [*FIRST_IDS, *(rule for rule in EXPLAINED if rule not in FIRST_IDS)]

# Rules that forbid something a player could try: each has a scenario in which it is refused.
FORBIDDING = [
    "SET-1", "SET-2", "SET-7", "SET-9", "PLAN-3", "PLAN-4", "STEAL-2", "MOVE-1", "MOVE-2",
    "CLIMB-1", "SHOOT-1", "SHOOT-2", "SHOOT-3", "SHOOT-4", "PUNCH-1", "PUNCH-2", "ROB-1",
    "MARSHAL-1", "CHAR-GHOST", "CHAR-TUCO", "CHAR-CHEYENNE", "CHAR-BELLE", "CHAR-MEI",
    "STATION-2", "EXPERT-2", "PAIR-1", "PAIR-2", "PAIR-6", "PAIR-7", "DUEL-1", "DUEL-2", "TEAM-3",
    "MIX-1", "CASE-4", "CASE-6", "CASE-11", "CASE-13", "CASE-25", "D19", "D20",
    "HS-1", "HS-ATTACK-1", "HS-RIDE-1", "HS-COACH-1", "HS-COACH-2", "HS-COACH-3", "HS-COACH-4",
    "HS-COACH-5", "HS-GUN-1", "HS-GUN-2", "HS-GUN-3", "HS-GUN-4", "HS-WHISKEY-1", "HS-TURMOIL-1",
    "KEEP-1", "HS-STATION-2", "HS-HOSTAGE", "HS-PAIR", "CASE-1", "CASE-10", "CASE-12", "CASE-17",
    "CASE-18", "CASE-20", "CASE-21", "CASE-23", "CASE-26", "CASE-27", "CASE-29", "CASE-43",
    "D5", "D8", "TM-1", "TM-5", "CASE-40", "MP-1", "MP-2", "MP-3", "MP-4", "MP-5", "MP-6",
    "MP-PLUS", "MP-ARREST", "MP-SHOOT", "MP-BULLET", "MP-CELL", "MP-IDEA", "MP-FETCH",
    "MP-PRISONER", "MP-BUMPY", "MP-EVENT-3", "MP-EVENT-4", "MP-STATION-2", "MIX-2", "CASE-14",
    "CASE-16", "CASE-31", "CASE-32", "CASE-33", "CASE-34", "CASE-36", "CASE-38", "CASE-41", "Q15",
]  # fmt: skip


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    return list(run_paths([FOLDER]))


def test_every_scenario_passes(outcomes: list[Outcome]) -> None:
    failed = [f"{o.file}:{o.line}: {o.name}: {f}" for o in outcomes for f in o.failures]
    assert failed == []
    assert len(outcomes) > 1200


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_has_its_scenarios(rule: str, outcomes: list[Outcome]) -> None:
    shown = [outcome for outcome in outcomes if rule in outcome.rules]
    assert shown, f"no scenario shows {rule}"
    if rule in FORBIDDING:
        assert any(outcome.refusal for outcome in shown), f"no scenario shows what {rule} refuses"


def test_scenarios_cite_only_rules_there_are(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        assert outcome.rules, f"{outcome.file}: {outcome.name} shows no rule"
        for rule in outcome.rules:
            assert rule in IDS, f"{outcome.file}: {outcome.name} cites {rule}"


def test_every_rule_is_explained_and_linked_to_its_scenarios(outcomes: list[Outcome]) -> None:
    assert sorted(EXPLAINED) == sorted(IDS)
    shown = {
        (Path(o.file).relative_to(ROOT).as_posix(), rule) for o in outcomes for rule in o.rules
    }
    for rule, links in EXPLAINED.items():
        assert links, f"{rule} has no link"
        for link in links:
            assert (link, rule) in shown, f"{rule} links {link}, which does not show it"


def test_code_cites_only_rules_there_are() -> None:
    known = [*IDS, "SECRET", "UTF-8", "SHA-256"]  # the last two only look like rules
    for file in sorted((ROOT / "src").rglob("*.py")):
        for rule in RULE_ID.findall(file.read_text(encoding="utf-8")):
            assert rule in known, f"{file.relative_to(ROOT)} cites {rule}"
