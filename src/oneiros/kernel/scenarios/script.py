"""The script of a scenario: one step to a line, read before anything is laid out or played."""

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

# A number sign begins a comment, except before a number that tells copies of a name apart.
_COMMENT: Final = re.compile(r"^\s*#.*$|\s#(?![0-9]).*$")
_ASKED: Final = re.compile(r"asked\s+(\w+)(?:\s*:\s*(\w+)|\s+(\w+))?", re.IGNORECASE)
_ROLL: Final = re.compile(r"(?:roll|draw|deal)\s*[:\s]\s*(.+)", re.IGNORECASE)
_EXPECT: Final = re.compile(r"expect\s*[:\s]\s*(.+)", re.IGNORECASE)
_OPTIONS: Final = re.compile(r"options(?:\s+(\w+))?\s*:\s*(.+)", re.IGNORECASE)
_TRIED: Final = re.compile(r"(legal|illegal|refused)\s+(\w+)\s*:\s*(.+)", re.IGNORECASE)
_ANSWER: Final = re.compile(r"(\w+)\s*:\s*(.+)")
_RULE: Final = re.compile(r"(.+?)\s*\(\s*([0-9]{1,2}(?:\.[0-9]{1,2}|(?: [^()\s]+)+)?)\s*\)")
_SHOWN: Final = 80
_LONGEST: Final = 2000


class Step(NamedTuple):
    """One line of a script: what it is, whose, what it says, and the rule of a refusal.

    Whose it is counts only after `check_seat`: which seats there are depends on the position.
    """

    line: int
    kind: str
    seat: str
    text: str
    rule: str = ""


def read_line(number: int, line: str) -> Step | None:
    """Read one line, or None where it says nothing; refuse one that is no step."""
    if len(line) > _LONGEST:
        raise BadData("scenario-line-long", most=_LONGEST)
    said = _COMMENT.sub("", line).strip()
    if not said:
        return None
    step = _read_check(number, said)
    if step is not None:
        return step
    if found := _ROLL.fullmatch(said):
        return Step(number, ROLL, "", found[1])
    if found := _ANSWER.fullmatch(said):
        return Step(number, ANSWER, found[1], found[2])
    raise BadData("scenario-line", came=said[:_SHOWN])


def check_seat(step: Step, seats: tuple[str, ...]) -> None:
    """Refuse a step of somebody who has no seat."""
    expected = seats
    if step.kind == ASKED:
        expected = (*seats, CHANCE_NAME, NOBODY_NAME)
    if step.seat and step.seat not in expected:
        came = step.seat[:_SHOWN]
        raise BadData("scenario-seat", came=came, expected=", ".join(expected))


def _read_check(number: int, said: str) -> Step | None:
    """Read a line that looks without changing anything."""
    if found := _EXPECT.fullmatch(said):
        return Step(number, EXPECT, "", found[1])
    if found := _ASKED.fullmatch(said):
        return Step(number, ASKED, found[1], (found[2] or found[3] or "").lower())
    if found := _OPTIONS.fullmatch(said):
        return Step(number, OPTIONS, found[1] or "", found[2])
    if found := _TRIED.fullmatch(said):
        return _tried(number, found[1].lower(), found[2], found[3])
    return None


def _tried(number: int, kind: str, seat: str, text: str) -> Step:
    if kind != REFUSED:
        return Step(number, kind, seat, text)
    found = _RULE.fullmatch(text)
    if found is None:
        raise BadData("scenario-rule-number", came=text[:_SHOWN])
    return Step(number, kind, seat, found[1], found[2])
