"""Cases that differ in a screen, a language or a place only, of which one is enough each time."""

from __future__ import annotations

import pytest


def slow(*values: object) -> pytest.ParameterSet:
    """Give a case that runs in `make test-all` only."""
    return pytest.param(*values, marks=pytest.mark.slow)
