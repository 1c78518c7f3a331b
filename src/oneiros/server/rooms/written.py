"""What is written once and kept."""

from __future__ import annotations

from typing import Final

import msgspec

_ENCODER: Final = msgspec.json.Encoder()


def written(message: msgspec.Struct) -> bytes:
    """Write something that will be kept, in no more memory than it needs."""
    # msgspec gives what it has written in all of the kilobyte that it took for it.
    return bytes(memoryview(_ENCODER.encode(message)))
