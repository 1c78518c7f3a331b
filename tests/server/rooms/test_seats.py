"""Tables before and after the game: invited, joined, left, closed, and played again."""

from __future__ import annotations

import pytest

from oneiros.server.protocol import api_types as api
from oneiros.server.protocol import messages as told
from tests.server.browser import begin
from tests.server.guest import BOT, ME, OPEN, Guest, sitters, two


def test_an_open_table_is_listed_and_joined_by_anybody(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = ann.lay(ME, OPEN, public=True)
    assert table in [one.id for one in bob.tables().open]
    assert table not in [one.id for one in ann.tables().open]
    assert table in [one.id for one in ann.tables().mine]
    joined = bob.join(table)
    assert sitters(joined) == ["guest", "guest"]
    assert [one.mine for one in joined.seats] == [False, True]
    assert [one.name for one in joined.seats] == ["Ann", "Bob"]
    assert table not in [one.id for one in eve.tables().open]
    full = eve.refused("POST", f"/api/tables/{table}/join", {})
    assert full.reason == "server-table-full"


def test_a_table_by_invitation_is_not_listed_and_needs_the_invitation(
    ann: Guest, bob: Guest
) -> None:
    table = ann.lay(OPEN, ME)
    path = f"/api/tables/{table}/join"
    assert table not in [one.id for one in bob.tables().open]
    assert bob.summary(table).invite == ""
    for invite in ("", "wrong", "ż" * 16):
        assert bob.refused("POST", path, {"invite": invite}).reason == "server-invite-wrong"
    invite = ann.summary(table).invite
    assert bob.refused("POST", path, {"invite": invite, "seat": 1}).reason == "server-seat-taken"
    assert bob.refused("POST", path, {"invite": invite, "seat": 3}).reason == "server-seat-taken"
    assert sitters(bob.join(table, invite=invite, seat=0, brings="sample")) == ["guest", "guest"]


def test_names_and_presence_are_told_to_the_others(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, second):
        first.catch_up()
        assert first.table is not None
        assert [(one.name, one.present) for one in first.table.seats] == [
            ("Ann", True),
            ("Bob", True),
        ]
        bob.give("PUT", "/api/me", api.Me, {"name": "  Robert   B. "})
        first.hear_until(lambda: first.table is not None and first.table.seats[1].name != "Bob")
        assert first.table.seats[1].name == "Robert B."
        second.socket.close()
        first.hear_until(lambda: first.table is not None and not first.table.seats[1].present)
        with bob.at(first.table.id) as back:
            first.hear_until(lambda: first.table is not None and first.table.seats[1].present)
            back.until_play()
            assert back.play is not None
            assert back.play.viewer == 1


@pytest.mark.parametrize("name", ["x" * 25, "a\u202eb", "zero\x00", "\ud800", 5, None])
def test_a_name_that_cannot_be_shown_is_refused(ann: Guest, name: object) -> None:
    body = b'{"name": "\\ud800"}' if name == "\ud800" else None
    if body is None:
        assert ann.refused("PUT", "/api/me", {"name": name}).sentence.startswith("⟦")
    else:
        answer = ann.raw("PUT", "/api/me", body)
        assert answer.status_code == 422
    assert ann.give("GET", "/api/me", api.Me).name == "Ann"


def test_a_guest_who_gets_up_leaves_an_open_seat(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = ann.lay(ME, OPEN)
    invite = ann.summary(table).invite
    bob.join(table, invite=invite)
    path = f"/api/tables/{table}/leave"
    with ann.at(table) as browser:
        browser.sow()
        browser.hear_until(lambda: browser.table is not None and browser.table.seats[0].sown)
        assert eve.refused("POST", path).reason == "server-not-seated"
        left = ann.give("POST", path, api.TableSummary)
        assert sitters(left) == ["open", "guest"]
        browser.hear_until(
            lambda: browser.table is not None and browser.table.seats[0].kind == "open"
        )
        assert browser.table is not None
        assert not browser.table.seats[0].sown
        assert browser.table.invite == ""
        assert not any(browser.table.fairness.player_seeds)
    # The one who stays owns the table now, and the last to leave closes it.
    assert ann.refused("POST", f"/api/tables/{table}/close").reason == "server-not-seated"
    assert bob.give("POST", path, api.TableSummary).status == "closed"
    assert eve.refused("POST", f"/api/tables/{table}/join", {"invite": invite}).reason == (
        "server-not-seating"
    )


def test_nobody_gets_up_from_a_game(ann: Guest) -> None:
    with ann.playing(ME, BOT) as browser:
        assert browser.table is not None
        path = f"/api/tables/{browser.table.id}/leave"
        assert ann.refused("POST", path).reason == "server-not-seating"


def test_a_table_is_closed_by_its_owner_only(ann: Guest, bob: Guest) -> None:
    table = ann.lay(ME, OPEN, public=True)
    path = f"/api/tables/{table}/close"
    bob.join(table)
    assert bob.refused("POST", path).reason == "server-not-owner"
    with bob.at(table) as browser:
        browser.until_table()
        assert ann.give("POST", path, api.TableSummary).status == "closed"
        browser.until_status("closed")
        assert browser.refusal(told.Sow(1, "0" * 64, "0" * 64)).reason == "server-not-seating"
    assert ann.refused("POST", path).reason == "server-table-closed"
    assert ann.refused("GET", f"/api/tables/{table}/record").reason == "server-record-early"


def test_a_game_is_closed_when_nobody_else_plays_it(ann: Guest, bob: Guest) -> None:
    with ann.playing(ME, BOT) as browser:
        assert browser.table is not None
        path = f"/api/tables/{browser.table.id}/close"
        assert bob.refused("POST", path).reason == "server-not-seated"
        assert ann.give("POST", path, api.TableSummary).status == "closed"
        browser.until_status("closed")
        assert browser.refusal(told.Answer(0, browser.step, 0, 0)).reason == "server-table-closed"
        assert browser.refusal(told.Rematch(0)).reason == "server-table-closed"
        ann.verified(browser.table.id)


def test_a_game_is_closed_only_when_everybody_who_plays_it_agrees(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, second):
        assert first.table is not None
        path = f"/api/tables/{first.table.id}/close"
        assert ann.give("POST", path, api.TableSummary).status == "playing"
        second.hear_until(lambda: second.table is not None and second.table.closing == [0])
        assert second.status == "playing"
        # The wish lapses when the game goes on.
        for one in (first, second):
            one.catch_up()
            ask = one.mine()
            if ask is not None:
                one.answer(ask, ask.options[0].index)
                break
        first.hear_until(lambda: first.table is not None and first.table.closing == [])
        assert bob.give("POST", path, api.TableSummary).status == "playing"
        assert ann.give("POST", path, api.TableSummary).status == "closed"
        second.until_status("closed")
        assert second.table is not None
        assert second.table.ending is not None
        assert (second.table.ending.winners, second.table.ending.how) == ([], "closed")


def test_another_game_has_the_seats_changed(ann: Guest, bob: Guest) -> None:
    with two(ann, bob) as (first, second):
        assert first.refusal(told.Rematch(0)).reason == "server-table-playing"
        first.say(told.Resign(0))
        second.until_status("over")
        first.say(told.Rematch(0))
        second.hear_until(lambda: second.table is not None and second.table.rematch == [0])
        second.say(told.Rematch(1))
        first.hear_until(lambda: first.table is not None and first.table.next)
        second.hear_until(lambda: second.table is not None and second.table.next)
        assert first.table is not None
        assert second.table is not None
        assert first.table.next == second.table.next != first.table.id
        assert first.refusal(told.Rematch(0)).reason == "server-rematch-made"
        summary = ann.summary(first.table.next)
        assert [one.name for one in summary.seats] == ["Bob", "Ann"]
        assert [one.brings for one in summary.seats] == ["hidden", "sample"]
        with ann.at(first.table.next) as again, bob.at(first.table.next) as other:
            begin(again, other)
            assert again.seats == [1]


def test_another_game_against_a_bot_needs_one_wish(ann: Guest) -> None:
    with ann.playing(ME, BOT) as browser:
        browser.say(told.Resign(0))
        browser.say(told.Rematch(0))
        browser.hear_until(lambda: browser.table is not None and browser.table.next)
        assert browser.table is not None
        assert sitters(ann.summary(browser.table.next)) == ["bot", "guest"]


def test_a_seed_is_sown_once_and_only_before_the_game(ann: Guest) -> None:
    with ann.at(ann.lay(ME, OPEN)) as browser:
        browser.sow()
        assert browser.refusal(browser.sealed(0, "another")).reason == "server-sown"
        assert browser.refusal(browser.sealed(1, "foreign")).reason == "server-seat-foreign"
        assert browser.refusal(told.Answer(0, 0, 0, 0)).reason == "server-table-seating"
        assert browser.refusal(told.Reveal(0, "seed-0")).reason == "server-reveal-early"
        assert browser.table is not None
        assert browser.table.fairness.seals == [browser.sealed(0, "seed-0").seal, ""]
        assert browser.table.fairness.player_seeds == ["", ""]
    with ann.playing(ME, BOT) as browser:
        assert browser.refusal(browser.sealed(0, "late")).reason == "server-not-seating"
