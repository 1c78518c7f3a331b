"""The proof of a record's dice, which needs no rules: promises, seals, agreements and outcomes."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import BOT_SEED, FIRST, THIRD, FairChance, Scheme, commitment, seal
from oneiros.kernel.record import Record, Rolled, Said, TakenBack
from oneiros.kernel.root import setup_digest
from oneiros.kernel.sowing import Aborted, Recorded, Renewal, Sowing, counted, in_order, roots


class Proof(NamedTuple):
    """What was recomputed of the dice and found to be as a record says."""

    outcomes: int
    takebacks: int
    renewals: int
    held_back: tuple[str, ...]
    """Seats whose players did not show their seeds, so that their seals took the place."""
    aborted: int = 0
    """How often seeds were shown and nothing came of it."""
    scheme: Scheme = THIRD
    """The oldest of the schemes by which outcomes were drawn."""
    sealed: bool = True
    """Whether somebody was bound to a seed before anybody showed one."""


def prove(record: Record) -> Proof:
    """Recompute the dice of a closed game, or refuse them with the place of the fault."""
    recorded = in_order(record.fairness)
    for one in recorded:
        _check_sown(record, one)
    _check_put_aside(record, recorded)
    chances = _chances(record, recorded)
    sowings = [sown for sown, _ in counted(record.fairness)]
    begins = [0, *(one.since for one in record.fairness.renewed)]
    # The entries whose answers stand, those of them that are outcomes, and the cuts so far.
    standing: list[int] = []
    drawn = takebacks = outcomes = 0
    for entry, row in enumerate(record.answers):
        current = bisect_right(begins, entry) - 1
        if isinstance(row, TakenBack):
            _check_agreed(record, sowings[current], entry)
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
    return Proof(
        outcomes,
        takebacks,
        len(begins) - 1,
        _held_back(record),
        len(record.fairness.aborted),
        min(one.scheme for one in sowings),
        any(sealed is not None for one in sowings for sealed in one.seals),
    )


def _check_sown(record: Record, recorded: Recorded) -> None:
    """Everybody had promised these seeds: the server, players by their seals, and bots always."""
    sown, path, _ = recorded
    if sown.server_seed is None:
        raise BadData("verify-no-seed", place=f"{path}.server_seed")
    promised = commitment(bytes.fromhex(sown.server_seed))
    if sown.commitment != promised:
        raise BadData("verify-commitment", place=f"{path}.commitment", expected=promised)
    came, expected = len(sown.player_seeds), len(record.seats)
    if came != expected:
        where = f"{path}.player_seeds"
        raise BadData("record-player-seeds", place=where, came=came, expected=expected)
    if isinstance(sown, Sowing) and sown.scheme == FIRST and any(sown.seals):
        raise BadData("verify-scheme", place=f"{path}.scheme", came=sown.scheme)
    if isinstance(sown, Renewal) and sown.scheme == THIRD and sown.reason is None:
        raise BadData("verify-reason", place=f"{path}.reason")
    _check_seals(record, sown, path)


def _check_put_aside(record: Record, recorded: list[Recorded]) -> None:
    """After seeds that came to nothing nothing goes on by older ones: some of them were shown."""
    ends = [*(one.since for one in recorded[1:]), len(record.answers)]
    for (sown, path, since), end in zip(recorded, ends, strict=True):
        if isinstance(sown, Aborted) and since != end:
            raise BadData("verify-put-aside", place=f"{path}.since", came=since, expected=end)


def _check_seals(record: Record, sown: Sowing | Aborted, path: str) -> None:
    """Each seed fits its seal or is the seal itself; without a seal it is that of a bot."""
    seals = _seals(record, sown)
    bound = isinstance(sown, Aborted) or sown.scheme == THIRD or any(seals)
    for number, (seat, seed) in enumerate(zip(record.seats, sown.player_seeds, strict=True)):
        sealed = seals[number]
        where = f"{path}.player_seeds[{number}]"
        if sealed is None:
            hidden = isinstance(sown, Aborted) and seed is None
            if bound and seed != BOT_SEED and not hidden:
                raise BadData("verify-unsealed", place=where, seat=seat, expected=BOT_SEED)
        elif seed is not None and sealed not in (seed, seal(sown.commitment, seat, seed)):
            raise BadData("verify-seal", place=where, seat=seat)


def _chances(record: Record, recorded: list[Recorded]) -> list[FairChance]:
    """Give the dice of each sowing that counted."""
    digest = setup_digest(record.game, record.rules, record.setup)
    found = roots(record.fairness, record.table or "", record.seats, digest)
    return [
        FairChance(
            bytes.fromhex(sown.server_seed or ""),
            sown.player_seeds,
            scheme=sown.scheme,
            root=root if sown.scheme == THIRD else "",
        )
        for (sown, _, _), root in zip(recorded, found, strict=True)
        if isinstance(sown, Sowing)
    ]


def _seals(record: Record, sown: Sowing | Aborted) -> list[str | None]:
    return sown.seals or [None] * len(record.seats)


def _held_back(record: Record) -> tuple[str, ...]:
    found = [
        seat
        for sown, _ in counted(record.fairness)
        for number, seat in enumerate(record.seats)
        if _seals(record, sown)[number] == sown.player_seeds[number]
    ]
    return tuple(dict.fromkeys(found))


def _check_agreed(record: Record, sowing: Sowing, entry: int) -> None:
    """Everybody who has a seal has agreed to a cut, and what follows it is drawn afresh."""
    if sowing.scheme == FIRST:
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
