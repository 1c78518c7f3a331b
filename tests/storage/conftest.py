"""Storage is tested with every kind of database that people may have."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.storage import samples


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """Let what follows keep its data in a database of this kind."""
    if request.param == "postgres":
        samples.cluster = request.getfixturevalue("cluster")
    yield request.param
    samples.cluster = None
