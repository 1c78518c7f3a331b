"""Everything that is kept of a guest, as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from oneiros.server.rooms.keepsakes import MOST_KEPT
from oneiros.server.rooms.packs import without_secret
from oneiros.storage import (
    Beside,
    Mark,
    Storage,
    StoredDraft,
    StoredKeepsake,
    StoredSeat,
    StoredTable,
)

_PAGE: Final = 50
_MOST_UNFINISHED: Final = 500
_MOST_DRAFTS: Final = 500


def parts(kept: Beside | Storage, guest: str) -> Iterator[str]:
    """Give a JSON text in parts, so that a long history needs little memory."""
    keepsakes = [_kept(one) for one in kept.keepsakes_of(guest, MOST_KEPT)]
    drafts = [_drafted(one, guest) for one in kept.drafts_of(guest, _MOST_DRAFTS)]
    yield f'{{"guest": {_json(kept.guest(guest))},\n"keepsakes": {_json(keepsakes)},\n'
    yield f'"drafts": {_json(drafts)},\n"tables": ['
    between = "\n"
    for table in _tables(kept, guest):
        whole = kept.load(table.id)
        if whole is not None:
            yield between + _json(_told(whole, guest))
            between = ",\n"
    yield "\n]}\n"


def _tables(kept: Beside | Storage, guest: str) -> Iterator[StoredTable]:
    yield from kept.unfinished_of(guest, _MOST_UNFINISHED)
    before: Mark | None = None
    while page := kept.finished_of(guest, _PAGE, before):
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


def _drafted(draft: StoredDraft, guest: str) -> dict[str, Any]:
    """Give a guest's part in a draft: nothing of others."""
    mine = [one for one in draft.seats if one.guest_id == guest]
    return {
        "id": draft.id,
        "game": draft.game,
        "set": draft.title,
        "status": draft.status,
        "created": draft.created,
        "moved": draft.moved,
        "owner": draft.owner == guest,
        "picks": [list(one.picks) for one in mine],
        "missed": [list(one.missed) for one in mine],
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
        "format": without_secret(table.format),
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
        "luck": table.luck[seat.seat] if table.luck else None,
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
