"""Scenarios: a position, scripted chance, answers and expectations in one TOML file.

This part knows no game. A game's Stage lays out the position; its Trial knows what can be expected.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from typing import Final

from oneiros.kernel.errors import BadData
from oneiros.kernel.nearest import nearest
from oneiros.kernel.refusals import Refusals
from oneiros.kernel.scenarios import script
from oneiros.kernel.scenarios.rehearsal import Rehearsal
from oneiros.kernel.scenarios.script import Step
from oneiros.kernel.scenarios.stage import Fault, Outcome, Stage, Trial
from oneiros.kernel.scenarios.toml_lines import lines_of

_LONGEST: Final = 100_000
_SHOWN: Final = 80
_SCRIPT: Final = re.compile(r"^[ \t]*script[ \t]*=[ \t]*('''|\"\"\"|'|\")\n?", re.MULTILINE)


def run(
    text: str, file: str, stages: Mapping[str, Stage], rules: Mapping[str, Collection[str]]
) -> Outcome:
    """Play a scenario of one of the games by name; the first is meant where a file names none.

    `rules` name what each game's page has, and so what a scenario can be about.
    """
    outcome = Outcome(file)
    text = text.replace("\r\n", "\n")
    try:
        fields = _parse(text)
    except BadData as refusal:
        outcome.faults.append(_fault_of_file(refusal, {}))
        return outcome
    lines = lines_of(text)
    refusals = Refusals()
    with refusals:
        _take_title(fields, outcome)
    stage: Stage | None = None
    with refusals:
        stage = _take_game(fields, stages, outcome)
    _take_rules(fields, rules.get(outcome.game, ()), outcome, refusals)
    steps: list[Step] = []
    first_line = 1
    with refusals:
        written, first_line = _take_script(text, fields)
        steps = _read_script(written, first_line, outcome)
    trial: Trial | None = None
    if stage is not None:
        with refusals:
            trial = stage.lay_out(fields, file)
    outcome.faults += [_fault_of_file(refusal, lines) for refusal in refusals.noted]
    if trial is not None:
        _check_seats(steps, trial.seats, outcome)
    if stage is not None and trial is not None:
        rehearsal = Rehearsal(stage.ruleset, trial, outcome)
        rehearsal.read(steps)
        if outcome.passed:
            rehearsal.play(steps, first_line)
    outcome.faults.sort(key=_line)
    return outcome


def _parse(text: str) -> dict[str, object]:
    if len(text) > _LONGEST:
        raise BadData("scenario-long", most=_LONGEST)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Besides its own error, the parser lets those of numbers and dates pass.
        why = str(error)
        found = re.search(r"at line ([0-9]+)", why)
        ends = "at end of document" in why
        line = int(found[1]) if found else text.count("\n") + 1 if ends else 1
        raise BadData("scenario-not-toml", why=why[:200], line=line) from None


def _take_title(fields: dict[str, object], outcome: Outcome) -> None:
    title = fields.pop("title", "")
    if not isinstance(title, str):
        came = str(title)[:_SHOWN]
        raise BadData("scenario-field", path="title", came=came, expected='"…"')
    if not title.strip():
        raise BadData("scenario-title", path="title")
    outcome.title = title.strip()


def _take_game(fields: dict[str, object], stages: Mapping[str, Stage], outcome: Outcome) -> Stage:
    game = fields.pop("game", next(iter(stages)))
    if not isinstance(game, str) or game not in stages:
        expected = ", ".join(stages)
        raise BadData("scenario-game", path="game", came=str(game)[:_SHOWN], expected=expected)
    outcome.game = game
    return stages[game]


def _take_rules(
    fields: dict[str, object], known: Collection[str], outcome: Outcome, refusals: Refusals
) -> None:
    """Take the rules that the scenario is about; of an unknown game nobody knows them."""
    named = fields.pop("rule", None)
    rules = named if isinstance(named, list) else [named]
    if named is None or not rules:
        refusals.note(BadData("scenario-rule-missing", path="rule"))
        return
    for rule in rules:
        if not isinstance(rule, str) or (known and rule not in known):
            came = str(rule)[:_SHOWN]
            near = nearest(came, known)
            refusals.note(BadData("scenario-rule", path="rule", came=came, near=near))
    outcome.rules = tuple([str(rule) for rule in rules])


def _take_script(text: str, fields: dict[str, object]) -> tuple[str, int]:
    """Take the script, which stands above every heading, and the line on which it begins."""
    written = fields.pop("script", None)
    path = _path_below_heading(fields)
    if path:
        raise BadData("scenario-script-below", path=path)
    if written is None:
        raise BadData("scenario-script-missing")
    if not isinstance(written, str):
        came = repr(written)[:_SHOWN]
        raise BadData("scenario-field", path="script", came=came, expected="'''…'''")
    for opening in _SCRIPT.finditer(text):
        if text.startswith(written + opening[1], opening.end()):
            return written, text.count("\n", 0, opening.end()) + 1
    # With escapes in it the lines could not be counted.
    raise BadData("scenario-script-quotes", path="script")


def _path_below_heading(fields: dict[str, object]) -> str:
    """Give the path of a script below a heading, to which TOML has given it, or nothing."""
    for name, value in fields.items():
        if isinstance(value, dict) and value.pop("script", None) is not None:
            return f"{name}.script"
        for number, row in enumerate(value if isinstance(value, list) else [], 1):
            if isinstance(row, dict) and row.pop("script", None) is not None:
                return f"{name}.{number}.script"
    return ""


def _read_script(written: str, first_line: int, outcome: Outcome) -> list[Step]:
    steps: list[Step] = []
    for number, line in enumerate(written.split("\n"), first_line):
        try:
            step = script.read_line(number, line)
        except BadData as refusal:
            outcome.faults.append(Fault(number, refusal.key, refusal.details))
            continue
        if step is not None:
            steps.append(step)
    if not steps and not outcome.faults:
        outcome.faults.append(Fault(first_line, "scenario-script-empty", {}))
    return steps


def _check_seats(steps: list[Step], seats: tuple[str, ...], outcome: Outcome) -> None:
    """Find the steps of those who have no seat."""
    for step in steps:
        try:
            script.check_seat(step, seats)
        except BadData as refusal:
            outcome.faults.append(Fault(step.line, refusal.key, refusal.details))


def _line(fault: Fault) -> int:
    return fault.line


def _fault_of_file(refusal: BadData, lines: Mapping[str, int]) -> Fault:
    """Find the line of the field that a refusal names, or of what it belongs to."""
    details = dict(refusal.details)
    line = details.pop("line", 0)
    if isinstance(line, int) and line:
        return Fault(line, refusal.key, details)
    path = str(details.get("path", ""))
    while path and path not in lines:
        path = path.rpartition(".")[0]
    return Fault(lines.get(path, 1), refusal.key, details)
