"""Playing meetings on a cluster of machines, with Ray (the extra `cluster`).

Every machine needs Oneiros with the same rules. A meeting depends on nothing but its number, so one
that is lost with its machine is played again on another and comes to the same.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, Final, TypeVar

from oneiros.kernel.errors import BadData

T = TypeVar("T")
R = TypeVar("R")

LOCAL: Final = "local"
"""In place of an address: a cluster of this machine alone, which ends with the tournament."""
_WAITING: Final = 2
_PATIENCE: Final = 5.0
"""Seconds in which a cluster must answer; Ray itself would wait for minutes."""
_AGAIN: Final = -1
"""A meeting is given to another machine as often as it takes."""


def spread(work: Callable[[T], R], tasks: Iterator[T], address: str) -> Iterator[R]:
    """Do all tasks wherever there is room, and give what comes of each as soon as it is done."""
    ray = _joined(address)
    try:
        remote = ray.remote(work).options(max_retries=_AGAIN)
        under_way: list[Any] = []
        while True:
            room = _WAITING * max(int(ray.cluster_resources().get("CPU", 1)), 1)
            # There is less room than before where a machine has left.
            more = max(room - len(under_way), 0)
            under_way += [remote.remote(one) for one in islice(tasks, more)]
            if not under_way:
                return
            done, under_way = ray.wait(under_way)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _joined(address: str) -> Any:  # noqa: ANN401 - Ray is an extra, so there are no types of it
    """Join a cluster; refuse in words what cannot be joined."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise BadData("arena-no-cluster") from None
    try:
        _check_answers(address)
        ray.init(address, log_to_driver=False, logging_level="error")
    except (OSError, ValueError, RuntimeError) as error:
        raise BadData("arena-cluster-away", came=address, why=str(error)[:200]) from error
    return ray


def _check_answers(address: str) -> None:
    """Raise an error at once where nothing listens at a host and port."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
