"""The seeds of those who sit at one table."""

from __future__ import annotations

import secrets
from typing import Literal

from msgspec.structs import replace

from oneiros.kernel.fair import SERVER_SEED_BYTES, THIRD, FairChance, Scheme, commitment
from oneiros.kernel.match import Match
from oneiros.kernel.sowing import Reason
from oneiros.server.rooms.sowings import roots, scheme_of
from oneiros.storage import SetTable, StoredSeat, StoredSowing, StoredTable


class Sowing:
    """What binds everybody to a seed, the seeds that are shown, and those that count no more."""

    def __init__(self, stored: StoredTable, names: tuple[str, ...]) -> None:
        """Take what is kept of a table; the names are those of its seats."""
        self._table = stored.id
        self._names = names
        self.server_seed = bytes.fromhex(stored.server_seed)
        self.player_seeds: list[str | None] = list(stored.player_seeds)
        # Games of the time before seals have none.
        self.seals: list[str | None] | None = None if stored.seals is None else list(stored.seals)
        self.agreed = stored.agreed
        """The digest of what is played by these seeds, once everybody is bound to one."""
        self.renewed = stored.renewed
        """The seeds that counted before, and those that came to nothing."""
        self.accepted: set[int] = set()
        """The seats that go on although their seeds came too late."""

    @property
    def promise(self) -> str:
        """The commitment to the server's seed."""
        return commitment(self.server_seed)

    def bound(self, seat: StoredSeat) -> bool:
        """Tell whether a seat is bound to its seed, as bots always are."""
        return seat.kind == "bot" or self.seals is None or bool(self.seals[seat.seat])

    def late(self) -> list[int]:
        """Name the seats whose seals take the place of seeds, and that have not accepted it."""
        seals = self.seals or ()
        late = [seat for seat, one in enumerate(seals) if one and self.player_seeds[seat] == one]
        return [seat for seat in late if seat not in self.accepted]

    @property
    def root(self) -> str:
        """The hash of everything that was agreed on, from which outcomes follow."""
        return roots(self._table, self._names, (*self.renewed, self.sown(0)))[-1]

    @property
    def scheme(self) -> Scheme:
        """The scheme by which outcomes are drawn from these seeds."""
        return scheme_of(self.sown(0))

    def sown(self, until: int, reason: Reason | Literal[""] = "") -> StoredSowing:
        """Give the seeds as they are kept when others take their place."""
        seals = None if self.seals is None else tuple(self.seals)
        seeds = tuple(self.player_seeds)
        return StoredSowing(until, self.server_seed.hex(), seeds, seals, self.agreed, reason)

    def never_counted(self, until: int, reason: Reason) -> StoredSowing:
        """Give seeds from which nothing came; whoever was late had shown none."""
        sown = self.sown(until, reason)
        seals = self.seals or [None] * len(self.player_seeds)
        pairs = zip(self.player_seeds, seals, strict=True)
        seeds = tuple([None if seed == sealed else seed for seed, sealed in pairs])
        return replace(sown, player_seeds=seeds)

    def give_up(self, until: int, reason: Reason, *, counted: bool) -> None:
        """Keep seeds that count no more."""
        given_up = self.sown if counted else self.never_counted
        self.renewed = (*self.renewed, given_up(until, reason))

    def sow_anew(self) -> SetTable:
        """Put a new seed in the place of the server's, and none in the place of the others."""
        nobody = [None] * len(self.player_seeds)
        self.server_seed = secrets.token_bytes(SERVER_SEED_BYTES)
        self.seals, self.player_seeds, self.agreed = [*nobody], [*nobody], None
        self.accepted.clear()
        return SetTable(
            table_id=self._table,
            server_seed=self.server_seed.hex(),
            seals=tuple(nobody),
            player_seeds=tuple(nobody),
            agreed=None,
            renewed=self.renewed,
        )

    def dice(self, match: Match) -> FairChance:
        """Give the dice of seeds that everybody has shown."""
        scheme = self.scheme
        return FairChance(
            self.server_seed,
            [str(seed) for seed in self.player_seeds],
            match.drawn,
            takebacks=match.takebacks,
            scheme=scheme,
            root=self.root if scheme == THIRD else "",
        )
