"""Strategies that damage a JSON value in one or two places."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-2, 5)
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["A", "*", "end", "0" * 64, "\ud800", "A\n", "$"])
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


def places(value: object) -> list[tuple[Any, ...]]:
    """List the ways to everything inside a value."""
    found: list[tuple[Any, ...]] = []
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            found += [(key,), *((key, *rest) for rest in places(inner))]
    return found


@st.composite
def sheets(draw: st.DrawFn, original: object) -> object:
    """Change, remove or repeat something inside a value, once or twice."""
    sheet: Any = json.loads(json.dumps(original))
    for _ in range(draw(st.integers(1, 2))):
        *way, last = draw(st.sampled_from(places(sheet)))
        inner = sheet
        for key in way:
            inner = inner[key]
        change = draw(st.sampled_from(["replace", "remove", "add"]))
        if change == "replace":
            inner[last] = draw(VALUES)
        elif change == "remove":
            del inner[last]
        elif isinstance(inner, list):
            inner.insert(last, draw(st.sampled_from(inner) | VALUES))
        else:
            inner[draw(st.text(max_size=3))] = draw(VALUES)
    return sheet


def mutated(sheet: object) -> bytes:
    """Write a damaged value as JSON."""
    return json.dumps(sheet).encode("ascii")
