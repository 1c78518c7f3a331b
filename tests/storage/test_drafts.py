"""Drafts as both kinds of databases keep them: whole, version after version, not for ever."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from oneiros.storage import (
    BEGINNING,
    Beside,
    ForgetDrafts,
    ForgetGuests,
    ForgetTables,
    Keeping,
    Mark,
    NoteDraftTable,
    OldDraft,
    PutDraft,
    SetTable,
    Status,
    Storage,
    StorageConflict,
    StoredDraft,
    StoredDrafter,
)
from oneiros.storage.drafts import MOST_TABLES
from tests.storage.samples import create, opened, table, url

PACK = (("Łowca", "rare"), ("Sexton", "common"))


def draft(draft_id: str = "d1", *, moved: int = 300, due: int | None = None) -> StoredDraft:
    """Give a draft of Anna and a bot."""
    return StoredDraft(
        id=draft_id,
        game="dreamblade",
        title="first-sleep",
        status="drafting",
        version=0,
        invite=f"invite-{draft_id}",
        owner="anna",
        seconds=90,
        packs=((PACK, PACK),),
        due=due,
        created=250,
        moved=moved,
        seats=(StoredDrafter(0, "guest", "anna"), StoredDrafter(1, "bot", None, ("Łowca",))),
    )


def picked(before: StoredDraft) -> StoredDraft:
    """Give the same draft after a pick of Anna that was made for her."""
    own = StoredDrafter(0, "guest", "anna", ("Sexton",), (0,))
    return msgspec.structs.replace(before, version=before.version + 1, seats=(own, before.seats[1]))


@pytest.mark.usefixtures("database")
def test_a_draft_is_kept_whole_and_changed_only_by_who_knows_its_last_version(
    tmp_path: Path,
) -> None:
    storage = opened(tmp_path)
    first = draft()
    storage.apply([PutDraft(first)])
    assert storage.draft("d1") == first
    second = picked(first)
    storage.apply([PutDraft(second)])
    assert storage.draft("d1") == second
    with pytest.raises(StorageConflict):
        storage.apply([PutDraft(picked(first))])
    assert storage.draft("d1") == second
    assert storage.draft("d2") is None
    assert storage.drafts_of("zuza", 9) == []
    storage.apply([PutDraft(draft("d2", moved=301))])
    assert [one.id for one in storage.drafts_of("anna", 9)] == ["d2", "d1"]
    assert [one.id for one in storage.drafts_of("anna", 1)] == ["d2"]
    storage.close()


@pytest.mark.usefixtures("database")
def test_drafts_are_found_when_a_pick_is_due(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    storage.apply([PutDraft(draft("d1", due=50)), PutDraft(draft("d2", due=20))])
    storage.apply([PutDraft(draft("d3"))])
    assert storage.due_drafts(19, 9) == []
    assert storage.due_drafts(50, 9) == ["d2", "d1"]
    assert storage.due_drafts(50, 1) == ["d2"]
    storage.close()


@pytest.mark.usefixtures("database")
def test_what_nobody_has_used_for_long_is_forgotten_and_then_its_guest(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    storage.apply([PutDraft(draft("d1")), PutDraft(draft("d2", moved=400))])
    expired = Keeping(open=1).expired(350 + 24 * 3600)
    assert storage.expired_drafts(expired, 9, BEGINNING) == [
        OldDraft(Mark(300, "d1"), needed=False)
    ]
    assert storage.expired_drafts(expired, 9, Mark(300, "d1")) == []
    storage.apply([ForgetDrafts(("d1", "d2"), expired.open), ForgetGuests(("anna", "zuza"))])
    assert storage.draft("d1") is None
    assert storage.draft("d2") is not None
    assert set(storage.guests(["anna", "zuza"])) == {"anna"}
    storage.apply([ForgetDrafts(("d2",)), ForgetGuests(("anna",))])
    assert storage.guests(["anna"]) == {}
    storage.close()


def listed(storage: Storage) -> list[str]:
    """Name the tables of the first draft."""
    return [one.id for one in storage.tables_of_draft("d1")]


@pytest.mark.usefixtures("database")
def test_tables_are_noted_beside_whatever_else_is_written_of_a_draft(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    first = draft()
    storage.apply([PutDraft(first)])
    create(storage, table("t1"), table("t2"))
    storage.apply([NoteDraftTable("d1", "t2", 310), NoteDraftTable("gone", "t2", 310)])
    # Who writes it has not heard of the table.
    storage.apply([PutDraft(picked(first)), NoteDraftTable("d1", "t1", 320)])
    assert listed(storage) == ["t2", "t1"]
    kept = storage.draft("d1")
    assert kept is not None
    assert (kept.version, kept.moved, kept.tables) == (1, 320, ("t2", "t1"))
    assert storage.tables_of_draft("gone") == []
    storage.apply([ForgetTables(("t2",))])
    assert listed(storage) == ["t1"]
    storage.close()


@pytest.mark.usefixtures("database")
def test_many_tables_push_out_those_that_are_over_first(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    storage.apply([PutDraft(draft())])
    names = [f"t{number:02}" for number in range(MOST_TABLES + 2)]
    create(storage, *map(table, names))
    over = SetTable(table_id="t01", status="over")
    storage.apply([over, *(NoteDraftTable("d1", one, 310) for one in names[:-1])])
    assert listed(storage) == [one for one in names[:-1] if one != "t01"]
    storage.apply([NoteDraftTable("d1", names[-1], 310)])
    assert listed(storage) == names[2:]
    storage.close()


@pytest.mark.usefixtures("database")
def test_who_makes_many_tables_pushes_out_their_own_first(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    storage.apply([PutDraft(draft())])
    names = [f"t{number:02}" for number in range(MOST_TABLES + 1)]
    create(storage, msgspec.structs.replace(table("other"), owner="zuza"), *map(table, names))
    storage.apply([NoteDraftTable("d1", one, 310) for one in ("other", *names)])
    assert listed(storage) == ["other", *names[2:]]
    storage.close()


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize(
    ("status", "moved", "needed", "counted"),
    [
        ("playing", 300, True, 0),
        ("over", 300, False, 1),
        ("over", 351, True, 0),
        ("closed", 300, False, 1),
        # It is forgotten before its draft, unless somebody has it open.
        ("seating", 300, True, 1),
    ],
)
def test_a_draft_stays_as_long_as_its_tables_are_used(
    tmp_path: Path,
    status: Status,
    moved: int,
    needed: bool,  # noqa: FBT001 - a case
    counted: int,
) -> None:
    storage = opened(tmp_path)
    create(storage, table("t1"))
    storage.apply([PutDraft(draft()), NoteDraftTable("d1", "t1", 300)])
    storage.apply([SetTable(table_id="t1", status=status, moved=moved)])
    expired = Keeping(open=1).expired(350 + 24 * 3600)
    assert storage.expired_drafts(expired, 9, BEGINNING) == [
        OldDraft(Mark(300, "d1"), needed=needed)
    ]
    beside = Beside(url(tmp_path))
    assert beside.count_expired(expired).drafts == counted
    beside.close()
    storage.apply([ForgetDrafts(("d1",), expired.open)])
    assert (storage.draft("d1") is not None) == needed
    storage.close()
