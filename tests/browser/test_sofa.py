"""Pass and play: one screen, two people, and a cover between their hands."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from .conftest import Visit
from .helpers.driving import Visitor


def covered(visitor: Visitor, dice: Random) -> set[str]:
    """Plays a round and checks every cover. Returns the players to whom the screen was handed."""
    names: set[str] = set()
    while True:
        visitor.lit.or_(visitor.cover).first.wait_for()
        if visitor.position["table"]["round"] > 1:
            return names
        if visitor.cover.count():
            nothing_private(visitor)
            name = next(
                name for name in ("Ann", "Bob") if visitor.button("page-i-am", name=name).count()
            )
            expect(visitor.cover).to_contain_text(visitor.say("page-hand-to", name=name))
            names.add(name)
            visitor.press(visitor.button("page-i-am", name=name))
            expect(visitor.cover).to_have_count(0)
        only_the_holders_hand(visitor)
        visitor.go_on(dice)


def nothing_private(visitor: Visitor) -> None:
    """Under the cover there is no hand, nothing to choose, and no face-down card is revealed."""
    assert not visitor.hand()
    assert not visitor.asked()
    seen_by_all = [message for message in visitor.heard if message.get("mine") == {"seat": -1}][-1]
    known = [card for card in seen_by_all["table"]["pile"] if card.get("card")]
    assert visitor.page.locator(".card.small:not(.down)").count() == len(known)


def only_the_holders_hand(visitor: Visitor) -> None:
    """The hand on the screen is that of the player who is asked."""
    private = [one["mine"] for one in visitor.heard if one.get("mine", {"seat": -1})["seat"] >= 0]
    latest = {mine["seat"]: mine for mine in private}
    hands = [len(mine.get("hand", [])) for mine in latest.values() if "question" in mine]
    assert len(visitor.hand()) in hands


def test_pass_and_play(visit: Visit) -> None:
    ann = visit()
    ann.open_sofa("Ann", "Bob", players=3)
    ann.cover.wait_for()
    nothing_private(ann)
    ann.press(ann.cover.get_by_role("button"))
    ann.wait()
    hand = ann.hand()
    assert hand
    ann.press(ann.button("page-hide-hand"))
    ann.cover.wait_for()
    nothing_private(ann)
    ann.page.reload()
    ann.cover.wait_for()
    nothing_private(ann)
    ann.press(ann.cover.get_by_role("button"))
    ann.wait()
    assert ann.hand() == hand

    assert covered(ann, Random(1)) == {"Ann", "Bob"}
