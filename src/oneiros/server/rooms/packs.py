"""What is opened for a table, and what its seats bring of it (sealed play).

A pool follows from its seed, so none is kept. What was drafted is kept with its draft.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from oneiros.kernel.dice import Dice, derived_seed
from oneiros.kernel.errors import BadData
from oneiros.registry.game import Game
from oneiros.registry.phrases import LISTS, new_phrase, read_phrase, spelled
from oneiros.registry.sealed import Drawn, OpenedPack, Sealed
from oneiros.server.protocol.api_types import NewTable
from oneiros.server.protocol.packs import NewPool, NewSealed, Pool
from oneiros.server.refusals import Forbidden, Unknown
from oneiros.server.rooms.leavers import LEFT
from oneiros.storage import StoredSeat, new_secret

PACKS: Final = "packs"
"""Where the format of a table says what is opened for it; nobody else may say so."""
DRAFTED: Final = "draft"
"""The kind of the one pack that holds what was drafted."""
COMMON: Final = 0
"""The number of the pool that all have; others have the numbers of seats, counted from 1 on."""
NONE: Final = -1
"""Stands for the number of somebody who has not come yet."""


class Packs(msgspec.Struct, frozen=True):
    """What is opened for a table: which pool of a seed each seat has, or whose of a draft."""

    pools: Literal["same", "own", "draft"]
    set: str
    numbers: tuple[int, ...]
    way: str = ""
    seed: str = ""
    draft: str = ""


# Two threads that use a type for the first time at once crash msgspec.
msgspec.convert({"pools": "same", "set": "", "numbers": []}, Packs)


class Drafted(NamedTuple):
    """What came of a draft: who sat there, None for a bot, and what each has picked."""

    id: str
    game: str
    set: str
    guests: Sequence[str | None]
    pools: Sequence[Sequence[Drawn]]


def packs_of(kept: Mapping[str, object]) -> Packs | None:
    """Give what is opened for a table by its format, if anything."""
    return msgspec.convert(kept[PACKS], Packs) if PACKS in kept else None


def kept(packs: Packs) -> dict[str, object]:
    """Give that part of a format which says what is opened."""
    return {PACKS: msgspec.to_builtins(packs)}


def without_secret(chosen: dict[str, object]) -> dict[str, object]:
    """Give a format without a seed by which others' pools could be known, and without others."""
    told = {name: value for name, value in chosen.items() if name != LEFT}
    packs = packs_of(told)
    if packs is None or packs.pools != "own":
        return told
    return {**told, **kept(msgspec.structs.replace(packs, seed=""))}


def offered(game: Game) -> Sealed:
    """Give how packs of a game are opened, or refuse because none are."""
    if game.sealed is None:
        raise BadData("server-sealed-none")
    return game.sealed


def opened(game: Game, wish: NewPool) -> Pool:
    """Open the pool that somebody wishes for, which everybody opens by the same words."""
    sealed = offered(game)
    seed = _seed(wish.seed)
    packs = Packs("same", wish.set or sealed.sets[0], (COMMON,), _way(sealed, wish.way), seed)
    return shown(packs, Opening(game, packs).contents(0), may_say=True)


def shown(packs: Packs, found: list[OpenedPack], *, may_say: bool) -> Pool:
    """Show what was opened, with the words that open the same again where they may be said."""
    if not may_say:
        return Pool(packs.way, packs.set, "", found)
    said = {language: spelled(packs.seed, language) for language in LISTS}
    return Pool(packs.way, packs.set, packs.seed, found, said)


def agree(
    game: Game, wish: NewTable, sealed: NewSealed, guest: str, drafted: Drafted | None
) -> Packs:
    """Read what is to be opened for a new table that a guest makes, or refuse it."""
    offer = offered(game)
    if drafted is not None:
        if drafted.game != wish.game:
            raise Unknown("server-draft-unknown", came=sealed.draft)
        if sealed != NewSealed(draft=sealed.draft):
            raise BadData("server-sealed-draft")
        return Packs("draft", drafted.set, _drafters(wish, guest, drafted), draft=drafted.id)
    own = sealed.pools == "own"
    if own and sealed.seed:
        raise BadData("server-sealed-seed")
    seed = new_secret() if own else _seed(sealed.seed)
    numbers = tuple(
        number + 1 if own or seat.kind == "bot" else COMMON
        for number, seat in enumerate(wish.seats)
    )
    packs = Packs(sealed.pools, sealed.set or offer.sets[0], numbers, _way(offer, sealed.way), seed)
    # What there is not is refused before anybody sits down.
    Opening(game, packs).contents(0)
    return packs


class Opening:
    """The packs of a table of a game, opened, with the draft that they come from if any."""

    def __init__(self, game: Game, packs: Packs, drafted: Drafted | None = None) -> None:
        """Stand before the packs."""
        self.packs = packs
        self._sealed = offered(game)
        self._drafted = drafted

    def contents(self, seat: int) -> list[OpenedPack]:
        """Give what a seat has opened; what was drafted is one pack."""
        packs, number = self.packs, self.packs.numbers[seat]
        if packs.pools == "draft":
            pools = () if self._drafted is None else self._drafted.pools
            return [OpenedPack(DRAFTED, list(pools[number]) if 0 <= number < len(pools) else [])]
        # The terminal opens the same pool by the same words.
        own = () if number == COMMON else (number,)
        seed = derived_seed(packs.seed, "sealed", packs.set, packs.way, *own)
        return self._sealed.open(packs.way, packs.set, Dice(seed))

    def brought(self, seat: int, brings: object) -> object:
        """Check what a seat brings of what it has opened, and give it in full."""
        return self._sealed.brought(brings, self._names(seat))

    def built(self, seat: int) -> object:
        """Build what a bot brings of what it has opened."""
        return self._sealed.built(self._names(seat))

    def first_brought(
        self, seat: int, kind: Literal["me", "bot", "open"], brings: object
    ) -> object:
        """Give what somebody brings who sits down; a person may bring something later."""
        if kind == "bot":
            if brings is not None:
                raise BadData("server-sealed-bot")
            return self.built(seat)
        if kind == "open" or brings is None:
            return None
        if self.packs.pools == "own":
            raise BadData("server-packs-shut")
        return self.brought(seat, brings)

    def _names(self, seat: int) -> list[str]:
        return [one.name for pack in self.contents(seat) for one in pack.contents]


def numbered(packs: Packs, seat: int, number: int) -> Packs:
    """Let a seat have the pool of a number, or none."""
    numbers = list(packs.numbers)
    numbers[seat] = number
    return msgspec.structs.replace(packs, numbers=tuple(numbers))


def reopened(
    game: Game, packs: Packs, seats: Sequence[StoredSeat]
) -> tuple[Packs, list[StoredSeat]]:
    """Take other packs, of which nobody knows any: people have brought nothing of them yet."""
    anew = msgspec.structs.replace(packs, seed=new_secret())
    opening = Opening(game, anew)
    return anew, [
        msgspec.structs.replace(one, brings=opening.built(one.seat) if one.kind == "bot" else None)
        for one in seats
    ]


def _seed(words: str) -> str:
    """Read the words of a seed, or draw some."""
    return read_phrase(words) if words else new_phrase()


def _way(sealed: Sealed, way: str) -> str:
    return way or next(iter(sealed.ways))


def _drafters(wish: NewTable, guest: str, drafted: Drafted) -> tuple[int, ...]:
    """Give whose pool each seat has: the bots of the draft are named, guests are known."""
    bots = [number for number, one in enumerate(drafted.guests) if one is None]
    mine = drafter(drafted, guest)
    numbers: list[int] = []
    for seat in wish.seats:
        # Nobody else's pool is named: it is not to be seen.
        if seat.drafter not in (bots if seat.kind == "bot" else [None]):
            known = ", ".join(map(str, bots)) or "–"
            raise BadData("server-sealed-drafter", known=known, came=seat.drafter)
        own = mine if seat.kind == "me" else NONE
        numbers.append(own if seat.drafter is None else seat.drafter)
    return tuple(numbers)


def drafter(drafted: Drafted, guest: str) -> int:
    """Give the number of a guest in a draft, or refuse somebody who was not there."""
    if guest not in drafted.guests:
        raise Forbidden("server-draft-foreign")
    return drafted.guests.index(guest)
