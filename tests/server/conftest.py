"""A server for the tests of each file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.guest import Guest
from tests.server.served import Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that all tests of a file share; each sits at tables of its own."""
    with Served(tmp_path_factory.mktemp("served")) as one:
        yield one


@pytest.fixture
def ann(served: Served) -> Guest:
    """Somebody who plays."""
    return Guest(served, "Ann")


@pytest.fixture
def bob(served: Served) -> Guest:
    """Somebody else who plays."""
    return Guest(served, "Bob")


@pytest.fixture
def eve(served: Served) -> Guest:
    """Somebody who belongs to no table."""
    return Guest(served, "Eve")
