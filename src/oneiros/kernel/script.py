"""The script of a scenario: one step to a line, read before anything is played."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from oneiros.kernel.errors import BadData

# What a line of a script can be.
ANSWER: Final = "answer"
ROLL: Final = "roll"
EXPECT: Final = "expect"
ASKED: Final = "asked"
OPTIONS: Final = "options"
LEGAL: Final = "legal"
ILLEGAL: Final = "illegal"
REFUSED: Final = "refused"

CHANCE_NAME: Final = "chance"
NOBODY_NAME: Final = "nobody"

# A number sign begins a comment, except before the number of a miniature (Mirrorman#1).
_COMMENT: Final = re.compile(r"^\s*#.*$|\s#(?![0-9]).*$")
_ASKED: Final = re.compile(r"asked\s+(\w+)(?:\s*:\s*(\w+)|\s+(\w+))?", re.IGNORECASE)
_ROLL: Final = re.compile(r"roll\s*[:\s]\s*(.+)", re.IGNORECASE)
_EXPECT: Final = re.compile(r"expect\s*[:\s]\s*(.+)", re.IGNORECASE)
_OPTIONS: Final = re.compile(r"options(?:\s+(\w+))?\s*:\s*(.+)", re.IGNORECASE)
_TRIED: Final = re.compile(r"(legal|illegal|refused)\s+(\w+)\s*:\s*(.+)", re.IGNORECASE)
_ANSWER: Final = re.compile(r"(\w+)\s*:\s*(.+)")
_RULE: Final = re.compile(r"(.+?)\s*\(\s*([0-9]{1,2}(?:\.[0-9]{1,2})?)\s*\)")
_SHOWN: Final = 80
_LONGEST: Final = 2000


class Step(NamedTuple):
    """One line of a script: what it is, whose, what it says, and the rule of a refusal."""

    line: int
    kind: str
    seat: str
    text: str
    rule: str = ""


def read_line(number: int, line: str, seats: tuple[str, ...]) -> Step | None:
    """Read one line, or None where it says nothing; refuse one that is no step."""
    if len(line) > _LONGEST:
        raise BadData("scenario-line-long", most=_LONGEST)
    said = _COMMENT.sub("", line).strip()
    if not said:
        return None
    step = _read_check(number, said, seats)
    if step is not None:
        return step
    if found := _ROLL.fullmatch(said):
        return Step(number, ROLL, "", found[1])
    if found := _ANSWER.fullmatch(said):
        return Step(number, ANSWER, _seat(found[1], seats), found[2])
    raise BadData("scenario-line", came=said[:_SHOWN])


def _read_check(number: int, said: str, seats: tuple[str, ...]) -> Step | None:
    """Read a line that looks without changing anything."""
    if found := _EXPECT.fullmatch(said):
        return Step(number, EXPECT, "", found[1])
    if found := _ASKED.fullmatch(said):
        seat = _seat(found[1], (*seats, CHANCE_NAME, NOBODY_NAME))
        return Step(number, ASKED, seat, (found[2] or found[3] or "").lower())
    if found := _OPTIONS.fullmatch(said):
        return Step(number, OPTIONS, _seat(found[1], seats) if found[1] else "", found[2])
    if found := _TRIED.fullmatch(said):
        return _tried(number, found[1].lower(), _seat(found[2], seats), found[3])
    return None


def _tried(number: int, kind: str, seat: str, text: str) -> Step:
    if kind != REFUSED:
        return Step(number, kind, seat, text)
    found = _RULE.fullmatch(text)
    if found is None:
        raise BadData("scenario-rule-number", came=text[:_SHOWN])
    return Step(number, kind, seat, found[1], found[2])


def _seat(came: str, expected: tuple[str, ...]) -> str:
    if came not in expected:
        raise BadData("scenario-seat", came=came[:_SHOWN], expected=", ".join(expected))
    return came
