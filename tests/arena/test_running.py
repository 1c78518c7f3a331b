"""Where a tournament is played: what is asked for and cannot be had is refused in words."""

from __future__ import annotations

import sys

import pytest

from tests.cli.command import quickly


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    asked = ("arena", "dreamblade", "--bots", "random,scripted", "--games", "2")
    refused = quickly(*asked, "--cluster", "local")
    assert refused.status == 2
    assert "the extra “cluster”" in refused.err
