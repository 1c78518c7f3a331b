"""What messages are made of: numbers, texts and digests, each with its limits."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

LONGEST_TEXT = 400
LONGEST_NAME = 24

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
Step = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Cuts = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""How often answers were taken back: with a step it names one question and no other."""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]
Seed = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_-]{1,64}\Z")]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
View = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]
"""What a game shows of itself, already written: once for all who see the same."""
Barred = Literal["", "agreed", "clock", "origin", "people"]
"""Why no hints are given at a table; empty where they are."""
Path = list[str | int]
"""Where something stands in a view: the names of fields, and indexes in lists."""
