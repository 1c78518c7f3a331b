from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from oneiros.kernel.state import CHANCE
from oneiros.storage import (
    BEGINNING,
    AddAnswers,
    Change,
    CreateTable,
    CutAnswers,
    DeleteGuest,
    Expired,
    ForgetGuests,
    ForgetKeepsakes,
    ForgetTables,
    ForgetTraces,
    Guest,
    KeepGuest,
    Mark,
    OldTable,
    PutKeepsake,
    SetSeat,
    SetTable,
    Storage,
    StorageConflict,
    StoredAnswer,
    StoredClocks,
    StoredKeepsake,
    StoredLuck,
    StoredSeat,
    StoredTurn,
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
        rematch=(1,),
        winners=(1,),
        how="12.1",
        luck=(StoredLuck(9, 7.5), StoredLuck(0, 7 / 6)),
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
            storage.apply([AddAnswers("t1", (said(0), msgspec.structs.replace(odd, entry=1)))])
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


def test_clocks_come_back_with_what_can_still_be_undone(storage: Storage) -> None:
    create(storage, table())
    turn = StoredTurn(7, 4_000, (900_000, 880_000), (0, 5), (1,))
    for clocks in (
        StoredClocks(5_000),
        StoredClocks(5_000, (900_000, 879_000), (0, 5), (turn, turn)),
    ):
        storage.apply([SetTable(table_id="t1", clocks=clocks)])
        kept = storage.load("t1")
        assert kept is not None
        assert kept.clocks == clocks


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


def test_the_unfinished_tables_of_a_guest_are_those_where_the_guest_sits(storage: Storage) -> None:
    create(storage, table("old", moved=1))
    create(storage, table("new", moved=9))
    create(storage, table("over", moved=20))
    create(storage, table("theirs", moved=5, owner="zuza"))
    storage.apply([SetTable(table_id="over", status="over")])
    storage.apply([SetSeat("theirs", StoredSeat(1, "guest", "anna"))])
    mine = storage.unfinished_of("anna", 10)
    assert [one.id for one in mine] == ["new", "theirs", "old"]
    assert mine[2] == table("old", moved=1)
    assert [one.id for one in storage.unfinished_of("anna", 2)] == ["new", "theirs"]
    assert storage.unfinished_of("nobody", 10) == []


def test_the_finished_tables_of_a_guest_come_by_pages_the_last_ended_first(
    storage: Storage,
) -> None:
    alone = (StoredSeat(0, "guest", "anna"), StoredSeat(1, "guest", "anna"))
    for number in range(7):
        create(storage, msgspec.structs.replace(table(f"t{number}"), seats=alone))
        moved = 10 + number // 2
        storage.apply([SetTable(table_id=f"t{number}", status="over", moved=moved)])
    create(storage, msgspec.structs.replace(table("old", moved=5), status="closed"))
    create(storage, table("goes-on"))
    first = storage.finished_of("anna", 3)
    assert [one.id for one in first] == ["t6", "t5", "t4"]
    second = storage.finished_of("anna", 3, Mark(first[-1].moved, first[-1].id))
    assert [one.id for one in second] == ["t3", "t2", "t1"]
    third = storage.finished_of("anna", 3, Mark(second[-1].moved, second[-1].id))
    assert [one.id for one in third] == ["t0", "old"]
    assert [len(one.seats) for one in third] == [2, 2]
    assert storage.finished_of("zuza", 3) == []
    assert {one.id for one in storage.some_tables_of("anna", 100)} == {
        *(f"t{number}" for number in range(7)),
        "old",
        "goes-on",
    }


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
    assert [one.id for one in storage.open_tables(10, of_one=10)] == ["second", "first"]
    assert [len(one.seats) for one in storage.open_tables(1, of_one=10)] == [2]


def test_open_tables_of_one_owner_leave_room_for_others(storage: Storage) -> None:
    create(storage, table("zuza's", moved=1, owner="zuza"))
    create(storage, *(table(f"anna-{number}", moved=10 + number) for number in range(60)))
    # A table without a free seat takes nobody's room.
    storage.apply([SetSeat("anna-58", StoredSeat(1, "guest", "zuza"))])
    listed = [one.id for one in storage.open_tables(50, of_one=3)]
    assert listed == ["anna-59", "anna-57", "anna-56", "zuza's"]


def test_what_expires_is_found_by_pages_and_forgotten_unless_it_has_changed(
    storage: Storage,
) -> None:
    over = msgspec.structs.replace(table("over", moved=5), status="over", setup={})
    going_on = msgspec.structs.replace(table("going-on", moved=1), status="playing", setup={})
    waiting = [table(f"t{number}", moved=number) for number in range(5)]
    create(storage, over, going_on, *waiting)
    storage.apply([AddAnswers("t1", (said(0), said(1)))])
    expired = Expired(open=4, finished=6, guests=500)
    page = storage.expired_open(expired, 3, BEGINNING)
    assert page == [
        OldTable(Mark(0, "t0"), 0),
        OldTable(Mark(1, "t1"), 2),
        OldTable(Mark(2, "t2"), 0),
    ]
    assert storage.expired_open(expired, 3, page[-1].mark) == [OldTable(Mark(3, "t3"), 0)]
    assert storage.expired_finished(expired, 3, BEGINNING) == [OldTable(Mark(5, "over"), 0)]
    every = ("over", "going-on", "t0", "t1", "t2", "t3", "t4", "nowhere")
    storage.apply([ForgetTables(every, expired), SetTable(table_id="t2", moved=9)])
    left = [one for one in every if storage.load(one) is not None]
    assert left == ["going-on", "t2", "t4"]
    storage.apply([ForgetTables(("going-on",))])
    assert storage.load("going-on") is None


def test_guests_are_forgotten_who_have_no_table_and_do_not_come(storage: Storage) -> None:
    create(storage, table())
    storage.apply([KeepGuest(Guest(f"g{number}", "", number, number)) for number in range(3)])
    expired = Expired(open=0, finished=0, guests=202)
    page = storage.idle_guests(expired, 4, BEGINNING)
    assert [one.mark.id for one in page] == ["g0", "g1", "g2", "anna"]
    assert [one.has_tables for one in page] == [False, False, False, True]
    assert [one.mark.id for one in storage.idle_guests(expired, 4, page[-1].mark)] == ["zuza"]
    every = ("g0", "g1", "g2", "anna", "zuza")
    storage.apply([ForgetGuests(every, 202), KeepGuest(Guest("g1", "Back", 1, 300))])
    assert set(storage.guests(every)) == {"anna", "g1"}
    storage.apply([ForgetGuests(every)])
    assert set(storage.guests(every)) == {"anna"}


def test_of_a_deleted_guest_a_trace_is_left_for_a_while_and_of_one_who_plays_none(
    storage: Storage,
) -> None:
    create(storage, table())
    storage.apply([DeleteGuest("anna", "trace-a", 900), DeleteGuest("zuza", "trace-z", 800)])
    assert set(storage.guests(["anna", "zuza"])) == {"anna"}
    assert storage.traces() == {"trace-z": 800}
    # Whoever is deleted again leaves it for longer.
    storage.apply([DeleteGuest("zuza", "trace-z", 850), DeleteGuest("eva", "trace-e", 840)])
    assert storage.traces() == {"trace-z": 850, "trace-e": 840}
    storage.apply([ForgetTraces(850)])
    assert storage.traces() == {"trace-z": 850}


def test_what_a_guest_keeps_to_bring_comes_back_the_last_changed_first(storage: Storage) -> None:
    first = StoredKeepsake("k1", "anna", "dreamblade", "Łowcy", "2 Mirrorman", 10)
    second = StoredKeepsake("k2", "anna", "dreamblade", "Other", "", 20)
    others = StoredKeepsake("k3", "zuza", "dreamblade", "Hers", "", 30)
    storage.apply([PutKeepsake(one) for one in (first, second, others)])
    assert storage.keepsakes_of("anna", 5) == [second, first]
    assert storage.keepsakes_of("anna", 1) == [second]
    changed = msgspec.structs.replace(first, name="Nobody", changed=40)
    storage.apply([PutKeepsake(changed)])
    assert storage.keepsakes_of("anna", 5) == [changed, second]
    storage.apply([ForgetKeepsakes("zuza", ("k1", "k3"))])
    assert storage.keepsakes_of("anna", 5) == [changed, second]
    assert storage.keepsakes_of("zuza", 5) == []
    storage.apply([ForgetKeepsakes("anna")])
    assert storage.keepsakes_of("anna", 5) == []


def test_nobody_takes_over_what_somebody_else_keeps(storage: Storage) -> None:
    mine = StoredKeepsake("k1", "anna", "dreamblade", "Mine", "", 10)
    storage.apply([PutKeepsake(mine)])
    with pytest.raises(StorageConflict):
        storage.apply([PutKeepsake(msgspec.structs.replace(mine, guest_id="zuza"))])
    assert storage.keepsakes_of("anna", 5) == [mine]


def test_a_guest_is_forgotten_with_what_they_kept(storage: Storage) -> None:
    create(storage, table())
    kept = [StoredKeepsake(one, one, "dreamblade", "", "", 10) for one in ("anna", "zuza")]
    storage.apply([PutKeepsake(one) for one in kept])
    storage.apply([ForgetGuests(("anna", "zuza"))])
    assert storage.keepsakes_of("zuza", 5) == []
    assert storage.keepsakes_of("anna", 5) == kept[:1]
