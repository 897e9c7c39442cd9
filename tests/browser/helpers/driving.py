"""A visitor with a browser: what the page shows, taps on it, and the messages it received."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Route, WebSocket

ROOT = Path(__file__).resolve().parents[3]
WORDS = ROOT / "src/colt_express/words"

LIT = "g.pickable, button.card.hand.lit, button.hostage.lit, button[data-option]"
"""Everything that glows: in the scene, in the hand, and the options in words."""

DIFFERENT = """all => {
  const onTop = one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  const found = {}
  for (const [n, one] of all.entries()) {
    const name = one.tagName + (one.ariaLabel ?? one.textContent)
    if (!(name in found) || (!onTop(all[found[name]]) && onTop(one))) found[name] = n
  }
  return Object.values(found)
}"""
"""The index of one of each kind: among equal cards, the one on top."""

LABELS = "all => all.map(one => one.ariaLabel || (one.innerText ?? one.textContent).trim())"

SHOWING = """one => {
  if (!one.matches('.card.hand')) return null
  const { x, y, width, height } = one.getBoundingClientRect()
  const part = [0.5, 0.15, 0.85].find(part =>
    one.contains(document.elementFromPoint(x + width * part, y + height / 2)))
  return part === undefined ? null : { x: width * part, y: height / 2 }
}"""
"""The visible part of a card in a large hand."""

PATIENCE = 30_000  # milliseconds; a busy machine may need them

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
"""With one pixel to a pixel, which are painted four times as fast as those of most phones."""
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


Look = Callable[["Visitor"], None]
"""Checks before a choice is made."""

REMEMBER = """settings => {
  const key = 'colt-express settings'
  if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(settings))
}"""


OLD_HAND = """() => {
  const key = 'colt-express progress'
  const known = { refused: ['guided'], accepted: ['whole'] }
  if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(known))
}"""
"""Browser storage of a visitor who is not offered the guided heist and plays the whole game."""


UNKEPT = """if (navigator.serviceWorker) navigator.serviceWorker.register = () =>
  Promise.reject(new DOMException('not here', 'SecurityError'))"""
"""A browser that refuses the service worker."""

UNPAINTED = """() => document.addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.clipPath = 'inset(100%)'
})"""
"""Where a page is only measured, again and again, its browser need not paint it each time."""

PAINTED = "() => { document.documentElement.style.clipPath = '' }"
"""It is looked at again."""


CLOSELY = 8
"""Number of choices of a game that are made by taps, as a person makes them. Later ones are made
inside the page, in a single request: what can be tapped there has been tapped before."""

QUICKLY = """async ([lit, n, way]) => {
  document.documentElement.style.clipPath = 'inset(100%)'
  const one = document.querySelectorAll(lit)[n]
  const tap = (what) => what.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const until = async (done) => {
    for (let tries = 0; tries < 400 && !done(); tries++) await new Promise((go) => setTimeout(go))
  }
  tap(one)
  await until(() => one.ariaPressed === 'true')
  const ways = [one, ...document.querySelectorAll('button.confirm')]
  tap(ways[Math.floor(way * ways.length)])
  await until(() => one.ariaPressed !== 'true' || !one.isConnected)
}"""
"""It ends when the page has taken the choice, so that what glowed before is not chosen again."""


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in WORDS.rglob(f"page/**/{language}.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(language: str, name: str, /, **arguments: Any) -> str:
    """The page's text in this language."""
    bundle = _bundle(language)
    pattern = bundle.get_message(name).value
    assert pattern is not None, name
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors, errors
    return str(text)


def hurried(route: Route) -> None:
    """Bots at a new table do not pause for spectators."""
    if route.request.method == "POST":
        body = {**(route.request.post_data_json or {}), "pace": 0}
        route.continue_(post_data=json.dumps(body))
    else:
        route.continue_()


def amount(text: str) -> int:
    """The number in a text about money: a dash is zero, a minus sign is negative."""
    number = int(re.sub(r"\D", "", text) or "0")
    return -number if "\N{MINUS SIGN}" in text else number


def unseen(_visitor: Visitor) -> None:
    """No checks."""


class Visitor:
    """One person with a browser."""

    def __init__(self, context: BrowserContext, address: str, language: str, touch: bool) -> None:
        self.context = context
        self.address = address
        self.language = language
        self.touch = touch
        self.heard: list[dict[str, Any]] = []
        self.sockets = 0
        self.made = 0
        """How many choices were made in games that go on and on."""
        self.blind = False
        """Whether the page is not painted, while it is played quickly."""
        self.faults: list[str] = []
        self.expected = "$^"
        """Errors that a test causes on purpose, as a pattern."""
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _socket(self, socket: WebSocket) -> None:
        self.sockets += 1
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def unexpected(self) -> list[str]:
        return [fault for fault in self.faults if not re.search(self.expected, fault)]

    def leave(self) -> None:
        self.context.close()

    # Words and buttons

    def say(self, name: str, /, **arguments: Any) -> str:
        return say(self.language, name, **arguments)

    def button(self, name: str, /, **arguments: Any) -> Locator:
        """A button by the id of its message, which is more stable than its text."""
        return self.page.get_by_role("button", name=self.say(name, **arguments), exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(name))

    def field(self, name: str) -> Locator:
        return self.page.get_by_label(self.say(name))

    def select(self, name: str, within: Locator | None = None) -> Locator:
        where = within or self.page
        return where.get_by_role("combobox", name=self.say(name), exact=True)

    def look_again(self) -> None:
        """After choices that were made too quickly to be seen."""
        if self.blind:
            self.page.evaluate(PAINTED)
            self.blind = False

    def press(self, what: Locator) -> None:
        self.look_again()
        spot = what.evaluate(SHOWING)
        if self.touch:
            what.tap(position=spot)
        else:
            what.click(position=spot)

    def reach(self, what: Locator) -> None:
        """Whether an element can be pressed: nothing covers it."""
        if self.touch:
            what.tap(trial=True)
        else:
            what.click(trial=True)

    # Coming

    def come(self, path: str = "/") -> None:
        self.page.goto(f"http://{self.address}{path}")

    def play_now(self) -> None:
        self.come()
        self.press(self.button("page-play-now"))

    def add_boxes(self, form: Locator, boxes: Sequence[str]) -> None:
        if boxes:
            self.unfold(form)
        for box in boxes:
            form.get_by_role("checkbox", name=self.say(f"page-box-{box}")).check()

    def unfold(self, form: Locator) -> None:
        """Shows the variants and expansions of a form for a table."""
        form.get_by_text(self.say("page-more-rules"), exact=True).click()

    def open_table(self, players: int, public: bool = False, boxes: Sequence[str] = ()) -> None:
        """Fills in the form for a table with friends."""
        self.come()
        form = self.page.locator("form").filter(has=self.button("page-open-table"))
        self.add_boxes(form, boxes)
        self.select("page-players", form).select_option(str(players))
        if public:
            form.get_by_role("checkbox", name=self.say("page-public")).check()
        self.press(form.get_by_role("button", name=self.say("page-open-table")))
        self.page.get_by_role("heading", name=self.say("page-lobby")).wait_for()

    def open_sofa(self, *names: str, players: int, boxes: Sequence[str] = ()) -> None:
        """Fills in the form for people at one device; bots take the remaining seats."""
        self.come()
        self.press(self.page.get_by_role("heading", name=self.say("page-sofa")))
        form = self.page.locator("form").filter(has=self.button("page-start"))
        self.add_boxes(form, boxes)
        self.select("page-players", form).select_option(str(players))
        for number, name in enumerate(names):
            form.get_by_label(self.say("page-name"), exact=True).nth(number).fill(name)
        self.press(form.get_by_role("button", name=self.say("page-start")))

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    # The table

    @property
    def lit(self) -> Locator:
        return self.page.locator(LIT)

    @property
    def scoreboard(self) -> Locator:
        return self.page.locator(f'section[aria-label="{self.say("page-score")}"]')

    @property
    def cover(self) -> Locator:
        """Hides the hand from others when people share a device."""
        return self.page.locator("[role=dialog][aria-labelledby=hand-to]")

    @property
    def info(self) -> dict[str, Any]:
        return [message for message in self.heard if message["type"] == "table"][-1]

    @property
    def position(self) -> dict[str, Any]:
        """The last message with a position."""
        return [message for message in self.heard if "mine" in message][-1]

    @property
    def question(self) -> dict[str, Any]:
        """The question from the server."""
        question: dict[str, Any] = self.position["mine"]["question"]
        return question

    @property
    def seat(self) -> int:
        seats = [message["seat"] for message in self.heard if message["type"] == "welcome"]
        return int(seats[-1])

    def sentence(self) -> str:
        return self.page.locator(".sentence").inner_text()

    def story(self) -> list[str]:
        return self.page.get_by_role("log").locator("li").all_inner_texts()

    def hand(self) -> list[str]:
        """The labels of the cards in the hand."""
        return self.labels(self.page.locator("[data-hand] .card"))

    def choices(self) -> list[str]:
        """The labels of everything that glows."""
        return self.labels(self.lit)

    def labels(self, all_: Locator) -> list[str]:
        """What they are called, or what is written on them."""
        found: list[str] = all_.evaluate_all(LABELS)
        return found

    def trouble(self) -> str:
        return "".join(self.page.locator("[role=alert]").all_inner_texts()).strip()

    def asked(self) -> bool:
        return self.lit.count() > 0

    def over(self) -> bool:
        return self.scoreboard.count() > 0

    def wait(self) -> bool:
        """Until there is something to choose, or the game is over; returns whether it continues."""
        self.lit.or_(self.scoreboard).first.wait_for()
        return not self.over()

    def rest(self) -> None:
        """Moves the pointer away: a card under it covers others like it."""
        if not self.touch:
            self.page.mouse.move(0, 0)

    def pick(self, one: Locator) -> None:
        """The first of two taps."""
        self.rest()
        self.press(one)
        one.and_(self.page.locator("[aria-pressed=true]")).wait_for()

    def choose(self, dice: Random) -> None:
        """Two taps on something that glows, or on the button to confirm."""
        self.rest()
        one = self.lit.nth(dice.choice(self.different()))
        self.press(one)
        one.and_(self.page.locator("[aria-pressed=true]")).wait_for()
        ways = [one, *self.page.locator("button.confirm").all()]
        self.press(dice.choice(ways))
        trouble = self.trouble()
        assert not trouble, trouble

    def play(self, dice: Random, choices: int = 10_000, look: Look = unseen) -> None:
        """Choose at random whenever asked, until the game is over."""
        for _ in range(choices):
            if not self.wait():
                break
            look(self)
            self.go_on(dice)
        self.look_again()

    def go_on(self, dice: Random) -> None:
        """Choose as a person at first, later as quickly as possible."""
        self.made += 1
        if self.made <= CLOSELY:
            self.choose(dice)
        else:
            one = dice.choice(self.different())
            self.blind = True
            self.page.evaluate(QUICKLY, [LIT, one, dice.random()])

    def different(self) -> list[int]:
        """The places of things that glow, one of each kind; what glowed before may just go out."""
        while True:
            self.lit.first.wait_for()
            found: list[int] = self.lit.evaluate_all(DIFFERENT)
            if found:
                return found

    def score(self) -> list[list[int]]:
        """The amounts in each row of the bill: sources, bullets, total."""
        self.open_bill()
        rows = self.scoreboard.locator("tbody tr").all()
        cells = [row.get_by_role("cell").all_inner_texts() for row in rows]
        return [[amount(text) for text in row] for row in cells]

    def open_bill(self) -> None:
        bill = self.scoreboard.locator("details").first
        if bill.get_attribute("open") is None:
            self.press(bill.locator("summary").first)

    # Looking closer

    def open_menu(self) -> Locator:
        """The menu of the table."""
        self.press(self.button("page-settings"))
        dialog = self.page.get_by_role("dialog")
        dialog.wait_for()
        return dialog

    def tokens(self) -> list[str]:
        """The tokens of this browser's seats."""
        seats = self.page.evaluate("JSON.parse(localStorage.getItem('colt-express seats') ?? '[]')")
        return [seat["token"] for seat in seats]

    def overflow(self) -> int:
        """By how many pixels the page is wider than its window."""
        pixels: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return pixels


def what_can_be_chosen_is_lit(visitor: Visitor) -> None:
    """Check that exactly the options glow; the same card face down is offered with the card."""
    options = {option["words"] for option in visitor.question["options"]}
    face_down = {
        option for option in options if option.removesuffix(" hidden") in options - {option}
    }
    cards = set(visitor.page.locator("button.card.hand.lit").all_inner_texts())
    shown = visitor.page.locator("[data-option]")
    words = set(shown.evaluate_all("all => all.map(one => one.dataset.option)"))
    assert words <= options
    assert len(cards) + len(words) == len(options - face_down)


EXPLAINED = (Path(__file__).parents[1] / "scripts/explained.js").read_text(encoding="utf-8")


def unexplained(visitor: Visitor, known: set[str]) -> list[str]:
    """The visible things without an explanation; each kind of thing is checked once."""
    found: list[str]
    found, asked = visitor.page.evaluate(EXPLAINED, sorted(known))
    known.update(asked)
    return found


def play_together(
    visitors: list[Visitor], dice: Random, look: Look = unseen, choices: int = 10_000
) -> None:
    """All visitors choose when asked, until the game is over for all."""
    while choices > 0 and (playing := [one for one in visitors if not one.over()]):
        asked = [one for one in playing if one.asked()]
        for one in asked:
            look(one)
            one.go_on(dice)
            choices -= 1
        if not asked:
            playing[0].page.wait_for_timeout(30)
    for one in visitors:
        one.look_again()
