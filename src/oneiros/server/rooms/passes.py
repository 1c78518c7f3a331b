"""Passes: a phrase, good once and not for long, by which a guest becomes known in another browser.

Only a hash of each is held, and only in memory: no file and no backup ever has one.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final, NamedTuple

from oneiros.server.refusals import TooMuch, Unknown
from oneiros.storage import new_invite

GOOD_FOR: Final = 600
"""Seconds for which a pass is good."""
MOST_PASSES: Final = 10_000
"""So many passes of all guests together are good at a time."""
_GROUP: Final = 4
# What people read as one of the letters of ids, which has none of these.
_MISREAD: Final = str.maketrans("oil", "011")


class _Pass(NamedTuple):
    guest: str
    until: float


class Passes:
    """The passes that are good now, at most one for each guest."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with none."""
        self._clock = clock
        self._by_hash: dict[str, _Pass] = {}

    def make(self, guest: str) -> str:
        """Make a pass of 80 bits for a guest, whose last one is worthless from now on."""
        self.revoke(guest)
        if len(self._by_hash) >= MOST_PASSES:
            raise TooMuch("server-passes-many", most=MOST_PASSES)
        letters = new_invite()
        self._by_hash[_hash(letters)] = _Pass(guest, self._clock() + GOOD_FOR)
        return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))

    def take(self, phrase: str) -> str:
        """Give the guest of a pass, which is used up; refuse one that is not good any more."""
        self._sweep()
        found = self._by_hash.pop(_hash(phrase), None)
        if found is None:
            raise Unknown("server-pass-unknown")
        return found.guest

    def is_good(self, guest: str) -> bool:
        """Tell whether a guest has a pass that nobody has used yet."""
        self._sweep()
        return any(one.guest == guest for one in self._by_hash.values())

    def revoke(self, guest: str) -> None:
        """Make the pass of a guest worthless, if there is one."""
        self._sweep()
        self._by_hash = {key: one for key, one in self._by_hash.items() if one.guest != guest}

    def _sweep(self) -> None:
        now = self._clock()
        self._by_hash = {key: one for key, one in self._by_hash.items() if one.until > now}


def _hash(phrase: str) -> str:
    """Hash the letters of a phrase, however they are grouped and whatever they were taken for."""
    letters = "".join(one for one in phrase.lower() if one.isalnum()).translate(_MISREAD)
    return sha256(letters.encode()).hexdigest()
