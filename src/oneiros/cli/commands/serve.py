"""oneiros serve: the tables in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import threading
import webbrowser
from collections.abc import Callable, Sequence
from typing import Final

from oneiros.cli import keeping, settings
from oneiros.cli.parser import Parser, whole
from oneiros.cli.shell import Shell
from oneiros.cli.status import FINE
from oneiros.kernel.errors import BadData
from oneiros.registry.bots.asking import USUAL_SECONDS
from oneiros.registry.bots.installed import add, offered
from oneiros.server import logs
from oneiros.words import Words
from oneiros.words.refusals import refusal

Bind = Callable[[str, int], socket.socket]

HOST: Final = "127.0.0.1"
PORT: Final = 8420
_LARGEST_PORT: Final = 65535
_LONGEST_THOUGHT: Final = 600
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
    parser.add_argument(
        "--metrics",
        type=_address(words),
        metavar=say("cli-metavar-address"),
        help=say("cli-option-metrics"),
    )
    parser.add_argument(
        "--log-format", choices=logs.FORMATS, default=logs.TEXT, help=say("cli-option-log-format")
    )
    parser.add_argument(
        "--log-level", choices=logs.LEVELS, default="warning", help=say("cli-option-log-level")
    )
    keeping.equip(parser)
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
    parser.add_argument(
        "--bot",
        metavar=say("cli-metavar-bot"),
        action="append",
        default=[],
        help=say("cli-option-bot"),
    )
    parser.add_argument(
        "--bot-seconds",
        type=whole(words, 1, _LONGEST_THOUGHT),
        default=round(USUAL_SECONDS),
        metavar=say("cli-metavar-n"),
        help=say("cli-option-bot-seconds", usual=round(USUAL_SECONDS)),
    )


def _address(words: Words) -> Callable[[str], tuple[str, int]]:
    """Read where metrics are told: a port, which only this computer reaches, or ADDRESS:PORT."""
    port = whole(words, 0, _LARGEST_PORT)

    def read(text: str) -> tuple[str, int]:
        host, colon, number = text.rpartition(":")
        if colon and not host:
            raise argparse.ArgumentTypeError(words.say("cli-metrics-address", came=text))
        return host.removeprefix("[").removesuffix("]") or HOST, port(number)

    return read


def _offer(bots: Sequence[str], shell: Shell) -> None:
    """Look for the bots from outside before anybody asks for them, and say which cannot play."""
    add(bots)
    for name, why in offered().broken.items():
        shell.say("cli-bots-broken", bot=name, why=refusal(shell.words, why))


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


def _written(host: str, port: int) -> str:
    """Write an address as browsers take it."""
    name = "localhost" if host == HOST else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def _asks_for_another(arguments: argparse.Namespace) -> bool:
    """Return whether the options ask for more than any server that runs here."""
    return (
        arguments.database is not None
        or arguments.port is not None
        or arguments.metrics is not None
        or arguments.host != HOST
        or arguments.https
        or arguments.restored
        or any((arguments.name, arguments.trusted_proxy, arguments.bot))
    )


def run(arguments: argparse.Namespace, shell: Shell) -> int:
    """Serve until somebody interrupts."""
    # The other commands start faster without the server and what it needs.
    from oneiros.server import metrics  # noqa: PLC0415
    from oneiros.server.app import Settings  # noqa: PLC0415
    from oneiros.server.senders import Senders  # noqa: PLC0415
    from oneiros.server.serving import bind, serve  # noqa: PLC0415
    from oneiros.storage import Claim, StorageInUse, default_url  # noqa: PLC0415

    proxies = tuple(arguments.trusted_proxy)
    # What is no address is refused before anything is touched.
    Senders(proxies)
    logs.write_logs(arguments.log_format, arguments.log_level)
    _offer(arguments.bot, shell)
    database = arguments.database or default_url()
    browse = not arguments.no_browser and any(map(os.environ.get, _SCREENS))
    try:
        claim = Claim(database)
    except StorageInUse as refusal:
        running = str(refusal.details["address"])
        # A person who asks for nothing in particular wants to play, and can.
        if _asks_for_another(arguments) or not running:
            raise
        shell.say("cli-serve-running", address=running)
        _browse(running, wanted=browse)
        return FINE
    counted = ""
    if arguments.metrics is not None:
        counting, _ = arguments.metrics
        counted = _written(counting, metrics.expose(*arguments.metrics)) + "metrics"
    taken = _taken(bind, arguments.host, arguments.port)
    port = taken.getsockname()[1]
    address = _written(arguments.host, port)
    served = Settings(
        database=database,
        hosts=(socket.gethostname(), arguments.host, *arguments.name),
        thinkers=arguments.thinkers,
        bot_seconds=arguments.bot_seconds,
        secure=arguments.https,
        proxies=proxies,
        keeping=keeping.wished(arguments),
        restored=arguments.restored,
    )

    def started() -> None:
        claim.announce(address)
        shell.say("cli-serve-started", address=address)
        if counted:
            shell.say("cli-serve-metrics", address=counted)
        shell.say("cli-serve-stop" if browse or arguments.no_browser else "cli-serve-open")
        threading.Thread(target=_browse, args=(address,), kwargs={"wanted": browse}).start()

    serve(served, taken, started)
    shell.say("cli-serve-stopped")
    return FINE
