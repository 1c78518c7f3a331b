"""Whoever wants the engine alone gets it, and is told what the rest needs."""

from __future__ import annotations

import pytest

from tests.package.bare import BARRED, without_server

_PLAYS = """
from oneiros.registry.games import all_games
from oneiros.arena.series import play, series
for name in all_games():
    setup = {}
    (fixture,) = series(name, setup, [("random", "random")], 1)
    assert play(fixture).decisions
loaded = [one for one in sys.modules if one.startswith(("oneiros.server", "oneiros.storage"))]
assert not loaded, loaded
"""


def test_the_server_is_an_extra() -> None:
    assert {"starlette", "uvicorn", "websockets", "sqlalchemy"} <= set(BARRED)


def test_playing_a_game_loads_nothing_of_the_server() -> None:
    ran = without_server(program=_PLAYS)
    assert (ran.status, ran.err) == (0, "")


@pytest.mark.parametrize(
    "command",
    ["--help", "simulate dreamblade --games 1 --seed 1", "rules dreamscape 3.4", "miniatures"],
)
def test_commands_that_need_no_server_do_not_miss_it(command: str) -> None:
    assert without_server(*command.split()).status == 0


@pytest.mark.parametrize(
    ("command", "language", "said"),
    [
        ("serve --port 0", "en", "install the extra “server” of Oneiros"),
        ("admin list tables", "pl", "zainstaluj dodatek „server” Oneirosa"),
    ],
)
def test_what_needs_the_server_says_how_to_get_it(command: str, language: str, said: str) -> None:
    ran = without_server(*command.split(), ONEIROS_LANG=language)
    assert ran.status == 2
    assert said in ran.err
    assert "Traceback" not in ran.err
