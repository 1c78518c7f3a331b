"""New seeds for every game that has not ended, because the old ones may be known."""

from __future__ import annotations

from collections.abc import Iterable

from oneiros.storage.changes import Change, SetTable
from oneiros.storage.ids import new_secret
from oneiros.storage.rows import StoredSowing, StoredTable


def renewals(unfinished: Iterable[tuple[StoredTable, int]]) -> list[Change]:
    """Renew the seeds of tables, each with the number of its entries; all agree on theirs anew."""
    return [_renewal(table, entries) for table, entries in unfinished]


def _renewal(table: StoredTable, entries: int) -> SetTable:
    nobody = (None,) * len(table.player_seeds)
    counted = table.status == "playing" and None not in table.player_seeds
    before = StoredSowing(entries, table.server_seed, table.player_seeds, table.seals)
    return SetTable(
        table_id=table.id,
        server_seed=new_secret(),
        player_seeds=nobody,
        seals=nobody,
        renewed=(*table.renewed, before) if counted else table.renewed,
    )
