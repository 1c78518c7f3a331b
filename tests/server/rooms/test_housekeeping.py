"""What expires is forgotten by a given clock, and nothing else is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from oneiros.kernel.errors import Refusal
from oneiros.server.protocol.api_types import NewSeat
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms import ending, housekeeping, open_room, rematches, seating
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.housekeeping import Housekeeping
from oneiros.server.rooms.room import Room, now
from oneiros.storage import (
    DAY,
    AddAnswers,
    Change,
    Count,
    ForgetTables,
    Guest,
    KeepGuest,
    Keeping,
    SetTable,
    StoredAnswer,
    new_guest_id,
)
from tests.server.inside import Slow, known, laid, sown
from tests.server.rooms.halls import TWO, done, finished, stored, waiting


def keeper(opened: Hall, days: int) -> Housekeeping:
    """Look after a hall as it will be in so many days."""
    return Housekeeping(opened, Keeping(), lambda: now() + days * DAY, pause=0)


def test_a_table_where_nobody_begins_is_forgotten_after_a_while(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        table = await waiting(opened, await known(opened, "Ann"))
        assert await keeper(opened, 13).prune(Keeping()) == Count(0, 0, 0)
        assert archive.storage.load(table) is not None
        assert await keeper(opened, 15).prune(Keeping()) == Count(1, 0, 0)
        assert archive.storage.load(table) is None
        with pytest.raises(Refusal, match="server-table-unknown"):
            await opened.room(table)

    done(tmp_path, story)


def test_a_table_that_was_closed_before_its_game_is_forgotten_too(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann = await known(opened, "Ann")
        table = await waiting(opened, ann)
        room = await opened.room(table)
        await room.act(lambda one: ending.close(one, ann))
        opened._rooms.clear()
        assert await keeper(opened, 15).prune(Keeping()) == Count(1, 0, 0)
        assert archive.storage.load(table) is None

    done(tmp_path, story)


def test_only_what_is_forgotten_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann = await known(opened, "Ann")
        tables = [await waiting(opened, ann) for _ in range(3)]
        keep = archive.keep

        async def changed(changes: list[Change]) -> None:
            # Somebody sits down between the look and the forgetting, by another way.
            if any(isinstance(one, ForgetTables) for one in changes):
                await keep([SetTable(table_id=tables[1], moved=now() + 15 * DAY)])
            await keep(changes)

        monkeypatch.setattr(archive, "keep", changed)
        assert await keeper(opened, 15).prune(Keeping()) == Count(2, 0, 0)
        assert archive.storage.load(tables[1]) is not None

    done(tmp_path, story)


def test_a_table_that_somebody_has_open_is_not_forgotten(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann = await known(opened, "Ann")
        table, _ = await laid(opened, ann, *TWO)
        assert await keeper(opened, 15).prune(Keeping()) == Count(0, 0, 0)
        assert archive.storage.load(table) is not None

    done(tmp_path, story)


def test_games_that_go_on_are_never_forgotten_and_finished_ones_only_by_wish(
    tmp_path: Path,
) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann = await known(opened, "Ann")
        over = await finished(opened, ann)
        playing, listener = await laid(opened, ann, NewSeat("me"), NewSeat("me"))
        await sown(opened, playing, (listener, 0), (listener, 1))
        opened._rooms.clear()
        assert await keeper(opened, 20_000).prune(Keeping()) == Count(0, 0, 0)
        assert await keeper(opened, 31).prune(Keeping(finished=30)) == Count(0, 1, 0)
        assert archive.storage.load(over) is None
        assert stored(opened, playing).status == "playing"

    done(tmp_path, story)


def test_games_that_nobody_plays_are_forgotten_by_wish_only(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann = await known(opened, "Ann")
        used, _ = await begun(opened, ann)
        left, listener = await begun(opened, ann)
        room = await opened.room(left)
        await room.part(listener)
        opened._rooms.pop(left).close()
        year = Keeping(open=0, guests=0, unfinished=365)
        assert await keeper(opened, 364).prune(year) == Count(0, 0, 0)
        assert await keeper(opened, 366).prune(year) == Count(0, 0, 0, 1)
        assert archive.storage.load(left) is None
        # Somebody sits at the other one.
        assert stored(opened, used).status == "playing"

    done(tmp_path, story)


async def begun(opened: Hall, guest: str) -> tuple[str, Listener]:
    """Let a guest begin a game on one screen."""
    table, listener = await laid(opened, guest, NewSeat("me"), NewSeat("me"))
    await sown(opened, table, (listener, 0), (listener, 1))
    return table, listener


def test_a_table_of_which_somebody_thinks_again_stays(tmp_path: Path) -> None:
    """It was found to have expired, but somebody sits down before it is forgotten."""

    async def story(opened: Hall, archive: Slow) -> None:
        ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
        table = await waiting(opened, ann)
        expired = Keeping().expired(now() + 15 * DAY)
        room = Room(stored(opened, table))
        seated, _ = seating.join(room, bob, 1, None, room.invite)
        moved = SetTable(table_id=table, moved=now() + 14 * DAY)
        await archive.keep([ForgetTables((table,), expired), seated, moved])
        assert [seat.guest_id for seat in stored(opened, table).seats] == [ann, bob]

    done(tmp_path, story)


def test_whoever_comes_while_a_table_is_forgotten_waits_and_finds_none(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        table = await waiting(opened, await known(opened, "Ann"))
        archive.disk.clear()
        archive.waiting.clear()
        pruning = asyncio.create_task(keeper(opened, 15).prune(Keeping()))
        await archive.waiting.wait()
        coming = asyncio.create_task(opened.room(table))
        archive.disk.set()
        assert await pruning == Count(1, 0, 0)
        with pytest.raises(Refusal, match="server-table-unknown"):
            await coming

    done(tmp_path, story)


def test_guests_without_a_table_are_forgotten_when_they_do_not_come(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
        await waiting(opened, ann)
        await opened.renew(bob, 0)
        assert await keeper(opened, 89).prune(Keeping(open=0)) == Count(0, 0, 0)
        assert await keeper(opened, 91).prune(Keeping(open=0)) == Count(0, 0, 1)
        assert set(archive.storage.guests([ann, bob])) == {ann}
        assert bob not in archive.names
        # In memory as in the database, or the next start would trust other cookies.
        assert archive.issues == archive.storage.issues() == {}
        assert await keeper(opened, 91).prune(Keeping()) == Count(1, 0, 1)
        assert archive.storage.guests([ann]) == {}

    done(tmp_path, story)


def test_a_guest_who_comes_again_is_not_forgotten(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann, long_ago = new_guest_id(), now() - 200 * DAY
        await archive.keep([KeepGuest(Guest(ann, "Ann", long_ago, long_ago))])
        await archive.note_visit(ann)
        assert await keeper(opened, 0).prune(Keeping()) == Count(0, 0, 0)
        found = archive.storage.guest(ann)
        assert found is not None
        assert (found.name, found.created) == ("Ann", long_ago)
        # One visit a day is written, and strangers are not kept by looking.
        archive.broken = True
        await archive.note_visit(ann)
        await archive.note_visit(new_guest_id())

    done(tmp_path, story)


def test_many_pages_and_long_games_are_forgotten_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann = await known(opened, "Ann")
        tables = [await waiting(opened, ann) for _ in range(7)]
        kept = (StoredAnswer(number, 0, "x", 0) for number in range(6))
        await archive.keep([AddAnswers(tables[0], tuple(kept))])
        await archive.keep([AddAnswers(tables[1], (StoredAnswer(0, 0, "x", 0),))])
        monkeypatch.setattr(housekeeping, "PAGE", 7)
        monkeypatch.setattr(housekeeping, "MOST_ANSWERS", 5)
        written: list[set[str]] = []

        async def keep(changes: list[Change]) -> None:
            written.extend(set(one.table_ids) for one in changes if isinstance(one, ForgetTables))
            await Slow.keep(archive, changes)

        monkeypatch.setattr(archive, "keep", keep)
        assert await keeper(opened, 15).prune(Keeping()) == Count(7, 0, 0)
        assert sum(map(len, written)) == 7
        assert not any({tables[0], tables[1]} <= part for part in written)
        written.clear()
        more = [await waiting(opened, ann) for _ in range(7)]
        monkeypatch.setattr(housekeeping, "PAGE", 3)
        assert await keeper(opened, 15).prune(Keeping()) == Count(7, 0, 0)
        assert set().union(*written) == set(more)
        assert [len(part) for part in written] == [3, 3, 1]

    done(tmp_path, story)


def test_a_room_with_an_unanswered_wish_is_put_away_and_the_wish_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, _archive: Slow) -> None:
        ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
        table = await finished(opened, ann, bob)
        room = await opened.room(table)
        await room.act(lambda one: rematches.wish_rematch(one, 1))
        monkeypatch.setattr(open_room, "IDLE", -1)
        assert room.idle
        opened._rooms.clear()
        again = await opened.room(table)
        assert again.room.wishes.rematch == {1}
        await again.act(lambda one: rematches.wish_rematch(one, 0))
        assert again.room.next is not None

    done(tmp_path, story)
