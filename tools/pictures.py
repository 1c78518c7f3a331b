"""Take the picture of the README: a table of each game, the same positions each time.

.venv/bin/python -m tools.pictures
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from oneiros.games.dreamblade import questions as dreamblade
from oneiros.games.dreamscape import questions as dreamscape
from oneiros.kernel.dice import Dice
from oneiros.kernel.fair import FairChance, commitment, seal
from oneiros.kernel.match import Match
from oneiros.kernel.state import CHANCE
from oneiros.registry.game import Game
from oneiros.registry.games import game
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
from tools import steps

ROOT: Final = Path(__file__).parents[1]
TARGET: Final = ROOT / "docs" / "pictures" / "tables.jpg"
SERVER_SEED: Final = bytes(range(32))
BOT: Final = "scripted"
TURN: Final = 7
CYCLE: Final = 4
SCREEN: Final[ViewportSize] = {"width": 1280, "height": 840}
"""The size of a table when its picture is taken."""
HALF: Final = 800
"""The width of a table in the picture."""
QUALITY: Final = 82
LARGEST: Final = 250_000
"""The most bytes that the picture may have."""


class Scene(NamedTuple):
    """A game of a guest against bots, and the moment at which its picture is taken."""

    game: str
    brings: tuple[str | None, ...]
    when: Callable[[Any], bool]


SCENES: Final = (
    Scene(
        "dreamblade",
        ("opening-night", "nine-rooms"),
        lambda state: state.turn >= TURN and state.question == dreamblade.ACTION,
    ),
    Scene(
        "dreamscape",
        (None, None, None),
        lambda state: state.cycle >= CYCLE and state.question == dreamscape.TRAVEL,
    ),
)


def play_until(scene: Scene, table: str, guest: str) -> StoredTable:
    """Let bots play until the guest is to move at the moment of the scene; return the table."""
    played: Game = game(scene.game)
    setup = played.setup({}, scene.brings)
    match = Match(played.ruleset, setup)
    seeds = ("morning", *["bot"] * (len(match.seats) - 1))
    chance, dice = FairChance(SERVER_SEED, seeds), Dice(7)
    bot = played.bots[BOT]()
    match.roll(chance)
    while match.state.seat != 0 or not scene.when(match.state):
        seat = match.state.seat
        option = bot.choose(played.ruleset.veil(match.state, seat), dice)
        match.answer(seat, option, match.step)
        match.roll(chance)
    answers = tuple(
        StoredAnswer(
            step, one.seat, one.text, one.chosen, one.weights if one.seat == CHANCE else None
        )
        for step, one in enumerate(match.answers)
    )
    others = [
        StoredSeat(seat, "bot", None, BOT, brings)
        for seat, brings in enumerate(scene.brings)
        if seat > 0
    ]
    sealed = seal(commitment(SERVER_SEED), match.seats[0], seeds[0])
    return StoredTable(
        id=table,
        game=scene.game,
        rules=played.ruleset.version,
        status="playing",
        public=False,
        invite=f"invitation-{table}",
        format={},
        setup=setup,
        server_seed=SERVER_SEED.hex(),
        player_seeds=seeds,
        seals=(sealed, *[None] * len(others)),
        created=0,
        moved=0,
        owner=guest,
        seats=(StoredSeat(0, "guest", guest, None, scene.brings[0]), *others),
        answers=answers,
    )


@contextmanager
def serving(scenes: Sequence[Scene]) -> Iterator[tuple[tuple[str, str], list[str]]]:
    """Serve a table for each scene: the cookie of the guest, and the address of each table."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/oneiros.sqlite"
        storage = Storage(database)
        guest = new_guest_id()
        tables = [play_until(scene, new_table_id(), guest) for scene in scenes]
        storage.apply([KeepGuest(Guest(guest, "Ola", 0, 0)), *map(CreateTable, tables)])
        secret = storage.secret("cookies")
        signature = Signature(secret, storage.issues(), Deleted(secret, storage.traces()))
        cookie = (signature.cookie, signature.sign(guest))
        storage.close()
        oneiros = str(Path(sys.executable).with_name("oneiros"))
        command = [oneiros, "serve", "--port", "0", "--no-browser", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as served:
            try:
                said = served.stdout.readline() if served.stdout else ""
                (address,) = re.findall(r"http\S+/", said)
                yield cookie, [f"{address}table/{table.id}" for table in tables]
            finally:
                served.terminate()


@contextmanager
def browsing() -> Iterator[Browser]:
    """Open Chromium for a while."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=steps.browser())
        yield browser
        browser.close()


def shoot(context: BrowserContext, address: str) -> bytes:
    """Take a picture of a table once it has nothing left to show."""
    page = context.new_page()
    page.goto(address)
    page.locator('[data-hint="question"][aria-busy="false"]').wait_for()
    # Pictures and fonts come later than the question, and tell no one when they are there.
    page.wait_for_timeout(4000)
    return page.screenshot()


def beside(browser: Browser, pictures: Sequence[bytes]) -> bytes:
    """Compose pictures into one, side by side."""
    height = HALF * SCREEN["height"] // SCREEN["width"]
    page = browser.new_page(viewport={"width": HALF * len(pictures), "height": height})
    images = [
        f'<img width="{HALF}" src="data:image/png;base64,{b64encode(one).decode()}">'
        for one in pictures
    ]
    page.set_content(f'<body style="margin: 0; display: flex">{"".join(images)}</body>')
    return page.screenshot(type="jpeg", quality=QUALITY)


def main() -> None:
    """Take the picture."""
    with serving(SCENES) as ((name, value), addresses), browsing() as browser:
        context = browser.new_context(
            viewport=SCREEN, locale="en-GB", reduced_motion="reduce", color_scheme="dark"
        )
        context.add_cookies([{"name": name, "value": value, "url": urljoin(addresses[0], "/")}])
        taken = beside(browser, [shoot(context, address) for address in addresses])
    if len(taken) > LARGEST:
        message = f"{TARGET} would have {len(taken)} bytes; at most {LARGEST} are allowed"
        raise SystemExit(message)
    TARGET.write_bytes(taken)
    print(f"{TARGET.name}: {len(taken)} bytes")


if __name__ == "__main__":
    main()
