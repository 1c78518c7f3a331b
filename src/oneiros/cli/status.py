"""What the command leaves behind: its exit status."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
FAILED: Final = 1
"""A check that failed."""
WRONG: Final = 2
"""Wrong input."""
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
