"""Agreeing on the dice of a table with everybody who sits there; docs/fair-dice.md tells it."""

from __future__ import annotations

import secrets

from oneiros.kernel.fair import seal
from oneiros.server.protocol import messages as told


class Sower:
    """Binds a seat to a seed, and shows it when everybody is bound, once for each promise.

    `seeds` outlives a connection: what a seal binds to must still be known after it.
    """

    def __init__(self, seeds: dict[str, str]) -> None:
        """Begin with the seeds that the seat is bound to already, by promises of the server."""
        self._seeds = seeds
        self._sown: set[str] = set()
        self._revealed: set[str] = set()

    def reply(self, table: told.Table, seat: int) -> told.ToServer | None:
        """Give what a seat has to say next about the dice, if anything."""
        if seat in table.lacks:
            return None
        mine, promise = table.seats[seat], table.fairness.commitment
        if not mine.sown:
            return self._sow(table, seat, promise)
        if seat in table.fairness.late:
            return told.Accept(seat)
        if all(one.sown for one in table.seats) and not mine.revealed:
            return self._reveal(seat, promise)
        return None

    def _sow(self, table: told.Table, seat: int, promise: str) -> told.ToServer | None:
        if promise in self._sown:
            return None
        self._sown.add(promise)
        seed = self._seeds.setdefault(promise, secrets.token_hex(16))
        return told.Sow(seat, promise, seal(promise, table.names[seat], seed))

    def _reveal(self, seat: int, promise: str) -> told.ToServer | None:
        if promise in self._revealed or promise not in self._seeds:
            return None
        self._revealed.add(promise)
        return told.Reveal(seat, self._seeds[promise])
