"""The server runs where a system has no limits of open files and no sockets in files."""

from __future__ import annotations

import socket
import sys

import pytest

from oneiros.server import serving, supervisor
from oneiros.server.crowd import MOST_CONNECTIONS


def test_without_limits_as_many_connect_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)
    assert serving._allow_connections() == MOST_CONNECTIONS


def test_a_supervisor_that_cannot_be_told_is_no_reason_to_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    monkeypatch.setenv("NOTIFY_SOCKET", "/run/nobody")
    supervisor.tell("READY=1")
