from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

import oneiros as package
from oneiros.build import build
from tests.cli.command import COMMAND, accepted, environment, oneiros, refused

COMMANDS = ("play", "replay", "verify", "scenario", "perft", "simulate", "rules", "miniatures")


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    assert accepted("--version") == f"oneiros {package.__version__} ({build()})\n"


def test_help_lists_every_command() -> None:
    said = accepted("--help")
    assert all(f"    {command} " in said for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("language", "usage"), [("en", "usage: "), ("pl", "użycie: ")])
def test_every_command_has_help_in_both_languages(command: str, language: str, usage: str) -> None:
    said = accepted(command, "--help", "--lang", language)
    assert said.startswith(f"{usage}oneiros {command} ")
    assert ("show this help" in said) == (language == "en")
    assert all(len(line) <= 80 for line in said.splitlines())


def test_without_a_command_there_is_help_and_a_status() -> None:
    ran = oneiros()
    assert ran.status == 2
    assert ran.out == ""
    assert "miniatures" in ran.err


def test_an_unknown_command_gets_the_nearest() -> None:
    assert "“ruels” is not known; did you mean rules?" in refused("ruels")
    assert "„ruels” nie jest znane; może chodziło o: rules?" in refused("ruels", LANG="pl_PL")


def test_wrong_arguments_are_refused_in_both_languages() -> None:
    assert "these arguments are not known: --fast" in refused("rules", "--fast")
    assert "nieznane argumenty: --fast" in refused("rules", "--fast", "--lang", "pl")
    assert "these arguments are missing: FILE" in refused("verify")
    assert "brakuje wartości" in refused("play", "--seed", "--lang", "pl")
    assert "“de” is not known; there is: en, pl" in refused("rules", "--lang", "de")


def test_options_are_not_guessed_from_abbreviations() -> None:
    assert "--ga" in refused("simulate", "dreamblade", "--ga", "3")


@pytest.mark.parametrize(
    ("arguments", "variables", "polish"),
    [
        ((), {"LANG": "pl_PL.UTF-8"}, True),
        ((), {"LANG": "pl_PL.UTF-8", "LC_ALL": "en_GB.UTF-8"}, False),
        ((), {"LANG": "pl_PL.UTF-8", "ONEIROS_LANG": "en"}, False),
        ((), {"ONEIROS_LANG": "pl"}, True),
        (("--lang", "en"), {"ONEIROS_LANG": "pl"}, False),
        (("--lang=pl",), {"ONEIROS_LANG": "en"}, True),
    ],
)
def test_the_option_comes_before_the_variable_and_the_variable_before_the_locale(
    arguments: tuple[str, ...], variables: dict[str, str], *, polish: bool
) -> None:
    for order in (("rules", *arguments), (*arguments, "rules")):
        assert accepted(*order, **variables).startswith("Dreamblade: zasady") == polish


def test_letters_that_the_terminal_lacks_are_no_reason_to_stop() -> None:
    said = accepted("rules", "1.1", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert said.startswith("1.1 Kraina wy?niona")


def test_a_broken_pipe_is_quiet() -> None:
    script = f"{COMMAND} rules all | head -n 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["/bin/bash", "-c", script], capture_output=True, env=environment(), check=False, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (141, "1 The table\n", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ("perft", "dreamblade", "--depth", "30"),
        ("simulate", "dreamblade", "--games", "1000000"),
    ],
)
def test_an_interruption_ends_a_long_command_at_once(arguments: tuple[str, ...]) -> None:
    with subprocess.Popen(
        [COMMAND, *arguments], env=environment(), stderr=subprocess.PIPE, stdout=subprocess.PIPE
    ) as running:
        time.sleep(3)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=20)
    assert running.returncode == 130
    assert err.strip() == b""


def test_the_package_imports_without_the_command_line() -> None:
    script = "import oneiros, sys; sys.exit('oneiros.cli' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
