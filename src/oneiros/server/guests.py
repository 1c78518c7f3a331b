"""Who somebody is: an id in a signed cookie that scripts cannot read."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Final

from oneiros.storage import new_guest_id

YEAR: Final = 365 * 24 * 3600
_ID_LENGTH: Final = len(new_guest_id())


class Deleted:
    """What is left of guests who were deleted: traces, each as long as one of their cookies lasts.

    Without the secret nobody can tell from a trace who that was, not even with the guest's id.
    """

    def __init__(self, secret: str, traces: Mapping[str, int]) -> None:
        """Take the secret of cookies, and the moment at which each trace is worthless."""
        self._secret = bytes.fromhex(secret)
        self._until = dict(traces)

    def trace(self, guest: str) -> str:
        """Give what is left of a guest."""
        return hmac.digest(self._secret, f"deleted:{guest}".encode("ascii"), "sha256").hex()

    def __contains__(self, guest: str) -> bool:
        """Tell whether a guest was deleted."""
        return self.trace(guest) in self._until

    def add(self, guest: str, until: int) -> None:
        """Note that a guest was deleted, whose cookies last until a moment."""
        self._until[self.trace(guest)] = until

    def ended(self, moment: int) -> list[str]:
        """Give the traces that are worthless since before a moment."""
        return [trace for trace, until in self._until.items() if until < moment]

    def forget(self, traces: Iterable[str]) -> None:
        """Forget traces."""
        for trace in traces:
            self._until.pop(trace, None)


class Signature:
    """Signs the ids of guests with a secret that stays in the database.

    Browsers give a cookie to every port of a computer, so its name tells whose it is: two servers
    do not take each other's guests away. Where it is only sent encrypted, the name also makes the
    browser refuse one that another name of the same site has set.

    `issues` says how often a guest has had the cookies renewed; earlier ones are worthless. All
    are of a guest who was deleted.
    """

    def __init__(
        self, secret: str, issues: Mapping[str, int], deleted: Deleted, *, secure: bool = False
    ) -> None:
        """Take the secret, the guests who have renewed their cookies, and those of the past."""
        self._secret = bytes.fromhex(secret)
        self._issues = issues
        self._deleted = deleted
        prefix = "__Host-" if secure else ""
        self.cookie = f"{prefix}oneiros-{sha256(self._secret).hexdigest()[:8]}"

    def sign(self, guest: str) -> str:
        """Give the value of a guest's cookie."""
        return f"{guest}.{self._of(guest)}"

    def read(self, header: str) -> str | None:
        """Give the guest of a Cookie header; None where there is none, or a forged one."""
        # Whatever other pages of this computer have left there does not matter.
        parts = (part.strip().partition("=") for part in header.split(";"))
        value = next((value for name, _, value in parts if name == self.cookie), "")
        guest, _, signature = value.partition(".")
        # Only what is plain ASCII can be compared in constant time.
        if len(guest) != _ID_LENGTH or not (guest + signature).isascii():
            return None
        if not hmac.compare_digest(signature, self._of(guest)):
            return None
        return None if guest in self._deleted else guest

    def _of(self, guest: str) -> str:
        issue = self._issues.get(guest, 0)
        said = f"guest:{guest}:{issue}" if issue else f"guest:{guest}"
        return hmac.digest(self._secret, said.encode("ascii"), "sha256").hex()
