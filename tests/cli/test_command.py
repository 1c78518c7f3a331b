from __future__ import annotations

import signal
import subprocess
import sys

import pytest

import oneiros as package
from oneiros.build import build
from tests.cli.command import (
    COMMAND,
    PATIENCE,
    accepted,
    environment,
    oneiros,
    parsers,
    quickly,
    refused,
)

COMMANDS = tuple(parsers())


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
    ran = quickly()
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
    ran = oneiros("rules", "1.1", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("1.1 Kraina wy?niona")


def through_bash(script: str) -> tuple[int, str, str]:
    done = subprocess.run(
        ["/bin/bash", "-c", script], capture_output=True, env=environment(), check=False, text=True
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("arguments", ["rules all", "--help", "miniatures --json"])
def test_a_broken_pipe_is_quiet(arguments: str) -> None:
    script = f"(sleep 0.5; {COMMAND} {arguments}; echo $? >&2) | true"
    assert through_bash(script) == (0, "", "141\n")


def test_a_full_disk_is_a_complaint() -> None:
    status, _, complaint = through_bash(f"{COMMAND} rules all > /dev/full")
    assert status == 2
    assert complaint == "The output cannot be written: No space left on device\n"


def test_a_closed_output_does_no_harm() -> None:
    assert through_bash(f"{COMMAND} rules all >&-") == (0, "", "")


def test_an_interruption_ends_a_long_command_at_once() -> None:
    with subprocess.Popen(
        [COMMAND, "perft", "dreamblade", "--depth", "30"],
        env=environment(PYTHONUNBUFFERED="1"),
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as counting:
        assert counting.stdout is not None
        assert counting.stdout.readline().startswith(b"depth 1: 6 ")
        counting.send_signal(signal.SIGINT)
        _, err = counting.communicate(timeout=PATIENCE)
    assert counting.returncode == 130
    assert err.strip() == b""


def test_an_interruption_is_heard_while_modules_load() -> None:
    script = (
        "import os, signal, sys; from oneiros.cli import main;"
        "sys.meta_path.insert(0, type('', (), {'find_spec': lambda *_: signal.raise_signal(2)}));"
        "sys.exit(main(['rules']))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (130, b"")


def test_the_package_imports_without_the_command_line() -> None:
    script = "import oneiros, sys; sys.exit('oneiros.cli' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
