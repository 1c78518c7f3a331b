"""What the list of somebody's tables says of games that have ended, and what that costs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from oneiros.kernel.errors import BadData
from oneiros.server.http import tables
from oneiros.server.http.endpoint import Call
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import Join, NewPace, NewSeat, NewTable
from oneiros.server.protocol.listener import Listener
from oneiros.server.refusals import TooMuch
from oneiros.server.rooms import ending, seating
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.service_clock import ServiceClock
from oneiros.storage import CreateTable, SetTable
from tests.server.inside import PATIENCE, Slow, come, hall, known, said, sown
from tests.server.rooms.timing import Given


async def ended(opened: Hall, guest: str) -> str:
    """Let a guest in both seats begin a game of points and give up."""
    laid = seating.lay(NewTable("dreamscape", [NewSeat("me"), NewSeat("me")]), guest)
    await opened.archive.keep([CreateTable(laid)])
    listener = Listener(guest)
    await come(opened, laid.id, listener)
    await sown(opened, laid.id, (listener, 0), (listener, 1))
    await said(opened, laid.id, listener, told.Resign(0))
    return laid.id


async def scores(opened: Hall, guest: str) -> list[list[int]]:
    """List the tables of a guest, each with its points."""
    found = await tables.listed(Call(opened, guest, True, {}, {}, None))  # noqa: FBT003 - as it comes
    return [one.scores for one in found.mine]


async def page(opened: Hall, guest: str, before: str) -> tuple[list[str], str]:
    """Ask for a page of finished tables; give their ids, and where the next page begins."""
    found = await tables.earlier(Call(opened, guest, True, {}, {"before": before}, None))  # noqa: FBT003 - as it comes
    return [one.id for one in found.tables], found.more


def done(folder: Path, story: Callable[[Hall, Slow, str], Awaitable[None]]) -> None:
    """Tell a story of a guest in a hall without a network."""

    async def told() -> None:
        async with hall(folder) as (opened, archive):
            await story(opened, archive, await known(opened, "Ann"))

    asyncio.run(asyncio.wait_for(told(), PATIENCE))


def test_the_list_says_what_is_left_to_whoever_is_asked(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        clock = Given()
        archive.time = ServiceClock(0, clock, 0)
        bob = await known(opened, "Bob")
        paces = (NewPace(minutes=5), NewPace(days=3), None)
        for pace in paces:
            wish = NewTable("dreamblade", [NewSeat("me"), NewSeat("open")], pace=pace)
            table = seating.lay(wish, ann)
            await archive.keep([CreateTable(table)])
            join = partial(seating.join, guest=bob, seat=1, brings=None, invite=table.invite)
            await (await opened.room(table.id)).act(join)
            first, second = Listener(ann), Listener(bob)
            await come(opened, table.id, first)
            await come(opened, table.id, second)
            await sown(opened, table.id, (first, 0), (second, 1))
        clock.pass_by(60_000)
        for guest in (ann, bob):
            listed = await tables.listed(Call(opened, guest, True, {}, {}, None))  # noqa: FBT003 - as it comes
            assert sorted(one.left for one in listed.mine) == [0, 240_000, 259_140_000]

    done(tmp_path, story)


async def begun(opened: Hall, ann: str) -> tuple[str, Listener]:
    """Begin a game of points with a clock, in which a guest sits in both seats."""
    wish = NewTable("dreamscape", [NewSeat("me"), NewSeat("me")], pace=NewPace(minutes=5))
    laid = seating.lay(wish, ann)
    await opened.archive.keep([CreateTable(laid)])
    listener = Listener(ann)
    await come(opened, laid.id, listener)
    await sown(opened, laid.id, (listener, 0), (listener, 1))
    return laid.id, listener


async def put_away(opened: Hall, table: str, listener: Listener) -> None:
    """Let a room be swept that nobody uses."""
    room = await opened.room(table)
    await room.part(listener)
    room._used = 0
    await opened.sweep()
    assert opened.tables == 0


async def seen(opened: Hall, guest: str) -> list[tuple[bool, int, list[int]]]:
    """List the tables of a guest: whether each waits, what is left, and the points."""
    found = await tables.listed(Call(opened, guest, True, {}, {}, None))  # noqa: FBT003 - as it comes
    return [(one.waits_for_me, one.left, one.scores) for one in found.mine]


def test_listing_games_that_go_on_opens_none_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        clock = Given()
        archive.time = ServiceClock(0, clock, 0)
        table, listener = await begun(opened, ann)
        clock.pass_by(60_000)
        assert await seen(opened, ann) == [(True, 240_000, [0, 0])]
        await put_away(opened, table, listener)
        with monkeypatch.context() as closed:
            closed.setattr(opened, "room", None)
            clock.pass_by(60_000)
            assert await seen(opened, ann) == [(True, 180_000, [0, 0])]

    done(tmp_path, story)


def test_a_game_of_which_it_was_not_kept_how_it_stands_is_opened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        table, listener = await begun(opened, ann)
        await put_away(opened, table, listener)
        await come(opened, table, listener)
        room = (await opened.room(table)).room
        match, _ = room.playing()
        (seat,) = room.asked()
        await said(opened, table, listener, told.Answer(seat, match.step, room.cuts, 0))
        # As a server leaves it that is killed.
        opened._rooms.clear()
        stored = archive.storage.load(table)
        assert stored is not None
        assert stored.standing is not None
        assert stored.standing.entries < len(stored.answers)
        shown = await seen(opened, ann)
        opened._rooms.clear()
        monkeypatch.setattr(opened, "room", None)
        again = await seen(opened, ann)
        assert [(waits, points) for waits, _, points in again] == [
            (waits, points) for waits, _, points in shown
        ]

    done(tmp_path, story)


def test_games_by_other_rules_are_listed_without_being_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        table, listener = await begun(opened, ann)
        await put_away(opened, table, listener)
        await archive.keep([SetTable(table_id=table, rules=1_000, standing=None)])
        monkeypatch.setattr(opened, "room", None)
        found = await tables.listed(Call(opened, ann, True, {}, {}, None))  # noqa: FBT003 - as it comes
        assert [(one.id, one.other_rules) for one in found.mine] == [(table, 1_000)]

    done(tmp_path, story)


@pytest.mark.parametrize("fault", [ValueError("odd"), BadData("record-answer")])
def test_a_game_that_cannot_be_opened_is_listed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        table, listener = await begun(opened, ann)
        await put_away(opened, table, listener)
        await archive.keep([SetTable(table_id=table, standing=None)])

        async def refuse(_table: str) -> None:
            raise fault

        monkeypatch.setattr(archive, "room", refuse)
        found = await tables.listed(Call(opened, ann, True, {}, {}, None))  # noqa: FBT003 - as it comes
        assert [(one.id, one.waits_for_me) for one in found.mine] == [(table, False)]

    done(tmp_path, story)


def test_one_game_that_cannot_be_shown_keeps_no_other_from_the_list(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        wish = NewTable("dreamblade", [NewSeat("me"), NewSeat("me")])
        fine, vanished, foreign, over = (seating.lay(wish, ann) for _ in range(4))
        seals = ("ab" * 32, "cd" * 32)
        vanished = msgspec.structs.replace(vanished, format={"of-before": True}, seals=seals)
        foreign = msgspec.structs.replace(foreign, game="no-such-game", public=True)
        over = msgspec.structs.replace(over, game="no-such-game", status="over")
        await archive.keep([CreateTable(one) for one in (fine, vanished, foreign, over)])
        for guest in (ann, await known(opened, "Bob")):
            found = await tables.listed(Call(opened, guest, True, {}, {}, None))  # noqa: FBT003 - as it comes
            mine = {one.id for one in found.mine}
            assert mine == ({fine.id, vanished.id} if guest == ann else set())
            assert found.open == []

    done(tmp_path, story)


def test_the_points_of_a_game_that_has_ended_are_kept_with_it(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        table = await ended(opened, ann)
        stored = archive.storage.load(table)
        assert stored is not None
        assert (stored.status, stored.scores) == ("over", (0, 0))

    done(tmp_path, story)


def test_listing_games_that_have_ended_opens_none_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, _archive: Slow, ann: str) -> None:
        for _ in range(3):
            await ended(opened, ann)
        monkeypatch.setattr(opened, "room", None)
        assert await scores(opened, ann) == [[0, 0]] * 3

    done(tmp_path, story)


def test_a_game_that_ended_before_points_were_kept_is_opened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        table = await ended(opened, ann)
        await archive.keep([SetTable(table_id=table, scores=None)])
        # Nobody has the room open any more.
        opened._rooms.clear()
        assert await scores(opened, ann) == [[0, 0]]
        stored = archive.storage.load(table)
        assert stored is not None
        assert stored.scores == (0, 0)
        monkeypatch.setattr(opened, "room", None)
        assert await scores(opened, ann) == [[0, 0]]

    done(tmp_path, story)


def test_a_game_of_turns_ends_without_points(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        laid = seating.lay(NewTable("dreamblade", [NewSeat("me"), NewSeat("me")]), ann)
        await archive.keep([CreateTable(laid)])
        opening = await opened.room(laid.id)
        await opening.act(lambda room: ending.close(room, ann))
        stored = archive.storage.load(laid.id)
        assert stored is not None
        assert (stored.status, stored.scores) == ("closed", ())

    done(tmp_path, story)


def test_finished_tables_come_by_pages_and_none_is_lost_between_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        monkeypatch.setattr(tables, "PAGE", 2)
        laid = [
            seating.lay(NewTable("dreamblade", [NewSeat("me"), NewSeat("me")]), ann)
            for _ in range(6)
        ]
        over = [msgspec.structs.replace(one, status="over") for one in laid[:5]]
        await archive.keep([CreateTable(one) for one in (*over, laid[5])])
        listed = await tables.listed(Call(opened, ann, True, {}, {}, None))  # noqa: FBT003 - as it comes
        # The unfinished one comes first and is on no page of finished ones.
        found = [one.id for one in listed.mine]
        assert found[0] == laid[5].id
        assert len(found) == 3
        more = listed.more
        while more:
            ids, more = await page(opened, ann, more)
            found += ids
        assert sorted(found) == sorted(one.id for one in laid)
        assert await page(opened, ann, "") == (found[1:3], listed.more)

    done(tmp_path, story)


A = "a" * 10
"""What could be the id of a table."""


@pytest.mark.parametrize(
    "before",
    ["x", "-", "1", f"{'1' * 13}-{A}", f"\u0661-{A}", f"-1-{A}", f"1.5-{A}", "1-a", "1-\0"],
)
def test_a_place_that_is_none_is_refused(tmp_path: Path, before: str) -> None:
    async def story(opened: Hall, _archive: Slow, ann: str) -> None:
        with pytest.raises(BadData, match="server-page-unknown"):
            await page(opened, ann, before)

    done(tmp_path, story)


def test_a_guest_sits_at_a_bounded_number_of_unfinished_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        monkeypatch.setattr(tables, "MOST_UNFINISHED", 2)
        bob = await known(opened, "Bob")
        wish = NewTable("dreamblade", [NewSeat("me"), NewSeat("open")], public=True)
        for _ in range(2):
            await tables.make(Call(opened, ann, True, {}, {}, wish))  # noqa: FBT003 - as it comes
        with pytest.raises(TooMuch, match="server-tables-many"):
            await tables.make(Call(opened, ann, True, {}, {}, wish))  # noqa: FBT003 - as it comes
        theirs = seating.lay(wish, bob)
        await archive.keep([CreateTable(theirs)])
        with pytest.raises(TooMuch, match="server-tables-many"):
            await tables.join(Call(opened, ann, True, {"table": theirs.id}, {}, Join()))  # noqa: FBT003 - as it comes

    done(tmp_path, story)


def test_nobody_exceeds_a_limit_by_asking_many_times_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        monkeypatch.setattr(tables, "MOST_UNFINISHED", 8)
        seats = [NewSeat("me"), NewSeat("open")]
        wish = NewTable("dreamblade", seats, public=True)
        mine = Call(opened, ann, True, {}, {}, wish)  # noqa: FBT003 - as it comes
        made = await asyncio.gather(*(tables.make(mine) for _ in range(10)), return_exceptions=True)
        assert sum(isinstance(one, TooMuch) for one in made) == 10 - tables.MOST_OPEN
        bob = await known(opened, "Bob")
        theirs = [seating.lay(wish, bob) for _ in range(10)]
        await archive.keep([CreateTable(one) for one in theirs])
        joins = (mine._replace(path={"table": one.id}, body=Join()) for one in theirs)
        joined = await asyncio.gather(*map(tables.join, joins), return_exceptions=True)
        assert sum(isinstance(one, TooMuch) for one in joined) == 7
        assert len(archive.storage.unfinished_of(ann, 100)) == 8

    done(tmp_path, story)


def test_nobody_fills_the_list_of_open_tables(tmp_path: Path) -> None:
    async def story(opened: Hall, _archive: Slow, ann: str) -> None:
        bob, eve = await known(opened, "Bob"), await known(opened, "Eve")
        seats = [NewSeat("me"), NewSeat("open")]
        wish = NewTable("dreamblade", seats, public=True)
        theirs = await tables.make(Call(opened, bob, True, {}, {}, wish))  # noqa: FBT003 - as it comes
        mine = Call(opened, ann, True, {}, {}, wish)  # noqa: FBT003 - as it comes
        made = [(await tables.make(mine)).id for _ in range(tables.MOST_OPEN)]
        with pytest.raises(TooMuch, match="server-tables-open"):
            await tables.make(mine)
        # Invited people are welcome all the same.
        await tables.make(mine._replace(body=NewTable("dreamblade", seats)))
        found = await tables.listed(Call(opened, eve, True, {}, {}, None))  # noqa: FBT003 - as it comes
        listed = [one.id for one in found.open]
        assert theirs.id in listed
        assert len([one for one in listed if one in made]) == tables.MOST_LISTED_OF_ONE
        await tables.close(mine._replace(path={"table": made[0]}))
        await tables.make(mine)

    done(tmp_path, story)
