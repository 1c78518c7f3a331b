"""New seeds for every game that has not ended, because the old ones may be known."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from oneiros.storage.changes import Change, SetTable
from oneiros.storage.ids import new_secret
from oneiros.storage.rows import StoredSowing, StoredTable


def renewals(unfinished: Iterable[tuple[StoredTable, int]], passed: int) -> list[Change]:
    """Renew the seeds of tables, each with the number of its entries; all agree on theirs anew.

    `passed` is what the clock of the service shows: from now on nobody's time runs.
    """
    return [_renewal(table, entries, passed) for table, entries in unfinished]


def _renewal(table: StoredTable, entries: int, passed: int) -> SetTable:
    nobody = (None,) * len(table.player_seeds)
    before = StoredSowing(
        entries, table.server_seed, _shown(table), table.seals, table.agreed, "restored"
    )
    clocks = None if table.clocks is None else replace(table.clocks, since=passed, turns=())
    return SetTable(
        table_id=table.id,
        server_seed=new_secret(),
        player_seeds=nobody,
        seals=nobody,
        agreed=None,
        renewed=(*table.renewed, before) if _is_kept(table) else table.renewed,
        clocks=clocks,
    )


def _is_kept(table: StoredTable) -> bool:
    """Tell whether the seeds have counted, or some of them may have been shown."""
    return _has_counted(table) or table.agreed is not None


def _has_counted(table: StoredTable) -> bool:
    return table.status == "playing" and None not in table.player_seeds


def _shown(table: StoredTable) -> tuple[str | None, ...]:
    """Give the seeds that counted, or those that were shown: a seal is none before it counts."""
    if _has_counted(table):
        return table.player_seeds
    seals = table.seals or (None,) * len(table.player_seeds)
    pairs = zip(table.player_seeds, seals, strict=True)
    return tuple([None if seed == sealed else seed for seed, sealed in pairs])
