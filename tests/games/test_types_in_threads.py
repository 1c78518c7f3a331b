"""Types of files are known when their module is loaded, not when two threads read a file at once.

msgspec looks at the annotations of a type when it is used for the first time. A second thread that
uses the type meanwhile ends the process.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

MINIATURES = "oneiros.games.dreamblade.warbands.catalogue"
CARDS = "oneiros.games.dreamscape.cards.catalogue"


@pytest.mark.parametrize(
    ("module", "name", "used"),
    [
        (MINIATURES, "Name", 'read_set("set = \'x\'\\nminiature = []", "x")'),
        (CARDS, "Any", 'read_cards("card = []", "x")'),
        (CARDS, "Name", "msgspec.json.decode(b'null', type=Entry | None)"),
    ],
)
def test_annotations_are_not_needed_when_a_file_is_read(module: str, name: str, used: str) -> None:
    program = f"from {module} import *\nimport {module} as m\ndel m.{name}\nm.{used}"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
