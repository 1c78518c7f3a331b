"""The seeds of saved games stay out of the user's own folder, as in tests/cli."""

from __future__ import annotations

from tests.cli.conftest import data_folder

__all__ = ["data_folder"]
