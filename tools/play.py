"""Opens the game in the browser; options go to `oneiros serve`.

A fresh clone needs half a minute: the package runs as it is, and the engine is compiled in the
background, at low priority, for the next start.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from tools.prepare import check_python, is_done, is_pure, prepare
from tools.steps import BIN, ROOT, SLOWER, Failed

WEAKEST: Final = "19"
"""The lowest priority: the server comes first."""
REFUSES_WITHIN: Final = 3.0
"""Seconds after which a server that still runs has taken its options."""


def compile_in_background() -> subprocess.Popen[bytes] | None:
    """Start compiling in the background, and print a line if it succeeds."""
    program = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    if shutil.which(program.split()[0]) is None:
        print(f"No C compiler was found ({program}); {SLOWER}", flush=True)
        return None
    print(
        "Compiling the engine in the background; the next start is about 10 times faster",
        flush=True,
    )
    compiler = subprocess.Popen(
        ["nice", "-n", WEAKEST, sys.executable, "-m", "tools.prepare", "--quiet", "engine"],  # noqa: S607 - found on the path
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        # A group of its own, which Ctrl-C does not reach: it ends when the server has ended.
        process_group=0,
    )

    def report() -> None:
        if compiler.wait() == 0 and is_done("engine"):
            print("The engine is compiled; the next start uses it", flush=True)

    threading.Thread(target=report, daemon=True).start()
    return compiler


def serve(options: Sequence[str], *, compiled: bool) -> int:
    """Serve until someone ends it, and compile meanwhile; return the exit status of the server."""
    environment = dict(os.environ)
    if not compiled:
        # Every process of this start runs the sources, even when compiled files appear meanwhile.
        environment["ONEIROS_PURE"] = "1"
    server = subprocess.Popen([BIN / "oneiros", "serve", *options], env=environment)
    # Ctrl-C reaches the server directly, and so does whatever ends the whole terminal.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: server.send_signal(number))
    if compiled or is_pure():
        return server.wait()
    with suppress(subprocess.TimeoutExpired):
        # Whatever is wrong with the options is said first, and alone.
        return server.wait(REFUSES_WITHIN)
    compiler = compile_in_background()
    try:
        return server.wait()
    finally:
        if compiler and compiler.poll() is None:
            os.killpg(compiler.pid, signal.SIGTERM)
            compiler.wait()


def main() -> int:
    """Prepare, then serve."""
    try:
        check_python()
        prepare(["package", "web"])
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return serve(sys.argv[1:], compiled=is_done("engine"))


if __name__ == "__main__":
    sys.exit(main())
