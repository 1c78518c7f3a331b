"""oneiros serve: the tables in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

from oneiros.cli import settings
from oneiros.cli.parser import Parser, whole
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.kernel.errors import BadData

Bind = Callable[[str, int], socket.socket]

HOST: Final = "127.0.0.1"
PORT: Final = 8420
_LARGEST_PORT: Final = 65535
_MOST_THINKERS: Final = 64
# Opening a browser makes no sense where nobody sees it, and would only print errors.
_SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def equip(parser: Parser) -> None:
    """Take address, database, names, and whether a browser is opened."""
    words, say = parser.words, parser.words.say
    parser.settings = "serve"
    parser.add_argument(
        settings.OPTION,
        metavar=say("cli-metavar-file"),
        default=argparse.SUPPRESS,
        help=say("cli-option-settings"),
    )
    parser.add_argument(
        "--host",
        metavar=say("cli-metavar-host"),
        default=HOST,
        help=say("cli-option-host", usual=HOST),
    )
    parser.add_argument(
        "--port",
        type=whole(words, 0, _LARGEST_PORT),
        metavar=say("cli-metavar-n"),
        help=say("cli-option-port", usual=str(PORT)),
    )
    parser.add_argument(
        "--database", metavar=say("cli-metavar-address"), help=say("cli-option-database")
    )
    parser.add_argument(
        "--name",
        metavar=say("cli-metavar-host"),
        action="append",
        default=[],
        help=say("cli-option-name"),
    )
    parser.add_argument(
        "--trusted-proxy",
        metavar=say("cli-metavar-address"),
        action="append",
        default=[],
        help=say("cli-option-trusted-proxy"),
    )
    parser.add_argument("--restored", action="store_true", help=say("cli-option-restored"))
    parser.add_argument("--https", action="store_true", help=say("cli-option-https"))
    parser.add_argument("--no-browser", action="store_true", help=say("cli-option-no-browser"))
    parser.add_argument(
        "--thinkers",
        type=whole(words, 1, _MOST_THINKERS),
        default=min(2, os.cpu_count() or 1),
        metavar=say("cli-metavar-n"),
        help=say("cli-option-thinkers"),
    )


def _browse(address: str, *, wanted: bool) -> None:
    """Open the browser where somebody sees it."""
    if wanted:
        webbrowser.open(address)


def _taken(bind: Bind, host: str, port: int | None) -> socket.socket:
    """Take the port asked for; where none is, the usual one or, if somebody has it, any other."""
    if port is not None:
        return bind(host, port)
    try:
        return bind(host, PORT)
    except BadData:
        return bind(host, 0)


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Serve until somebody interrupts."""
    # The other commands start faster without the server and what it needs.
    from oneiros.server.app import Settings  # noqa: PLC0415
    from oneiros.server.senders import Senders  # noqa: PLC0415
    from oneiros.server.serving import bind, serve  # noqa: PLC0415
    from oneiros.storage import Claim, StorageInUse, default_url  # noqa: PLC0415

    proxies = tuple(arguments.trusted_proxy)
    # What is no address is refused before anything is touched.
    Senders(proxies)
    database = arguments.database or default_url()
    browse = not arguments.no_browser and any(map(os.environ.get, _SCREENS))
    try:
        claim = Claim(database)
    except StorageInUse as refusal:
        running = str(refusal.details["address"])
        # Somebody who asks for nothing in particular wants to play, and can.
        if arguments.database is not None or arguments.port is not None or not running:
            raise
        shell.say("cli-serve-running", address=running)
        _browse(running, wanted=browse)
        return FINE
    taken = _taken(bind, arguments.host, arguments.port)
    port = taken.getsockname()[1]
    host = f"[{arguments.host}]" if ":" in arguments.host else arguments.host
    address = f"http://{'localhost' if host == HOST else host}:{port}/"
    served = Settings(
        database=database,
        hosts=(socket.gethostname(), arguments.host, *arguments.name),
        thinkers=arguments.thinkers,
        secure=arguments.https,
        proxies=proxies,
        restored=arguments.restored,
    )

    def started() -> None:
        claim.announce(address)
        shell.say("cli-serve-started", address=address)
        shell.say("cli-serve-stop" if browse or arguments.no_browser else "cli-serve-open")
        threading.Thread(target=_browse, args=(address,), kwargs={"wanted": browse}).start()

    serve(served, taken, started)
    shell.say("cli-serve-stopped")
    return FINE
