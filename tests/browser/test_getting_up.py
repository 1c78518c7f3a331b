"""Somebody gets up who knows what was brought: who stays brings something anew, and may choose."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from oneiros.server.protocol import api_types as api
from oneiros.words import Words
from tests.browser.looks import FINDINGS, STEADY
from tests.browser.visitor import ME, OPEN, Regular
from tests.server.guest import Guest
from tests.server.served import Served

pytestmark = pytest.mark.slow

SHAPES = [("en", (1280, 720)), ("pl", (360, 740))]


@pytest.mark.parametrize(("language", "size"), SHAPES)
def test_what_was_seen_is_brought_anew(
    regular: Regular, served: Served, language: str, size: tuple[int, int]
) -> None:
    visitor, words = regular(language, size), Words(language)
    page = visitor.follow(visitor.lay(ME, OPEN))
    table = urlsplit(page.url).path.rpartition("/")[2]
    invite = visitor.context.request.get(f"/api/tables/{table}").json()["invite"]
    eve, bob = Guest(served, "Eve"), Guest(served, "Bob")
    eve.join(table, invite=invite)
    with eve.at(table) as one:
        one.until_table()
        one.say(one.sealed(1, "mine"))
        # The page binds itself, and now Eve knows everything; she never shows her seed.
        one.hear_until(lambda: one.table is not None and one.table.seats[0].sown)
        eve.give("POST", f"/api/tables/{table}/leave", api.TableSummary)
    anew = page.get_by_role("region", name=words.say("web-anew-title"))
    expect(anew).to_be_visible()
    page.wait_for_function(STEADY)
    assert page.evaluate(FINDINGS) == []
    page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    # Who comes next waits for it.
    bob.join(table, invite=invite)
    with bob.at(table) as two:
        two.until_table()
        assert two.table is not None
        assert two.table.lacks == [0]
        anew.get_by_role("button", name=words.say("web-anew-bring"), exact=True).click()
        expect(anew).to_be_hidden()
        # The page has shown its seed to Eve, so it asks before it agrees to another one.
        page.get_by_role("button", name=words.say("web-fair-again-yes")).click()
        two.sow()
        two.until_status("playing")
    visitor.check()
