"""Databases as each revision has left them, written out once and never changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from oneiros.storage import (
    AddAnswers,
    Storage,
    StoredClocks,
    StoredDraft,
    StoredDrafter,
    StoredKeepsake,
    StoredLuck,
    StoredPace,
    StoredSowing,
    StoredStanding,
    StoredTable,
)
from oneiros.storage.migrations import revisions
from tests.storage.samples import ANNA, ZUZA, rolled, said, table, url

FOLDER = Path(__file__).parent / "released"
PLAYED = msgspec.structs.replace(
    table(),
    status="playing",
    setup={"warbands": {"A": ["Łowca"], "B": []}, "seed": None},
    answers=(said(0), rolled(1), said(2)),
)

DRAFT = StoredDraft(
    id="d1",
    game="dreamblade",
    title="first-sleep",
    status="drafting",
    version=3,
    invite="invite-d1",
    owner="anna",
    seconds=90,
    packs=(((("Łowca", "rare"), ("Sexton", "common")), (("Mirrorman", "common"),) * 2),),
    due=70_000,
    tables=("t1",),
    created=270,
    moved=310,
    seats=(
        StoredDrafter(0, "guest", "anna", ("Łowca",)),
        StoredDrafter(1, "guest", "zuza", ("Mirrorman",), (0,)),
    ),
)


def renewed(now: StoredTable | None) -> StoredTable:
    """Give the game with the new seed of the server and nobody's else, as before seals came."""
    assert now is not None
    assert now.server_seed != PLAYED.server_seed
    before = StoredSowing(3, PLAYED.server_seed, PLAYED.player_seeds)
    nobody = (None, None)
    return msgspec.structs.replace(
        PLAYED, server_seed=now.server_seed, player_seeds=nobody, seals=nobody, renewed=(before,)
    )


def sealed(_now: StoredTable | None) -> StoredTable:
    """Give the game as it was kept with seals."""
    return msgspec.structs.replace(PLAYED, seals=("cd" * 32, None), cuts=4)


def wishing(_now: StoredTable | None) -> StoredTable:
    """Give the game with a wish for another one."""
    return msgspec.structs.replace(sealed(None), rematch=(1,))


def paced(_now: StoredTable | None) -> StoredTable:
    """Give the game as it was kept with clocks."""
    clocks = StoredClocks(5000, (900_000, 899_000), (3, 0))
    pace = StoredPace(minutes=15, increment=10)
    return msgspec.structs.replace(wishing(None), pace=pace, clocks=clocks, due=904_000)


def rooted(_now: StoredTable | None) -> StoredTable:
    """Give the game as it was kept with the digest of what everybody had agreed on."""
    return msgspec.structs.replace(paced(None), agreed="ef" * 32)


def standing(_now: StoredTable | None) -> StoredTable:
    """Give the game as it was kept with how it stands."""
    return msgspec.structs.replace(rooted(None), standing=StoredStanding(3, 4, (1,), (2, 0)))


def lucky(_now: StoredTable | None) -> StoredTable:
    """Give the game as it was kept with what chance gave each seat."""
    return msgspec.structs.replace(standing(None), luck=(StoredLuck(9, 7.5), StoredLuck(0, 1.0)))


WHOLE: dict[str, Callable[[StoredTable | None], StoredTable]] = {
    **dict.fromkeys(("0001", "0002", "0003"), renewed),
    "0004": sealed,
    "0005": wishing,
    "0006": paced,
    "0007": rooted,
    **dict.fromkeys(("0008", "0009", "0010"), standing),
    **dict.fromkeys(("0011", "0012"), lucky),
}


def test_there_is_a_database_of_every_revision() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.sql")) == revisions()


@pytest.mark.parametrize("revision", revisions())
def test_games_of_every_revision_go_on(revision: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "oneiros.sqlite")) as old:
        old.executescript((FOLDER / f"{revision}.sql").read_text("utf-8"))
    storage = Storage(url(tmp_path))
    assert storage.guests(["anna", "zuza"]) == {"anna": ANNA, "zuza": ZUZA}
    assert storage.secret("cookies") == "not-so-secret"
    assert storage.load("t1") == WHOLE[revision](storage.load("t1"))
    kept = [StoredKeepsake("k1", "anna", "dreamblade", "Łowcy", "2 Mirrorman", 260)]
    assert storage.keepsakes_of("anna", 2) == (kept if revision >= "0009" else [])
    assert storage.drafts_of("zuza", 2) == ([DRAFT] if revision >= "0010" else [])
    assert storage.traces() == ({"9a" * 32: 31_536_000} if revision >= "0012" else {})
    storage.apply([AddAnswers("t1", (said(3),))])
    assert [one.id for one in storage.unfinished_of("anna", 2)] == ["t1"]
    storage.close()
