"""The proof of a record's dice, which needs no rules: promises, seals, agreements and outcomes."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import SECOND, FairChance, commitment, seal
from oneiros.kernel.record import Record, Rolled, Said, Sowing, TakenBack, sowings


class Proof(NamedTuple):
    """What was recomputed of the dice and found to be as a record says."""

    outcomes: int
    takebacks: int
    renewals: int
    held_back: tuple[str, ...]
    """Seats whose players did not show their seeds, so that their seals took the place."""


def prove(record: Record) -> Proof:
    """Recompute the dice of a closed game, or refuse them with the place of the fault."""
    chances = [_revealed(record, sowing, place) for sowing, place in sowings(record)]
    begins = [0, *(one.since for one in record.fairness.renewed)]
    # The entries whose answers stand, those of them that are outcomes, and the cuts so far.
    standing: list[int] = []
    drawn = takebacks = outcomes = 0
    for entry, row in enumerate(record.answers):
        current = bisect_right(begins, entry) - 1
        if isinstance(row, TakenBack):
            _check_agreed(record, sowings(record)[current][0], entry)
            back = _owned(record, standing, entry)
            drawn -= sum(isinstance(record.answers[one], Rolled) for one in standing[back:])
            del standing[back:]
            takebacks += 1
            continue
        standing.append(entry)
        if isinstance(row, Rolled):
            chances[current].go_to(drawn, takebacks)
            expected = chances[current].draw(row.weights)
            if row.index != expected:
                place = f"$.answers[{entry}][1]"
                raise BadData("verify-outcome", place=place, came=row.index, expected=expected)
            drawn += 1
            outcomes += 1
    return Proof(outcomes, takebacks, len(begins) - 1, _held_back(record))


def _revealed(record: Record, sowing: Sowing, place: str) -> FairChance:
    """Take dice that a record reveals, if everybody had promised them at the start."""
    if sowing.server_seed is None:
        raise BadData("verify-no-seed", place=f"{place}.server_seed")
    server_seed = bytes.fromhex(sowing.server_seed)
    promised = commitment(server_seed)
    if sowing.commitment != promised:
        raise BadData("verify-commitment", place=f"{place}.commitment", expected=promised)
    came, expected = len(sowing.player_seeds), len(record.seats)
    if came != expected:
        where = f"{place}.player_seeds"
        raise BadData("record-player-seeds", place=where, came=came, expected=expected)
    seals = _seals(record, sowing)
    for number, (seat, seed) in enumerate(zip(record.seats, sowing.player_seeds, strict=True)):
        if seals[number] not in (None, seed, seal(promised, seat, seed)):
            raise BadData("verify-seal", place=f"{place}.player_seeds[{number}]", seat=seat)
    return FairChance(server_seed, sowing.player_seeds, scheme=sowing.scheme)


def _seals(record: Record, sowing: Sowing) -> list[str | None]:
    return sowing.seals or [None] * len(record.seats)


def _held_back(record: Record) -> tuple[str, ...]:
    found = [
        seat
        for sowing, _ in sowings(record)
        for number, seat in enumerate(record.seats)
        if _seals(record, sowing)[number] == sowing.player_seeds[number]
    ]
    return tuple(dict.fromkeys(found))


def _check_agreed(record: Record, sowing: Sowing, entry: int) -> None:
    """Everybody who has a seal has agreed to a cut, and what follows it is drawn afresh."""
    if sowing.scheme != SECOND:
        raise BadData("verify-cut-early", place=f"$.answers[{entry}]")
    for seat, sealed in zip(record.seats, _seals(record, sowing), strict=True):
        if sealed is not None and seat not in record.answers[entry].seats:
            raise BadData("verify-agreed", place=f"$.answers[{entry}][2]", seat=seat)


def _owned(record: Record, standing: list[int], entry: int) -> int:
    """Find among what stands the answer that a cut takes back, which is its first seat's own."""
    cut: TakenBack = record.answers[entry]
    place = f"$.answers[{entry}]"
    if cut.entry not in standing:
        raise BadData("verify-cut", place=place, came=cut.entry, seat=cut.seats[0])
    taken = record.answers[cut.entry]
    if not isinstance(taken, Said) or taken.seat != cut.seats[0]:
        raise BadData("verify-cut", place=place, came=cut.entry, seat=cut.seats[0])
    return standing.index(cut.entry)
