"""Permanent names: their numbers never change, and no two things share one."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

from colt_express.engine import permanent
from colt_express.engine.boxes import BOX_NAMES, box_modules
from colt_express.engine.cards import KIND_NAMES, KINDS, register_kind
from colt_express.engine.options import ADDED, Shown, register_options
from colt_express.engine.permanent import LISTED, PermanentNames, packaged_lines, read_names
from colt_express.engine.places import OTHER_PLACES, PLACE_CALLED, PLACE_COUNT
from colt_express.engine.registry import (
    STEPS,
    QuestionKind,
    Step,
    register_question,
    register_step,
)
from colt_express.engine.tokens import TOKEN_NAMES, TOKENS, register_token

LINES = 82
DIGEST = "48e38e08f1dc554a87e75e0bc6ad73a2f49a26d37ad1986862dffe46f6fccb44"
"""Of the first lines of the list. They never change; what is new comes behind them."""


def test_no_number_ever_changes() -> None:
    lines = packaged_lines(permanent.FILE)[:LINES]
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == DIGEST


def test_every_listed_name_is_used() -> None:
    registries = (TOKENS, KINDS, OTHER_PLACES, STEPS)
    assert [names.sort for names in registries] == list(LISTED)
    for names in registries:
        assert sorted(names.taken) == sorted(names.names)


def test_numbers_follow_the_list() -> None:
    assert TOKEN_NAMES[:5] == ["purse", "jewel", "strongbox", "flask", "mailbag"]
    assert KIND_NAMES.index("ride") == 7
    assert PLACE_CALLED["time machine"] == 19
    assert len(PLACE_CALLED) == PLACE_COUNT


def test_the_order_of_imports_does_not_matter() -> None:
    """Nothing but the list decides, even if a box is imported before the base game."""
    script = (
        "from colt_express.engine.permanent import LISTED, PermanentNames\n"
        "names = PermanentNames('token')\n"
        "print([names.register(name) for name in reversed(names.names)])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == str(list(range(len(TOKEN_NAMES)))[::-1])


def test_a_name_that_is_not_listed_is_refused_with_the_line_to_add() -> None:
    with pytest.raises(ValueError, match="add the line 'token gold' at the end of components/per"):
        register_token("gold")
    with pytest.raises(ValueError, match="the card 'dance' has no number yet"):
        register_kind("dance")
    with pytest.raises(ValueError, match="the step 'dance' has no number yet"):
        register_step("dance", Step())


def test_two_things_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two tokens are called 'purse'"):
        register_token("purse")
    with pytest.raises(ValueError, match="two cards are called 'ride'"):
        register_kind("ride")
    with pytest.raises(ValueError, match="two steps are called 'stealing'"):
        register_step("stealing", Step())
    with pytest.raises(ValueError, match="two questions are called 'plan'"):
        register_question("plan", QuestionKind())
    with pytest.raises(ValueError, match="two kinds of options are called 'hostage'"):
        register_options(Shown("hostage", ADDED[0].shown.view), [])
    with pytest.raises(ValueError, match="has the line 'card move' twice"):
        read_names(["card move", "card climb", "card move"])
    places = PermanentNames("place")
    places.register("cell")
    with pytest.raises(ValueError, match="two places are called 'cell'"):
        places.register("cell")


def test_a_layer_without_a_module_of_a_box_goes_without() -> None:
    assert list(box_modules("colt_express.cli.terminal.boxes")) == BOX_NAMES
    assert "cursed" not in box_modules("colt_express.scenarios.boxes")
    assert list(box_modules("tests")) == []


def test_a_mistake_in_the_module_of_a_box_is_not_taken_for_its_absence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "layer").mkdir()
    (tmp_path / "layer" / "__init__.py").write_text("")
    (tmp_path / "layer" / "horses.py").write_text("import no_such_module_anywhere")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        box_modules("layer")
