"""Records that several tests look at."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import accepted


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Record a whole game between two bots."""
    file = tmp_path_factory.mktemp("records") / "game.json"
    accepted("play", "--seat-a", "random", "--seed", "5", "--record", file)
    return file
