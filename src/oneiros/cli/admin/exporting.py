"""oneiros admin export: everything that is kept of a guest, as JSON."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import closing
from typing import Any, Final

import msgspec

from oneiros.cli.admin.changing import known_guest
from oneiros.cli.files import path_of, why
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.kernel.errors import BadData
from oneiros.server.rooms.keepsakes import MOST_KEPT
from oneiros.storage import Beside, Mark, StoredKeepsake, StoredSeat, StoredTable

_PAGE: Final = 50
_MOST_UNFINISHED: Final = 500


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Write what is kept of a guest, to a new file or to the output."""
    with closing(Beside(arguments.database)) as beside:
        known_guest(beside, arguments.guest)
        parts = _parts(beside, arguments.guest)
        if arguments.output is None:
            for part in parts:
                shell.write(part)
        else:
            _write(arguments.output, parts)
            shell.say("cli-admin-exported", file=arguments.output)
    return FINE


def _write(name: str, parts: Iterator[str]) -> None:
    """Write a new file for the eyes of the user only, table by table."""
    file = path_of(name)
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "w", encoding="utf-8") as new:
            new.writelines(parts)
    except FileExistsError:
        raise BadData("cli-file-taken", file=name) from None
    except OSError as error:
        raise BadData("cli-file-unwritable", file=name, why=why(error)) from None


def _parts(beside: Beside, guest: str) -> Iterator[str]:
    """Give a JSON text in parts, so that a long history needs little memory."""
    kept = [_kept(one) for one in beside.keepsakes_of(guest, MOST_KEPT)]
    yield f'{{"guest": {_json(beside.guest(guest))},\n"keepsakes": {_json(kept)},\n"tables": ['
    between = "\n"
    for table in _tables(beside, guest):
        whole = beside.load(table.id)
        if whole is not None:
            yield between + _json(_told(whole, guest))
            between = ",\n"
    yield "\n]}\n"


def _tables(beside: Beside, guest: str) -> Iterator[StoredTable]:
    yield from beside.unfinished_of(guest, _MOST_UNFINISHED)
    before: Mark | None = None
    while page := beside.finished_of(guest, _PAGE, before):
        yield from page
        before = Mark(page[-1].moved, page[-1].id)


def _kept(keepsake: StoredKeepsake) -> dict[str, Any]:
    """Give what a guest keeps to bring it to games."""
    return {
        "game": keepsake.game,
        "name": keepsake.name,
        "text": keepsake.text,
        "changed": keepsake.changed,
    }


def _told(table: StoredTable, guest: str) -> dict[str, Any]:
    """Give a guest's part in a table: nothing of others, and no seed that is still a secret."""
    mine = [one for one in table.seats if one.guest_id == guest]
    seats = {one.seat for one in mine}
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "created": table.created,
        "moved": table.moved,
        "owner": table.owner == guest,
        "format": table.format,
        "seats": [_seat(table, one) for one in mine],
        "winners": table.winners,
        "how": table.how,
        "scores": table.scores,
        "answers": [
            {"entry": one.entry, "seat": one.seat, "text": one.text}
            for one in table.answers
            if one.seat in seats
        ],
    }


def _seat(table: StoredTable, seat: StoredSeat) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "brings": seat.brings,
        "seed": table.player_seeds[seat.seat],
        "wishes_rematch": seat.seat in table.rematch,
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
