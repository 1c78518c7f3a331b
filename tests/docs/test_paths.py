"""Every file and folder that the documentation names exists."""

from __future__ import annotations

import re
from itertools import product
from typing import Final

from tests.docs.pages import PAGES, name_of, prose, spans
from tests.root import ROOT

# Where a page may begin to count: at the root, or where most of what it tells about lies.
_ROOTS: Final = (ROOT, ROOT / "src/oneiros", ROOT / "src/oneiros/words", ROOT / "web/src")
# ARCHITECTURE.md names modules alone, below the folder that it tells about.
_CHECKED: Final = [page for page in PAGES if page.name != "ARCHITECTURE.md"]
_NAMED: Final = re.compile(r"[a-zA-Z0-9_.<>*{},-]+(?:/[a-zA-Z0-9_.<>*{},-]+)*/?")
_SUFFIXES: Final = (".py", ".ts", ".svelte", ".toml")
# What building makes, what the user's folders hold, what readers write themselves, `Lure/1`.
_ELSEWHERE: Final = re.compile(r"\.|build/|oneiros/|bot\.py$|[A-Z]\w*/\d$")


def is_path(span: str) -> bool:
    """Say whether a span looks like a path in the project."""
    looks = "/" in span or span.endswith(_SUFFIXES)
    return looks and _NAMED.fullmatch(span) is not None and _ELSEWHERE.match(span) is None


def patterns(path: str) -> list[str]:
    """Write a path as patterns: `<name>` is any name, and `{en,pl}` is each of the two."""
    parts = re.split(r"\{([^}]*)\}", re.sub(r"<\w+>", "*", path.rstrip("/")))
    choices = [part.split(",") if number % 2 else [part] for number, part in enumerate(parts)]
    return ["".join(chosen) for chosen in product(*choices)]


def exists(path: str) -> bool:
    """Say whether every pattern of a path fits something that is there."""
    return all(any(any(root.glob(one)) for root in _ROOTS) for one in patterns(path))


PATHS = sorted(
    {(name_of(page), one) for page in _CHECKED for one in spans(prose(page)) if is_path(one)}
)


def test_there_are_paths() -> None:
    assert len(PATHS) > 50


def test_each_path_leads_somewhere() -> None:
    assert [(page, path) for page, path in PATHS if not exists(path)] == []
