"""oneiros scenario: run rules written as text files, and say which lines do not hold."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from oneiros.cli.files import read_text
from oneiros.cli.parser import Parser
from oneiros.cli.shell import Shell
from oneiros.cli.status import FAILED, FINE
from oneiros.cli.terminals import find
from oneiros.kernel.errors import BadData
from oneiros.kernel.scenarios import scenario
from oneiros.kernel.scenarios.stage import Fault, Outcome, Stage
from oneiros.registry.games import all_games

_PATTERN: Final = "*.toml"


def equip(parser: Parser) -> None:
    """Take files and folders."""
    words = parser.words
    parser.add_argument(
        "paths",
        nargs="+",
        metavar=words.say("cli-metavar-paths"),
        help=words.say("cli-option-paths"),
    )
    parser.add_argument("--json", action="store_true", help=words.say("cli-option-json"))


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Run every scenario; fail when one of them does."""
    stages = {name: game.stage for name, game in all_games().items()}
    files = [file for path in arguments.paths for file in find_files(path)]
    outcomes = []
    for file in files:
        outcome = run_file(file, stages, named=file in arguments.paths)
        outcomes.append(outcome)
        if not arguments.json:
            _show(shell, outcome)
    failed = sum(not one.passed for one in outcomes)
    if arguments.json:
        found = [as_data(shell, one) for one in outcomes]
        shell.write(json.dumps(found, ensure_ascii=False, indent=2) + "\n")
    else:
        shell.say("cli-scenario-summary", passed=len(outcomes) - failed, failed=failed)
    return FAILED if failed else FINE


def run_file(file: str, stages: Mapping[str, Stage], *, named: bool) -> Outcome:
    """Run one file; one found in a folder that cannot be read fails, one asked for is refused."""
    try:
        text = read_text(file)
    except BadData as refusal:
        if named:
            raise
        outcome = Outcome(file)
        outcome.faults.append(Fault(1, refusal.key, refusal.details))
        return outcome
    rules = {name: one.rule_names() for name, one in all_games().items()}
    return scenario.run(text, file, stages, rules)


def find_files(path: str) -> list[str]:
    """Give a file itself, or the scenarios anywhere in a folder in the order of their names."""
    if not Path(path).is_dir():
        return [path]
    found = sorted(str(file) for file in Path(path).rglob(_PATTERN) if file.is_file())
    if not found:
        raise BadData("cli-scenario-none", folder=path)
    return found


def as_data(shell: Shell, outcome: Outcome) -> dict[str, object]:
    """Give an outcome as plain data, each fault with its sentence."""
    return {
        "file": outcome.file,
        "game": outcome.game,
        "title": outcome.title,
        "rules": list(outcome.rules),
        "steps": outcome.steps,
        "passed": outcome.passed,
        "faults": [
            {
                "line": fault.line,
                "key": fault.key,
                "sentence": fault_sentence(shell, outcome.game, fault),
            }
            for fault in outcome.faults
        ],
    }


def fault_sentence(shell: Shell, game: str, fault: Fault) -> str:
    """Say what is wrong and, where there is one, the reason behind it, as the game says it."""
    if game in all_games():
        find(shell, game)
    said = shell.sentence(BadData(fault.key, **fault.details))
    return said if fault.reason is None else f"{said} {shell.sentence(fault.reason)}"


def _show(shell: Shell, outcome: Outcome) -> None:
    key = "cli-scenario-passed" if outcome.passed else "cli-scenario-failed"
    style = "green" if outcome.passed else "red"
    named = f"{outcome.file}: {outcome.title}" if outcome.title.strip() else outcome.file
    shell.print(shell.words.say(key, scenario=named), style=style)
    for fault in outcome.faults:
        said = fault_sentence(shell, outcome.game, fault)
        shell.print(f"{outcome.file}:{fault.line}: {said}")
