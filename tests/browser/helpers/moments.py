"""Tables in an interesting position, and visitors who sit down at them.

They are written into the database of the server that all tests share, which reads a table when
it is first asked for.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count

from colt_express.engine.game import Game
from colt_express.engine.information.view import View

from ...server.running import Server
from ..conftest import Visit
from ..screenshots import ME, Picture, lay_out, token_of
from .driving import Visitor, unexplained, what_can_be_chosen_is_lit
from .inspector import Inspector

Tables = dict[str, str]
"""The tables by the names of their positions."""

VISITS = count(1)


def asked(kind: str) -> Callable[[Game, View], bool]:
    return lambda _, view: view.question is not None and view.question.kind == kind


def in_round(number: int) -> Callable[[Game, View], bool]:
    """The first card of that round."""
    return lambda _, view: view.question is not None and view.round == number


def the_last_card(_: Game, view: View) -> bool:
    """A game in which only a card in the last turn of the last round is left to plan."""
    round_ = view.rounds[view.round - 1]
    last = view.round == len(view.rounds) and round_ and view.turn == len(round_.turns)
    return bool(last) and view.question is not None and view.question.kind == "plan"


def standing(server: Server, chapter: str, moments: Sequence[Picture], people: int = 1) -> Tables:
    """Tables at this server in the positions of those pictures, with people in the first seats."""

    async def lay_out_all() -> Tables:
        return {one.name: await lay_out(one, server.folder, chapter, people) for one in moments}

    with ThreadPoolExecutor(1) as aside:  # Playwright has a loop of its own here
        return aside.submit(asyncio.run, lay_out_all()).result()


def sit_down(
    visitor: Visitor, server: Server, table: str, number: int = ME, others: Sequence[str] = ()
) -> None:
    """The visitor has seats at the ``others``, too, for ``go_to``."""
    seat = {"seat": number, "token": token_of(number), "name": "Ann", "since": 0}
    seats = json.dumps(json.dumps([{**seat, "table": one} for one in (*others, table)]))
    visitor.page.add_init_script(f"localStorage.setItem('colt-express seats', {seats})")
    # Not only another fragment, for which a browser would stay on the page that it has.
    visitor.page.goto(f"http://{server.address}/?{next(VISITS)}#/table/{table}")
    if number == ME:
        visitor.wait()
    else:
        visitor.page.locator(".scene").wait_for()


def go_to(visitor: Visitor, table: str) -> None:
    """The visitor comes to another table on the same page, which takes a third of the time."""
    visitor.heard.clear()
    visitor.page.goto(f"{visitor.page.url.partition('#')[0]}#/table/{table}")
    while not any("mine" in message for message in visitor.heard):
        visitor.page.wait_for_timeout(20)
    visitor.wait()


def check_every_question(
    visit: Visit,
    server: Server,
    tables: Tables,
    moments: Sequence[Picture],
    theme: str,
    phone: bool,
) -> None:
    """Check that every question can be seen, chosen and read on any screen, and that everything is
    explained."""
    axe = Inspector()
    known: set[str] = set()
    ann = visit(theme=theme, phone=phone, hurry=False)  # nothing keeps her browser from its cache
    first, *others = [one.name for one in moments]
    sit_down(ann, server, tables[first], others=[tables[name] for name in others])
    for name in (first, *others):
        if name != first:
            go_to(ann, tables[name])
        what_can_be_chosen_is_lit(ann)
        assert ann.overflow() <= 0, name
        options = ann.page.locator("button[data-option]")
        for one in (options.first, options.last) if options.count() else ():
            ann.reach(one)
        ann.pick(ann.lit.first)
        assert not (found := unexplained(ann, known)), (name, found)
        axe.inspect(name, ann)
    assert not axe.found, "\n".join(axe.found)
