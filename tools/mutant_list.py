"""The list of faults in tests/mutants.toml, and how each is planted in its file."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
LIST: Final = ROOT / "tests" / "mutants.toml"


class Mutant(NamedTuple):
    """A fault: in a function of a file, old text becomes new."""

    id: str
    file: str
    function: str
    """The function with the old text, as `name` or `Class.name`; outside Python only a note."""
    old: str
    new: str
    caught_by: str

    def planted(self, text: str) -> str:
        """Return the text of the file with the fault, or refuse if its place is not clear."""
        start, end = _span(text, self.function) if self.file.endswith(".py") else (0, len(text))
        found = text.count(self.old, start, end)
        if found != 1:
            place = f"{self.function} of {self.file}".removeprefix(" of ")
            message = (
                f"{self.id}: the old text occurs {found} times in {place}; "
                "correct the mutant, or replace it if its code is gone"
            )
            raise SystemExit(message)
        at = text.index(self.old, start, end)
        return text[:at] + self.new + text[at + len(self.old) :]


def read_list() -> list[Mutant]:
    """Read the list of faults."""
    return [Mutant(**one) for one in tomllib.loads(LIST.read_text("utf-8"))["mutant"]]


def write_result(mutant: Mutant, caught_by: str) -> None:
    """Put what caught a fault into the list."""
    before, found, after = LIST.read_text("utf-8").partition(f"id = {json.dumps(mutant.id)}\n")
    line = f"caught_by = {json.dumps(caught_by, ensure_ascii=False)}"
    after = re.sub(r"^caught_by = .*$", lambda _: line, after, count=1, flags=re.MULTILINE)
    LIST.write_text(before + found + after, "utf-8")


def _span(text: str, function: str) -> tuple[int, int]:
    """Return where a function begins and ends: the whole file without a name, nothing if none."""
    if not function:
        return 0, len(text)
    node: ast.AST = ast.parse(text)
    for name in function.split("."):
        inside = [one for one in ast.iter_child_nodes(node) if getattr(one, "name", "") == name]
        if not inside:
            return 0, 0
        node = inside[-1]
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return 0, 0
    lines = text.splitlines(keepends=True)
    start = sum(map(len, lines[: node.lineno - 1]))
    return start, start + sum(map(len, lines[node.lineno - 1 : node.end_lineno]))
