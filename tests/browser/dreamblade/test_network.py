"""Two browsers over the network: a link, and what happens when somebody drops."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.dreamblade import hands
from tests.browser.dreamblade.friends import invitation, play_alone, sit_down, until_asked_here
from tests.browser.dreamblade.hands import say
from tests.browser.visitor import GONE, Visiting, Visitor


def test_a_friend_comes_by_the_link_and_both_play(ann: Visitor, bob: Visitor) -> None:
    page = ann.goto("/")
    page.get_by_text(say("web-lobby-opponent-link"), exact=True).click()
    hands.start(page, "web-lobby-start-link")
    link = invitation(page)
    # Whatever is logged on the way to the server does not hold the invitation.
    assert "invite" not in link.partition("#")[0]
    friend = bob.goto(link)
    hands.join(friend)
    hands.play_together([page, friend], Random(4), 14)
    hands.expect_same(page, friend)
    for screen in (page, friend):
        players = screen.get_by_role("region", name=say("web-table-seats"))
        expect(players.get_by_text("Ann")).to_be_visible()
        expect(players.get_by_text("Bob")).to_be_visible()


def test_an_open_table_is_found_in_the_lobby(visit: Visiting, bob: Visitor) -> None:
    page = visit("Open Opal").goto("/")
    page.get_by_text(say("web-lobby-opponent-open"), exact=True).click()
    hands.start(page, "web-lobby-start-open")
    expect(page.get_by_text(say("web-invite-public"))).to_be_visible()
    friend = bob.goto("/")
    waiting = friend.get_by_role("region", name=say("web-lobby-open"))
    waiting.get_by_role("listitem").filter(has_text="Open Opal").get_by_role("button").click()
    hands.join(friend)
    hands.whose([page, friend])
    hands.expect_same(page, friend)


def test_a_player_who_drops_and_comes_back_sees_the_game_as_it_stands(
    ann: Visitor, bob: Visitor
) -> None:
    path = sit_down(ann, bob)
    random = Random(6)
    page, friend = ann.page, bob.page
    bob.forgive(GONE)

    until_asked_here(page, friend, random)
    hands.expect_same(page, friend)
    bob.context.set_offline(offline=True)
    told, heard = len(ann.plays), len(bob.plays)
    play_alone(page, random)
    assert len(ann.plays) > told
    assert len(bob.plays) == heard
    bob.context.set_offline(offline=False)
    hands.expect_same(page, friend)
    hands.play_together([page, friend], random, 4)

    until_asked_here(page, friend, random)
    friend.close()
    expect(page.get_by_text(say("web-table-away"), exact=True)).to_be_visible()
    play_alone(page, random)
    bob.page = friend = bob.context.new_page()
    friend.goto(path)
    hands.expect_same(page, friend)
    hands.play_together([page, friend], random, 4)

    # In the middle of one's own phase, with something picked.
    until_asked_here(friend, page, random)
    hands.click(friend, hands.lit(friend)[0])
    friend.reload()
    hands.expect_same(page, friend)
    hands.play_together([page, friend], random, 4)
    hands.expect_same(page, friend)
