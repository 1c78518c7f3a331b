"""The seeds of saved games stay away from those of whoever runs the tests, as in tests/cli."""

from __future__ import annotations

from tests.cli.conftest import data_folder

__all__ = ["data_folder"]
