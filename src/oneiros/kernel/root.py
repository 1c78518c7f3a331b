"""The root of a sowing: one hash of everything that people agree on before a seed is shown.

Every player computes it before showing a seed, and every outcome by the third scheme follows from
it, so nothing of what was agreed on can be chosen afterwards.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from oneiros.kernel.fair import THIRD

NOTHING_BEFORE: Final = "-"
"""What stands in the place of the root before in the first sowing of a table."""
_TAG: Final = "oneiros-root"
_NAME: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")


class Agreed(NamedTuple):
    """What a root is made of; a seat without a seal is a bot's."""

    table: str
    setup: str
    """The digest of the set-up."""
    commitment: str
    number: int
    """How many sowings of this table were kept before."""
    before: str
    """The root of the last of them, or its commitment where an older scheme had no roots."""
    seats: Sequence[str]
    seals: Sequence[str | None]


def root(agreed: Agreed) -> str:
    """Give the hash of an agreement, one line for each thing that was agreed on.

    A name that could be read as something else, such as one with a line break, is a mistake.
    """
    for name in (agreed.table, *agreed.seats):
        if _NAME.fullmatch(name) is None:
            message = f"not a name: {name!r}"
            raise ValueError(message)
    seats = [
        f"{seat} bot" if sealed is None else f"{seat} person {sealed}"
        for seat, sealed in zip(agreed.seats, agreed.seals, strict=True)
    ]
    lines = [
        _TAG,
        agreed.table,
        THIRD,
        agreed.setup,
        agreed.commitment,
        str(agreed.number),
        agreed.before,
        *seats,
    ]
    return sha256("\n".join(lines).encode("ascii")).hexdigest()


def setup_digest(game: str, rules: int, setup: Mapping[str, object]) -> str:
    """Give the hash of what is played: the game, the version of its rules, and the set-up."""
    return sha256(_canonical([game, rules, setup]).encode("ascii")).hexdigest()


def _canonical(value: object) -> str:
    """Write JSON without blanks, in ASCII, the fields of an object in the order of their names.

    Names are compared as they are written, so that every language sorts them alike.
    """
    if isinstance(value, Mapping):
        fields = sorted(f"{json.dumps(name)}:{_canonical(inner)}" for name, inner in value.items())
        return "{" + ",".join(fields) + "}"
    if isinstance(value, list | tuple):
        return "[" + ",".join([_canonical(inner) for inner in value]) + "]"
    return json.dumps(value)
