"""Shells complete commands, options and values."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from oneiros.cli.shells.scripts import SHELLS
from tests.cli.command import accepted, parsers, refused

BASH = shutil.which("bash") or ""
needs_bash = pytest.mark.skipif(not BASH, reason="there is no bash here")
_ASK = """
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_oneiros
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Keep the script for bash."""
    file = tmp_path_factory.mktemp("completion") / "oneiros.bash"
    file.write_text(accepted("completion", "bash"), "utf-8")
    return file


def completed(script: Path, line: str, folder: Path | None = None) -> list[str]:
    """Ask bash itself how a line goes on; it ends with the word that is begun."""
    words = [*shlex.split(line), *([""] if line.endswith(" ") else [])]
    said = subprocess.check_output(
        [BASH, "--norc", "-c", _ASK, "bash", str(script), *words], text=True, cwd=folder
    )
    return said.split()


@needs_bash
def test_bash_completes_commands(script: Path) -> None:
    assert set(completed(script, "oneiros ")) == set(parsers())
    assert completed(script, "oneiros sim") == ["simulate"]
    assert completed(script, "oneiros admin re") == ["restore"]
    assert completed(script, "oneiros --lang pl warband sh") == ["show"]


@needs_bash
@pytest.mark.parametrize("name", sorted(parsers()))
def test_bash_completes_every_option_of_every_command(script: Path, name: str) -> None:
    known = parsers()[name]._option_string_actions
    assert set(completed(script, f"oneiros {name} -")) == set(known)


@needs_bash
def test_bash_completes_values(script: Path) -> None:
    assert completed(script, "oneiros play dreams") == ["dreamscape"]
    assert completed(script, "oneiros play --lang ") == ["en", "pl"]
    assert completed(script, "oneiros play --seat-b mer") == ["merciless"]
    assert "human" in completed(script, "oneiros play --seat-a ")
    assert completed(script, "oneiros completion ") == list(SHELLS)
    assert completed(script, "oneiros simulate --games ") == []


@needs_bash
def test_bash_completes_files_where_a_file_is_wanted(script: Path, tmp_path: Path) -> None:
    (tmp_path / "my games.jsonl").touch()
    assert " ".join(completed(script, "oneiros verify my", tmp_path)) == "my games.jsonl"
    wanted = "oneiros simulate --records my"
    assert " ".join(completed(script, wanted, tmp_path)) == "my games.jsonl"
    assert completed(script, "oneiros bots my", tmp_path) == []


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_each_shell_names_every_command(shell: str) -> None:
    said = accepted("completion", shell)
    assert f"oneiros completion {shell}" in said.split("\n\n")[0]
    assert all(name in said for name in parsers())
    assert "pl" in said
    assert accepted("completion", shell, "--lang", "pl") != said or shell == "bash"


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_script_of_each_shell_is_read_by_it(shell: str, tmp_path: Path) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"there is no {shell} here")
    file = tmp_path / "script"
    file.write_text(accepted("completion", shell), "utf-8")
    subprocess.run([program, "-n", str(file)], check=True)


def test_fish_completes_commands_and_values(tmp_path: Path) -> None:
    program = shutil.which("fish")
    if program is None:
        pytest.skip("there is no fish here")
    file = tmp_path / "script"
    file.write_text(accepted("completion", "fish"), "utf-8")

    def found(line: str) -> list[str]:
        ask = f"source {file}; complete -C {shlex.quote(line)}"
        env = {**os.environ, "HOME": str(tmp_path)}
        said = subprocess.check_output([program, "--no-config", "-c", ask], text=True, env=env)
        return [one.partition("\t")[0] for one in said.splitlines()]

    assert found("oneiros sim") == ["simulate"]
    assert found("oneiros play --lang ") == ["en", "pl"]
    assert found("oneiros play dreams") == ["dreamscape"]
    assert found("oneiros admin re") == ["restore"]


def test_zsh_completes_commands_and_values(tmp_path: Path) -> None:
    program = shutil.which("zsh")
    if program is None:
        pytest.skip("there is no zsh here")
    file = tmp_path / "script"
    file.write_text(accepted("completion", "zsh"), "utf-8")
    # What zsh's own completion would show is printed instead.
    stubs = (
        "compdef() {}; _files() { print files }; compadd() { shift; print -l -- $@ }; "
        "_describe() { print -l -- ${(P)${@[-1]}} }"
    )

    def found(line: str) -> list[str]:
        words = [*shlex.split(line), *([""] if line.endswith(" ") else [])]
        ask = f'{stubs}; source $1; shift; words=("$@"); CURRENT=$#; _oneiros'
        said = subprocess.check_output([program, "-fc", ask, "zsh", file, *words], text=True)
        return [one.partition(":")[0] for one in said.splitlines()]

    assert set(found("oneiros sim")) == set(parsers())
    assert found("oneiros play --lang ") == ["en", "pl"]
    assert "--seat-a" in found("oneiros play --se")
    assert "restore" in found("oneiros admin re")
    assert found("oneiros verify ga") == ["files"]


def test_another_shell_is_refused() -> None:
    assert "bash" in refused("completion", "tcsh")
