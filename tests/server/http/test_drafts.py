"""Drafts of packs over HTTP: from the first pick to a game between drafters."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from oneiros.registry.dreamblade.packs import PACKS
from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.packs import Draft, Drafts, Pool
from tests.server.browser import begin
from tests.server.guest import ME, OPEN, SHORT, Guest
from tests.server.served import Served, wait_until

PATH = "/api/drafts"


def made(guest: Guest, *seats: str, **more: object) -> Draft:
    """Make a draft."""
    return guest.give("POST", PATH, Draft, {"game": "dreamblade", "seats": seats, **more})


def looked(guest: Guest, draft: str) -> Draft:
    """Look at a draft."""
    return guest.give("GET", f"{PATH}/{draft}", Draft)


def pick(guest: Guest, draft: Draft, index: int = 0) -> Draft:
    """Pick something from the pack at hand."""
    body = {"step": draft.step, "name": draft.pack[index].name}
    return guest.give("POST", f"{PATH}/{draft.id}/pick", Draft, body)


def pick_all(draft: str, *guests: Guest) -> None:
    """Pick until it is over, whoever is asked."""
    for _ in range(21):
        for guest in guests:
            guest.move()
            pick(guest, looked(guest, draft))


def built(draft: Draft) -> list[str]:
    """Build a warband of what somebody has picked."""
    found = PACKS.built([one.name for one in draft.picks])
    assert isinstance(found, list)
    return found


def test_3_3_a_draft_among_bots_is_played_against_one_of_them(ann: Guest) -> None:
    draft = made(ann, "me", "bot", "bot", "bot")
    assert (draft.status, draft.rounds, draft.size, draft.step) == ("drafting", 3, 7, 0)
    assert (draft.mine, draft.passes_to, draft.owner) == (0, 1, True)
    assert 0 < draft.left <= 90_000
    assert [one.ready for one in draft.seats] == [False, True, True, True]
    wish = {"game": "dreamblade", "sealed": {"draft": draft.id}}
    early = {**wish, "seats": [ME, {"kind": "bot", "drafter": 2}]}
    assert ann.refused("POST", "/api/tables", early).reason == "server-draft-early"
    for number in range(21):
        assert len(draft.pack) == 7 - number % 7
        assert draft.step == number
        draft = pick(ann, draft)
    assert (draft.status, len(draft.picks), draft.pack) == ("over", 21, [])
    for seats, more, reason in (
        ([ME, {"kind": "bot"}], {}, "server-sealed-drafter"),
        ([ME, {"kind": "bot", "drafter": 0}], {}, "server-sealed-drafter"),
        ([ME, {"kind": "bot", "drafter": 7}], {}, "server-sealed-drafter"),
        ([ME, {"kind": "open", "drafter": 2}], {}, "server-sealed-drafter"),
        ([ME, {"kind": "open", "drafter": 0}], {}, "server-sealed-drafter"),
        ([{**ME, "drafter": 0}, {"kind": "bot", "drafter": 2}], {}, "server-sealed-drafter"),
        ([ME, {"kind": "bot", "drafter": 2}], {"way": "boosters"}, "server-sealed-draft"),
        ([{**ME, "brings": "sample"}, {"kind": "bot", "drafter": 2}], {}, "sealed-not-there"),
    ):
        body = {"game": "dreamblade", "seats": seats, "sealed": {"draft": draft.id, **more}}
        assert ann.refused("POST", "/api/tables", body).reason == reason
    mine = {"kind": "me", "brings": built(draft)}
    bot = {"kind": "bot", "drafter": 2}
    table = ann.lay(mine, bot, sealed={"draft": draft.id}, best_of=3, format=SHORT)
    assert ann.summary(table).sealed == told.SealedTable(
        "draft", "", "first-sleep", "", draft.id, [0, 2], opened=True
    )
    pool = ann.give("GET", f"/api/tables/{table}/pool", Pool)
    assert [pack.contents for pack in pool.packs] == [draft.picks]
    assert ann.refused("GET", f"/api/tables/{table}/pool?seat=1").reason == "server-pool-foreign"
    assert [one.id for one in looked(ann, draft.id).tables] == [table]
    with ann.at(table) as browser:
        browser.sow()
        browser.until_status("playing")
        browser.say(told.Resign(0))
        browser.until_status("over")
    assert ann.verified(table)
    record = ann.call("GET", f"/api/tables/{table}/record").json()
    own, bots = record["setup"]["warbands"]
    assert own == built(draft)
    assert len(bots) == 16
    (shown,) = looked(ann, draft.id).tables
    assert (shown.drafters, shown.status, shown.winners) == ([0, 2], "over", [1])
    again = ann.give("POST", f"/api/tables/{table}/rematch", api.Rematched).table
    sealed = ann.summary(again).sealed
    assert sealed is not None
    assert (sealed.drafters, ann.summary(again).lacks) == ([2, 0], [])
    fewer = {"brings": built(draft)[:5]}
    ann.give("POST", f"/api/tables/{again}/bring", api.TableSummary, fewer)
    first, second = looked(ann, draft.id).tables
    assert (first.id, second.id) == (table, again)
    assert (first.rubber, second.rubber) == (told.Rubber(3, 1, [0, 1]), told.Rubber(3, 2, [1, 0]))
    assert (second.drafters, second.status) == ([2, 0], "seating")


def test_another_game_that_is_wished_for_at_the_table_is_listed_at_the_draft(ann: Guest) -> None:
    draft = made(ann, "me", "bot")
    pick_all(draft.id, ann)
    draft = looked(ann, draft.id)
    mine = {"kind": "me", "brings": built(draft)}
    bot = {"kind": "bot", "drafter": 1}
    with ann.playing(mine, bot, sealed={"draft": draft.id}, format=SHORT) as browser:
        browser.say(told.Resign(0))
        browser.until_status("over")
        browser.say(told.Rematch(0))
        browser.hear_until(lambda: browser.table is not None and browser.table.next)
        assert browser.table is not None
        both = [browser.table.id, browser.table.next]
    assert [(one.id, one.rubber) for one in looked(ann, draft.id).tables] == [
        (one, None) for one in both
    ]


def test_friends_come_by_a_link_and_only_they_pick(ann: Guest, bob: Guest, eve: Guest) -> None:
    draft = made(ann, "me", "open", "bot", seconds=3600)
    assert draft.status == "seating"
    assert draft.invite
    stranger = looked(bob, draft.id)
    assert (stranger.mine, stranger.invite, stranger.owner) == (-1, "", False)
    path = f"{PATH}/{draft.id}"
    assert bob.refused("POST", f"{path}/join", {"invite": "x"}).reason == "server-invite-wrong"
    joined = bob.give("POST", f"{path}/join", Draft, {"invite": draft.invite})
    assert (joined.mine, [one.name for one in joined.seats]) == (1, ["Ann", "Bob", ""])
    assert bob.refused("POST", f"{path}/begin").reason == "server-draft-owner"
    assert eve.refused("POST", f"{path}/begin").reason == "server-draft-foreign"
    assert [one.id for one in bob.give("GET", PATH, Drafts).drafts] == [draft.id]
    assert eve.give("GET", PATH, Drafts).drafts == []
    ann.give("POST", f"{path}/begin", Draft)
    eves = {"step": 0, "name": "Porch Light"}
    assert eve.refused("POST", f"{path}/pick", eves).reason == "server-draft-foreign"
    wrong = {"step": 0, "name": "Nobody"}
    refused = ann.refused("POST", f"{path}/pick", wrong)
    assert refused.reason == "server-draft-pick"
    assert "⟦figure-" in refused.sentence
    first = pick(ann, looked(ann, draft.id))
    assert (first.pack, len(first.picks), first.seats[0].ready) == ([], 1, True)
    stale = {"step": 0, "name": first.picks[0].name}
    assert ann.refused("POST", f"{path}/pick", stale).reason == "server-draft-stale"
    second = pick(bob, looked(bob, draft.id))
    assert (second.step, len(second.pack)) == (1, 6)


def test_drafters_play_each_other_and_nobody_else_sits_down(
    ann: Guest, bob: Guest, eve: Guest
) -> None:
    draft = made(ann, "me", "open", "bot", seconds=3600)
    bob.give("POST", f"{PATH}/{draft.id}/join", Draft, {"invite": draft.invite})
    ann.give("POST", f"{PATH}/{draft.id}/begin", Draft)
    pick_all(draft.id, ann, bob)
    mine, his = looked(ann, draft.id), looked(bob, draft.id)
    assert (mine.status, his.status) == ("over", "over")
    table = ann.lay(ME, OPEN, sealed={"draft": draft.id}, format=SHORT)
    invite = ann.summary(table).invite
    body = {"invite": invite}
    refused = eve.refused("POST", f"/api/tables/{table}/join", body)
    assert refused.reason == "server-draft-foreign"
    wish = {"game": "dreamblade", "seats": [ME, OPEN], "sealed": {"draft": draft.id}}
    assert eve.refused("POST", "/api/tables", wish).reason == "server-draft-foreign"
    assert looked(bob, draft.id).tables[0].drafters == [0, -1]
    bob.join(table)
    assert looked(bob, draft.id).tables[0].drafters == [0, 1]
    # Nobody takes the pool of another by its number, and who gets up is not named any more.
    spy = {"seats": [{**ME, "drafter": 0}, OPEN], "game": "dreamblade", "sealed": wish["sealed"]}
    assert bob.refused("POST", "/api/tables", spy).reason == "server-sealed-drafter"
    bob.give("POST", f"/api/tables/{table}/leave", api.TableSummary)
    assert looked(bob, draft.id).tables[0].drafters == [0, -1]
    bob.join(table)
    theirs = Counter(built(his)) - Counter(one.name for one in mine.picks)
    if theirs:
        body_of_bob = {"brings": built(his)}
        refused = ann.refused("POST", f"/api/tables/{table}/bring", body_of_bob)
        assert refused.reason in ("sealed-not-there", "sealed-too-often")
    for guest, one in ((ann, mine), (bob, his)):
        body_of_one = {"brings": built(one)}
        guest.give("POST", f"/api/tables/{table}/bring", api.TableSummary, body_of_one)
    with ann.at(table) as first, bob.at(table) as second:
        begin(first, second)
        second.say(told.Resign(1))
        first.until_status("over")
    assert ann.verified(table)
    # Pools of a draft are played with again, so nobody is ever shown another one.
    assert ann.refused("GET", f"/api/tables/{table}/pool?seat=1").reason == "server-pool-foreign"


def test_of_two_picks_at_once_one_counts(ann: Guest) -> None:
    draft = made(ann, "me", "bot")
    for _ in range(3):
        bodies = [{"step": draft.step, "name": draft.pack[index].name} for index in (0, 1) * 4]

        def say(body: object, draft: Draft = draft) -> httpx.Response:
            return ann.call("POST", f"{PATH}/{draft.id}/pick", body)

        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(say, bodies))
        codes = Counter(one.status_code for one in answers)
        assert codes == {httpx.codes.OK: 1, httpx.codes.CONFLICT: 7}
        before, draft = draft, looked(ann, draft.id)
        assert len(draft.picks) == before.step + 1


def test_nonsense_is_refused_in_words(ann: Guest) -> None:
    for wish, reason in (
        ({"game": "dreamscape", "seats": ["me", "bot"]}, "server-sealed-none"),
        ({"game": "chess", "seats": ["me", "bot"]}, "server-game-unknown"),
        ({"game": "dreamblade", "seats": ["me"]}, "server-draft-seats"),
        ({"game": "dreamblade", "seats": ["me"] + ["bot"] * 8}, "server-draft-seats"),
        ({"game": "dreamblade", "seats": ["me"] + ["bot"] * 20}, "server-message"),
        ({"game": "dreamblade", "seats": ["you", "bot"]}, "server-message"),
        ({"game": "dreamblade", "seats": ["bot", "bot"]}, "server-draft-me"),
        ({"game": "dreamblade", "seats": ["me", "bot"], "set": "no"}, "sealed-set"),
        ({"game": "dreamblade", "seats": ["me", "bot"], "seconds": 3}, "server-draft-seconds"),
    ):
        assert ann.refused("POST", PATH, wish).reason == reason
    for unknown in ("nothing", "0123456789", "%00", "a" * 300):
        assert ann.refused("GET", f"{PATH}/{unknown}").reason == "server-draft-unknown"
        body = {"step": 0, "name": "x"}
        refused = ann.refused("POST", f"{PATH}/{unknown}/pick", body)
        assert refused.reason == "server-draft-unknown"


def test_whoever_has_no_cookie_drafts_nothing(served: Served, ann: Guest) -> None:
    stranger = Guest(served, known=False)
    draft = made(ann, "me", "open")
    body = {"game": "dreamblade", "seats": ["me", "bot"]}
    assert stranger.refused("POST", PATH, body).reason == "server-no-guest"
    assert stranger.refused("GET", PATH).reason == "server-no-guest"
    assert looked(stranger, draft.id).mine == -1
    for deed in ("leave", "begin", "close"):
        refused = stranger.refused("POST", f"{PATH}/{draft.id}/{deed}")
        assert refused.reason == "server-no-guest"


def test_a_guest_sits_at_so_many_drafts_that_are_not_over(ann: Guest) -> None:
    drafts = [made(ann, "me", "open") for _ in range(5)]
    body = {"game": "dreamblade", "seats": ["me", "bot"]}
    assert ann.refused("POST", PATH, body).reason == "server-drafts-many"
    closed = ann.give("POST", f"{PATH}/{drafts[0].id}/close", Draft)
    assert closed.status == "closed"
    gone = ann.give("POST", f"{PATH}/{drafts[1].id}/leave", Draft)
    assert gone.status == "closed"
    # Nobody sits there any more, so it is forgotten.
    assert ann.refused("GET", f"{PATH}/{drafts[1].id}").reason == "server-draft-unknown"
    assert made(ann, "me", "bot").status == "drafting"


@pytest.mark.slow
def test_a_draft_goes_on_after_a_restart_and_without_whoever_is_away(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        ann, bob = Guest(served, "Ann"), Guest(served, "Bob")
        draft = made(ann, "me", "open", *["bot"] * 6, seconds=60)
        bob.give("POST", f"{PATH}/{draft.id}/join", Draft, {"invite": draft.invite})
        ann.give("POST", f"{PATH}/{draft.id}/begin", Draft)
        for _ in range(2):
            pick(ann, looked(ann, draft.id))
            pick(bob, looked(bob, draft.id))
        before = pick(ann, looked(ann, draft.id))
        served.restart()
        after = looked(ann, draft.id)
        assert (after.picks, after.step, after.pack) == (before.picks, 2, [])
        assert [one.ready for one in after.seats] == [True, False] + [True] * 6
        # Bob does not come back, and nobody looks: his pick is made for him.
        wait_until(lambda: looked(ann, draft.id).step == 3)
        later = looked(ann, draft.id)
        assert [one.missed for one in later.seats] == [0, 1] + [0] * 6
        assert looked(bob, draft.id).missed == [2]
        assert pick(bob, looked(bob, draft.id)).seats[1].missed == 1
        assert served.errors() == ""


def test_what_a_guest_drafted_is_exported_and_deleted(ann: Guest, bob: Guest) -> None:
    draft = made(ann, "me", "open", "bot")
    bob.give("POST", f"{PATH}/{draft.id}/join", Draft, {"invite": draft.invite})
    ann.give("POST", f"{PATH}/{draft.id}/begin", Draft)
    mine = pick(ann, looked(ann, draft.id))
    his = pick(bob, looked(bob, draft.id))
    exported = ann.call("GET", "/api/me/export").json()["drafts"]
    assert [one["id"] for one in exported] == [draft.id]
    assert exported[0]["picks"] == [[one.name for one in mine.picks]]
    ann.give("DELETE", "/api/me", api.Erased)
    left = looked(bob, draft.id)
    assert (left.owner, [one.kind for one in left.seats]) == (True, ["bot", "guest", "bot"])
    assert left.picks == his.picks
    alone = made(bob, "me", "bot").id
    bob.give("DELETE", "/api/me", api.Erased)
    eve = Guest(bob.served, "Eve")
    for gone in (draft.id, alone):
        assert eve.refused("GET", f"{PATH}/{gone}").reason == "server-draft-unknown"


@pytest.mark.parametrize("seats", [2, 8])
def test_two_and_eight_seats_are_drafted_to_the_end(ann: Guest, seats: int) -> None:
    draft = made(ann, "me", *["bot"] * (seats - 1))
    while draft.status == "drafting":
        draft = pick(ann, draft, -1)
    assert len(draft.picks) == 21
    assert draft.missed == []
