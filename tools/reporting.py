"""A plugin of pytest that writes a line for each test, for `tools/gate.py` to read."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest

_parts: defaultdict[str, list[pytest.TestReport]] = defaultdict(list)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write a line for each test that is over; only the process that gathers reports writes."""
    report_file = os.environ.get("ONEIROS_REPORT")
    if report_file is None or "PYTEST_XDIST_WORKER" in os.environ:
        return
    _parts[report.nodeid].append(report)
    # A process that crashes reports nothing else about its test.
    if report.when not in {"setup", "call"}:
        parts = _parts.pop(report.nodeid)
        failed = [one for one in parts if one.failed]
        skipped = [one for one in parts if one.skipped]
        line = {
            "name": report.nodeid,
            "seconds": round(sum(one.duration for one in parts), 3),
            "outcome": "failed" if failed else "skipped" if skipped else "passed",
            "message": "\n".join(one.longreprtext for one in (*failed, *skipped)),
        }
        with Path(report_file).open("a", encoding="utf-8") as file:
            print(json.dumps(line), file=file)
