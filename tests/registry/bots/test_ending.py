"""Processes of bots end when nobody needs them, and leave nothing behind."""

from __future__ import annotations

import gc
import multiprocessing
import os
import threading
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import oneiros
from oneiros.registry.bots.asking import ProcessMind
from oneiros.registry.bots.faults import BotFault
from oneiros.registry.bots.outside_bot import OutsideBot, OwnMind
from oneiros.registry.bots.process import BotProcess
from oneiros.registry.bots.running import STABLE
from oneiros.registry.games import game
from tests.registry.bots import strangers
from tests.registry.bots.programs import BEGUN, DEAF, GREETING, LONG, gone, playing, written
from tests.registry.bots.test_faults import begun

forked = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """End whatever waits for another game."""
    yield
    STABLE.close()


def test_who_waits_for_an_answer_hears_that_there_will_be_none(tmp_path: Path) -> None:
    process = BotProcess(written(tmp_path, BEGUN + "import time\ntime.sleep(600)"), quiet=True)
    process.greet()
    process.begin("x")
    found: list[BotFault] = []

    def ask() -> None:
        try:
            process.ask("1 1 {}", 600.0)
        except BotFault as fault:
            found.append(fault)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    while not process._number:
        time.sleep(0.01)
    process.kill()
    asking.join(LONG)
    assert [(one.kind, one.why) for one in found] == [("ended", "it was ended")]


def test_a_mind_that_is_closed_while_it_thinks_starts_nothing_more(tmp_path: Path) -> None:
    bot = playing(written(tmp_path, BEGUN + "import time\ntime.sleep(600)"), 600.0)
    seen = begun(game("dreamblade"))
    mind = bot.mind
    assert isinstance(mind, ProcessMind)
    thought = bot.prepare(seen, oneiros.Dice(1))
    found: list[object] = []
    thinking = threading.Thread(target=lambda: found.append(thought()), daemon=True)
    thinking.start()
    while mind._process is None or not mind._process._number:
        time.sleep(0.01)
    pid = mind._process.pid
    mind.close()
    thinking.join(LONG)
    assert gone(pid)
    for one in (*found, thought()):
        assert isinstance(one, BotFault)
        assert one.kind == "ended"
    assert mind._process is None


def test_only_a_process_that_was_not_seen_to_end_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[int] = []
    really = os.killpg

    def end(pid: int, sign: int) -> None:
        ended.append(pid)
        really(pid, sign)

    monkeypatch.setattr(os, "killpg", end)
    process = BotProcess(written(tmp_path, GREETING), quiet=True)
    process.greet()
    process.close()
    process.close()
    process.kill()
    assert ended == [process.pid]


def test_what_a_process_has_started_ends_with_it(tmp_path: Path) -> None:
    program = (
        "import subprocess\n"
        "child = subprocess.Popen(['sleep', '600'])\n"
        """input(); print('ready 1 {"title": "%d"}' % child.pid, flush=True)\n"""
    )
    process = BotProcess(written(tmp_path, program), quiet=True)
    process.greet()
    while process.alive:
        time.sleep(0.01)
    process.close()
    assert gone(int(process.about["title"]))


def _descriptors() -> int:
    return sum(1 for _ in Path("/dev/fd").iterdir())


def test_a_program_that_ends_after_each_answer_leaves_nothing_behind(tmp_path: Path) -> None:
    bot = playing(written(tmp_path, BEGUN + "input(); print('answer 1 0', flush=True)"))
    seen = begun(game("dreamblade"))
    mind = bot.mind
    assert isinstance(mind, ProcessMind)

    def ask() -> None:
        bot.choose(seen, oneiros.Dice(1))
        assert bot.fault is None
        while mind._process is not None and mind._process.alive:
            time.sleep(0.01)

    ask()
    threads, descriptors = threading.active_count(), _descriptors()
    for _ in range(29):
        ask()
    deadline = time.monotonic() + LONG
    while time.monotonic() < deadline and (
        threading.active_count() > threads or _descriptors() > descriptors
    ):
        time.sleep(0.01)
    assert threading.active_count() <= threads
    assert _descriptors() <= descriptors
    mind.close()


PLAYING: list[OutsideBot] = []


def _ask_once(command: list[str], found: Any) -> None:  # noqa: ANN401 - a queue of any kind
    """Play with one bot on and on, and leave another to the next game."""
    for keep in (True, False):
        bot = playing(command)
        bot.choose(begun(game("dreamblade")), oneiros.Dice(1))
        assert isinstance(bot.mind, ProcessMind)
        assert bot.mind._process is not None
        found.put((bot.tally.lost, bot.mind._process.pid))
        if keep:
            PLAYING.append(bot)


@forked
@pytest.mark.parametrize("way", ["fork", "spawn"])
def test_a_bot_ends_with_the_process_that_played_with_it(tmp_path: Path, way: str) -> None:
    apart: Any = multiprocessing.get_context(way)
    found = apart.SimpleQueue()
    command = written(tmp_path, DEAF)
    workers = [apart.Process(target=_ask_once, args=(command, found)) for _ in range(2)]
    for one in workers:
        one.start()
    told = [found.get() for _ in range(4)]
    for one in workers:
        one.join(LONG)
        assert one.exitcode == 0
    assert [lost for lost, _ in told] == [0] * 4
    assert len({pid for _, pid in told}) == 4
    assert all(gone(pid) for _, pid in told)


def _take(command: list[str], found: Any) -> None:  # noqa: ANN401 - a queue of any kind
    PLAYING.clear()
    found.put(STABLE.take(command, quiet=True).pid)


@forked
def test_a_forked_process_does_not_talk_to_the_processes_of_its_parent(tmp_path: Path) -> None:
    command = written(tmp_path, GREETING + "input()")
    waiting, played = STABLE.take(command, quiet=True), STABLE.take(command, quiet=True)
    STABLE.give_back(command, waiting)
    apart = multiprocessing.get_context("fork")
    found = apart.SimpleQueue()
    worker = apart.Process(target=_take, args=(command, found))
    # Somebody else may be about to take one.
    with STABLE._lock:
        worker.start()
    assert found.get() not in {waiting.pid, played.pid}
    worker.join(LONG)
    assert worker.exitcode == 0
    assert waiting.alive
    assert played.alive
    STABLE.end(played)


def test_a_fault_keeps_nobody() -> None:
    gc.disable()
    try:
        for kind in (strangers.Raising, strangers.Odd, strangers.Wordless):
            bot = OutsideBot(game("dreamblade"), OwnMind(kind))
            bot.choose(begun(game("dreamblade")), oneiros.Dice(1))
            assert bot.tally.first is not None
            kept = weakref.ref(bot)
            del bot
            assert kept() is None
    finally:
        gc.enable()


def test_a_process_comes_back_while_somebody_takes_one() -> None:
    with STABLE._lock:
        STABLE.give_back(["x"], BotProcess(["true"], quiet=True))
