"""The rules as a page: searched in each language, and acted out on the train."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_rule_is_found_and_its_scenario_played(visit: Visit, phone: bool) -> None:
    ann = visit("ru", phone=phone, motion=not phone, pace="off" if phone else "fast")
    if phone:
        ann.come("/#/how")
        ann.page.get_by_role("heading", name=ann.say("page-how"), exact=True).wait_for()
        ann.page.get_by_role("link", name=ann.say("page-book"), exact=True).click()
    else:  # with motion, so not by a page full of moving pictures
        ann.come("/#/rules")
    search = ann.page.get_by_role("searchbox")
    search.fill("ксилофон")
    expect(ann.page.get_by_role("status")).to_contain_text(ann.say("page-book-nothing"))
    answers = ann.page.get_by_role("list", name=ann.say("page-book-answers"))
    expect(answers).to_contain_text("Никто не умирает")
    search.fill("далеко стрелять на крыше?")
    expect(ann.page.locator("mark").first).to_be_visible()
    answers.get_by_role("button").first.click()
    expect(answers.get_by_role("list", name=ann.say("page-example-story"))).to_be_visible()
    assert ann.page.locator("li.rule:visible").count() < 10
    ann.page.get_by_role("link", name="SHOOT-4", exact=True).first.click()
    ann.page.wait_for_url("**/#/rules/SHOOT-4")
    expect(ann.page.locator("#SHOOT-4")).to_be_in_viewport()

    story = ann.page.get_by_role("list", name=ann.say("page-example-story"))
    ann.button("page-example-forward").click()
    expect(story).to_contain_text("Стопку переворачивают")
    ann.button("page-example-back").click()
    expect(story).to_contain_text(ann.say("page-example-begins"))
    ann.button("page-example-play").click()
    expect(story).to_contain_text("Призрак стреляет в Шайенн")
    expect(ann.button("page-example-play")).to_be_visible()  # it has come to its end
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    ann.come("/#/rules/SHOOT-44")
    expect(ann.page.get_by_role("alert")).to_contain_text("SHOOT-4")
