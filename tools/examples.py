"""Write the examples of abilities and powers from the scenarios that are made to be tried.

Those are named `to-try`: in the folder of their ability, or behind the name of their power.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from oneiros.games.dreamblade.text import position as dreamblade
from oneiros.games.dreamscape.text import position as dreamscape
from oneiros.registry.games import game

ROOT: Final = Path(__file__).parent.parent
WRITE: Final[dict[str, Callable[[Any], str]]] = {
    "dreamblade": dreamblade.write,
    "dreamscape": dreamscape.write,
}
_ENDING: Final = "to-try"
_OF_ANY_GAME: Final = ("game", "rule", "title", "script")


def file(name: str) -> Path:
    """Say where the examples of a game are kept."""
    return ROOT / "src/oneiros/registry" / name / "examples.toml"


def scenarios(name: str) -> Iterator[tuple[str, Path]]:
    """Give each scenario of a game that is made to be tried, with the name of its example."""
    for path in sorted((ROOT / "tests/scenarios" / name).rglob(f"*{_ENDING}.toml")):
        about = path.stem.removesuffix(_ENDING).strip("-").split("-")[2:]
        yield "-".join(about) or path.parent.name, path


def written(name: str) -> str:
    """Write the examples of a game: what each is of, and its position."""
    lines = ["# Written by tools/examples.py from the scenarios that are made to be tried."]
    for example, path in scenarios(name):
        fields = tomllib.loads(path.read_text("utf-8"))
        rule = fields["rule"]
        known = {key: one for key, one in fields.items() if key not in _OF_ANY_GAME}
        position = WRITE[name](game(name).stage.lay_out(known, str(path)).state)
        lines += ["", f"[{example}]", f"rule = {json.dumps(rule)}"]
        lines += [f"position = {json.dumps(position)}"]
    return "\n".join([*lines, ""])




if __name__ == "__main__":
    for one in WRITE:
        file(one).write_text(written(one), "utf-8")
