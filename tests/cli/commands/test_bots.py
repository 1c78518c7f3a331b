"""bots, new-bot, and bots from outside in the commands that let bots play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from oneiros.registry import seat_bots
from oneiros.registry.bots import installed
from tests.cli.command import accepted, environment, oneiros, quickly, refused
from tests.registry.bots.test_faults import HERE
from tests.root import ROOT

LAST = f"{HERE}:Last"
RAISING = f"{HERE}:Raising"
EAGER = f"cmd:{sys.executable} {ROOT}/examples/bots/eager.py"


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Look anew for bots in each test, and after it."""
    installed.offered.cache_clear()
    yield
    installed.offered.cache_clear()


def test_simulate_takes_classes_and_programs() -> None:
    played = ("simulate", "dreamblade", "--games", "2", "--seed", "1", "--processes", "1", "--json")
    for bot in (LAST, EAGER):
        found = json.loads(accepted(*played, "--seats", f"{bot},random"))
        assert found["seats"] == [bot, "random"]
        assert found["lost"] == {"A": 0, "B": 0}


def test_simulate_says_what_a_bot_has_lost() -> None:
    played = ("simulate", "dreamblade", "--games", "2", "--seed", "1", "--processes", "2")
    shown = accepted(*played, "--seats", f"random,{RAISING}")
    assert f"{RAISING} has lost " in shown
    assert "The first time: ValueError: no idea (strangers.py:" in shown
    found = json.loads(accepted(*played, "--seats", f"random,{RAISING}", "--json"))
    assert found["lost"]["A"] == 0
    assert found["lost"]["B"] > 3


def test_arena_takes_them_and_says_what_they_lost() -> None:
    played = ("arena", "dreamblade", "--games", "2", "--seed", "1", "--processes", "1")
    shown = accepted(*played, "--bots", f"{LAST},{RAISING}")
    assert f"{LAST} has lost" not in shown
    assert f"{RAISING} has lost " in shown
    found = json.loads(accepted(*played, "--bots", f"{LAST},{RAISING}", "--json"))
    assert {one["bot"]: one["lost"] > 0 for one in found["bots"]} == {LAST: False, RAISING: True}


def test_balance_takes_them() -> None:
    shown = accepted(
        *("balance", "warbands", "--games", "1", "--processes", "1"), *("--bot", RAISING)
    )
    assert f"{RAISING} has lost " in shown


def test_play_takes_them_and_tells_a_lost_move() -> None:
    shown = accepted("play", "dreamblade", "--seed", "1", "--seats", f"{LAST},{RAISING}")
    assert f"The bot {RAISING} did not answer as it should (ValueError: no idea" in shown
    assert shown.count("did not answer as it should") == 3


def test_names_that_mean_nothing_are_refused() -> None:
    played = ("simulate", "dreamblade", "--games", "1", "--seats")
    assert "“nobody” is not known" in refused(*played, "nobody,random")
    assert "leads nowhere" in refused(*played, "nowhere:Bot,random")
    assert "There is no program “./nowhere”" in refused(*played, "cmd:./nowhere,random")
    assert "does not play dreamblade" in refused(*played, f"{HERE}:Choosy,random")
    assert "no method choose" in refused("play", "dreamblade", "--seat-b", f"{HERE}:Mute")
    both = ("play", "dreamblade", "--seats", "random,random", "--seat-a", "random")
    assert "--seat-a is too much" in refused(*both)
    three = ("play", "dreamblade", "--seats", "random,random,random")
    assert "does not name a bot for each" in refused(*three)


def test_bots_lists_who_can_play() -> None:
    offered = f"{LAST},{HERE}:Choosy,eager={EAGER},mute={HERE}:Mute"
    shown = accepted("bots", "dreamblade", ONEIROS_BOTS=offered)
    assert "scripted (level 3)" in shown
    assert "last: by Ann; plays dreamblade, dreamscape; Takes the last option." in shown
    assert "eager: by Oneiros; plays every game; Takes what brings most at once." in shown.replace(
        "eager: Eager; ", "eager: "
    )
    assert "choosy" not in shown
    assert f"mute cannot play: {HERE}:Mute is no bot" in shown
    installed.offered.cache_clear()
    found = json.loads(accepted("bots", "--json", ONEIROS_BOTS=offered))
    assert [one["name"] for one in found["outside"]] == ["last", "choosy", "eager"]
    assert list(found["broken"]) == ["mute"]
    assert found["games"]["dreamblade"]["merciless"] == 5


def test_bots_names_levels_that_play_weaker_until_the_engine_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seat_bots, "RUNNING", "interpreted")
    assert "merciless plays weaker until the engine is compiled." in accepted("bots", "dreamblade")
    monkeypatch.setattr(seat_bots, "RUNNING", "compiled")
    assert "weaker" not in accepted("bots", "dreamblade")


@pytest.mark.parametrize("game", ["dreamblade", pytest.param("dreamscape", marks=pytest.mark.slow)])
def test_a_new_bot_passes_its_test_and_plays_at_once(tmp_path: Path, game: str) -> None:
    def run(*command: str) -> str:
        done = subprocess.run(
            command, capture_output=True, text=True, env=environment(), cwd=folder, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    before = Path.cwd()
    os.chdir(tmp_path)
    try:
        shown = accepted("new-bot", "my-first-bot", "--game", game)
        assert "There is something at my-first-bot already" in refused("new-bot", "my-first-bot")
    finally:
        os.chdir(before)
    folder = tmp_path / "my-first-bot"
    tested = run(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q")
    assert "2 passed" in tested
    (command,) = [line.strip() for line in shown.splitlines() if "oneiros arena" in line]
    assert f"    {command}\n" in (folder / "README.md").read_text("utf-8")
    arena = command.replace("--games 20", "--games 2").split()
    script = Path(sys.executable).with_name("oneiros")
    assert "my_first_bot.bot:MyFirstBot" in run(
        str(script), *arena[1:], "--processes", "1", "--json"
    )


@pytest.mark.parametrize(
    "name", ["Loud", "-x", "a b", "../x", "", "x" * 41, "json", "scripted", "none", "rich", "tests"]
)
def test_names_that_no_bot_can_have_are_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = quickly("new-bot", "--", name)
    assert ran.status == 2
    assert not list(tmp_path.iterdir())


def test_a_bot_of_the_folder_is_found_by_the_real_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = (ROOT / "tests/registry/bots/strangers.py").read_text("utf-8")
    (tmp_path / "mine.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    ran = oneiros("simulate", "dreamblade", "--games", "2", "--seats", "mine:Last,random")
    assert ran.status == 0, ran.err
    assert "Won by A (mine:Last)" in ran.out
