"""A record of a game, made as the tests of the command line make it."""

from __future__ import annotations

from tests.cli.conftest import data_folder, record

__all__ = ["data_folder", "record"]
