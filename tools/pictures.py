"""Take the pictures of lobby and Dreamblade for the README: the same positions each time.

.venv/bin/python tools/pictures.py
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urljoin

from playwright.sync_api import Browser, sync_playwright

from oneiros.games.dreamblade import questions
from oneiros.kernel.dice import Dice
from oneiros.kernel.fair import FairChance, commitment, seal
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from oneiros.registry.dreamblade.game import DREAMBLADE
from oneiros.server.guests import Deleted, Signature
from oneiros.storage import (
    CreateTable,
    Guest,
    KeepGuest,
    Storage,
    StoredAnswer,
    StoredSeat,
    StoredTable,
    new_guest_id,
    new_table_id,
)

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs" / "pictures"
SEEDS = ("morning", "evening")
SERVER_SEED = bytes(range(32))
WARBANDS = ("opening-night", "nine-rooms")
DESKTOP = {"width": 1280, "height": 800}
LATE = 4
QUALITY = 82


class Scene(NamedTuple):
    """A picture: its name, when in a game it is taken, and how."""

    name: str
    when: Callable[[Any], bool]
    size: dict[str, int]
    locale: str = "en-GB"


SCENES = (
    Scene(
        "table",
        lambda state: state.turn >= LATE and state.question == questions.SPAWN_PHASE,
        DESKTOP,
    ),
    Scene(
        "polish",
        lambda state: state.turn > LATE and state.question == questions.SHIFT,
        DESKTOP,
        "pl-PL",
    ),
)


def play_until(when: Callable[[Any], bool], table: str, guest: str) -> StoredTable:
    """Let two bots play until a position comes, and give its table."""
    setup = DREAMBLADE.setup({}, WARBANDS)
    match = Match(DREAMBLADE.ruleset, setup)
    chance, dice = FairChance(SERVER_SEED, SEEDS), Dice(7)
    bot = DREAMBLADE.bots["scripted"]()
    match.roll(chance)
    while not when(match.state):
        seat = match.state.seat
        option = bot.choose(DREAMBLADE.ruleset.veil(match.state, seat), dice)
        match.answer(seat, option, match.step)
        match.roll(chance)
    answers = tuple(
        StoredAnswer(
            step, one.seat, one.text, one.chosen, one.weights if one.seat == CHANCE else None
        )
        for step, one in enumerate(match.answers)
    )
    seats = tuple(
        StoredSeat(seat, "guest", guest, None, name) for seat, name in enumerate(WARBANDS)
    )
    return StoredTable(
        id=table,
        game="dreamblade",
        rules=DREAMBLADE.ruleset.version,
        status="playing",
        public=False,
        invite=f"invitation-{table}",
        format={},
        setup=setup,
        server_seed=SERVER_SEED.hex(),
        player_seeds=SEEDS,
        seals=tuple(
            seal(commitment(SERVER_SEED), name, seed)
            for name, seed in zip(match.seats, SEEDS, strict=True)
        ),
        created=0,
        moved=0,
        owner=guest,
        seats=seats,
        answers=answers,
    )


@contextmanager
def serving(
    scenes: Sequence[Callable[[Any], bool]],
) -> Iterator[tuple[str, tuple[str, str], list[str]]]:
    """Lay a table for each position and serve them: where, the cookie of who sits there, each."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/oneiros.sqlite"
        storage = Storage(database)
        guest = new_guest_id()
        tables = [play_until(when, new_table_id(), guest) for when in scenes]
        storage.apply([KeepGuest(Guest(guest, "Ola", 0, 0)), *map(CreateTable, tables)])
        secret = storage.secret("cookies")
        signature = Signature(secret, storage.issues(), Deleted(secret, storage.traces()))
        cookie = (signature.cookie, signature.sign(guest))
        storage.close()
        command = [
            str(Path(sys.executable).with_name("oneiros")),
            "serve",
            "--port",
            "0",
            "--no-browser",
        ]
        with subprocess.Popen(  # noqa: S603 - our own command
            [*command, "--database", database], stdout=subprocess.PIPE, text=True
        ) as served:
            try:
                said = served.stdout.readline() if served.stdout else ""
                yield re.findall(r"http\S+/", said)[0], cookie, [table.id for table in tables]
            finally:
                served.terminate()


@contextmanager
def browsing() -> Iterator[Browser]:
    """Open Chromium for a while."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        yield browser
        browser.close()


def main() -> None:
    """Take all pictures, those of the scenes at their tables."""
    TARGET.mkdir(exist_ok=True)
    whens = [scene.when for scene in SCENES]
    with serving(whens) as (address, cookie, tables), browsing() as browser:
        shoot(browser, Scene("lobby", bool, DESKTOP), address, None)
        for scene, table in zip(SCENES, tables, strict=True):
            shoot(browser, scene, f"{address}table/{table}", cookie)


def shoot(browser: Browser, scene: Scene, page_at: str, cookie: tuple[str, str] | None) -> None:
    """Open a page as it is meant to be seen, and take its picture."""
    context = browser.new_context(
        viewport={"width": scene.size["width"], "height": scene.size["height"]},
        locale=scene.locale,
        reduced_motion="reduce",
        color_scheme="dark",
    )
    if cookie is not None:
        name, value = cookie
        context.add_cookies([{"name": name, "value": value, "url": urljoin(page_at, "/")}])
    page = context.new_page()
    page.goto(page_at)
    page.get_by_role("heading").first.wait_for()
    page.wait_for_timeout(4000)
    page.screenshot(path=TARGET / f"{scene.name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


if __name__ == "__main__":
    main()
