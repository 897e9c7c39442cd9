"""Tables in an interesting position, and visitors who sit down at them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from colt_express.engine.game import Game
from colt_express.engine.information.view import View

from ...server.running import Server
from ..conftest import Visit, serving
from ..screenshots import ME, TOKEN, Picture, lay_out
from ..test_accessible import Inspector
from .driving import Visitor, unexplained, what_can_be_chosen_is_lit

Tables = dict[str, str]
"""The tables by the names of their positions."""


def asked(kind: str) -> Callable[[Game, View], bool]:
    return lambda _, view: view.question is not None and view.question.kind == kind


def the_last_card(_: Game, view: View) -> bool:
    """A game in which only a card in the last turn of the last round is left to plan."""
    round_ = view.rounds[view.round - 1]
    last = view.round == len(view.rounds) and round_ and view.turn == len(round_.turns)
    return bool(last) and view.question is not None and view.question.kind == "plan"


@contextmanager
def standing(
    folder: Path, moments: Sequence[Picture], **settings: str
) -> Iterator[tuple[Server, Tables]]:
    """A server whose tables are in the positions of those pictures."""
    with ThreadPoolExecutor(1) as aside:  # Playwright has a loop of its own here
        tables = {
            one.name: aside.submit(asyncio.run, lay_out(one, folder)).result() for one in moments
        }
    with serving(folder, **settings) as server:
        yield server, tables


def sit_down(visitor: Visitor, server: Server, table: str) -> None:
    seat = {"table": table, "seat": ME, "token": TOKEN, "name": "Ann", "since": 0}
    seats = json.dumps(json.dumps([seat]))
    visitor.page.add_init_script(f"localStorage.setItem('colt-express seats', {seats})")
    # Not only another fragment, for which a browser would stay on the page that it has.
    visitor.page.goto(f"http://{server.address}/?{table}#/table/{table}")
    visitor.wait()


def check_every_question(
    visit: Visit,
    laid_out: tuple[Server, Tables],
    moments: Sequence[Picture],
    theme: str,
    phone: bool,
) -> None:
    """Check that every question can be seen, chosen and read on any screen, and that everything is
    explained."""
    server, tables = laid_out
    axe = Inspector()
    known: set[str] = set()
    ann = visit(theme=theme, phone=phone, hurry=False)  # nothing keeps her browser from its cache
    for name in [one.name for one in moments]:
        sit_down(ann, server, tables[name])
        what_can_be_chosen_is_lit(ann)
        assert ann.overflow() <= 0, name
        options = ann.page.locator("button[data-option]")
        for one in (options.first, options.last) if options.count() else ():
            ann.reach(one)
        ann.pick(ann.lit.first)
        assert not (found := unexplained(ann, known)), (name, found)
        axe.inspect(name, ann)
    assert not axe.found, "\n".join(axe.found)
