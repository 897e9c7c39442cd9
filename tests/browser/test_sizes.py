"""The table fits any window: its train, the question and everything that can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from colt_express.engine.configuration.setup import BOXES, Setup
from colt_express.engine.game import Game
from colt_express.engine.information.view import View

from ..server.running import Server
from .conftest import Visit
from .helpers.driving import UNPAINTED
from .helpers.moments import Tables, sit_down, standing
from .screenshots import ME, Picture

FITTING = (Path(__file__).parent / "scripts/fitting.js").read_text(encoding="utf-8")

SIZES = [
    (320, 480),
    (320, 568),
    (360, 640),
    (375, 667),
    (390, 844),
    (480, 854),
    (480, 320),
    (568, 320),
    (667, 375),
    (844, 390),
    (932, 430),
    (512, 384),  # 1024 x 768 at 200 %
    (720, 450),  # 1440 x 900 at 200 %
    (600, 960),
    (768, 1024),
    (1024, 768),
    (1280, 600),
    (1440, 900),
    (2560, 1440),
    (3840, 2160),
]
TIGHT = [(320, 480), (320, 568), (480, 320), (667, 375), (768, 1024), (1280, 600)]
SAMPLE = [*TIGHT, (390, 844), (1440, 900)]
LANGUAGES = {"en": SAMPLE, "ru": SIZES, "fr": SIZES, "pl": SAMPLE}
"""All sizes in the languages with the longest words and the longest sentences."""


def many(kind: str, options: int) -> Callable[[Game, View], bool]:
    """A question of that kind with at least that many options."""

    def moment(_: Game, view: View) -> bool:
        question = view.question
        return question is not None and question.kind == kind and len(question.words) >= options

    return moment


def one_more_card(game: Game, view: View) -> bool:
    """The second of two cards, with a full hand: the first can be taken back."""
    laid = bool(game.choosers) and game.choosers[-1] == ME and str(game.choices[-1]) != "draw"
    return laid and many("plan", 6)(game, view)


EIGHT = ["tuco", "marshal", "ghost", "doc", "cheyenne", "belle", "django", "mei"]

SMALLEST = Picture("small-plan", Setup(3), one_more_card)
LARGEST = Picture("large-plan", Setup(EIGHT, boxes=BOXES), one_more_card)
OTHERS = [
    Picture("small-move", Setup(3), many("move", 3)),
    Picture("large-rob", Setup(EIGHT, boxes=BOXES), many("rob", 4)),
    Picture("law-plan", Setup(8, boxes=BOXES), many("plan", 5)),
]


@pytest.fixture(scope="session")
def tables(shared_server: Server) -> Tables:
    return standing(shared_server, "sizes", [SMALLEST, LARGEST, *OTHERS])


def buttons(question: dict[str, Any], hand: set[str]) -> list[str]:
    """The options shown as words beside the hand."""
    return [
        option["words"]
        for option in question["options"]
        if not (option["type"] in ("play", "keep") and option["card"]["kind"] in hand)
    ]


def faults(
    visit: Visit,
    server: Server,
    tables: Tables,
    language: str,
    moments: Sequence[Picture],
    sizes: Sequence[tuple[int, int]],
) -> list[str]:
    ann = visit(language=language, hurry=False)
    ann.context.add_init_script(f"({UNPAINTED})()")
    found = []
    for moment in moments:
        sit_down(ann, server, tables[moment.name])
        hand = {card["kind"] for card in ann.position["mine"].get("hand") or []}
        options = buttons(ann.question, hand)
        for width, height in sizes:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.wait_for_function("width => innerWidth === width", arg=width)
            faults = ann.page.evaluate(FITTING, options)
            found += [f"{moment.name} {width}x{height} {language}: {fault}" for fault in faults]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_in_sight(
    visit: Visit, server: Server, tables: Tables, language: str
) -> None:
    found = faults(visit, server, tables, language, [SMALLEST, LARGEST], LANGUAGES[language])
    assert not found, "\n".join(found)


def test_other_questions_where_there_is_little_room(
    visit: Visit, server: Server, tables: Tables
) -> None:
    """In the language of the longest words."""
    found = faults(visit, server, tables, "ru", OTHERS, TIGHT)
    assert not found, "\n".join(found)
