"""Drafts in a hall: one deed at a time, nothing heard that is not kept, and nothing for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from oneiros.kernel.errors import StaleAnswer
from oneiros.server.protocol.api_types import NewSeat, NewTable
from oneiros.server.protocol.packs import NewDraft
from oneiros.server.refusals import Unknown
from oneiros.server.rooms import drafting, drafts, seating
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.housekeeping import Housekeeping
from oneiros.server.rooms.room import now
from oneiros.storage import (
    DAY,
    Change,
    Count,
    CreateTable,
    Keeping,
    NoteDraftTable,
    PutDraft,
    SetTable,
    StorageFailed,
    StoredDraft,
)
from tests.server.inside import PATIENCE, Slow, hall, known

Story = Callable[[Hall, Slow, str], Awaitable[None]]


def done(folder: Path, story: Story) -> None:
    """Tell a story of a hall to which Ann comes."""

    async def in_hall() -> None:
        async with hall(folder) as (opened, archive):
            await story(opened, archive, await known(opened, "Ann"))

    asyncio.run(asyncio.wait_for(in_hall(), PATIENCE))


async def begun(opened: Hall, guest: str) -> StoredDraft:
    """Begin a draft of a guest and a bot."""
    draft = drafting.lay(NewDraft("dreamblade", ["me", "bot"]), guest, opened.drafts.shown)
    await opened.drafts.make(draft)
    return draft


def top(draft: StoredDraft, guest: str, index: int = 0) -> drafts.Deed:
    """Pick something from the pack that a guest holds now."""
    step = drafting.step_of(draft)
    name = drafting.hand_of(draft, drafting.number_of(draft, guest))[index].name
    return lambda one, shown: drafting.pick(one, guest, step, name, shown)


def test_what_cannot_be_kept_never_happened(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        draft = await begun(opened, ann)
        archive.broken = True
        with pytest.raises(StorageFailed):
            await opened.drafts.act(draft.id, top(draft, ann))
        archive.broken = False
        assert await opened.drafts.look(draft.id) == draft
        after = await opened.drafts.act(draft.id, top(draft, ann))
        assert archive.storage.draft(draft.id) == after
        assert after.version == draft.version + 1

    done(tmp_path, story)


def test_of_picks_at_once_the_first_counts(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        draft = await begun(opened, ann)
        archive.disk.clear()
        picks = [
            asyncio.create_task(opened.drafts.act(draft.id, top(draft, ann, index)))
            for index in range(3)
        ]
        await asyncio.sleep(0)
        archive.disk.set()
        first, *others = await asyncio.gather(*picks, return_exceptions=True)
        assert isinstance(first, StoredDraft)
        assert all(isinstance(one, StaleAnswer) for one in others)
        assert archive.storage.draft(draft.id) == first

    done(tmp_path, story)


def test_a_caller_who_leaves_does_not_stop_a_pick(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        draft = await begun(opened, ann)
        archive.disk.clear()
        archive.waiting.clear()
        calling = asyncio.create_task(opened.drafts.act(draft.id, top(draft, ann)))
        await archive.waiting.wait()
        calling.cancel()
        archive.disk.set()
        after = await opened.drafts.look(draft.id)
        assert drafting.step_of(after) == 1
        assert archive.storage.draft(draft.id) == after

    done(tmp_path, story)


def test_picks_that_are_due_are_made_though_nobody_looks_and_one_draft_is_broken(
    tmp_path: Path,
) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        broken, draft = await begun(opened, ann), await begun(opened, ann)
        late = [msgspec.structs.replace(one, version=1, due=0) for one in (broken, draft)]
        # Nobody can pick what is not there any more.
        late[0] = msgspec.structs.replace(late[0], packs=(((("Gone", "rare"),),),))
        await archive.keep([PutDraft(one) for one in late])
        opened.drafts.forget([broken.id, draft.id])
        await opened.drafts.pick_due()
        after = archive.storage.draft(draft.id)
        assert after is not None
        assert (after.version, after.seats[0].missed) == (2, (0,))
        # Of what is broken it is told once.
        assert archive.storage.due_drafts(opened.drafts.shown, 9) == []

    done(tmp_path, story)


def test_a_draft_that_is_gone_meanwhile_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        draft = await begun(opened, ann)
        await archive.keep([PutDraft(msgspec.structs.replace(draft, version=1, due=0))])
        opened.drafts.forget([draft.id])
        monkeypatch.setattr(archive.storage, "due_drafts", lambda *_: ["0123456789", draft.id])
        await opened.drafts.pick_due()
        after = archive.storage.draft(draft.id)
        assert after is not None
        assert after.seats[0].missed == (0,)

    done(tmp_path, story)


def test_drafts_that_are_not_over_are_listed_first(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        old, new = await begun(opened, ann), await begun(opened, ann)
        over = msgspec.structs.replace(new, version=1, status="over", moved=new.moved + 1)
        await archive.keep([PutDraft(over)])
        assert [one.id for one in archive.storage.drafts_of(ann, 9)] == [old.id, new.id]
        assert [one.id for one in archive.storage.drafts_of(ann, 1)] == [old.id]

    done(tmp_path, story)


def test_a_draft_is_forgotten_when_nothing_has_happened_for_long(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        draft = await begun(opened, ann)
        for days, count in ((13, Count(0, 0, 0)), (15, Count(0, 0, 0, drafts=1))):
            moment = now() + days * DAY
            keeper = Housekeeping(opened, Keeping(), lambda moment=moment: moment, pause=0)  # type: ignore[misc]
            assert await keeper.prune(Keeping()) == count
        assert archive.storage.draft(draft.id) is None
        with pytest.raises(Unknown):
            await opened.drafts.look(draft.id)

    done(tmp_path, story)


def test_a_draft_stays_while_a_game_of_its_tables_goes_on(tmp_path: Path) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        draft = await begun(opened, ann)
        table = seating.lay(NewTable("dreamblade", [NewSeat("me"), NewSeat("bot")]), ann)
        playing = msgspec.structs.replace(table, status="playing", setup={})
        noted = NoteDraftTable(draft.id, table.id, draft.moved)
        await archive.keep([CreateTable(playing), noted])
        keeper = Housekeeping(opened, Keeping(), lambda: now() + 99 * DAY, pause=0)
        assert (await keeper.prune(Keeping())).drafts == 0
        assert (await opened.drafts.look(draft.id)).id == draft.id
        await archive.keep([SetTable(table_id=table.id, status="over")])
        assert (await keeper.prune(Keeping())).drafts == 1
        with pytest.raises(Unknown):
            await opened.drafts.look(draft.id)

    done(tmp_path, story)


def test_a_draft_that_is_used_while_it_is_to_be_forgotten_stays_and_is_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: Hall, archive: Slow, ann: str) -> None:
        draft = await begun(opened, ann)
        later, keep = now() + 99 * DAY, archive.keep

        async def keep_after_somebody(changes: Sequence[Change]) -> None:
            await keep([NoteDraftTable(draft.id, "k3", later), *changes])

        monkeypatch.setattr(archive, "keep", keep_after_somebody)
        keeper = Housekeeping(opened, Keeping(), lambda: later, pause=0)
        assert (await keeper.prune(Keeping())).drafts == 0
        assert (await opened.drafts.look(draft.id)).id == draft.id

    done(tmp_path, story)


def test_only_so_many_drafts_are_held_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafts, "MOST_KNOWN", 2)

    async def story(opened: Hall, _archive: Slow, ann: str) -> None:
        made = [await begun(opened, ann) for _ in range(4)]
        assert [bool(opened.drafts.game_of(one.id)) for one in made] == [False, False, True, True]
        assert await opened.drafts.look(made[0].id) == made[0]
        assert opened.drafts.game_of(made[2].id) == ""

    done(tmp_path, story)
