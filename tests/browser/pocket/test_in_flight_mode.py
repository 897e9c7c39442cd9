"""Without a connection: whole games, people who pass the device around, a lesson, a review, the
rules, the laboratory. All of it in one page, which has been taken along."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from colt_express.bots.tables import choice_at_table
from colt_express.engine.serialization.record import load_record, read_record, replay_choice
from colt_express.words import Words

from ...pocket.device import EVERY_BOX
from ..helpers.laboratory import HEAD, ROBBER, run, write
from ..helpers.web_space import WebSpace
from .conftest import STARTING, Traveller, without_connection

WORDS = Words("en")
REVIEW = WORDS.say("review-title")


@pytest.fixture(autouse=True)
def flight_mode(aboard: Traveller, space: WebSpace) -> Iterator[None]:
    with without_connection(aboard, space):
        yield
    aboard.look_again()
    assert aboard.unexpected() == []


def alone(visitor: Traveller, boxes: list[str]) -> None:
    """Fill in the form for a game against outlaws."""
    visitor.come()
    visitor.page.locator("summary").filter(has_text=visitor.say("page-alone")).click()
    form = visitor.page.locator("form").filter(has=visitor.button("page-start"))
    visitor.add_boxes(form, boxes)
    visitor.press(form.get_by_role("button", name=visitor.say("page-start")))


def test_a_whole_game_with_every_box_and_a_reload(aboard: Traveller) -> None:
    """Everything the bots chose, this process chooses as well, and it comes to the same end."""
    ann = aboard
    alone(ann, EVERY_BOX)
    dice = Random(5)
    ann.wait()
    ann.play(dice, choices=8)
    ann.wait()
    hand = ann.hand()
    ann.page.reload()
    ann.wait()
    assert ann.hand() == hand
    ann.play(dice)
    assert len(ann.score()) == 4
    as_a_server_plays(ann.record(), me=ann.seat)
    a_review(ann)


def as_a_server_plays(text: str, me: int) -> None:
    """Check that the same deal and choices lead to the same position here, and that all outlaws
    choose the same."""
    assert load_record(text).result is not None  # and it has the digest of the record
    record = read_record(text)
    game = record.begin(listening=False)
    for number, choice in enumerate(record.choices):
        seat = int(choice.split()[0])
        if seat != me:
            assert choice == f"{seat} {choice_at_table(game, seat, 'outlaw', 60.0)}", number
        replay_choice(game, record.choices, number)


def a_review(ann: Traveller) -> None:
    ann.press(ann.page.get_by_role("button", name=REVIEW))
    told = ann.page.get_by_role("region", name=REVIEW)
    hint, none = told.get_by_text(WORDS.say("review-hint")), told.get_by_text("Nothing to")
    hint.or_(none).first.wait_for()
    ann.come()
    ann.page.reload()  # the rest of the review would keep a core busy


def test_people_pass_the_device_around(aboard: Traveller) -> None:
    ann = aboard
    ann.page.evaluate("window.asked = -1")  # nothing yet, at this table
    ann.open_sofa("Ann", "Bob", players=3)
    names = set()
    dice = Random(1)
    asked = -1
    for _ in range(9):
        ann.page.wait_for_function("before => window.asked > before", arg=asked)
        asked = ann.page.evaluate("window.asked")
        ann.lit.or_(ann.cover).first.wait_for()
        if ann.cover.count():
            assert not ann.hand()
            name = "Ann" if ann.button("page-i-am", name="Ann").count() else "Bob"
            names.add(name)
            ann.press(ann.button("page-i-am", name=name))
            expect(ann.cover).to_have_count(0)
        if ann.position["table"]["phase"] == "planning":
            expect(ann.page.locator("[data-hand] .card")).not_to_have_count(0)
        ann.go_on(dice)
    assert names == {"Ann", "Bob"}


def test_a_hint_and_a_card_taken_back(aboard: Traveller) -> None:
    ann = aboard
    ann.come()
    ann.page.evaluate("window.patient = true")
    ann.play_now()
    ann.wait()
    ann.press(ann.button("page-hint-ask"))
    expect(ann.page.locator("[aria-pressed=true]").first).to_be_visible()
    hint = ann.page.locator(".scene aside")
    expect(hint).to_contain_text("would choose")  # a slow machine has no time for percentages
    ann.press(hint.get_by_role("button", name=ann.say("page-close")))
    ann.page.keyboard.press("Escape")  # else a tap on the card that the hint has picked plays it
    expect(ann.page.locator("[aria-pressed=true]")).to_have_count(0)

    hand = ann.page.locator("[data-hand] .card")
    cards = hand.count()
    ann.page.locator("button.card.hand.lit").first.click()
    ann.page.locator("button.confirm").first.click()
    ann.press(ann.button("page-take-back"))
    expect(hand).to_have_count(cards)
    expect(ann.page.locator("button.card.hand.lit").first).to_be_visible()


def test_a_lesson(aboard: Traveller) -> None:
    ann = aboard
    ann.come("/#/first")
    said = ann.page.locator(".paper .say")
    first = said.inner_text()
    ann.press(ann.button("page-lesson-next"))
    expect(said).not_to_have_text(first)
    ann.press(ann.button("page-lesson-skip"))
    expect(ann.page.locator("[data-card=move].lit")).not_to_have_count(0)


def test_a_rule_is_acted_out(aboard: Traveller) -> None:
    ann = aboard
    ann.come("/#/rules/SHOOT-4")
    story = ann.page.get_by_role("list", name=ann.say("page-example-story"))
    ann.button("page-example-forward").click()
    expect(story).not_to_contain_text(ann.say("page-example-begins"))


def test_a_typed_bot_plays(aboard: Traveller) -> None:
    ann = aboard
    ann.come("/#/lab")
    write(ann.page, ROBBER)
    run(ann.page)
    expect(ann.page.locator(".outcome")).to_contain_text("20 games played", timeout=STARTING)
    write(ann.page, f"{HEAD}        return look().nothing\n")
    run(ann.page)
    ann.page.get_by_text("Line 6: Asked “plan”: AttributeError").first.wait_for()
    mistake = "".join(ann.page.locator(".cm-lintRange-error").all_inner_texts())
    assert mistake == "look().nothing"
