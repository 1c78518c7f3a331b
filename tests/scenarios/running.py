"""Running one scenario, as a text, of one game."""

from __future__ import annotations

from oneiros.games.dreamblade.text.scenario import STAGE as DREAMBLADE
from oneiros.games.dreamscape.text.scenario import STAGE as DREAMSCAPE
from oneiros.kernel.scenarios import scenario
from oneiros.kernel.scenarios.stage import Fault, Outcome
from oneiros.words.rulebook import rulebook

HEAD = 'rule = "6.2"\ntitle = "T"\n'
SIDES = '[A]\nc3 = ["Mirrorman", "2 Twilight Scout"]\ne1 = "Mirrorman"\n[B]\nc3 = "Iron Thug"\n'


def run_dreamblade(text: str, file: str = "test.toml") -> Outcome:
    """Play a scenario of Dreamblade and say how it went."""
    rules = {"dreamblade": rulebook("dreamblade", "en").names()}
    return scenario.run(text, file, {"dreamblade": DREAMBLADE}, rules)


def run_dreamscape(text: str, file: str = "test.toml") -> Outcome:
    """Play a scenario of Dreamscape and say how it went."""
    rules = {"dreamscape": rulebook("dreamscape", "en").names()}
    return scenario.run(text, file, {"dreamscape": DREAMSCAPE}, rules)


def only(outcome: Outcome) -> Fault:
    """Give the one fault of a scenario that fails."""
    assert len(outcome.faults) == 1, outcome.faults
    assert not outcome.passed
    return outcome.faults[0]


def shown(outcome: Outcome) -> list[tuple[int, str]]:
    """Give the line and the key of every fault."""
    return [(fault.line, fault.key) for fault in outcome.faults]


def play(*lines: str, head: str = HEAD, sides: str = SIDES) -> Outcome:
    """Play lines as the script of a scenario of Dreamblade."""
    return run_dreamblade(head + "script = '''\n" + "\n".join(lines) + "\n'''\n" + sides)
