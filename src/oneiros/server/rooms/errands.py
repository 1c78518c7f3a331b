"""What an operator asks of a running server: wishes in its database, which are answered there."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from oneiros.server.rooms.archive import Archive
from oneiros.server.rooms.housekeeping import Erased, Housekeeping
from oneiros.storage import AnswerErrand, Count, Keeping

LOG: Final = logging.getLogger("oneiros.server")
ERRANDS_EVERY: Final = 1.0
"""Seconds from one look for errands to the next."""


class Prune(msgspec.Struct, frozen=True, tag="prune"):
    """Forget what has expired."""

    keeping: Keeping


class Erase(msgspec.Struct, frozen=True, tag="erase"):
    """Delete the data of a guest."""

    guest: str


class Pruned(msgspec.Struct, frozen=True, tag="pruned"):
    """How much was forgotten."""

    count: Count


class Deleted(msgspec.Struct, frozen=True, tag="deleted"):
    """What became of the data of a guest."""

    erased: Erased


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """It could not be done; the log of the server says more."""

    reason: str


Wish = Prune | Erase
Answer = Pruned | Deleted | Failed
_WISHES: Final[msgspec.json.Decoder[Wish]] = msgspec.json.Decoder(Wish)
_ANSWERS: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


def written(wish: Wish | Answer) -> str:
    """Write a wish or an answer for the database."""
    return msgspec.json.encode(wish).decode()


def read_answer(text: str) -> Answer:
    """Read an answer from the database."""
    return _ANSWERS.decode(text)


async def do(housekeeping: Housekeeping, wish: Wish) -> Answer:
    """Do what is wished."""
    match wish:
        case Prune(keeping):
            return Pruned(await housekeeping.prune(keeping))
        case Erase(guest):
            return Deleted(await housekeeping.erase(guest))


class Errands:
    """Does what operators wish, one after the other."""

    def __init__(self, archive: Archive, housekeeping: Housekeeping) -> None:
        """Look into a database for wishes."""
        self._archive = archive
        self._housekeeping = housekeeping

    async def do_all(self) -> None:
        """Do all errands that there are."""
        while await self.step():
            pass

    async def step(self) -> bool:
        """Do an errand, if there is any."""
        found = await self._archive.read(self._archive.storage.next_errand)
        if found is None:
            return False
        errand, wish = found
        # From here on it cannot be withdrawn; a server that ends now does it when it starts again.
        await self._archive.keep([AnswerErrand(errand)])
        try:
            answer = await do(self._housekeeping, _WISHES.decode(wish))
        except Exception as fault:
            # Whatever it is, whoever waits is told, and the next errand has its turn.
            LOG.exception("an errand could not be done")
            answer = Failed((str(fault) or type(fault).__name__)[:200])
        await self._archive.keep([AnswerErrand(errand, written(answer))])
        return True
