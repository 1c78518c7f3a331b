"""A game is named in its own folders and in the registry's list, and nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from oneiros.registry.games import all_games
from tests.root import ROOT

SOURCE = ROOT / "src" / "oneiros"
LIST = SOURCE / "registry" / "addresses.py"
# Tools about one game only: its table of abilities, pictures of its board, strengths of its pieces.
OWN_TOOLS = {"ability_table.py", "pictures.py", "strengths.py"}


def is_own(file: Path) -> bool:
    """Tell whether a file stands in a folder of one game, or is the list of all."""
    return file == LIST or any(name in file.parent.parts for name in all_games())


FILES = sorted(file for file in SOURCE.rglob("*.py") if not is_own(file))
FILES += sorted(file for file in (ROOT / "tools").glob("*.py") if file.name not in OWN_TOOLS)


PAGES = ROOT / "web" / "src"
# Tests may name a game; and what is generated from the messages is named as they are.
PARTS = sorted(
    file
    for file in (*PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte"))
    if not is_own(file) and not file.name.endswith((".test.ts", ".d.ts"))
)
_REMARKS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def named(tree: ast.Module) -> Iterator[str]:
    """Give every text and every imported module of a file; what documents it does not count."""
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in documents:
                yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_no_game_is_named() -> None:
    for file in FILES:
        texts = " ".join(named(ast.parse(file.read_text("utf-8")))).lower()
        assert [name for name in all_games() if name in texts] == [], file


def test_no_part_of_the_web_client_names_a_game() -> None:
    for file in PARTS:
        text = _REMARKS.sub("", file.read_text("utf-8")).lower()
        assert [name for name in all_games() if name in text] == [], file


def test_what_is_looked_for_would_be_found() -> None:
    written = 'from oneiros.games.dreamblade import rules\nif name == "dreamscape":\n    pass\n'
    texts = " ".join(named(ast.parse(written)))
    assert [name for name in all_games() if name in texts] == list(all_games())
    page = (
        "// dreamscape\nimport { TABLE } from '../games/dreamblade/table'; /* dream\ndreamscape */"
    )
    assert "dreamblade" in _REMARKS.sub("", page)
    assert "dreamscape" not in _REMARKS.sub("", page)
    assert PARTS
