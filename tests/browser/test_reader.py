"""Screen readers: a whole round through the accessibility tree alone, by Tab and Enter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from colt_express.words import Words

from .conftest import Visit
from .helpers.driving import Visitor

STOPS: Final = 60
"""More than there is to reach between two choices."""
WAIT: Final = 20  # milliseconds
HUSH: Final = "Control"
"""Silences a screen reader, which then says what has waited."""
CAR: Final = re.compile(r"\W*(.+)\. Inside: (.+)\. On the roof: (.+)\.")
LOOT: Final = re.compile(r"an? |\d")
SPOKEN: Final = ("polite", "assertive")
OTHERS: Final = re.compile(r"(\d+|One) more things? in the story\.")


class Node:
    """A node of the tree, as a browser gives it to a screen reader."""

    def __init__(self, raw: dict[str, Any], nodes: dict[str, Node]) -> None:
        self.nodes = nodes
        self.number: str = raw["nodeId"]
        self.role: str = raw.get("role", {}).get("value", "")
        self.name: str = raw.get("name", {}).get("value", "")
        self.states = {one["name"]: one["value"].get("value") for one in raw.get("properties", [])}
        self.parts: list[str] = raw.get("childIds", [])

    def walk(self) -> Iterator[Node]:
        yield self
        for part in self.parts:
            if part in self.nodes:
                yield from self.nodes[part].walk()

    def all(self, role: str, name: str | None = None) -> list[Node]:
        return [
            one for one in self.walk() if one.role == role and (name is None or one.name == name)
        ]

    def one(self, role: str, name: str | None = None) -> Node:
        (found,) = self.all(role, name)
        return found

    @property
    def text(self) -> str:
        return " ".join(one.name for one in self.all("StaticText"))


class Listener:
    """Knows nothing but the tree, and has nothing but a keyboard."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.session = visitor.context.new_cdp_session(visitor.page)
        self.said: list[str] = []
        """The announcements of the page, in order."""
        self.heard: set[str] = set()

    def listen(self) -> Node:
        raw = self.session.send("Accessibility.getFullAXTree")["nodes"]
        nodes: dict[str, Node] = {}
        nodes.update({one["nodeId"]: Node(one, nodes) for one in raw})
        root = nodes[raw[0]["nodeId"]]
        for region in [one for one in root.walk() if one.states.get("live") in SPOKEN]:
            for one in region.all("paragraph"):
                if one.number not in self.heard:
                    self.heard.add(one.number)
                    self.said.append(one.text)
        return root

    def press(self, key: str) -> Node:
        self.listen()  # it may silence what is just being said
        self.visitor.page.keyboard.press(key)
        return self.listen()

    def hear_out(self) -> Node:
        """Until nothing waits to be said: more may happen while a key is on its way."""
        said = -1
        while said < len(self.said):
            said = len(self.said)
            root = self.press(HUSH)
        return root

    def wait_for(self, role: str, name: str) -> Node:
        while not (root := self.listen()).all(role, name):
            self.visitor.page.wait_for_timeout(WAIT)
        return root

    def tab_to(self, role: str, name: str) -> Node:
        """The focus never gets lost on the way."""
        root = self.listen()
        for _ in range(STOPS):
            here = focus(root)
            if here and (here.role, here.name) == (role, name):
                return here
            self.visitor.page.keyboard.press("Tab")
            root = self.listen()
        raise AssertionError(f"{role} {name} cannot be reached")


def focus(root: Node) -> Node | None:
    """What has the focus, unless the whole page has it."""
    found = [one for one in root.walk() if one.states.get("focused") and one is not root]
    return found[-1] if found else None


def counted(item: str) -> int:
    """``a purse`` is one, ``3 jewels ($500 each)`` are three."""
    number = item.split()[0]
    return int(number) if number.isdigit() else 1


def hear_the_train(root: Node, position: dict[str, Any], seat: int, words: Words) -> None:
    """Car by car, inside and roof: exactly who and what is there."""
    table = position["table"]
    people = {one["name"]: one["at"] for one in table["bandits"]} | {"marshal": table["marshal_at"]}
    own = next(one["name"] for one in table["bandits"] if one["seat"] == seat)
    lines = [one.text for one in root.one("region", "The train, car by car").all("listitem")]
    assert len(lines) == len(table["cars"])
    for number, (car, line) in enumerate(zip(table["cars"], lines, strict=True)):
        told = CAR.fullmatch(line)
        assert told, line
        title, inside, roof = told.groups()
        assert title.lower() == words.house_arguments("car", car)["car"]
        for place, text in ((f"car {number}", inside), (f"roof {number}", roof)):
            here = {
                words.figure_arguments("who", one)["who"] for one in people if people[one] == place
            }
            items = [] if text == "nobody" else re.split(r", and |, | and ", text)
            heard = {one.removesuffix(" (you)") for one in items if not LOOT.match(one)}
            assert heard == here, line
            assert (" (you)" in text) == (people[own] == place)
            loot = [counted(one) for one in items if LOOT.match(one)]
            assert sum(loot) == len(table["floor"].get(place, [])), line


def options_in(root: Node) -> list[Node]:
    """The lit cards of the hand, and what else can be chosen in words."""
    main = root.one("main")
    groups = [*main.all("region", "Your hand"), *main.all("list", "What you can choose")]
    return [one for group in groups for one in group.all("button")]


def question_in(root: Node) -> str:
    return root.one("main").all("paragraph")[0].text


def choose(ann: Listener, words: Words, dice: Random) -> None:
    """Hears the train, the question and the options; then Tab, Enter and Enter."""
    root = ann.hear_out()
    hear_the_train(root, ann.visitor.position, ann.visitor.seat, words)
    for _ in range(STOPS):
        if ann.said[-1].endswith(question_in(root)):
            break
        ann.visitor.page.wait_for_timeout(WAIT)
        root = ann.hear_out()
    assert ann.said[-1].endswith(question_in(root)), ann.said[-1]
    names = [one.name for one in options_in(root)]
    options = ann.visitor.question["options"]
    cards = {words.say(f"card-{one['card']['kind']}") for one in options if one["type"] == "play"}
    assert cards <= set(names)
    assert len(set(names)) >= len([one for one in options if not one.get("hidden")])
    name = dice.choice(names)
    ann.tab_to("button", name)
    here = focus(ann.press("Enter"))
    assert here is not None
    assert (here.name, here.states.get("pressed")) == (name, "true")
    story = len(root.one("log").all("listitem"))
    root = ann.press("Enter")
    while len(root.one("log").all("listitem")) == story:
        ann.visitor.page.wait_for_timeout(WAIT)
        root = ann.listen()


def is_asked(root: Node) -> bool:
    return bool(options_in(root))


def test_a_round_is_heard_and_played(visit: Visit) -> None:
    words, dice = Words("en"), Random(3)
    visitor = visit()
    ann = Listener(visitor)
    visitor.come()
    ann.wait_for("button", "Play now")
    ann.tab_to("button", "Play now")
    ann.press("Enter")
    here = focus(ann.wait_for("main", "Your place at the table"))
    assert here is not None
    assert here.role == "main"
    while visitor.position["table"]["round"] < 2:
        root = ann.listen()
        assert focus(root), "the focus is lost"
        if is_asked(root):
            choose(ann, words, dice)
        else:
            visitor.page.wait_for_timeout(WAIT)
    everything_was_said(ann.hear_out(), ann.said)


def everything_was_said(root: Node, said: list[str]) -> None:
    """Once and in order, or it was said how much more there is to read."""
    story = [one.text.strip() for one in root.one("log").all("listitem")]
    told = [line for text in said for line in sentences(text, story)]
    others = [1 if one == "One" else int(one) for one in OTHERS.findall(" ".join(said))]
    assert len(told) + sum(others) == len(story)
    rest = iter(story)
    assert all(line in rest for line in told)
    assert len(told) >= 10
    assert max(len(text) for text in said) < 600  # not a flood


def sentences(text: str, story: list[str]) -> Iterator[str]:
    """The lines of the story that a text begins with; a question may follow."""
    while lines := [line for line in story if text.startswith(line)]:
        line = max(lines, key=len)
        yield line
        text = text.removeprefix(line).lstrip()
