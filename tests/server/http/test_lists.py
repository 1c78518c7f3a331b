"""What the list of somebody's tables says of games that have ended, and what that costs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from oneiros.server.http import tables
from oneiros.server.http.endpoint import Call
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms import seating
from oneiros.server.rooms.hall import Hall
from oneiros.storage import CreateTable, SetTable
from tests.server.inside import PATIENCE, Slow, come, hall, known, said, sown


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


def done(folder: Path, story: Callable[[Hall, Slow, str], Awaitable[None]]) -> None:
    """Tell a story of a guest in a hall without a network."""

    async def told() -> None:
        async with hall(folder) as (opened, archive):
            await story(opened, archive, await known(opened, "Ann"))

    asyncio.run(asyncio.wait_for(told(), PATIENCE))


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
        await opening.act(lambda room: seating.close(room, ann, [ann]))
        stored = archive.storage.load(laid.id)
        assert stored is not None
        assert (stored.status, stored.scores) == ("closed", ())

    done(tmp_path, story)
