from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from oneiros.kernel.state import CHANCE
from oneiros.storage import (
    AddAnswers,
    Change,
    CreateTable,
    CutAnswers,
    Guest,
    KeepGuest,
    SetSeat,
    SetTable,
    Storage,
    StorageConflict,
    StoredAnswer,
    StoredSeat,
)
from tests.storage.samples import ANNA, ZUZA, create, opened, rolled, said, table, url

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = opened(tmp_path)
    yield storage
    storage.close()


def test_a_guest_is_kept_and_keeps_the_day_of_the_first_visit(storage: Storage) -> None:
    assert storage.guest("anna") == ANNA
    assert storage.guest("nobody") is None
    storage.apply([KeepGuest(Guest("anna", "Ania", 999, 400))])
    assert storage.guest("anna") == Guest("anna", "Ania", 100, 400)
    assert storage.guests(["zuza", "nobody"]) == {"zuza": ZUZA}
    assert storage.guests([]) == {}


def test_a_secret_is_made_once_and_outlives_the_process(storage: Storage, tmp_path: Path) -> None:
    secret = storage.secret("cookies")
    assert len(secret) == 64
    assert storage.secret("cookies") == secret
    assert storage.secret("other") != secret
    storage.close()
    again = Storage(url(tmp_path))
    assert again.secret("cookies") == secret
    again.close()


def test_a_table_comes_back_as_it_was(storage: Storage) -> None:
    whole = msgspec.structs.replace(
        table(),
        status="over",
        setup={"seed": 2**53, "deep": [{"a": None}]},
        next="t2",
        winners=(1,),
        how="12.1",
        answers=(said(0), rolled(1), said(2)),
    )
    create(storage, whole)
    assert storage.load("t1") == whole
    assert storage.load("t2") is None


@pytest.mark.parametrize(
    "answer",
    [
        StoredAnswer(0, 0, "a b \\ \" ' \u2028 \x1f 🦊 $[0]", 2**63 - 1),
        StoredAnswer(0, 3, "12", -(2**63)),
        StoredAnswer(0, CHANCE, "", 999, tuple(range(1, 1001))),
        StoredAnswer(0, CHANCE, "", 0, (2**62,)),
        StoredAnswer(0, CHANCE, "", 0, ()),
    ],
)
def test_an_answer_comes_back_as_it_was(storage: Storage, answer: StoredAnswer) -> None:
    create(storage, table())
    storage.apply([AddAnswers("t1", (answer,))])
    loaded = storage.load("t1")
    assert loaded is not None
    assert loaded.answers == (answer,)


def test_a_letter_that_a_database_cannot_keep_is_refused(storage: Storage, database: str) -> None:
    create(storage, table())
    odd = StoredAnswer(0, 0, "a\x00b", 1)
    if database == "sqlite":
        storage.apply([AddAnswers("t1", (odd,))])
    else:
        with pytest.raises(StorageConflict):
            storage.apply([AddAnswers("t1", (said(0), msgspec.structs.replace(odd, step=1)))])
    kept = storage.load("t1")
    assert kept is not None
    assert kept.answers == ((odd,) if database == "sqlite" else ())


def test_a_number_that_no_column_holds_is_refused(storage: Storage) -> None:
    create(storage, table())
    with pytest.raises(OverflowError):
        storage.apply([AddAnswers("t1", (StoredAnswer(0, 0, "x", 2**63),))])
    assert storage.load("t1") == table()


def test_no_winners_are_not_the_same_as_no_end(storage: Storage) -> None:
    create(storage, table())
    storage.apply([SetTable(table_id="t1", winners=(), how="draw")])
    drawn = storage.load("t1")
    assert drawn is not None
    assert drawn.winners == ()


def test_only_named_fields_change(storage: Storage) -> None:
    create(storage, table())
    seeds = ("seed", "kernel")
    storage.apply(
        [
            SetTable(table_id="t1", status="playing", moved=301, setup={"a": 1}),
            SetTable(table_id="t1", player_seeds=seeds, moved=302),
            SetTable(table_id="t1"),
        ]
    )
    assert storage.load("t1") == msgspec.structs.replace(
        table(), status="playing", moved=302, setup={"a": 1}, player_seeds=seeds
    )
    storage.apply([SetTable(table_id="t1", setup=None)])
    changed = storage.load("t1")
    assert changed is not None
    assert changed.setup is None


def test_a_seat_changes_hands(storage: Storage) -> None:
    create(storage, table())
    taken = StoredSeat(1, "guest", "zuza", None, {"warband": []})
    storage.apply([SetSeat("t1", StoredSeat(1, "bot", None, "scripted")), SetSeat("t1", taken)])
    changed = storage.load("t1")
    assert changed is not None
    assert changed.seats == (table().seats[0], taken)


def test_answers_are_added_and_cut_in_the_order_of_the_changes(storage: Storage) -> None:
    create(storage, table())
    other = msgspec.structs.replace(said(1), text="other")
    last = msgspec.structs.replace(said(1), text="last")
    storage.apply([AddAnswers("t1", (said(0), said(1))), SetTable(table_id="t1", moved=1)])
    storage.apply(
        [
            AddAnswers("t1", (said(2),)),
            CutAnswers("t1", 1),
            AddAnswers("t1", (other,)),
            CutAnswers("t1", 1),
            AddAnswers("t1", (last, rolled(2))),
        ]
    )
    loaded = storage.load("t1")
    assert loaded is not None
    assert loaded.answers == (said(0), last, rolled(2))


def test_changes_of_many_tables_are_written_together(storage: Storage) -> None:
    tables = [table(f"t{n}") for n in range(20)]
    changes: list[Change] = [KeepGuest(Guest("new", "New", 1, 1))]
    changes += [CreateTable(msgspec.structs.replace(one, owner="new")) for one in tables]
    for step in range(5):
        changes += [AddAnswers(one.id, (said(step),)) for one in tables]
        changes += [SetTable(table_id=one.id, moved=400 + step) for one in tables]
    storage.apply(changes)
    for one in tables:
        loaded = storage.load(one.id)
        assert loaded is not None
        assert (loaded.moved, len(loaded.answers)) == (404, 5)


@pytest.mark.parametrize(
    "faulty",
    [
        AddAnswers("t1", (said(0),)),  # given twice
        AddAnswers("t1", (said(2),)),  # leaves a gap
        AddAnswers("t1", (said(1), said(3))),  # leaves a gap
        AddAnswers("nowhere", (said(0),)),
        SetTable(table_id="nowhere", moved=5),
        SetTable(table_id="t1", owner="nobody"),
        SetSeat("t1", StoredSeat(2, "open")),
        SetSeat("t1", StoredSeat(0, "guest", "nobody")),
        CreateTable(table()),
        CreateTable(msgspec.structs.replace(table("t2"), invite="invite-t1")),
    ],
)
def test_what_does_not_fit_is_refused_with_all_that_came_with_it(
    storage: Storage, faulty: Change
) -> None:
    create(storage, table())
    storage.apply([AddAnswers("t1", (said(0),))])
    before = storage.load("t1")
    with pytest.raises(StorageConflict, match="storage-conflict"):
        storage.apply([SetTable(table_id="t1", moved=999), faulty])
    assert storage.load("t1") == before
    assert storage.load("t2") is None


def test_the_tables_of_a_guest_begin_with_the_unfinished_ones(storage: Storage) -> None:
    create(storage, table("old", moved=1))
    create(storage, table("new", moved=9))
    create(storage, table("over", moved=20))
    create(storage, table("theirs", moved=5, owner="zuza"))
    watching = msgspec.structs.replace(table("bots", moved=3), seats=(StoredSeat(0, "bot"),))
    create(storage, watching)
    storage.apply([SetTable(table_id="over", status="over")])
    storage.apply([SetSeat("theirs", StoredSeat(1, "guest", "anna"))])
    mine = storage.tables_of("anna", 10)
    assert [one.id for one in mine] == ["new", "theirs", "bots", "old", "over"]
    assert mine[2] == watching
    assert [one.id for one in storage.tables_of("anna", 2)] == ["new", "theirs"]
    assert storage.tables_of("nobody", 10) == []


def test_open_tables_are_public_and_have_a_seat_left(storage: Storage) -> None:
    for number, name in enumerate(("first", "second", "private", "full", "playing")):
        public = name != "private"
        create(storage, msgspec.structs.replace(table(name, moved=number), public=public))
    storage.apply(
        [
            SetSeat("full", StoredSeat(1, "guest", "zuza")),
            SetTable(table_id="playing", status="playing"),
        ]
    )
    assert [one.id for one in storage.open_tables(10)] == ["second", "first"]
    assert [len(one.seats) for one in storage.open_tables(1)] == [2]
