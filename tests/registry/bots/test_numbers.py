"""An answer belongs to a question: what comes too late or too often changes no other answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import oneiros
from oneiros.registry.bots.asking import ProcessMind, _pickled
from oneiros.registry.bots.faults import BotFault
from oneiros.registry.bots.outsider import Outsider
from oneiros.registry.bots.process import BotProcess
from oneiros.registry.bots.running import STABLE
from oneiros.registry.games import game
from tests.registry.bots.programs import BEGUN, GREETING, LONG, playing, written
from tests.registry.bots.test_faults import HERE, begun


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """End whatever waits for another game."""
    yield
    STABLE.close()


@pytest.mark.parametrize(
    "first", ["answer 1 0\\nanswer 1 0", "fault 1 hm\\nanswer 1 0", "answer 1 0\\nfault 1 hm"]
)
def test_a_line_too_much_shifts_nothing(tmp_path: Path, first: str) -> None:
    program = BEGUN + (
        f"input(); print('{first}', flush=True)\n"
        "for number in (2, 3):\n"
        "    input(); print('answer', number, number - 1, flush=True)\n"
        "input()"
    )
    bot, seen = playing(written(tmp_path, program)), begun(game("dreamblade"))
    bot.choose(seen, oneiros.Dice(1))
    assert (bot.fault is not None) == first.startswith("fault")
    assert [bot.choose(seen, oneiros.Dice(1)) for _ in range(2)] == seen.options[1:3]
    assert bot.tally.lost == first.startswith("fault")
    bot.mind.close()


def test_who_answers_without_the_number_is_told_so(tmp_path: Path) -> None:
    bot = playing(
        written(tmp_path, BEGUN + "input(); print('answer end', flush=True)\ninput(); input()"), 0.1
    )
    bot.choose(begun(game("dreamblade")), oneiros.Dice(1))
    assert bot.fault is not None
    assert bot.fault.kind == "late"
    assert "did not answer question 1, but wrote “answer end”" in bot.fault.why
    bot.mind.close()


@pytest.mark.parametrize("before", ["input()\n", GREETING + "input()\n"])
def test_who_cannot_play_is_ended(tmp_path: Path, before: str) -> None:
    program = before + "print('fault no board', flush=True)\nprint('ready 1', flush=True)\ninput()"
    bot = playing(written(tmp_path, program))
    bot.choose(begun(game("dreamblade")), oneiros.Dice(1))
    assert bot.fault is not None
    assert (bot.fault.kind, bot.fault.why) == ("raised", "no board")
    assert isinstance(bot.mind, ProcessMind)
    assert bot.mind._process is not None
    assert not bot.mind._process.alive
    bot.mind.close()


def hosted(bot: str) -> BotProcess:
    """Start a class in a process of its own."""
    mind = Outsider("x", bot).apart(game("dreamblade"), LONG).mind
    assert isinstance(mind, ProcessMind)
    return BotProcess(mind._command, quiet=True)


def test_a_class_is_loaded_before_it_is_ready() -> None:
    process = hosted("nowhere:Bot")
    with pytest.raises(BotFault) as fault:
        process.greet()
    assert fault.value.kind == "raised"
    assert "nowhere" in fault.value.why


def test_a_bot_is_made_before_it_is_ready_for_a_game() -> None:
    process = hosted(f"{HERE}:Unmade")
    process.greet()
    with pytest.raises(BotFault, match="not today"):
        process.begin("dreamblade 0 2 {}")


def test_getting_ready_is_not_on_the_clock_of_an_answer() -> None:
    bot = Outsider("x", f"{HERE}:Slow").apart(game("dreamblade"), 1.0)
    bot.choose(begun(game("dreamblade")), oneiros.Dice(1))
    assert bot.fault is None
    bot.mind.close()


def test_a_bot_is_stopped_once_and_only_while_it_thinks() -> None:
    process = hosted(f"{HERE}:Counting")
    process.greet()
    process.begin("dreamblade 0 2 {}")
    about = json.dumps(_pickled(begun(game("dreamblade")), oneiros.Dice(1)))
    process._tell("stop 7")
    assert process.ask(f"1000 9 {about}", LONG) == "0"
    process._tell("stop 1")
    process._tell("stop 2")
    process._tell("stop 2")
    assert process.ask(f"1000 9 {about}", LONG) == "1"
    process._tell("stop 2")
    assert process.ask(f"1000 9 {about}", LONG) == "1"
    process.close()


def test_what_lies_in_the_folder_hides_nothing_from_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "json.py").write_text("1 / 0\n", "utf-8")
    (tmp_path / "mine.py").write_text(
        "class Bot:\n    def choose(self, seen, dice):\n        return seen.options[0]\n", "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    bot = Outsider("x", "mine:Bot").apart(game("dreamblade"), LONG)
    bot.choose(begun(game("dreamblade")), oneiros.Dice(1))
    assert bot.fault is None
    bot.mind.close()
