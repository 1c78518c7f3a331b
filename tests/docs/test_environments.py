"""The pages about environments are true: their examples run, and what they list is there."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.root import ROOT
from tools import encodings

PAGE = (ROOT / "docs" / "environments.md").read_text("utf-8")


def test_the_examples_run_one_after_the_other() -> None:
    program = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, check=False, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Passed API test") == 2
    assert "\n['" in done.stdout


def test_every_part_and_every_action_is_listed() -> None:
    assert encodings.PAGE.read_text("utf-8") == encodings.page()
