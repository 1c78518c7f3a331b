"""All connections together: how many there are, from where, and which of them take too long."""

from __future__ import annotations

from collections import Counter
from typing import Final

from uvicorn.server import ServerState

from oneiros.server.senders import Senders

MOST_CONNECTIONS: Final = 5000
"""The most connections at once, where the system grants as many open files."""
MOST_AT_ADDRESS: Final = 200
"""The most connections at once from one address."""
PATIENCE: Final = 10.0
"""The most seconds until a request, or the handshake of a socket, has come as a whole."""
LINGER: Final = 2.0
"""Seconds to let somebody read why the connection is ended."""
# So many more are told that there is no room; others find a closed door.
_TURNED_AWAY: Final = 50


class Timed:
    """A connection that is looked at every second."""

    def check(self, moment: float) -> None:
        """End what has taken too long by this moment of the event loop."""
        raise NotImplementedError


class Crowd(ServerState):
    """What uvicorn shares between all connections, and how many each sender has."""

    def __init__(self, senders: Senders, most: int) -> None:
        """Begin with nobody there."""
        super().__init__()
        self._senders = senders
        self._most = most
        self._at: Counter[str] = Counter()

    def enter(self, host: str) -> None:
        """Count a connection."""
        self._at[self._senders.at(host)] += 1

    def leave(self, host: str) -> None:
        """Count a connection no more."""
        sender = self._senders.at(host)
        self._at[sender] -= 1
        if not self._at[sender]:
            del self._at[sender]

    @property
    def full(self) -> bool:
        """Whether there are too many connections."""
        return len(self.connections) > self._most

    @property
    def overrun(self) -> bool:
        """Whether there are so many that nobody is even told so."""
        return len(self.connections) > self._most + _TURNED_AWAY

    def crowded(self, host: str) -> bool:
        """Tell whether an address has too many connections; a proxy has those of everybody."""
        return self._at[self._senders.at(host)] > MOST_AT_ADDRESS and not self._senders.trusts(host)

    def check(self, moment: float) -> None:
        """End every connection that has taken too long."""
        for one in list(self.connections):
            if isinstance(one, Timed):
                one.check(moment)
