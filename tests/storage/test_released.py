"""Databases as each revision has left them, written out once and never changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from oneiros.storage import AddAnswers, Storage
from oneiros.storage.migrations import revisions
from tests.storage.samples import ANNA, ZUZA, rolled, said, table, url

FOLDER = Path(__file__).parent / "released"
WHOLE = msgspec.structs.replace(
    table(),
    status="playing",
    setup={"warbands": {"A": ["Łowca"], "B": []}, "seed": None},
    answers=(said(0), rolled(1), said(2)),
)


def test_there_is_a_database_of_every_revision() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.sql")) == revisions()


@pytest.mark.parametrize("revision", revisions())
def test_games_of_every_revision_go_on(revision: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "oneiros.sqlite")) as old:
        old.executescript((FOLDER / f"{revision}.sql").read_text("utf-8"))
    storage = Storage(url(tmp_path))
    assert storage.guests(["anna", "zuza"]) == {"anna": ANNA, "zuza": ZUZA}
    assert storage.secret("cookies") == "not-so-secret"
    assert storage.load("t1") == WHOLE
    storage.apply([AddAnswers("t1", (said(3),))])
    assert [one.id for one in storage.tables_of("anna", 2)] == ["t1"]
    storage.close()
