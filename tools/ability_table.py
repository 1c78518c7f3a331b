"""Write the table of docs/miniatures.md: what a miniature's text may say with each keyword."""

from __future__ import annotations

import sys
from pathlib import Path

from oneiros.games.dreamblade.keywords.index import KEYWORDS
from oneiros.games.dreamblade.keywords.keyword import (
    BLADES,
    CONTINUOUS,
    ENEMIES,
    KIND_NEEDED,
    KINDS,
    ONE_SHOT,
    OWN_NAME,
    SELF,
    SIGNED,
    UNNUMBERED,
    Keyword,
)
from oneiros.games.dreamblade.vocabulary import COMES_INTO_PLAY

PAGE = Path(__file__).parent.parent / "docs" / "miniatures.md"
HEAD = "| keyword | number | activations | score | words | bearer |"
_ACTIVATIONS = {
    CONTINUOUS: "always",
    BLADES: "blade kinds",
    ONE_SHOT: "blade kinds, spawn N, comes into play",
    (*CONTINUOUS, *BLADES): "always, blade kinds",
    (*CONTINUOUS, COMES_INTO_PLAY): "always, comes into play",
}
_WORDS = ((KINDS, "kind"), (KIND_NEEDED, "kind (needed)"), (ENEMIES, "Enemies"), (SELF, "Self"))


def row(keyword: Keyword) -> str:
    """Write one keyword's row."""
    number = {UNNUMBERED: "–", SIGNED: "+X"}.get(keyword.number, "X")
    words = [said for flag, said in _WORDS if keyword.words & flag]
    if keyword.words & OWN_NAME:
        words = ["a name of its own (needed)"]
    cells = (
        keyword.name,
        number,
        _ACTIVATIONS[keyword.activations],
        "yes" if keyword.scorable else "no",
        ", ".join(words) or "–",
        "creatures" if keyword.creatures_only else "creatures, locations",
    )
    return f"| {' | '.join(cells)} |"


def table() -> str:
    """Write the whole table."""
    named = sorted(KEYWORDS, key=lambda keyword: keyword.name)
    return "\n".join([HEAD, "| --- " * 6 + "|", *(row(keyword) for keyword in named)]) + "\n"


def main() -> int:
    """Put the table where the page has it."""
    text = PAGE.read_text("utf-8")
    PAGE.write_text(text[: text.index(HEAD)] + table(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
