"""The frames of a WebSocket, of which nobody may send too many."""

from __future__ import annotations

import logging
from typing import Final

from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.server import ServerProtocol

from oneiros.server.limits import Bucket, Rate

FRAMES: Final = Rate(400, 100)
"""How many frames of any kind a connection may send; reading one is not free, even if empty."""
MOST_FRAGMENTS: Final = 16
"""The most frames of which one message may consist."""


class Frames(ServerProtocol):
    """Reads frames until there are too many of them, and then no more."""

    def __init__(self, largest: int, logger: logging.Logger) -> None:
        """Begin with a request for a WebSocket, to be read."""
        super().__init__(max_size=largest, logger=logger)
        self._bucket = Bucket(FRAMES)
        self._fragments = 0

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame, or end the connection."""
        if not self._bucket.take():
            self._refuse("too many frames")
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._fragments = self._fragments + 1 if frame.opcode is Opcode.CONT else 1
            if self._fragments > MOST_FRAGMENTS:
                self._refuse("too many fragments")
        super().recv_frame(frame)

    def _refuse(self, why: str) -> None:
        self.fail(CloseCode.POLICY_VIOLATION, why)
        # It stops the reading of frames.
        raise ProtocolError(why)
