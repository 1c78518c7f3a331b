"""Oneiros: a table for dream games whose rules are enforced, explained and fast."""

from __future__ import annotations

import os

__version__ = "0.1.0"

if os.environ.get("ONEIROS_PURE") == "1":
    from oneiros._pure import prefer_sources

    prefer_sources()
