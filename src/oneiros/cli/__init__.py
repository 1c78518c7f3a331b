"""The command line: parse, call, print."""

from __future__ import annotations

from oneiros.cli.main import main

__all__ = ["main"]
