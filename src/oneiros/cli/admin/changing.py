"""oneiros admin prune and delete: done here, or by the server that has the database."""

from __future__ import annotations

import argparse
import asyncio
import time
from contextlib import closing
from typing import Final

from oneiros.cli import keeping
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.kernel.errors import BadData
from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.errands import (
    Answer,
    Deleted,
    Erase,
    Failed,
    Prune,
    Pruned,
    Wish,
    do,
    read_answer,
    written,
)
from oneiros.server.rooms.hall import Hall
from oneiros.server.rooms.housekeeping import Housekeeping
from oneiros.server.rooms.room import now
from oneiros.server.rooms.service_clock import standing
from oneiros.server.rooms.thinking import Thinkers
from oneiros.storage import Beside, Claim, Keeping, Storage, StorageInUse

PATIENCE: Final = 30.0
"""Seconds in which a server that runs should begin with an errand."""
_AGAIN: Final = 0.1


def prune(arguments: argparse.Namespace, shell: Shell) -> int:
    """Forget what has expired, or only count it."""
    wish = Prune(keeping.wished(arguments))
    if arguments.dry_run:
        with closing(Beside(arguments.database)) as beside:
            count = beside.count_expired(wish.keeping.expired(now()))
        shell.say("cli-admin-would-prune", **count._asdict())
        return FINE
    match _changed(arguments.database, wish):
        case Pruned(count):
            shell.say("cli-admin-pruned", **count._asdict())
    return FINE


def delete(arguments: argparse.Namespace, shell: Shell) -> int:
    """Delete the data of a guest."""
    guest = arguments.guest
    with closing(Beside(arguments.database)) as beside:
        known_guest(beside, guest)
    match _changed(arguments.database, Erase(guest)):
        case Deleted(erased):
            if not erased.gone:
                raise BadData("cli-admin-guest-back", came=guest)
            shell.say(
                "cli-admin-deleted",
                guest=guest,
                removed=erased.removed,
                vacated=erased.vacated,
                keepsakes=erased.keepsakes,
            )
    return FINE


def known_guest(beside: Beside, guest: str) -> None:
    """Refuse a guest whom nobody knows."""
    if beside.guest(guest) is None:
        raise BadData("cli-admin-guest-unknown", came=guest)


def _changed(database: str, wish: Wish) -> Answer:
    """Do what is wished as the owner of the database, or let the server do it that is."""
    with closing(Beside(database)) as beside:
        try:
            with closing(Claim(database)):
                answer = _done_here(Storage(database), wish)
        except StorageInUse:
            answer = _done_there(beside, wish)
    if isinstance(answer, Failed):
        raise BadData("cli-admin-failed", why=answer.reason)
    return answer


def _done_here(storage: Storage, wish: Wish) -> Answer:
    async def deed() -> Answer:
        # Nobody can answer meanwhile, so nobody's time passes.
        hall = Hall(Archive(storage, standing(storage.passed_time())), Thinkers(1))
        try:
            return await do(Housekeeping(hall, Keeping(), pause=0), wish)
        finally:
            await hall.close()

    return asyncio.run(deed())


def _done_there(beside: Beside, wish: Wish) -> Answer:
    """Leave an errand for the server, and wait for its answer."""
    errand = beside.ask(written(wish), now())
    patient_until = time.monotonic() + PATIENCE
    try:
        while not (answer := beside.answer_to(errand)):
            # Once it has begun, it takes as long as it takes.
            if time.monotonic() > patient_until and beside.withdraw(errand):
                raise BadData("cli-admin-no-answer", seconds=round(PATIENCE))
            time.sleep(_AGAIN)
    except KeyboardInterrupt:
        beside.withdraw(errand)
        raise
    return read_answer(answer)
