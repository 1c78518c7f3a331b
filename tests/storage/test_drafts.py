"""Drafts as both kinds of databases keep them: whole, version after version, not for ever."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from oneiros.storage import (
    BEGINNING,
    ForgetDrafts,
    ForgetGuests,
    Keeping,
    Mark,
    PutDraft,
    StorageConflict,
    StoredDraft,
    StoredDrafter,
)
from tests.storage.samples import opened

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
    return msgspec.structs.replace(
        before, version=before.version + 1, seats=(own, before.seats[1]), tables=("t1", "t2")
    )


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
    assert storage.expired_drafts(expired, 9, BEGINNING) == [Mark(300, "d1")]
    assert storage.expired_drafts(expired, 9, Mark(300, "d1")) == []
    storage.apply([ForgetDrafts(("d1", "d2"), expired.open), ForgetGuests(("anna", "zuza"))])
    assert storage.draft("d1") is None
    assert storage.draft("d2") is not None
    assert set(storage.guests(["anna", "zuza"])) == {"anna"}
    storage.apply([ForgetDrafts(("d2",)), ForgetGuests(("anna",))])
    assert storage.guests(["anna"]) == {}
    storage.close()
