"""The seeds of a game as its record holds them: those that counted, and those that came to nothing.

Each time that everybody agrees on seeds is a sowing. `docs/records.md` describes the fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Literal, NamedTuple

import msgspec

from oneiros.kernel.errors import BadData
from oneiros.kernel.fair import SECOND, THIRD, Scheme
from oneiros.kernel.root import NOTHING_BEFORE, Agreed, root

Name = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,64}\Z")]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
Count = Annotated[int, msgspec.Meta(ge=0)]
Reason = Literal["left", "restored", "behind", "rules", "closed"]
"""Why seeds counted no more: somebody got up, a backup was restored, a player had seen more of the
game than the server knew, the server got other rules, or the table was closed."""


class Sowing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seeds that outcomes come from; the server's stays hidden until the game is over.

    A seat whose player was bound to a seed before anybody showed one has its seal. A bot has none.
    """

    scheme: Scheme = SECOND
    commitment: Digest
    seals: list[Digest | None] = []
    player_seeds: list[Name] = []
    server_seed: Digest | None = None


class Renewal(Sowing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seeds that replaced others before an entry, because those could be known."""

    since: Count
    reason: Reason | None = None
    """Why the others counted no more."""


class Aborted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seeds from which nothing came although everybody was bound to one, so some were shown.

    `number` counts all sowings of the table before it, and `setup` the digest of what was to be
    played then.
    """

    number: Count
    since: Count
    reason: Reason
    setup: Digest
    commitment: Digest
    seals: list[Digest | None]
    player_seeds: list[Name | None]
    server_seed: Digest | None = None


class Fairness(Sowing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What proves the outcomes: the seeds of the beginning, those that came later, and the rest."""

    renewed: list[Renewal] = []
    aborted: list[Aborted] = []


class Recorded(NamedTuple):
    """A sowing with its path in the record, and the entry since which it counts."""

    sown: Sowing | Aborted
    path: str
    since: int


def counted(fairness: Fairness) -> list[tuple[Sowing, str]]:
    """Give the seeds that outcomes came from in their order, each with its path."""
    later = [(one, f"$.fairness.renewed[{number}]") for number, one in enumerate(fairness.renewed)]
    return [(fairness, "$.fairness"), *later]


def in_order(fairness: Fairness) -> list[Recorded]:
    """Give all sowings in their order: those that counted fill the gaps between the numbers."""
    begins = [0, *(one.since for one in fairness.renewed)]
    found = [
        Recorded(sown, path, since)
        for (sown, path), since in zip(counted(fairness), begins, strict=True)
    ]
    for number, one in enumerate(fairness.aborted):
        found.insert(one.number, Recorded(one, f"$.fairness.aborted[{number}]", one.since))
    return found


def roots(fairness: Fairness, table: str, seats: Sequence[str], setup: str) -> list[str]:
    """Give the root of each sowing in order; one by an older scheme has its commitment instead."""
    found: list[str] = []
    for number, (sown, _, _) in enumerate(in_order(fairness)):
        if isinstance(sown, Sowing) and sown.scheme != THIRD:
            found.append(sown.commitment)
            continue
        digest = sown.setup if isinstance(sown, Aborted) else setup
        before = found[-1] if found else NOTHING_BEFORE
        agreed = Agreed(table, digest, sown.commitment, number, before, seats, sown.seals)
        found.append(root(agreed))
    return found


def check_sowings(
    fairness: Fairness, seats: int, rolled: Sequence[bool], table: str | None
) -> None:
    """Refuse seeds that do not stand in their order, or that are not one for each seat.

    `rolled` says of each entry of the log whether it is an outcome: before the first one that comes
    from them, player seeds may be missing.
    """
    _check_order(fairness, len(rolled))
    begins = [0, *(one.since for one in fairness.renewed), len(rolled)]
    for (sown, path), (begin, end) in zip(counted(fairness), pairwise(begins), strict=True):
        seeds, seals = len(sown.player_seeds), len(sown.seals)
        if seeds != seats and (seeds or any(rolled[begin:end])):
            where = f"{path}.player_seeds"
            raise BadData("record-player-seeds", place=where, came=seeds, expected=seats)
        if seals != seats and (seals or sown.scheme == THIRD):
            raise BadData("record-seals", place=f"{path}.seals", came=seals, expected=seats)
        if sown.scheme == THIRD and table is None:
            raise BadData("record-no-table", place="$.table")
    for number, one in enumerate(fairness.aborted):
        path = f"$.fairness.aborted[{number}]"
        if len(one.player_seeds) != seats:
            where, came = f"{path}.player_seeds", len(one.player_seeds)
            raise BadData("record-player-seeds", place=where, came=came, expected=seats)
        if len(one.seals) != seats:
            where, came = f"{path}.seals", len(one.seals)
            raise BadData("record-seals", place=where, came=came, expected=seats)
        if table is None:
            raise BadData("record-no-table", place="$.table")


def _check_order(fairness: Fairness, entries: int) -> None:
    total = 1 + len(fairness.renewed) + len(fairness.aborted)
    least = 0
    for at, one in enumerate(fairness.aborted):
        if not least <= one.number < total:
            path = f"$.fairness.aborted[{at}].number"
            raise BadData("record-sowing-number", place=path, came=one.number, most=total - 1)
        least = one.number + 1
    recorded = in_order(fairness)
    ends = [*(one.since for one in recorded[1:]), entries]
    for (_, path, since), end in zip(recorded, ends, strict=True):
        if since > end:
            raise BadData("record-since", place=f"{path}.since", came=since, most=end)
