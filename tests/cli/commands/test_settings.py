"""Options of the server may be in a file or in the environment as well."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from oneiros.cli.commands import serve
from oneiros.cli.parser import Parser
from oneiros.kernel.errors import BadData
from oneiros.words import Words, languages
from oneiros.words.refusals import refusal


def parsed(*given: str) -> argparse.Namespace:
    """Parse what stands behind `oneiros serve`."""
    parser = Parser(words=Words("en"))
    serve.equip(parser)
    found: argparse.Namespace = parser.parse_args(given)
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "oneiros.toml"
    found.write_text(
        'host = "10.0.0.7"\nport = 9000\nhttps = true\nname = ["a.example", "b.example"]\n'
    )
    return found


def test_a_file_gives_options(file: Path) -> None:
    found = parsed("--settings", str(file))
    assert (found.host, found.port, found.https) == ("10.0.0.7", 9000, True)
    assert found.name == ["a.example", "b.example"]
    assert found.thinkers == parsed().thinkers
    assert parsed(f"--settings={file}").port == 9000
    file.write_text('metrics = "[::1]:9464"\nlog-format = "json"\n')
    found = parsed("--settings", str(file))
    assert (found.metrics, found.log_format) == (("::1", 9464), "json")
    assert parsed("--metrics", "9464").metrics == ("127.0.0.1", 9464)


def test_the_environment_wins_over_the_file_and_the_command_line_over_both(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ONEIROS_SERVE_SETTINGS", str(file))
    monkeypatch.setenv("ONEIROS_SERVE_PORT", "9001")
    monkeypatch.setenv("ONEIROS_SERVE_HTTPS", "no")
    monkeypatch.setenv("ONEIROS_SERVE_NAME", "c.example, d.example")
    monkeypatch.setenv("ONEIROS_SERVE_DATABASE", "postgresql://me:secret@db/oneiros")
    monkeypatch.setenv("ONEIROS_SERVE_NO_BROWSER", "1")
    found = parsed()
    assert (found.host, found.port, found.https) == ("10.0.0.7", 9001, False)
    assert found.name == ["c.example", "d.example"]
    assert found.database == "postgresql://me:secret@db/oneiros"
    assert found.no_browser is True
    assert parsed("--port", "9002").port == 9002


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("port = ", "cli-settings-form"),
        ("prot = 9000", "cli-settings-unknown"),
        ("settings = 'me'", "cli-settings-unknown"),
        ("help = true", "cli-settings-unknown"),
        ("port = 'nine'", "cli-settings-value"),
        ("port = 99999999", "cli-settings-value"),
        ("host = ['a', 'b']", "cli-settings-one"),
        ("https = 'perhaps'", "cli-settings-switch"),
        ("log-level = 'loud'", "cli-settings-choice"),
        ("metrics = ':x'", "cli-settings-value"),
    ],
)
def test_what_cannot_be_meant_is_refused(tmp_path: Path, written: str, key: str) -> None:
    (tmp_path / "x.toml").write_text(written)
    with pytest.raises(BadData) as caught:
        parsed("--settings", str(tmp_path / "x.toml"))
    assert caught.value.key == key
    for language in languages():
        assert "x.toml" in refusal(Words(language), caught.value)


def test_a_variable_that_cannot_be_meant_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONEIROS_SERVE_PORT", "nine")
    with pytest.raises(BadData) as caught:
        parsed()
    assert "ONEIROS_SERVE_PORT" in refusal(Words("en"), caught.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData):
        parsed("--settings", str(tmp_path / "nothing.toml"))
