"""Accessibility: axe finds nothing serious on any page, light or dark, on desktop or phone, and no
page is wider than its window. The finale explains itself, as the table does."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .helpers.driving import CLOSELY, ROOT, Visitor, unexplained

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"

# It takes the "$250" in the name of a purse for another word than the 250 drawn on it.
MISTAKEN = "label-content-name-mismatch"

RUN = """async mistaken => {
  const rules = { [mistaken]: { enabled: false } }
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}, ${html.slice(0, 200)}, ${failureSummary}`))
}"""


class Inspector:
    """Collects what axe has found, and where."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.kinds: set[str] = set()

    def inspect(self, where: str, visitor: Visitor) -> None:
        if not visitor.page.evaluate("'axe' in window"):
            visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.found += [
            f"{where}: {violation}" for violation in visitor.page.evaluate(RUN, MISTAKEN)
        ]
        if visitor.overflow() > 0:
            self.found.append(f"{where}: wider than the window")

    def question(self, visitor: Visitor) -> None:
        """Every kind of question once, with something picked."""
        kind = visitor.question["kind"]
        if kind in self.kinds:
            return
        self.kinds.add(kind)
        visitor.pick(visitor.lit.first)
        self.inspect(f"question: {kind}", visitor)
        visitor.page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("theme", "phone"), [("light", False), ("dark", True)], ids=["light-desktop", "dark-phone"]
)
def test_axe_finds_nothing(visit: Visit, theme: str, phone: bool) -> None:
    axe = Inspector()
    ann = visit(theme=theme, phone=phone)
    ann.come("/#/how")
    ann.page.get_by_role("heading", name=ann.say("page-how"), exact=True).wait_for()
    axe.inspect("how to play", ann)
    ann.open_table(players=4, public=True)
    axe.inspect("lobby", ann)
    lobby = ann.page.url
    eve = visit(theme=theme, phone=phone)
    eve.page.goto(lobby)
    eve.button("page-join").wait_for()
    axe.inspect("joining", eve)
    eve.come("/")
    eve.page.locator(f"a[href$='{ann.table}']").wait_for()
    eve.press(eve.page.get_by_role("heading", name=eve.say("page-sofa")))
    axe.inspect("home with every form open", eve)
    ann.come("/")
    ann.page.locator(f"a[href$='{lobby.rpartition('/')[2]}']").first.wait_for()
    axe.inspect("home with my games", ann)
    ann.open_sofa("Ann", "Bob", players=3)
    ann.cover.wait_for()
    axe.inspect("cover", ann)

    ann.come("/")
    ann.press(ann.button("page-play-now"))
    ann.wait()
    menu = ann.open_menu()
    axe.inspect("menu", ann)
    ann.press(menu.get_by_role("button", name=ann.say("page-close")))
    eve.page.goto(f"http://{eve.address}/#/table/{ann.table}")
    expect(eve.page.get_by_text(eve.say("page-watching"))).to_be_visible()
    axe.inspect("watching", eve)
    # To the end on a phone; `test_review` is at the end of a game on both.
    ann.play(Random(9), choices=10_000 if phone else CLOSELY, look=axe.question)
    if phone:
        ann.open_bill()
        ann.press(ann.button("page-keepsake"))
        ann.page.locator(".share").wait_for()
        axe.inspect("finale", ann)
        axe.found += unexplained(ann, set())
    assert not axe.found, "\n".join(axe.found)
