"""The notebook runs from its first cell to its picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from tests.root import ROOT

NOTEBOOK = ROOT / "examples" / "notebooks" / "decisions.ipynb"


def test_the_notebook_runs_up_to_its_picture() -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)  # noqa: S102 - it is ours
    assert set(names["means"]) >= {"move", "end"}
    folder: Path = names["FOLDER"]
    drawn = ET.fromstring((folder / "deeds.svg").read_text("utf-8"))  # noqa: S314 - it is ours
    assert len(drawn.findall("{*}rect")) == len(names["means"])


def test_the_notebook_is_kept_without_what_it_printed() -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    assert all(not cell.get("outputs") and not cell.get("execution_count") for cell in cells)
