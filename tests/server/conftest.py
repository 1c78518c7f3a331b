"""A server for all tests that do not stop it, and people who come to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.guest import Guest
from tests.server.served import Served


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server itself."""
    with Served(tmp_path_factory.mktemp("served")) as one:
        yield one


@pytest.fixture
def served(shared: Served) -> Iterator[Served]:
    """A server that never loses its head; each test sits at tables of its own."""
    before = len(shared.errors())
    yield shared
    assert shared.errors()[before:] == ""


@pytest.fixture(scope="session")
def encrypted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server behind encryption, under a name of its own."""
    options = ("--https", "--name", "dreams.example")
    with Served(tmp_path_factory.mktemp("encrypted"), *options) as one:
        yield one
        assert one.errors() == ""


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
