"""How many bytes of memory plain data takes."""

from __future__ import annotations

from sys import getsizeof

import msgspec


def weight(value: object) -> int:
    """Count the bytes of plain data in memory, as if none of its parts were shared."""
    inside: list[object] = []
    if isinstance(value, dict):
        inside = [*value, *value.values()]
    elif isinstance(value, list | tuple):
        inside = list(value)
    elif isinstance(value, msgspec.Struct):
        inside = [getattr(value, name) for name in value.__struct_fields__]
    return getsizeof(value) + sum(map(weight, inside))
