"""The data of a guest is deleted for good, and the games of others stay whole."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from oneiros.kernel.errors import Refusal
from oneiros.server.guests import YEAR, Deleted
from oneiros.server.protocol import messages as told
from oneiros.server.protocol.api_types import NewSeat
from oneiros.server.protocol.listener import Listener
from oneiros.server.rooms import ending, housekeeping, seating
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.housekeeping import Housekeeping
from oneiros.server.rooms.room import Deed, now
from oneiros.server.rooms.rubbers import Score, kept
from oneiros.storage import DAY, Keeping, StoredTable
from tests.server.inside import Slow, come, heard, known, laid, sown
from tests.server.rooms.halls import TWO, done, finished, stored, waiting


async def erased(opened: Hall, guest: str) -> housekeeping.Erased:
    return await Housekeeping(opened, Keeping(), pause=0).erase(guest)


def test_the_data_of_a_guest_is_deleted_and_games_of_others_stay_whole(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
        alone = await finished(opened, ann)
        shared = await finished(opened, ann, bob)
        before = stored(opened, shared)
        opened._rooms.clear()
        seated = await waiting(opened, ann)
        room = await opened.room(seated)
        await room.act(lambda one: seating.join(one, bob, 1, None, one.invite))
        assert await erased(opened, ann) == (1, 2, True, 0)
        assert archive.storage.load(alone) is None
        after = stored(opened, shared)
        assert after.answers == before.answers
        assert after.winners == before.winners
        assert [seat.kind for seat in after.seats] == ["guest", "guest"]
        assert [seat.guest_id for seat in after.seats] == [None, bob]
        assert after.owner == bob
        assert [seat.kind for seat in stored(opened, seated).seats] == ["open", "guest"]
        assert archive.storage.guest(ann) is None
        assert await erased(opened, bob) == (2, 0, True, 0)
        assert archive.storage.load(shared) is None
        assert await erased(opened, bob) == (0, 0, True, 0)

    done(tmp_path, story)


def test_whoever_sits_with_a_guest_who_is_deleted_is_told(tmp_path: Path) -> None:
    async def story(opened: Hall, _archive: Slow) -> None:
        ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
        table, first = await laid(opened, ann, *TWO)
        room = await opened.room(table)
        await room.act(lambda one: seating.join(one, bob, 1, None, one.invite))
        second = Listener(bob)
        await come(opened, table, second)
        await sown(opened, table, (first, 0), (second, 1))
        await heard(second)
        assert await erased(opened, ann) == (0, 1, True, 0)
        assert first.ended
        assert not second.ended
        shown = [one for one in await heard(second) if isinstance(one, told.Table)][-1]
        assert [(one.kind, one.name) for one in shown.seats] == [("guest", ""), ("guest", "Bob")]
        await room.act(partial(ending.close, guest=bob))

    done(tmp_path, story)


def test_onlookers_at_a_table_that_is_deleted_are_let_go(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann = await known(opened, "Ann")
        table, _ = await laid(opened, ann, NewSeat("me"), NewSeat("me"))
        onlooker = Listener(None)
        await come(opened, table, onlooker)
        assert await erased(opened, ann) == (1, 0, True, 0)
        assert onlooker.ended
        assert archive.storage.load(table) is None
        assert opened.tables == 0

    done(tmp_path, story)


def test_who_closes_a_table_by_being_deleted_leaves_it_once(tmp_path: Path) -> None:
    async def story(opened: Hall, _archive: Slow) -> None:
        ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
        table, _ = await laid(opened, ann, *TWO)
        room = await opened.room(table)
        await room.act(lambda one: seating.join(one, bob, 1, None, one.invite))
        room.room.format = {**room.room.format, **kept(Score(3, 2, (1, 0)))}
        assert await erased(opened, bob) == (0, 1, True, 0)
        after = stored(opened, table)
        assert (after.status, [seat.guest_id for seat in after.seats]) == ("closed", [ann, None])

    done(tmp_path, story)


def test_whoever_waits_to_be_known_while_being_deleted_is_refused(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann = await known(opened, "Ann")
        archive.disk.clear()
        archive.waiting.clear()
        deleting = asyncio.create_task(archive.delete(ann))
        await archive.waiting.wait()
        naming = asyncio.create_task(opened.know(ann, "Ann again"))
        sitting = asyncio.create_task(opened.know(ann))
        await asyncio.sleep(0)
        archive.disk.set()
        assert await deleting
        for coming in (naming, sitting):
            with pytest.raises(Refusal, match="server-no-guest"):
                await coming
        assert archive.storage.guest(ann) is None
        assert archive.storage.traces().keys() == {archive.deleted.trace(ann)}

    done(tmp_path, story)


def test_a_deletion_that_is_not_kept_has_not_begun(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann = await known(opened, "Ann")
        await opened.renew(ann, 0)
        archive.broken = True
        with pytest.raises(Refusal, match="storage-failed"):
            await archive.delete(ann)
        archive.broken = False
        # No cookie comes to life that was renewed away.
        assert (ann in archive.deleted, archive.issues) == (False, {ann: 1})
        assert (archive.storage.issues(), archive.storage.traces()) == ({ann: 1}, {})
        assert archive.storage.guest(ann) is not None

    done(tmp_path, story)


def test_a_trace_tells_nobody_who_that_was_and_lasts_a_year(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
        await waiting(opened, bob)
        assert (await erased(opened, ann)).gone
        (trace,) = archive.storage.traces()
        assert trace == archive.deleted.trace(ann)
        assert trace != Deleted("11" * 32, {}).trace(ann)
        for_ever = Keeping(open=0, guests=0)
        await Housekeeping(opened, for_ever, lambda: now() + YEAR - DAY, pause=0).go_round()
        assert ann in archive.deleted
        await Housekeeping(opened, for_ever, lambda: now() + YEAR + DAY, pause=0).go_round()
        assert ann not in archive.deleted
        assert archive.storage.traces() == {}
        assert archive.storage.guest(bob) is not None

    done(tmp_path, story)


def test_two_who_are_deleted_at_the_same_time_are_both_gone(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow) -> None:
        ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
        tables = [await finished(opened, ann, bob) for _ in range(3)]
        tables += [await finished(opened, bob, ann) for _ in range(3)]
        opened._rooms.clear()
        await asyncio.gather(erased(opened, ann), erased(opened, bob))
        assert [archive.storage.load(table) for table in tables] == [None] * 6
        assert [archive.storage.guest(one) for one in (ann, bob)] == [None, None]

    done(tmp_path, story)


def test_who_sits_down_while_the_other_is_deleted_keeps_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, _archive: Slow) -> None:
        ann, bob = await known(opened, "Ann"), await known(opened, "Bob")
        table = await waiting(opened, ann)
        opened._rooms.clear()
        alter = opened.alter

        async def alter_late(found: StoredTable, deed: Deed) -> None:
            room = await opened.room(found.id)
            await room.act(lambda one: seating.join(one, bob, 1, None, one.invite))
            opened._rooms.clear()
            await alter(found, deed)

        monkeypatch.setattr(opened, "alter", alter_late)
        assert await erased(opened, ann) == (0, 1, True, 0)
        after = stored(opened, table)
        assert (after.status, after.owner) == ("seating", bob)
        assert [seat.kind for seat in after.seats] == ["open", "guest"]

    done(tmp_path, story)
