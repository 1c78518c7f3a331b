"""The pages of the documentation, and what can be found in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.root import ROOT

PAGES: Final = sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")))
_FENCED: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_SPAN: Final = re.compile(r"`([^`\n]+)`")
_INDENTED: Final = re.compile(r"(?<=\n\n)((?:    .+\n)+)")


def name_of(page: Path) -> str:
    """Name a page by its path in the project."""
    return str(page.relative_to(ROOT))


def prose(page: Path) -> str:
    """Give a page without what stands between fences."""
    return _FENCED.sub("", page.read_text("utf-8"))


def blocks(page: Path, language: str) -> list[str]:
    """List what a page shows between fences of a language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )


def spans(text: str) -> list[str]:
    """List what stands between single backquotes."""
    return _SPAN.findall(text)


def shown(page: Path) -> list[str]:
    """List what a page shows as code: spans, and the lines of indented blocks."""
    text = prose(page)
    lines = [line.strip() for block in _INDENTED.findall(text) for line in block.splitlines()]
    return [*spans(text), *lines]


def commands(page: Path) -> list[str]:
    """List the lines after `oneiros` that a page shows."""
    prefixes = ("oneiros ", ".venv/bin/oneiros ")
    return [
        line.removeprefix(prefix)
        for line in shown(page)
        for prefix in prefixes
        if line.startswith(prefix) and not line.startswith(f"{prefix}-")
    ]
