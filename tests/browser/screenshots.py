"""The pictures of the documentation: a real server, the built page, and a game in progress.

``make screenshots`` regenerates them. Each picture is a table with a fixed seed and fixed choices,
stored in the database of a server of its own, so the pictures stay the same until the page is drawn
differently.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from colt_express.bots import Eyes, make_bot
from colt_express.engine.configuration.setup import BOXES, Setup
from colt_express.engine.game import Game
from colt_express.engine.information.view import View
from colt_express.server.base.credentials import hashed
from colt_express.server.base.settings import default_database
from colt_express.server.storage.database.table_store import Store
from colt_express.server.storage.rows import ChoiceRow, SeatRow, TableRow

from ..server.running import Server
from .conftest import ARGUMENTS, NO_BROWSER, PAGE, chromium
from .helpers.film import SECONDS, Film, the_last_card

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
TOKEN = "picture"
ME = 0
NAMES = {1: ["You"], 2: ["Ann", "Bob"]}


class Picture:
    """A table in some position, and how it is viewed."""

    def __init__(
        self,
        name: str,
        setup: Setup,
        moment: Callable[[Game, View], bool],
        viewport: ViewportSize = DESKTOP,
        **settings: Any,
    ) -> None:
        self.name = name
        self.setup = setup
        self.moment = moment
        self.viewport = viewport
        self.settings = {"language": "en", "theme": "light", "pace": "off", "motion": False}
        self.settings.update(call="no", **settings)

    def game(self) -> Game:
        """Outlaws play until the position is reached for the viewer; the seed decides whether."""
        for number in range(2000):
            setup = self.setup.seeded(f"{self.name} {number}")
            game = Game(setup, listening=False)
            bots = [make_bot("outlaw", setup.seed, n, setup.rulebook) for n in range(setup.seats)]
            while not game.over:
                decision = game.decisions[0]
                if decision.seat == ME and self.moment(game, game.view(ME)):
                    return game
                look = Eyes(game, decision.seat)
                game.choose(decision.seat, bots[decision.seat].choose(decision, look))
            if self.moment(game, game.view(ME)):
                return game
        raise SystemExit(f"no game has the moment of {self.name}")


def a_shot(game: Game, view: View) -> bool:
    """Targets on both sides, and bandits all over the train."""
    question = view.question
    if question is None or question.kind != "shoot" or view.round not in (2, 3):
        return False
    places = {bandit.at for bandit in view.bandits}
    return len(question.options or ()) > 1 and len(places) > 3


def planning(game: Game, view: View) -> bool:
    question = view.question
    late = view.round == 4 and len(view.pile) > 5
    return late and question is not None and len(question.options or ()) > 4


def the_end(game: Game, view: View) -> bool:
    result = game.result
    return result is not None and result.winners == [ME] and len(result.breakdown[ME]) > 3


def beside_the_coach(_: Game, view: View) -> bool:
    """A ride that could end in the stagecoach, where a hostage has been taken before."""
    question, horses = view.question, view.horses
    if question is None or horses is None or question.kind != "ride" or not horses.taken:
        return False
    near = [bandit for bandit in view.bandits if bandit.at.startswith("coach")]
    return "coach" in question.words and len(near) > 0 and sum(horses.horses) > 3


def the_marshal(_: Game, view: View) -> bool:
    """The Marshal's goals, a bandit in the cell, and a bandit with a companion."""
    marshal, question = view.marshal, view.question
    if marshal is None or question is None or question.kind != "plan" or view.round != 3:
        return False
    in_cell = [bandit for bandit in view.bandits if bandit.at == "cell"]
    return bool(in_cell and marshal.companions and len(question.options or ()) > 4 and view.pile)


HORSES = ["panting_horses", "shotguns_rage", "whiskey", "dust_cloud", "sharing_the_loot"]

PICTURES = [
    Picture("table", Setup(5), a_shot),
    Picture("evening", Setup(4), planning, theme="dark"),
    Picture("phone", Setup(4), a_shot, PHONE, theme="dark"),
    Picture("score", Setup(4), the_end),
    Picture("marshal", Setup(8, boxes=BOXES), the_marshal),
    Picture("coach", Setup(5, boxes=["horses"], rounds=HORSES), beside_the_coach),
]


def token_of(seat: int) -> str:
    """The token of a person at a table that is laid out."""
    return f"{TOKEN}-{seat}" if seat else TOKEN


async def lay_out(picture: Picture, folder: Path, chapter: str = "picture", people: int = 1) -> str:
    """Store the table in the database, with people in the first seats; returns its name, which
    begins with that of the chapter."""
    game = picture.game()
    table = TableRow(
        id=f"{chapter}-{picture.name}"[:16],
        created=time(),
        status="over" if game.over else "playing",
        public=False,
        clock=0,
        pace=0.0,
        host=ME,
        options=game.setup.options,
        seed=str(game.setup.seed),
        setup=game.setup.to_dict(),
    )
    seats = [
        SeatRow(n, "human", NAMES[people][n], "", "", hashed(token_of(n)))
        if n < people
        else SeatRow(n, "bot", "", "", "outlaw")
        for n in range(game.setup.seats)
    ]
    store = Store(default_database(folder))
    await store.open()
    try:
        await store.create_table(table, seats)
        for number, (seat, option) in enumerate(zip(game.choosers, game.choices, strict=True)):
            await store.append(table.id, number, ChoiceRow(seat, str(option), time()))
    finally:
        await store.close()
    return table.id


HEIST = Picture(
    "heist",
    Setup(4),
    the_last_card,
    {"width": 1120, "height": 700},
    theme="dark",
    pace="normal",
    motion=True,
)

HAND = (Path(__file__).parent / "scripts/in_hand.html").read_text(encoding="utf-8")


def open_table(browser: Browser, server: str, table: str, picture: Picture) -> Page:
    moving = picture.settings["motion"]
    context = browser.new_context(
        viewport=picture.viewport,
        device_scale_factor=1,
        reduced_motion="no-preference" if moving else "reduce",
    )
    page = context.new_page()
    seat = {"table": table, "seat": ME, "token": TOKEN, "name": "You", "since": 0}
    kept = {"colt-express seats": [seat], "colt-express settings": picture.settings}
    for name, value in kept.items():
        script = f"localStorage.setItem({json.dumps(name)}, {json.dumps(json.dumps(value))})"
        page.add_init_script(script)
    page.goto(f"http://{server}/#/table/{table}")
    page.wait_for_selector("[data-figure]")
    page.wait_for_timeout(1200)  # fonts, and what rolls in
    return page


def take(page: Page, file: Path) -> None:
    page.screenshot(path=file)
    print(f"    {file}")
    page.context.close()


def take_in_the_hand(browser: Browser, page: Page, file: Path) -> None:
    screen = b64encode(page.screenshot()).decode()
    page.context.close()
    page = browser.new_page(viewport={"width": 1200, "height": 1000})
    page.set_content(HAND.replace("SCREEN", f"data:image/png;base64,{screen}"))
    take(page, file)


def film(page: Page, file: Path) -> None:
    heist = Film(page)
    heist.record(SECONDS)
    heist.save(file)
    print(f"    {file}")
    page.context.close()


def main(folder: Path) -> None:
    path = chromium()
    if path is None:
        raise SystemExit(NO_BROWSER)
    folder.mkdir(parents=True, exist_ok=True)
    every = [*PICTURES, HEIST]
    with tempfile.TemporaryDirectory() as data:
        tables = {one.name: asyncio.run(lay_out(one, Path(data))) for one in every}
        with Server(Path(data), page=str(PAGE)) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            for one in every:
                page = open_table(browser, server.address, tables[one.name], one)
                if one is HEIST:
                    film(page, folder / "heist.webp")
                elif one.viewport is PHONE:
                    take_in_the_hand(browser, page, folder / f"{one.name}.png")
                else:
                    take(page, folder / f"{one.name}.png")
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
