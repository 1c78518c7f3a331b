"""The engine without the server: what the extra `server` brings cannot be imported."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from typing import Final

from tests.cli.command import PATIENCE, Ran, environment
from tests.root import ROOT

# As it is declared: an unpacked sdist that is not installed has no metadata of its own.
_PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BARRED: Final = sorted(
    re.split(r"[<>=]", one)[0] for one in _PROJECT["optional-dependencies"]["server"]
)
_WITHOUT: Final = """
import sys

class Bar:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BARRED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Bar())
BARRED = sys.argv.pop(1).split()
"""
_COMMAND: Final = """
from oneiros.cli import main
raise SystemExit(main())
"""


def without_server(*arguments: str, program: str = _COMMAND, **changes: str) -> Ran:
    """Run the command, or another program, where the server was not installed."""
    done = subprocess.run(
        [sys.executable, "-c", _WITHOUT + program, " ".join(BARRED), *arguments],
        capture_output=True,
        env=environment(**changes),
        check=False,
        timeout=PATIENCE,
        text=True,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
