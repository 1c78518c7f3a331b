"""The log of the server: lines of text or of JSON, each with the id of what it is about.

What clients send is never part of a line: no cookie, seed or invitation can get there.
"""

from __future__ import annotations

import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from itertools import count
from typing import Final

import msgspec

from oneiros.kernel.errors import Refusal

TEXT: Final = "text"
JSON: Final = "json"
FORMATS: Final = (TEXT, JSON)
LEVELS: Final = ("debug", "info", "warning", "error")

_about: ContextVar[str] = ContextVar("about", default="")
_numbers: Final = count(1)


def begin(kind: str) -> None:
    """Give what this task does from here on an id, such as `request-7`."""
    _about.set(f"{kind}-{next(_numbers)}")


def fields(**values: str | float) -> dict[str, dict[str, str | float]]:
    """Give what a line says besides its sentence, as the `extra` of a logger."""
    return {"fields": values}


def write_logs(form: str, level: str) -> None:
    """Write the log of this process to its error output, from a level on."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Json() if form == JSON else _Text())
    root = logging.getLogger()
    root.handlers = [handler]
    # What other libraries have to say counts from warnings on.
    root.setLevel(max(logging.WARNING, _number(level)))
    logging.getLogger("oneiros").setLevel(_number(level))


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def _moment(record: logging.LogRecord) -> str:
    written = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    return written.replace("+00:00", "Z")


def _besides(record: logging.LogRecord) -> dict[str, str | float]:
    """Give what a line says besides its sentence; of a refusal its key, but none of its details."""
    found: dict[str, str | float] = getattr(record, "fields", {})
    fault = record.exc_info[1] if record.exc_info else None
    return {**found, "refusal": fault.key} if isinstance(fault, Refusal) else found


def _traceback(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """Tell where a fault comes from; a refusal is no surprise, and has no need of that."""
    if not record.exc_info or isinstance(record.exc_info[1], Refusal):
        return ""
    return formatter.formatException(record.exc_info)


class _Text(logging.Formatter):
    """One line for people, and a traceback below it where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        # A line that looks like two could pretend to be another one.
        said = record.getMessage().replace("\n", "\\n").replace("\r", "\\r")
        parts = [_moment(record), record.levelname, record.name, _about.get(), said]
        parts += [f"{name}={value}" for name, value in _besides(record).items()]
        traceback = _traceback(self, record)
        return " ".join(part for part in parts if part) + (f"\n{traceback}" if traceback else "")


class _Json(logging.Formatter):
    """One object in one line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        line: dict[str, str | float] = {
            "time": _moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if about := _about.get():
            line["about"] = about
        if traceback := _traceback(self, record):
            line["traceback"] = traceback
        return msgspec.json.encode(line | _besides(record)).decode()
