"""A call under the eyes of an operator: it has an id in the log, and its time is counted."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from oneiros.server import logs, metrics

LOG: Final = logging.getLogger("oneiros.http")
_FAULT: Final = 500


class Watched:
    """A call under way; whoever answers it says with which status."""

    status = _FAULT


@contextmanager
def watched(call: str) -> Iterator[Watched]:
    """Note what becomes of a call, which is named as in the documentation, not as it came."""
    logs.begin("request")
    found, begun = Watched(), perf_counter()
    try:
        yield found
    finally:
        took = perf_counter() - begun
        metrics.CALL_SECONDS.labels(call, found.status).observe(took)
        said = logs.fields(call=call, status=found.status, seconds=round(took, 4))
        LOG.info("answered", extra=said)
