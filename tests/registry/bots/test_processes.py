"""Bots in processes of their own: what they say, and what becomes of those that say nothing."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import oneiros
from oneiros.registry.bots.asking import VARIABLE, ProcessMind, seconds_allowed
from oneiros.registry.bots.faults import BotFault
from oneiros.registry.bots.outside_bot import OutsideBot
from oneiros.registry.bots.outsider import Outsider
from oneiros.registry.bots.process import LONGEST_LINE, BotProcess
from oneiros.registry.bots.running import STABLE
from oneiros.registry.games import game
from tests.registry.bots import programs
from tests.registry.bots.programs import BEGUN, GREETING, LONG, playing
from tests.registry.bots.test_faults import GAMES, HERE, begun

Written = Callable[[str], list[str]]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """Give the command of a program that is written as Python."""
    return partial(programs.written, tmp_path)


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """End whatever waits for another game."""
    yield
    STABLE.close()


def fault_of(bot: OutsideBot) -> BotFault:
    """Ask once, and give what was wrong."""
    seen = begun(game("dreamblade"))
    assert bot.choose(seen, oneiros.Dice(1)) in seen.options
    assert bot.fault is not None
    return bot.fault


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["Last", "Destructive", "Talkative", "Indexed"])
def test_a_bot_plays_apart_as_it_plays_here(name: str, bot: str) -> None:
    played = game(name)
    apart = Outsider("x", f"{HERE}:{bot}").apart(played, LONG)
    there = oneiros.play(name, [apart, "random"], seed=3)
    here = oneiros.play(name, [f"{HERE}:{bot}", "random"], seed=3)
    assert there.state.frozen() == here.state.frozen()
    assert apart.tally.lost == 0
    apart.mind.close()


def test_the_same_seed_gives_the_same_game_apart() -> None:
    played = game("dreamblade")
    ended = []
    for _ in range(2):
        apart = Outsider("x", f"{HERE}:Drawing").apart(played, LONG)
        ended.append(oneiros.play(played, [apart, "random"], seed=3).state.frozen())
    assert ended[0] == ended[1]


@pytest.mark.parametrize(
    ("bot", "kind", "why"),
    [
        ("Raising", "raised", "ValueError: no idea (strangers.py:"),
        ("Leaving", "raised", "SystemExit: 3"),
        ("Odd", "raised", "none of the options"),
        ("Dying", "ended", "status 3"),
        ("Hanging", "late", "did not answer"),
    ],
)
def test_a_fault_apart_is_told(bot: str, kind: str, why: str) -> None:
    seconds = 0.2 if kind == "late" else LONG
    apart = Outsider("x", f"{HERE}:{bot}").apart(game("dreamblade"), seconds)
    fault = fault_of(apart)
    assert fault.kind == kind
    assert why in fault.why
    apart.mind.close()


def test_a_process_that_hangs_is_ended_and_replaced(written: Written) -> None:
    bot = playing(written(BEGUN + "import time\ntime.sleep(600)"), 0.1)
    seen = begun(game("dreamblade"))
    assert isinstance(bot.mind, ProcessMind)
    numbers = set()
    for _ in range(2):
        bot.choose(seen, oneiros.Dice(1))
        process = bot.mind._process
        assert process is not None
        assert not process.alive
        numbers.add(process.pid)
    assert len(numbers) == 2


def test_a_bot_that_can_be_stopped_answers_then() -> None:
    apart = Outsider("x", f"{HERE}:Stoppable").apart(game("dreamblade"), 0.1)
    seen = begun(game("dreamblade"))
    assert apart.choose(seen, oneiros.Dice(1)) == seen.options[-1]
    assert apart.fault is None
    apart.mind.close()


@pytest.mark.parametrize(
    ("program", "kind", "why"),
    [
        ("", "ended", "status 0"),
        ("raise SystemExit(4)", "ended", "status 4"),
        ('print("ready 2", flush=True)\ninput()', "nonsense", "expected version 1"),
        ('print("ready", flush=True)\ninput()', "nonsense", "got none"),
        ('print("ready 1 [", flush=True)\ninput()', "nonsense", "no JSON"),
        ('print("ready 1 []", flush=True)\ninput()', "nonsense", "no object"),
        (BEGUN + "input()\nprint('answer 1 100000')", "nonsense", "expected an index"),
        (BEGUN + "input()\nprint('answer 1 -1')", "nonsense", "expected an index"),
        (BEGUN + "input()\nprint('answer 1 fly')", "nonsense", "“fly”"),
        (BEGUN + "input()\nprint('answer 1')", "nonsense", "“”"),
        (BEGUN + "input()\nprint('fault 1 too hard')", "raised", "too hard"),
        (BEGUN + "import os; os.close(1); input(); input()", "ended", "closed"),
        (GREETING + f"print('x' * {LONGEST_LINE + 5}, flush=True)\ninput()", "nonsense", "bytes"),
    ],
)
def test_what_a_program_does_wrong_is_told(
    written: Written, program: str, kind: str, why: str
) -> None:
    bot = playing(written(program))
    fault = fault_of(bot)
    assert fault.kind == kind
    assert why in fault.why
    bot.mind.close()


def test_a_program_that_is_not_there_is_told() -> None:
    assert "cannot be started" in fault_of(playing(["/nowhere/at/all"])).why


@pytest.mark.parametrize("text", ["answer 1 1", "info hm\nnonsense\n\nanswer 1   1  "])
def test_an_index_answers_and_other_lines_are_passed_over(written: Written, text: str) -> None:
    bot = playing(written(BEGUN + f"input()\nprint({text!r}, flush=True)\ninput()"))
    seen = begun(game("dreamblade"))
    assert bot.choose(seen, oneiros.Dice(1)) == seen.options[1]
    bot.mind.close()


def test_notation_answers() -> None:
    played = game("dreamblade")
    seen = begun(played)
    bot = OutsideBot(played, ProcessMind(played, ["x"], 1, state=False, quiet=True))
    for option in seen.options:
        text = played.ruleset.write(seen, option)
        assert bot.settle(seen, oneiros.Dice(1), text) == option


def test_somebody_who_floods_or_reads_nothing_is_late(written: Written) -> None:
    flood = "while True: print('info', 'x' * 1000, flush=True)"
    assert fault_of(playing(written(BEGUN + flood), 0.1)).kind == "late"
    deaf = playing(written(BEGUN + "import time\ntime.sleep(600)"), 0.1)
    assert isinstance(deaf.mind, ProcessMind)
    assert fault_of(deaf).kind == "late"


@pytest.mark.parametrize("name", GAMES)
def test_a_program_is_told_the_game_and_each_question(
    written: Written, tmp_path: Path, name: str
) -> None:
    program = GREETING + (
        "heard = [input()]\n"
        "print('ready', flush=True)\n"
        "heard.append(input())\n"
        f"open({str(tmp_path / 'heard')!r}, 'w').write('\\n'.join(heard))\n"
        "print('answer 1 0', flush=True)\ninput()"
    )
    played = game(name)
    seen = begun(played)
    bot = OutsideBot(played, ProcessMind(played, written(program), LONG, state=False, quiet=True))
    bot.choose(seen, oneiros.Dice(1))
    assert bot.fault is None
    begun_line, asked = (tmp_path / "heard").read_text("utf-8").splitlines()
    word, game_name, seat, seats, about = begun_line.split(" ", 4)
    assert (word, game_name, int(seat), int(seats)) == ("game", name, seen.seat, 2)
    assert json.loads(about) == {"rules": played.ruleset.version, "names": ["A", "B"]}
    word, number, milliseconds, count, data = asked.split(" ", 4)
    assert (word, number, int(milliseconds)) == ("ask", "1", LONG * 1000)
    assert int(count) == len(seen.options)
    told = json.loads(data)
    assert set(told) == {"seed", "view", "ask"}
    assert told["view"] == json.loads(json.dumps(played.view(seen, seen.seat)))
    assert told["ask"]["seat"] == seen.seat
    assert [one["text"] for one in told["ask"]["options"]] == [
        one.text for one in played.ask(seen, options=True).options
    ]
    bot.mind.close()


def test_a_process_plays_the_next_game_when_nobody_needs_it_any_more() -> None:
    played = game("dreamblade")
    source = Outsider("x", f"{HERE}:Last")
    numbers = []
    for _ in range(2):
        bot = source.apart(played, LONG)
        bot.choose(begun(played), oneiros.Dice(1))
        assert isinstance(bot.mind, ProcessMind)
        assert bot.mind._process is not None
        numbers.append(bot.mind._process.pid)
        del bot
    assert numbers[0] == numbers[1]


def test_a_process_ends_with_whoever_started_it(written: Written) -> None:
    host = [sys.executable, "-m", "oneiros.registry.bots.host", f"{HERE}:Last"]
    process = BotProcess(host, quiet=True)
    process.greet()
    assert process._process.stdin is not None
    process._said.put(None)
    assert process._process.wait(LONG) == 0
    process.close()
    deaf = BotProcess(written(GREETING + "import time\ntime.sleep(600)"), quiet=True)
    deaf.greet()
    deaf.close()
    assert not deaf.alive


@pytest.mark.parametrize("came", ["0", "-1", "soon", "nan", "1e9"])
def test_seconds_that_mean_nothing_are_refused(came: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, came)
    with pytest.raises(oneiros.BadData, match="bot-seconds"):
        seconds_allowed()
    monkeypatch.setenv(VARIABLE, "0.5")
    assert seconds_allowed() == 0.5
