"""oneiros admin list: tables and guests, the newest first."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime

from rich import box
from rich.table import Table as Grid

from oneiros.cli.shell import Shell, clean
from oneiros.cli.status import FINE
from oneiros.storage import Beside, KnownGuest, StoredTable


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """List tables or guests: laid out on a screen, otherwise a line each with tabs between."""
    with closing(Beside(arguments.database)) as beside:
        if arguments.what == "tables":
            _show_tables(shell, beside, beside.newest_tables(arguments.limit, arguments.status))
        else:
            _show_guests(shell, beside.newest_guests(arguments.limit))
    return FINE


def _show_tables(shell: Shell, beside: Beside, tables: Sequence[StoredTable]) -> None:
    people = {seat.guest_id for one in tables for seat in one.seats if seat.guest_id}
    names = {one.id: one.name for one in beside.guests(people).values()}
    heads = ("table", "game", "status", "begun", "changed", "players")
    _show(shell, heads, [_table(one, names) for one in tables])


def _show_guests(shell: Shell, guests: Sequence[KnownGuest]) -> None:
    rows = [(one.id, one.name, _day(one.created), _day(one.seen), sat) for one, sat in guests]
    _show(shell, ("guest", "name", "begun", "seen", "tables"), rows)


def _show(shell: Shell, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    if not shell.on_screen:
        for row in rows:
            shell.write("\t".join(clean(str(one)).replace("\t", " ") for one in row) + "\n")
        return
    grid = Grid(box=box.SIMPLE_HEAD)
    for head in heads:
        grid.add_column(shell.words.say(f"cli-admin-head-{head}"), overflow="fold")
    for row in rows:
        grid.add_row(*(clean(str(one)) for one in row))
    shell.draw(grid)


def _table(table: StoredTable, names: dict[str, str]) -> tuple[str, ...]:
    players = [
        (names.get(seat.guest_id or "") or "?") if seat.kind == "guest" else seat.bot or "–"
        for seat in table.seats
    ]
    return (
        table.id,
        table.game,
        table.status,
        _day(table.created),
        _day(table.moved),
        ", ".join(players),
    )


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")
